/** Connects undici to the gate's proxy. */

import net from 'node:net'
import tls from 'node:tls'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import { once } from '../../model/keyed.ts'
import type { Options } from '../../model/options.ts'
import { FETCH } from '../bounds.ts'
import { askForTunnel, basicAuthorization, SCHEME_HEADER } from '../gate/ask-tunnel.ts'
import { connected } from '../gate/connect.ts'
import type { Gate } from '../gate/gate.ts'
import type { Lease } from '../gate/lease.ts'
import { REFUSAL_HEADER, readRefusal } from '../gate/refusal.ts'

/** Certificates and settings of TLS, which would take 1 ms of a processor for each connection. */
const secureContext = once(() => tls.createSecureContext())

/**
 * Creates an undici agent whose connections all are tunnels through the gate's proxy. undici itself resolves
 * no names and opens no connections. Certificates are verified, except for mapped hosts. The signal ends
 * connections that are still being made.
 */
export function createAgent(lease: Lease, gate: Gate, { fetch }: Options, signal: AbortSignal): Agent {
  const wrap = { timeout: fetch.connectTimeoutMs, allowH2: false, secureContext: secureContext() }
  const verified = buildConnector({ ...wrap, rejectUnauthorized: true })
  const unverified = buildConnector({ ...wrap, rejectUnauthorized: false })
  const connect: buildConnector.connector = (options, done) => {
    const secure = options.protocol === 'https:'
    const port = Number(options.port) || (secure ? 443 : 80)
    tunnelTo({ authority: `${options.hostname}:${port}`, secure }, lease, signal).then(
      (socket) => {
        if (!secure) return done(null, socket)
        const handshake = gate.isMapped(options.hostname) ? unverified : verified
        handshake({ ...options, httpSocket: socket }, done)
      },
      (thrown) => done(thrown instanceof Error ? thrown : asBlazonError(thrown), null),
    )
  }
  return new PieceCountingAgent({
    connect,
    maxHeaderSize: FETCH.maxHeaderBytes,
    bodyTimeout: fetch.wholeTimeoutMs,
    connections: FETCH.perSiteConcurrency,
  })
}

/** Opens a tunnel to a site. It ends when the signal fires. Rejects with the refusal of the gate. */
async function tunnelTo(
  { authority, secure }: { authority: string; secure: boolean },
  { server, username, password }: Lease,
  signal: AbortSignal,
): Promise<net.Socket> {
  const { hostname, port } = new URL(server)
  signal.throwIfAborted()
  const socket = await connected(net.connect(Number(port), hostname), 'connect', signal)
  const end = () => socket.destroy()
  signal.addEventListener('abort', end, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', end))
  const headers = {
    'proxy-authorization': basicAuthorization(username, password),
    [SCHEME_HEADER]: secure ? 'https' : 'http',
  }
  const answer = await askForTunnel({ socket, authority, headers })
  if (answer.statusCode === 200) return socket
  socket.destroy()
  throw readRefusal(answer.headers[REFUSAL_HEADER]) ?? new Error(`The proxy answered ${answer.statusCode}.`)
}

/** A piece of a body with fewer bytes counts as small. */
const SMALL_BYTES = 256
/** Small pieces in all answers. Each costs this thread 2 µs, and `FETCH.maxWireBytes` has 13 million. */
const MAX_SMALL_PIECES = 100_000

/** Breaks off an answer once too many small pieces have arrived. */
class PieceCountingAgent extends Agent {
  #small = 0

  override dispatch(options: Agent.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const onData = handler.onData?.bind(handler)
    if (onData)
      handler.onData = (piece) => {
        if (piece.length < SMALL_BYTES && ++this.#small > MAX_SMALL_PIECES)
          throw new BlazonError(
            'too_large',
            `More than ${MAX_SMALL_PIECES} small pieces came in for one page.`,
          )
        return onData(piece)
      }
    return super.dispatch(options, handler)
  }
}
