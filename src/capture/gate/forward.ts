import http, { validateHeaderName, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import { fetchFailure } from '../http/failure.ts'
import type { Holding } from './lease.ts'
import { REFUSAL_HEADER, writeRefusal } from './refusal.ts'

/** Passes plain http requests on, for one lease. */
export interface Forwarder {
  forward(request: http.IncomingMessage, response: http.ServerResponse): void
  close(): void
}

export function createForwarder(holding: Holding, maxHeaderBytes: number): Forwarder {
  const agent = new http.Agent({ keepAlive: true })
  agent.createConnection = ({ host, port }, done) => {
    // With an error there is no socket, whatever the type says.
    const settle = done as ((error: Error | null, socket?: Socket) => void) | undefined
    holding.dial({ host: host ?? '', port: Number(port), secure: false }).then(
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
      maxHeaderSize: maxHeaderBytes,
      // Browsers read what servers send with small mistakes; what is passed on is written anew.
      insecureHTTPParser: true,
    })
    asking.once('response', (answer) => answerWith(answer, response, url.hostname))
    // Nobody asked for one: what wants to be upgraded is no page.
    asking.once('upgrade', (answer, socket) => {
      socket.destroy()
      answerWith(answer, response, url.hostname)
    })
    asking.on('error', (thrown) => {
      // The client has left: there is nobody to tell.
      if (response.closed) return
      if (response.headersSent) response.destroy()
      // A connection that was kept may have ended at that very moment.
      else if (asking.reusedSocket && !isAgain && isRepeatable(request)) ask(request, response, true)
      else refuse(response, fetchFailure(thrown, url.hostname, false))
    })
    response.once('close', () => asking.destroy())
    request.pipe(asking)
  }
  return { forward: (request, response) => ask(request, response), close: () => agent.destroy() }
}

/** The address of a proxy request, which is whole; undefined for one that asks the proxy itself, or for another scheme. */
function targetOf({ url = '' }: http.IncomingMessage): URL | undefined {
  return URL.canParse(url) && new URL(url).protocol === 'http:' ? new URL(url) : undefined
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
  // A body that breaks off breaks off for the client too.
  pipeline(answer, response, () => undefined)
}

/** From a site it would be taken for the proxy's own demand. */
const PROXY_AUTHENTICATION = 407
/** RFC 9112, 4. */
const IS_REASON = /^[\t\x20-\x7e\x80-\xff]*$/

function refuse(response: http.ServerResponse, error: BlazonError): void {
  response.writeHead(502, { [REFUSAL_HEADER]: writeRefusal(error), 'content-length': '0' }).end()
}

/** Of one connection alone (RFC 9110, 7.6.1), or the proxy's own: a site cannot speak for it. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  REFUSAL_HEADER,
])

/** Names and values in turn, as they came; what cannot be written again is left out. */
function passedOn(raw: readonly string[]): string[] {
  const pairs = Array.from(
    { length: raw.length / 2 },
    (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? ''] as const,
  )
  const names = pairs.map(([name]) => name.toLowerCase())
  // Both say how long the body is; with chunks the length is void (RFC 9112, 6.3).
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
