import type { FastifyInstance } from 'fastify'
import type { Options } from '../model/options.ts'
import type { Socket } from './connection.ts'
import { REFUSALS, WireError } from './errors.ts'
import type { Context } from './route.ts'

/** Between two lines of the log about connections that were closed. */
const LOG_EVERY_MS = 60_000

/**
 * Bounds what connections may take of this process: how many there are, of all and of one address; how many
 * requests one sends ahead without waiting for answers; and how long one takes to read an answer. The time
 * for headers and bodies to arrive is an option of Node's server.
 */
export function boundConnections(app: FastifyInstance, context: Context): void {
  const { serve } = context.engine.options
  app.server.maxConnections = serve.maxConnections
  boundAddresses(app.server, serve.maxConnectionsPerAddress, closedConnections(context))
  const ahead = countAhead()
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw
    ahead.add(socket, 1)
    reply.raw.once('close', () => {
      ahead.add(socket, -1)
      // The next answer of this connection is still being made, and takes as long as it needs.
      if (ahead.of(socket) > 0) limitSilence(socket, 0)
    })
    if (ahead.of(socket) <= serve.maxPipelined) return done()
    reply.header('connection', 'close')
    done(new WireError(REFUSALS.pipelined))
  })
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    // Node sets a time of its own once all is sent.
    limitSilence(raw.socket, serve.sendTimeoutMs)
    done(null, payload)
  })
}

/** Has a connection closed on which nothing moves for so long; 0: never. One that is injected has no time. */
function limitSilence(socket: Partial<Pick<Socket, 'setTimeout'>>, ms: number): void {
  socket.setTimeout?.(ms)
}

function countAhead() {
  const counts = new WeakMap<Socket, number>()
  const of = (socket: Socket) => counts.get(socket) ?? 0
  return { of, add: (socket: Socket, change: number) => void counts.set(socket, of(socket) + change) }
}

/** Closes connections beyond those that one address may have, at once and without an answer. */
function boundAddresses(
  server: FastifyInstance['server'],
  max: Options['serve']['maxConnectionsPerAddress'],
  closed: (why: string) => void,
): void {
  const open = new Map<string, number>()
  server.on('drop', () => closed('the service has as many as serve.maxConnections allows'))
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    if (count <= max) return
    closed(`${address} has as many as serve.maxConnectionsPerAddress allows`)
    socket.destroy()
  })
}

function closedConnections({ logger, now }: Context): (why: string) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let untold = 0
  return (why) => {
    untold++
    if (now() - toldAt < LOG_EVERY_MS) return
    logger.warn({ connections: untold }, `new connections are closed: ${why}`)
    toldAt = now()
    untold = 0
  }
}
