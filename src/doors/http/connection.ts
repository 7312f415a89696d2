import { setMaxListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toConnectionError, wireRefusal } from './errors.ts'

type Server = FastifyInstance['server']
export type Socket = FastifyRequest['raw']['socket']

/** Counts the pending answers of each connection. Answers are sent in the order of the requests. */
export interface Connections {
  /** Reports that one more answer is pending. */
  begin(socket: Socket): void
  /** Reports that the first pending answer was sent, or will never be sent. */
  end(socket: Socket): void
  /** The number of pending answers. */
  owedOn(socket: Socket): number
  /**
   * Calls `over` once: when the answer is sent, or when its connection closes earlier. Node does not report
   * the end of a connection to answers that wait behind others.
   */
  whenOver(socket: Socket, response: ServerResponse, over: () => void): void
  /** Waits for all pending answers, but not for answers to later requests. */
  answered(): Promise<void>
  /**
   * Closes the connections on which no answer is pending. From then on, every other connection is closed as
   * soon as its answers are sent, and new connections are closed at once.
   */
  closeUnused(): void
}

interface Owed {
  begun: number
  ended: number
  /** Callers that wait until this number of answers has ended. */
  waiting: { readonly until: number; readonly done: () => void }[]
  /** Callbacks of the answers that are not over. */
  readonly unfinished: Set<() => void>
}

/**
 * Tracks which connections are in use. Node's own `closeIdleConnections` does not close connections that
 * never sent a request, so a server that waits for them closes late.
 */
export function trackConnections(server: Server): Connections {
  const open = new Map<Socket, Owed>()
  let isClosing = false
  const track = (socket: Socket) => {
    if (isClosing) {
      socket.destroy()
      return
    }
    const owed: Owed = { begun: 0, ended: 0, waiting: [], unfinished: new Set() }
    open.set(socket, owed)
    socket.once('close', () => {
      open.delete(socket)
      // An answer that waits behind others gets no `close` event when its connection closes.
      endUpTo(owed, Number.POSITIVE_INFINITY)
      for (const over of owed.unfinished) over()
    })
  }
  server.on('connection', track)
  // With TLS, requests arrive on a TLS socket that wraps the socket of the connection.
  server.on('secureConnection', (secure: Socket) => {
    for (const socket of open.keys()) if (isSameEnd(socket, secure)) open.delete(socket)
    track(secure)
  })
  return {
    begin(socket) {
      const owed = open.get(socket)
      if (owed) owed.begun++
    },
    end(socket) {
      const owed = open.get(socket)
      if (!owed) return
      endUpTo(owed, owed.ended + 1)
      // The next answer of this connection is still being made, so the timeout for sending must not end it.
      if (owed.ended < owed.begun) socket.setTimeout(0)
      else if (isClosing) socket.destroySoon()
    },
    owedOn(socket) {
      const { begun, ended } = open.get(socket) ?? { begun: 0, ended: 0 }
      return begun - ended
    },
    whenOver(socket, response, over) {
      const unfinished = open.get(socket)?.unfinished
      const once = () => {
        response.off('close', once)
        unfinished?.delete(once)
        over()
      }
      if (response.destroyed) return over()
      response.on('close', once)
      unfinished?.add(once)
    },
    async answered() {
      const running = [...open.values()].filter(({ begun, ended }) => begun > ended)
      const done = running.map(
        ({ begun, waiting }) => new Promise<void>((resolve) => waiting.push({ until: begun, done: resolve })),
      )
      await Promise.all(done)
    },
    closeUnused() {
      isClosing = true
      for (const [socket, { begun, ended }] of open) if (begun === ended) socket.destroy()
    },
  }
}

function endUpTo(owed: Owed, ended: number): void {
  owed.ended = ended
  if (owed.waiting.length === 0) return
  const over = owed.waiting.filter(({ until }) => until <= ended)
  owed.waiting = owed.waiting.filter(({ until }) => until > ended)
  for (const { done } of over) done()
}

function isSameEnd(one: Socket, other: Socket): boolean {
  return one.remotePort === other.remotePort && one.remoteAddress === other.remoteAddress
}

const gone = new WeakMap<Socket, AbortSignal>()

/**
 * Returns a signal that fires when the connection closes. All requests of a connection share one signal. A
 * client that closes its sending side counts as gone.
 */
export function goneSignal(socket: Socket): AbortSignal {
  let signal = gone.get(socket)
  if (!signal) {
    const controller = new AbortController()
    setMaxListeners(0, controller.signal)
    socket.once('close', () => controller.abort())
    if (socket.destroyed) controller.abort()
    signal = controller.signal
    gone.set(socket, signal)
  }
  return signal
}

/**
 * How long further data on a refused connection is read and dropped. Closing the connection with unread data
 * would reset it, and the client could lose the answer.
 */
const LINGER_MS = 1_000

const refused = new WeakSet<Socket>()

/**
 * Answers bytes that are not an HTTP request with an error in the usual form, and closes the connection.
 * Answers only once. Returns the status; undefined when no answer is sent.
 */
export function answerBrokenConnection(error: Error, socket: Socket, requestId: string): number | undefined {
  // Node reports an error for every further piece of an invalid request.
  if (refused.has(socket)) return undefined
  refused.add(socket)
  if (!socket.writable) {
    socket.destroy()
    return undefined
  }
  const wireError = toConnectionError(error)
  const body = JSON.stringify(wireRefusal(wireError.refusal, requestId).body)
  const head = [
    `HTTP/1.1 ${wireError.refusal.status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
  return wireError.refusal.status
}
