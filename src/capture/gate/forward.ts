/** Forwards plain http requests to sites. TLS and WebSocket connections are tunnels (`proxy.ts`). */

import http, { validateHeaderName, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { parsedUrl } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import { FETCH } from '../bounds.ts'
import { fetchFailure } from '../http/failure.ts'
import type { LeaseConnections } from './lease.ts'
import { REFUSAL_HEADER, writeRefusal } from './refusal.ts'

/** Forwards plain http requests for one lease. */
export interface Forwarder {
  forward(request: http.IncomingMessage, response: http.ServerResponse): void
  close(): void
}

export function createForwarder(connections: LeaseConnections): Forwarder {
  const agent = new http.Agent({ keepAlive: true })
  agent.createConnection = ({ host, port }, done) => {
    // When there is an error there is no socket, although the type demands one.
    const settle = done as ((error: Error | null, socket?: Socket) => void) | undefined
    connections.dial({ host: host ?? '', port: Number(port), secure: false }).then(
      (site) => settle?.(null, site),
      (thrown) => settle?.(asBlazonError(thrown)),
    )
    return undefined
  }
  const ask = (request: http.IncomingMessage, response: http.ServerResponse, isAgain = false) => {
    const url = targetOf(request)
    if (!url) return refuse(response, new BlazonError('forbidden_target', 'Only http is forwarded.'))
    const asking = http.request({
      agent,
      method: request.method,
      host: url.hostname,
      port: url.port || 80,
      path: url.pathname + url.search,
      headers: passedOn(request.rawHeaders),
      maxHeaderSize: FETCH.maxHeaderBytes,
      // Browsers accept small mistakes in answers, too. What is passed on is valid.
      insecureHTTPParser: true,
    })
    asking.once('response', (answer) => answerWith(answer, response, url.hostname))
    // We asked for no upgrade, so an answer with an upgrade is not a page.
    asking.once('upgrade', (answer, socket) => {
      socket.destroy()
      answerWith(answer, response, url.hostname)
    })
    asking.on('error', (thrown) => {
      // The client has closed the connection, so there is nobody to report the failure to.
      if (response.closed) return
      if (response.headersSent) response.destroy()
      // A kept-alive connection may have been closed just when the request was sent, so it is sent once more.
      else if (asking.reusedSocket && !isAgain && isRepeatable(request)) ask(request, response, true)
      else refuse(response, fetchFailure(thrown, url.hostname, false))
    })
    response.once('close', () => asking.destroy())
    request.pipe(asking)
  }
  return { forward: (request, response) => ask(request, response), close: () => agent.destroy() }
}

/** The URL of a proxy request. Undefined for a request to the proxy itself, and for another scheme. */
function targetOf({ url = '' }: http.IncomingMessage): URL | undefined {
  const target = parsedUrl(url)
  return target?.protocol === 'http:' ? target : undefined
}

function isRepeatable({ method, headers }: http.IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return (method === 'GET' || method === 'HEAD') && !hasBody
}

function answerWith(answer: http.IncomingMessage, response: http.ServerResponse, host: string): void {
  const { statusCode = 0, statusMessage = '', rawHeaders } = answer
  if (statusCode < 200 || statusCode === PROXY_AUTHENTICATION) {
    answer.destroy()
    refuse(response, new BlazonError('unreachable', `${host} answers with status ${statusCode}.`))
    return
  }
  response.writeHead(statusCode, IS_REASON.test(statusMessage) ? statusMessage : '', passedOn(rawHeaders))
  // When the body breaks off, it breaks off for the client too.
  pipeline(answer, response, () => undefined)
}

/** A site's answer with this status is refused, because the browser would think that the proxy sent it. */
const PROXY_AUTHENTICATION = 407
/** The characters that a reason phrase may have (RFC 9112, 4). */
const IS_REASON = /^[\t\x20-\x7e\x80-\xff]*$/

function refuse(response: http.ServerResponse, error: BlazonError): void {
  response.writeHead(502, { [REFUSAL_HEADER]: writeRefusal(error), 'content-length': '0' }).end()
}

/** Headers of one connection (RFC 9110, 7.6.1), and those of the proxy, which a site must not forge. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  ...words(`
    connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer
    transfer-encoding upgrade`),
  REFUSAL_HEADER,
])

/** Returns the headers to pass on, names and values in turn, without headers that Node refuses to write. */
function passedOn(raw: readonly string[]): string[] {
  const pairs = Array.from(
    { length: raw.length / 2 },
    (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? ''] as const,
  )
  const names = pairs.map(([name]) => name.toLowerCase())
  // With chunked encoding the Content-Length is invalid (RFC 9112, 6.3).
  const dropped = names.includes('transfer-encoding') ? 'content-length' : ''
  return pairs
    .filter(([name, value], at) => {
      const lower = names[at] ?? ''
      const isFirst = lower !== 'host' || names.indexOf('host') === at
      return lower !== dropped && isFirst && !NOT_PASSED_ON.has(lower) && isWritable(name, value)
    })
    .flat()
}

function isWritable(name: string, value: string): boolean {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return true
  } catch {
    return false
  }
}
