import { randomBytes, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createForwarder, type Forwarder } from './forward.ts'
import type { Gate } from './gate.ts'
import { type Holding, holdLease, type Lease, type Pass, type Way } from './lease.ts'
import { tunnel } from './tunnel.ts'

/** The only way out, for the HTTP client and the browser alike: a forward proxy on loopback that serves leases of this run. */
export interface GateProxy {
  /** URL of the proxy. Without a pass that a lease honours it refuses everything. */
  readonly server: string
  /** A pass ahead of its lease. */
  issue(): Pass
  open(way: Way): Lease
  /** Ends all leases. */
  close(): Promise<void>
}

interface ProxyLimits {
  /** Connections to sites that one lease may hold open. */
  readonly maxConnections: number
  /** Of one request or answer. */
  readonly maxHeaderBytes: number
}

/** What stands behind the name of a pass. */
interface Held {
  readonly holding: Holding
  readonly forwarder: Forwarder
}

/** Starts the proxy. Both kinds of request (plain http, and CONNECT for TLS and WebSocket) are dialled by the gate. */
export async function startProxy(gate: Gate, limits: ProxyLimits): Promise<GateProxy> {
  const { maxConnections, maxHeaderBytes } = limits
  const password = randomBytes(24).toString('base64url')
  const leases = new Map<string, Held>()
  let issued = 0
  const heldBy = (request: http.IncomingMessage): Held | undefined => {
    const held = leaseOf(request, password, leases)
    held?.holding.admit(request.socket)
    return held
  }
  const server = http.createServer({ maxHeaderSize: maxHeaderBytes }, (request, response) => {
    const held = heldBy(request)
    if (held) held.forwarder.forward(request, response)
    else response.writeHead(407, CHALLENGE).end()
  })
  server.on('connect', (request: http.IncomingMessage, client: Socket, head: Buffer) => {
    const held = heldBy(request)
    // What goes wrong on the way to the client ends its tunnel; there is nobody else to tell.
    client.on('error', () => client.destroy())
    if (held) void tunnel(held.holding, request, client, head)
    else client.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${CHALLENGE_LINES}\r\n`)
  })
  server.on('clientError', (_, client) => client.destroy())
  server.unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issue = (): Pass => ({ server: url, username: `pass-${++issued}`, password })
  const end = (held: Held) => {
    held.holding.close()
    held.forwarder.close()
    for (const [username, each] of leases) if (each === held) leases.delete(username)
  }
  return {
    server: url,
    issue,
    open(way) {
      const pass = issue()
      const holding = holdLease(gate, way, maxConnections)
      const held = { holding, forwarder: createForwarder(holding, maxHeaderBytes) }
      const honour = ({ username }: Pass) => void leases.set(username, held)
      honour(pass)
      return { ...pass, honour, close: () => end(held) }
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

/** The lease that honours the pass that a request shows. */
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
