import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'
import { BlazonError } from '../../model/errors.ts'
import type { Gate, Target } from './gate.ts'

/** How one capture leaves. */
export interface Way {
  /** A proxy of the operator's (http, https, socks5) between us and the sites; default: none. */
  readonly upstream?: URL | undefined
  /** Bytes that may come in on the wire, over all connections together. */
  readonly maxBytes: number
  /** Requests that the proxy is asked for, a tunnel counted as one; default: any number. */
  readonly maxRequests?: number | undefined
}

/** What the proxy is shown. Until a lease honours it, all that is asked with it is refused. */
export interface Pass {
  /** URL of the proxy. */
  readonly server: string
  readonly username: string
  readonly password: string
}

/** Leave to use the proxy, for one capture; it is a pass of its own. */
export interface Lease extends Pass {
  /** Takes what is asked with another pass of the same proxy as asked with this one. */
  honour(pass: Pass): void
  /** Ends every connection made with it at once; later ones are refused. */
  close(): void
}

/** The proxy's side of a lease. */
export interface Holding {
  /**
   * Connects to a site. Rejects as `Gate.dial` does, and with `too_large` when the lease is used up, `cancelled` when it is closed.
   * The signal is of a connection that `admit` was told of; default: that of the lease.
   */
  dial(target: Target, signal?: AbortSignal): Promise<Socket>
  /** Counts a request, and makes the connection that it came by end with the lease. */
  admit(socket: Socket): void
  close(): void
}

export function holdLease(
  gate: Gate,
  { upstream, maxBytes, maxRequests = Number.POSITIVE_INFINITY }: Way,
  maxConnections: number,
): Holding {
  const sockets = new Set<Socket>()
  const closing = new AbortController()
  // One listener for each connection that is being made.
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
