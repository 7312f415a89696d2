/** The local forward proxy on loopback, between the gate and everything that makes requests to sites. */

import { randomBytes, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { asBlazonError } from '../../model/errors.ts'
import { FETCH } from '../bounds.ts'
import { SCHEME_HEADER } from './ask-tunnel.ts'
import { createForwarder, type Forwarder } from './forward.ts'
import type { Gate, Target } from './gate.ts'
import {
  createLeaseConnections,
  type Lease,
  type LeaseConnections,
  type LeaseOptions,
  type ProxyCredentials,
} from './lease.ts'
import { REFUSAL_HEADER, writeRefusal } from './refusal.ts'

/**
 * The local forward proxy on loopback. The HTTP client and the browser reach sites only through it, and it
 * serves only requests that belong to a lease of this process.
 */
export interface GateProxy {
  /** URL of the proxy. It refuses requests without credentials that a lease has accepted. */
  readonly server: string
  /** Creates credentials before there is a lease for them. */
  issue(): ProxyCredentials
  open(options: LeaseOptions): Lease
  /** Closes all leases. */
  close(): Promise<void>
}

interface Held {
  readonly connections: LeaseConnections
  readonly forwarder: Forwarder
}

/** Starts the proxy. Plain http requests, and CONNECT for TLS and WebSocket, connect through the gate. */
export async function startProxy(gate: Gate): Promise<GateProxy> {
  const password = randomBytes(24).toString('base64url')
  const leases = new Map<string, Held>()
  let issued = 0
  const heldBy = (request: http.IncomingMessage): Held | undefined => {
    const held = leaseOf(request, password, leases)
    held?.connections.admit(request.socket)
    return held
  }
  const server = http.createServer({ maxHeaderSize: FETCH.maxHeaderBytes }, (request, response) => {
    const held = heldBy(request)
    if (held) held.forwarder.forward(request, response)
    else response.writeHead(407, CHALLENGE).end()
  })
  server.on('connect', (request: http.IncomingMessage, client: Socket, head: Buffer) => {
    const held = heldBy(request)
    // An error of the client's connection ends its tunnel. There is nobody to report it to.
    client.on('error', () => client.destroy())
    if (held) void tunnel(held.connections, request, client, head)
    else client.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${CHALLENGE_LINES}\r\n`)
  })
  server.on('clientError', (_, client) => client.destroy())
  server.unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issue = (): ProxyCredentials => ({ server: url, username: `pass-${++issued}`, password })
  const end = (held: Held) => {
    held.connections.close()
    held.forwarder.close()
    for (const [username, each] of leases) if (each === held) leases.delete(username)
  }
  return {
    server: url,
    issue,
    open(options) {
      const credentials = issue()
      const connections = createLeaseConnections(gate, options)
      const held = { connections, forwarder: createForwarder(connections) }
      const accept = ({ username }: ProxyCredentials) => void leases.set(username, held)
      accept(credentials)
      return { ...credentials, isMapped: gate.isMapped, accept, close: () => end(held) }
    },
    async close() {
      for (const held of new Set(leases.values())) end(held)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

const CHALLENGE = {
  'proxy-authenticate': 'Basic realm="blazon"',
  'content-length': '0',
}
const CHALLENGE_LINES = [...Object.entries(CHALLENGE), ['connection', 'close']]
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

function leaseOf(
  { headers }: http.IncomingMessage,
  password: string,
  leases: ReadonlyMap<string, Held>,
): Held | undefined {
  const [, packed = ''] = /^basic +(\S+)$/i.exec(headers['proxy-authorization'] ?? '') ?? []
  const [, name = '', given = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(packed, 'base64').toString()) ?? []
  return same(given, password) ? leases.get(name) : undefined
}

function same(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Answers a CONNECT request: connects to the site and joins the two sockets. */
async function tunnel(
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
