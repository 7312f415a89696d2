/** The server that answers the browser during a replay. */

import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { HostMap } from '../gate/hosts.ts'
import { withoutTransfer } from '../http/transfer-headers.ts'
import type { AnswerOrder } from './answer-order.ts'
import type { Answers } from './answers.ts'
import { CERTIFICATE } from './certificate.ts'
import { bodyOf } from './encoded-body.ts'
import { endingOf } from './ending.ts'
import { isOfTheSystem, type RecordedExchange, type Recording } from './recording.ts'

/** A server on loopback that is used in place of every host. */
export interface ReplayServer {
  /** Maps every host, port and IP address to the server, so that a gate with this map reaches only it. */
  readonly hosts: HostMap
  close(): Promise<void>
}

export interface ReplaySource {
  readonly answers: Answers
  readonly bodies: Recording['bodies']
  readonly order: Pick<AnswerOrder, 'turnOf'>
}

/** Answers a browser from a recording. Closes the connection for a request that was not recorded. */
export async function startReplayServer({ answers, bodies, order }: ReplaySource): Promise<ReplayServer> {
  const listener = (scheme: string) => (request: http.IncomingMessage, response: http.ServerResponse) => {
    const url = `${scheme}://${request.headers.host ?? ''}${request.url ?? '/'}`
    const answering = readSent(request).then((sent) => {
      const found = answers.toBrowser({ method: request.method ?? 'GET', url, sent })
      if (found) return answer(found, bodies, request, response, order.turnOf(found, url))
      if (isPreflight(request)) allow(request, response)
      else request.socket.destroy()
    })
    // A browser may leave before the end, and a recorded answer may be no valid HTTP.
    answering.catch(() => request.destroy())
  }
  const servers = [
    http.createServer(LIMITS, listener('http')),
    https.createServer({ ...LIMITS, ...CERTIFICATE }, listener('https')),
  ]
  const ports = await Promise.all(servers.map(listen))
  const at = (port = 0) => ({ host: '127.0.0.1', port })
  const everywhere = { http: at(ports[0]), https: at(ports[1]) }
  return {
    hosts: { lookup: () => everywhere, isMapped: () => true, hasAnyPort: true },
    async close() {
      await Promise.all(servers.map(end))
    },
  }
}

/** A page can make the headers of its requests long, so the limit is higher than the 16 KiB of Node. */
const LIMITS = { maxHeaderSize: 1024 * 1024 }

function listen(server: http.Server): Promise<number> {
  // Connections that break off or use another protocol are closed without an answer.
  server.on('clientError', (_, socket) => socket.destroy()).on('upgrade', (_, socket) => socket.destroy())
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

function end(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** SHA-256 of the request body; null when it is empty. */
async function readSent(request: http.IncomingMessage): Promise<string | null> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    hash.update(chunk)
  }
  return size > 0 ? hash.digest('hex') : null
}

/**
 * Sends a recorded answer. `turn` resolves when it is the turn of this answer in the order in which answers
 * ended. A document is sent earlier, because the browser reads it while it arrives and requests the files in
 * it.
 */
async function answer(
  found: RecordedExchange,
  bodies: Recording['bodies'],
  request: http.IncomingMessage,
  response: http.ServerResponse,
  turn: Promise<void>,
): Promise<void> {
  const ending = endingOf(found)
  const isDocument =
    ending === 'whole' && found.status === 200 && /html/i.test(found.headers['content-type'] ?? '')
  if (!isDocument) await turn
  if (isBlockedByBrowser(found)) {
    response.writeHead(403, { 'x-content-type-options': 'nosniff' }).end()
    return
  }
  if (found.status < 200 || found.status > 599) {
    if (ending !== 'never') request.socket.destroy()
    return
  }
  response.sendDate = false
  response.writeHead(found.status, headersOf(found))
  const body = bodyOf(found, bodies) ?? ''
  if (isDocument) {
    response.write(body)
    await turn
    response.end()
  } else if (ending === 'whole') response.end(body)
  else response.flushHeaders()
  if (ending === 'torn') response.write(' ', () => request.socket.destroy())
}

/**
 * True for an answer that the browser itself had blocked, for example because of CORS. An empty answer
 * without CORS headers is blocked again. A closed connection would not do, because the browser would repeat
 * the request.
 */
function isBlockedByBrowser({ status, failure }: RecordedExchange): boolean {
  if (failure && isOfTheSystem(failure)) return false
  const cause = failure?.cause ?? 'net::'
  return status === 0 && (!cause.startsWith('net::') || /^net::ERR_(?:FAILED$|BLOCKED_BY_)/.test(cause))
}

/**
 * Returns whether a request is a CORS preflight. Browsers do not report preflights, so a recording has none.
 * But it has the request that followed, which shows that the preflight was allowed.
 */
function isPreflight({ method, headers }: http.IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function allow({ headers }: http.IncomingMessage, response: http.ServerResponse): void {
  response
    .writeHead(204, {
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-methods': headers['access-control-request-method'] ?? 'GET',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-allow-credentials': 'true',
    })
    .end()
}

/** Playwright joins repeated headers by line breaks when a comma would change their meaning. */
function headersOf({ headers }: RecordedExchange): Record<string, string[]> {
  // `alt-svc` would make the browser use another server.
  const sent = Object.entries(withoutTransfer(headers)).filter(
    ([name]) => name !== 'alt-svc' && /^[\w!#$%&'*+.^`|~-]+$/.test(name),
  )
  return Object.fromEntries(sent.map(([name, value]) => [name, value.split('\n').map(headerText)]))
}

/** Node writes headers as latin1. Text that browsers read as UTF-8 is encoded to give the same bytes. */
function headerText(value: string): string {
  const bytes = /[^\0-\xff]/.test(value) ? Buffer.from(value).toString('latin1') : value
  return bytes.replace(/[^\t\x20-\x7e\x80-\xff]/g, ' ')
}
