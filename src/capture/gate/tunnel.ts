import type http from 'node:http'
import type { Socket } from 'node:net'
import { asBlazonError } from '../../model/errors.ts'
import { SCHEME_HEADER } from './ask-tunnel.ts'
import type { Target } from './gate.ts'
import type { Holding } from './lease.ts'
import { REFUSAL_HEADER, writeRefusal } from './refusal.ts'

/** Answers a CONNECT: dials the site, then joins the two. */
export async function tunnel(
  holding: Holding,
  request: http.IncomingMessage,
  client: Socket,
  head: Buffer,
): Promise<void> {
  const left = new AbortController()
  const leave = () => left.abort(new Error('The client closed the connection.'))
  client.once('close', leave)
  try {
    const site = await holding.dial(targetOf(request), left.signal)
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

/** A browser does not say what runs inside; WebSocket without TLS uses a tunnel on the http ports. */
function targetOf({ url = '', headers }: http.IncomingMessage): Target {
  const [, host = '', digits] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(url) ?? []
  const port = Number(digits)
  const scheme = headers[SCHEME_HEADER]
  return { host, port, secure: scheme === undefined ? port !== 80 && port !== 8080 : scheme === 'https' }
}

function join(client: Socket, site: Socket): void {
  client.pipe(site).pipe(client)
  client.once('close', () => site.destroy())
  // A site that breaks off must not look like one that came to its end.
  site.once('error', () => client.resetAndDestroy())
  site.once('close', () => client.end())
}
