import type { IncomingMessage } from 'node:http'

/** A name or an address (IPv6 in brackets), perhaps with a port (RFC 3986 §3.2). */
const HOST = /^(?:(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*|\[[\da-f:.]+\])(?::\d*)?$/iu

/**
 * Whether a request names exactly one valid host, as RFC 9112 §3.2 demands. If it named two hosts, a proxy
 * and the service could each use a different one. Only a request of HTTP/1.0 may name none.
 */
export function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  const [host] = hosts
  if (host === undefined) return httpVersion === '1.0'
  return hosts.length === 1 && HOST.test(host)
}
