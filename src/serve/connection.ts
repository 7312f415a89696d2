import { setMaxListeners } from 'node:events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody, toConnectionError } from './errors.ts'

type Server = FastifyInstance['server']
export type Socket = FastifyRequest['raw']['socket']

/**
 * Closes the connections on which no request is being answered. Node's own `closeIdleConnections` keeps those
 * that never sent a request, and a server that waits for them closes late.
 */
export function trackConnections(server: Server): { readonly closeUnused: () => void } {
  const unanswered = new Map<Socket, number>()
  const add = (socket: Socket, change: number) => {
    const before = unanswered.get(socket)
    if (before !== undefined) unanswered.set(socket, before + change)
  }
  server.on('connection', (socket) => {
    unanswered.set(socket, 0)
    socket.once('close', () => unanswered.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    add(socket, 1)
    response.once('close', () => add(socket, -1))
  })
  return {
    closeUnused: () => {
      for (const [socket, requests] of unanswered) if (requests === 0) socket.destroy()
    },
  }
}

const gone = new WeakMap<Socket, AbortSignal>()

/**
 * A signal that fires when the connection closes. Each connection has one, which its pipelined requests
 * share. A client that closes its sending side counts as gone.
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
 * How long what still comes on a refused connection is read and dropped. Closing before it was read would
 * reset the connection, and the client could lose the answer.
 */
const LINGER_MS = 1_000

const refused = new WeakSet<Socket>()

/**
 * Answers bytes that are not a request with an error in the usual form, once, and closes the connection.
 * Returns the status; undefined when nobody is told.
 */
export function answerBrokenConnection(error: Error, socket: Socket, requestId: string): number | undefined {
  // Node reports each further piece of what is no request.
  if (refused.has(socket)) return undefined
  refused.add(socket)
  if (!socket.writable) {
    socket.destroy()
    return undefined
  }
  const wireError = toConnectionError(error)
  const body = errorBody(wireError)
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
