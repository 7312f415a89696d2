/** Tunnels of the local proxy, for TLS and WebSocket connections. */

import type http from 'node:http'
import type { Socket } from 'node:net'
import { asBlazonError } from '../../model/errors.ts'
import { SCHEME_HEADER } from './ask-tunnel.ts'
import type { Target } from './gate.ts'
import type { LeaseConnections } from './lease.ts'
import { REFUSAL_HEADER, writeRefusal } from './refusal.ts'

/** Answers a CONNECT request: connects to the site and joins the two sockets. */
export async function tunnel(
  connections: LeaseConnections,
  request: http.IncomingMessage,
  client: Socket,
  head: Buffer,
): Promise<void> {
  const left = new AbortController()
  const leave = () => left.abort(new Error('The client closed the connection.'))
  client.once('close', leave)
  try {
    const site = await connections.dial(targetOf(request), left.signal)
    client.removeListener('close', leave)
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    if (head.length > 0) client.unshift(head)
    join(client, site)
  } catch (thrown) {
    const refusal = writeRefusal(asBlazonError(thrown))
    client.end(
      `HTTP/1.1 502 Refused\r\n${REFUSAL_HEADER}: ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    )
  }
}

/** Browsers do not send the scheme, and WebSocket without TLS also has a tunnel, on the ports of http. */
function targetOf({ url = '', headers }: http.IncomingMessage): Target {
  const [, host = '', digits] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(url) ?? []
  const port = Number(digits)
  const scheme = headers[SCHEME_HEADER]
  return { host, port, secure: scheme === undefined ? port !== 80 && port !== 8080 : scheme === 'https' }
}

function join(client: Socket, site: Socket): void {
  client.pipe(site).pipe(client)
  client.once('close', () => site.destroy())
  // The client must be able to see that the site broke off, so the connection is reset instead of closed.
  site.once('error', () => client.resetAndDestroy())
  site.once('close', () => client.end())
}
