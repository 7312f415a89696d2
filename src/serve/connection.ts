import { setMaxListeners } from 'node:events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody, toConnectionError } from './errors.ts'

type Server = FastifyInstance['server']
export type Socket = FastifyRequest['raw']['socket']

/**
 * Ends the connections on which no request is being answered. Node's own `closeIdleConnections` leaves those open
 * that never sent one, and a server that waits for them closes late.
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
 * Aborts when the connection closes. One signal per connection, so that pipelined requests share it; a client
 * that closes its sending side has left.
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

/** Answers bytes that are no request, in the same form as every error, and ends the connection. */
export function answerBrokenConnection(error: Error, socket: Socket, requestId: string): void {
  if (!socket.writable) {
    socket.destroy()
    return
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
  socket.destroySoon()
}
