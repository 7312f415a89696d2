/** The client side of the CONNECT method of HTTP proxies. */

import http from 'node:http'
import type { Duplex } from 'node:stream'

/** Names the scheme inside the tunnel, since a mapped host has one address for each. */
export const SCHEME_HEADER = 'x-blazon-scheme'

interface TunnelRequest {
  /** A connection to a forward proxy. */
  readonly socket: Duplex
  /** The `host:port` that the proxy shall connect to; IPv6 in brackets. */
  readonly authority: string
  readonly headers: Readonly<Record<string, string>>
}

/** Asks a forward proxy for a tunnel. Resolves with any answer; rejects when the connection breaks. */
export function askForTunnel({ socket, authority, headers }: TunnelRequest): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = http.request({
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...headers },
      createConnection: () => socket,
    })
    asking.once('error', reject).once('connect', (answer: http.IncomingMessage, _: Duplex, head: Buffer) => {
      if (head.length > 0) socket.unshift(head)
      resolve(answer)
    })
    asking.end()
  })
}

/** Value of a Proxy-Authorization header. */
export function basicAuthorization(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}
