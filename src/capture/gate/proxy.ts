import { randomBytes, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { RequestError, Server } from 'proxy-chain'
import { asBlazonError } from '../../model/errors.ts'
import type { Gate } from './gate.ts'

/** The browser's only way out: a forward proxy on loopback that answers to this run's secret alone. */
export interface GateProxy {
  readonly server: string
  readonly username: string
  readonly password: string
  close(): Promise<void>
}

/** Marks the proxy's own answers, which a browser shows as if they were the site's. Its value is an error code. */
export const REFUSAL_HEADER = 'x-blazon-refusal'

/**
 * Starts the proxy. Both kinds of request (plain http, and CONNECT for TLS and WebSocket) are dialled by the
 * gate before the answer begins; proxy-chain then only joins the two sockets.
 */
export async function startProxy(gate: Gate): Promise<GateProxy> {
  const username = 'blazon'
  const password = randomBytes(24).toString('hex')
  const proxy = new Server({
    host: '127.0.0.1',
    port: 0,
    authRealm: 'blazon',
    prepareRequestFunction: async ({ request, username: name, password: given, hostname, port, isHttp }) => {
      if (name !== username || !same(given, password)) return { requestAuthentication: true }
      // CONNECT says nothing of what runs inside; WebSocket without TLS uses it on the http ports.
      const secure = !isHttp && port !== 80 && port !== 8080
      const site = await dial(gate, { host: hostname, port, secure }, request)
      return isHttp ? { httpAgent: agentOver(site) } : { customConnectServer: joinedTo(site) }
    },
  })
  proxy.server.unref()
  await proxy.listen()
  return {
    server: `http://127.0.0.1:${proxy.port}`,
    username,
    password,
    close: () => proxy.close(true),
  }
}

async function dial(
  gate: Gate,
  target: Parameters<Gate['dial']>[0],
  request: http.IncomingMessage,
): Promise<Socket> {
  const left = new AbortController()
  const leave = () => left.abort(new Error('The browser closed the connection.'))
  request.socket.once('close', leave)
  try {
    return await gate.dial(target, left.signal)
  } catch (thrown) {
    const { code, message } = asBlazonError(thrown)
    throw new RequestError(message, code === 'forbidden_target' ? 403 : 502, { [REFUSAL_HEADER]: code })
  } finally {
    request.socket.removeListener('close', leave)
  }
}

/** An agent whose one connection is the socket at hand. */
function agentOver(socket: Socket): http.Agent {
  const agent = new http.Agent({ keepAlive: false })
  agent.createConnection = () => socket
  return agent
}

/** proxy-chain hands the client's side of a tunnel to this "server" as its one connection. */
function joinedTo(site: Socket): http.Server {
  const server = http.createServer()
  server.removeAllListeners('connection')
  server.once('connection', (client: Socket) => {
    const end = (error: Error | null | undefined) => {
      if (!error) return
      client.destroy()
      site.destroy()
    }
    pipeline(client, site, end)
    pipeline(site, client, end)
  })
  return server
}

function same(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
