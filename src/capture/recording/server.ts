import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { HostMap } from '../gate/hosts.ts'
import { withoutTransfer } from '../transfer.ts'
import type { Answers } from './answers.ts'
import { bodyOf } from './body.ts'
import { CERTIFICATE } from './certificate.ts'
import { endingOf } from './ending.ts'
import { isOfTheSystem, type RecordedExchange, type Recording } from './recording.ts'
import type { Turns } from './turns.ts'

/** A server on loopback that stands in for every host there is. */
export interface ReplayServer {
  /** Leads every host and port to it, IP addresses too: with it a gate dials nothing else. */
  readonly hosts: HostMap
  close(): Promise<void>
}

/** What a browser is answered from. */
export interface ReplaySource {
  readonly answers: Answers
  readonly bodies: Recording['bodies']
  readonly turns: Pick<Turns, 'turnOf'>
}

/** Answers a browser from a recording. What is not in there is hung up on. */
export async function startReplayServer({ answers, bodies, turns }: ReplaySource): Promise<ReplayServer> {
  const listener = (scheme: string) => (request: http.IncomingMessage, response: http.ServerResponse) => {
    const url = `${scheme}://${request.headers.host ?? ''}${request.url ?? '/'}`
    const answering = readSent(request).then((sent) => {
      const found = answers.toBrowser({ method: request.method ?? 'GET', url, sent })
      if (found) return answer(found, bodies, request, response, turns.turnOf(found, url))
      if (isPreflight(request)) allow(request, response)
      else request.socket.destroy()
    })
    // A browser that left in the middle, or an answer that cannot be said in HTTP.
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
    hosts: { lookup: () => everywhere, isMapped: () => true },
    async close() {
      await Promise.all(servers.map(end))
    },
  }
}

/** What a browser sends is as long as its page likes. */
const LIMITS = { maxHeaderSize: 1024 * 1024 }

function listen(server: http.Server): Promise<number> {
  // Whoever breaks off, or speaks something else, is not answered.
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

/** SHA-256 of what is sent; null for nothing. */
async function readSent(request: http.IncomingMessage): Promise<string | null> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    hash.update(chunk)
  }
  return size > 0 ? hash.digest('hex') : null
}

/** `turn` comes when the page got the answer. It reads a document while that comes, and asks for what is in it. */
async function answer(
  found: RecordedExchange,
  bodies: Recording['bodies'],
  request: http.IncomingMessage,
  response: http.ServerResponse,
  turn: Promise<void>,
): Promise<void> {
  const ending = endingOf(found)
  const isRead =
    ending === 'whole' && found.status === 200 && /html/i.test(found.headers['content-type'] ?? '')
  if (!isRead) await turn
  if (isTurnedDown(found)) {
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
  if (isRead) {
    response.write(body)
    await turn
    response.end()
  } else if (ending === 'whole') response.end(body)
  else response.flushHeaders()
  if (ending === 'torn') response.write(' ', () => request.socket.destroy())
}

/**
 * An answer that the browser itself would not have, for want of leave across sites say. It turns down an empty one without any leave
 * as well; a connection that breaks would be made anew.
 */
function isTurnedDown({ status, failure }: RecordedExchange): boolean {
  if (failure && isOfTheSystem(failure)) return false
  const cause = failure?.cause ?? 'net::'
  return status === 0 && (!cause.startsWith('net::') || /^net::ERR_(?:FAILED$|BLOCKED_BY_)/.test(cause))
}

/** Browsers ask for leave before some requests, and do not show it: since the request itself was recorded, leave was given. */
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

/** What stood in several lines was joined by line ends where a comma would not do. */
function headersOf({ headers }: RecordedExchange): Record<string, string[]> {
  // `alt-svc` would send the browser elsewhere.
  const sent = Object.entries(withoutTransfer(headers)).filter(
    ([name]) => name !== 'alt-svc' && /^[\w!#$%&'*+.^`|~-]+$/.test(name),
  )
  return Object.fromEntries(sent.map(([name, value]) => [name, value.split('\n').map(headerText)]))
}

/** Header bytes are latin1 to Node; what browsers read as UTF-8 is sent as such. */
function headerText(value: string): string {
  const bytes = /[^\0-\xff]/.test(value) ? Buffer.from(value).toString('latin1') : value
  return bytes.replace(/[^\t\x20-\x7e\x80-\xff]/g, ' ')
}
