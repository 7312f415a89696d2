import type { FastifyInstance } from 'fastify'
import { SERVICE } from './bounds.ts'
import type { Connections, Socket } from './connection.ts'
import { WireError } from './errors.ts'
import { REFUSALS } from './refusals.ts'
import type { Context } from './route.ts'

/** The pause between two log lines about refused connections. */
const LOG_EVERY_MS = 60_000

/** A connection beyond the limit gets this much time for its first request, which is answered with 503. */
const REFUSED_MS = 1_000

/** The limits of connections, for code that answers requests before the framework gets them. */
export interface ConnectionBounds {
  /** True for a connection within the limit on which no answer is pending. */
  isFree(socket: Socket): boolean
  /** Limits how long the client may take to read data that the socket could not send at once. */
  sending(socket: Socket): void
}

/**
 * Limits connections to this process, in total and per address. It also limits how many requests a connection
 * sends without waiting for answers, and how long a client takes to read an answer. Node's server limits the
 * time for headers and bodies.
 */
export function boundConnections(
  app: FastifyInstance,
  connections: Connections,
  context: Context,
): ConnectionBounds {
  const { serve } = context.engine.options
  const isTooMany = boundNumber(app.server, serve.maxConnections, refusedConnections(context))
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw
    const isAhead = connections.owedOn(socket) > SERVICE.maxPipelined
    if (!isAhead && !isTooMany(socket)) return done()
    reply.header('connection', 'close')
    done(new WireError(isAhead ? REFUSALS.pipelined : REFUSALS.connections))
  })
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    // Node replaces this timeout with its own as soon as the answer is sent.
    limitSilence(raw.socket, SERVICE.sendTimeoutMs)
    done(null, payload)
  })
  return {
    isFree: (socket) => connections.owedOn(socket) === 0 && !isTooMany(socket),
    sending: (socket) => {
      if (socket.writableLength > 0) limitSilence(socket, SERVICE.sendTimeoutMs)
    },
  }
}

/**
 * Closes a connection after this time without any data; 0 means never. Injected requests of tests have no
 * timeout.
 */
function limitSilence(socket: Partial<Pick<Socket, 'setTimeout'>>, ms: number): void {
  socket.setTimeout?.(ms)
}

/**
 * Counts connections, and returns a function that says whether a connection exceeds the limit. Such a
 * connection stays open for a moment, so that its request can be answered with a 503. Otherwise the client
 * might wait for an answer in vain. Beyond twice the limit, connections are closed at once.
 */
function boundNumber(
  server: FastifyInstance['server'],
  maxConnections: number,
  refused: (why: string) => void,
): (socket: Socket) => boolean {
  const { maxConnectionsPerAddress } = SERVICE
  const open = new Map<string, number>()
  const tooMany = new Set<string>()
  let all = 0
  const enter = (address: string): number => {
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    all++
    return count
  }
  const leave = (address: string) => {
    const left = (open.get(address) ?? 1) - 1
    if (left === 0) open.delete(address)
    else open.set(address, left)
    all--
  }
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = enter(address)
    socket.once('close', () => leave(address))
    if (count <= maxConnectionsPerAddress && all <= maxConnections) return
    if (all > maxConnections) refused('serve.maxConnections are open')
    else refused(`${address} has ${maxConnectionsPerAddress} open`)
    const end = endOf(socket)
    tooMany.add(end)
    const isFarTooMany = count > 2 * maxConnectionsPerAddress || all > 2 * maxConnections
    const late = setTimeout(() => socket.destroy(), isFarTooMany ? 0 : REFUSED_MS)
    socket.once('close', () => {
      clearTimeout(late)
      tooMany.delete(end)
    })
  })
  return (socket) => tooMany.size > 0 && tooMany.has(endOf(socket))
}

/** Identifies the client's end of a connection. A TLS socket and the socket inside it have the same text. */
function endOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`
}

function refusedConnections({ logger, now }: Context): (why: string) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let untold = 0
  return (why) => {
    untold++
    if (now() - toldAt < LOG_EVERY_MS) return
    logger.warn({ connections: untold }, `new connections are refused: ${why}`)
    toldAt = now()
    untold = 0
  }
}
