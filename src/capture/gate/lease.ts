/** A lease is the permission to use the local proxy, within limits. Closing it ends all its connections. */

import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'
import { BlazonError } from '../../model/errors.ts'
import { FETCH } from '../bounds.ts'
import type { Gate, Target } from './gate.ts'

/** The limits of a lease, and the operator's proxy that it uses. */
export interface LeaseOptions {
  /** A proxy of the operator (http, https or socks5) between us and the sites; default: none. */
  readonly upstream?: URL | undefined
  /** Maximum number of bytes that may be received, over all connections together. */
  readonly maxBytes: number
  /** Maximum number of requests to the local proxy. A tunnel counts as one. Default: unlimited. */
  readonly maxRequests?: number | undefined
}

/** Credentials of a client of the proxy. Requests with them are refused until a lease accepts them. */
export interface ProxyCredentials {
  /** URL of the proxy. */
  readonly server: string
  readonly username: string
  readonly password: string
}

/** The permission to use the proxy for one capture. It has credentials of its own. */
export interface Lease extends ProxyCredentials {
  /** True for hosts whose address the operator has chosen. */
  isMapped(host: string): boolean
  /** From now on, requests with these other credentials of the same proxy belong to this lease. */
  accept(credentials: ProxyCredentials): void
  /** Ends all connections of the lease at once and refuses new ones. */
  close(): void
}

/** The connections of one lease, as the proxy manages them. */
export interface LeaseConnections {
  /**
   * Connects to a site. Rejects as `Gate.dial` does, with `too_large` when a limit of the lease is reached,
   * and with `cancelled` when the lease is closed. Default signal: the one of the lease.
   */
  dial(target: Target, signal?: AbortSignal): Promise<Socket>
  /** Counts a request. The connection that it came from will end with the lease. */
  admit(socket: Socket): void
  close(): void
}

export function createLeaseConnections(
  gate: Gate,
  { upstream, maxBytes, maxRequests = Number.POSITIVE_INFINITY }: LeaseOptions,
): LeaseConnections {
  const { maxConnections } = FETCH
  const sockets = new Set<Socket>()
  const closing = new AbortController()
  // Each connection that is being made adds a listener, so there may be many.
  setMaxListeners(0, closing.signal)
  let bytes = 0
  let connections = 0
  let requests = 0

  const keep = (socket: Socket) => {
    if (sockets.has(socket)) return
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const admit = (socket: Socket) => {
    keep(socket)
    if (++requests > maxRequests)
      end(new BlazonError('too_large', `More than ${maxRequests} requests were made for one page.`))
  }
  const end = (reason: BlazonError) => {
    closing.abort(reason)
    for (const socket of sockets) socket.destroy()
  }
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes)
      end(new BlazonError('too_large', `More than ${maxBytes} bytes came in for one page.`))
  }
  return {
    admit,
    close: () => end(new BlazonError('cancelled', 'The capture has ended.')),
    async dial(target, signal = closing.signal) {
      closing.signal.throwIfAborted()
      if (connections >= maxConnections)
        throw new BlazonError('too_large', `${maxConnections} connections are open for one page.`)
      connections++
      const leave = () => connections--
      const site = await gate.dial(target, { signal, upstream }).catch((thrown: unknown) => {
        leave()
        throw closing.signal.aborted ? closing.signal.reason : thrown
      })
      site.once('close', leave)
      if (closing.signal.aborted) {
        site.destroy()
        throw closing.signal.reason
      }
      keep(site)
      return site.on('data', count)
    },
  }
}
