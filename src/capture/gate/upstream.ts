/** Connects to sites through a proxy of the operator (HTTP CONNECT or SOCKS5). */

import net, { type Socket } from 'node:net'
import tls from 'node:tls'
import { unlessAborted } from '../../concurrency/abort.ts'
import { BlazonError } from '../../model/errors.ts'
import { askForTunnel, basicAuthorization } from './ask-tunnel.ts'
import { connected, type JudgedAddress, type Resolved } from './connect.ts'

/** Where the operator's proxy shall connect to. */
interface Destination {
  /** An IP address: the proxy might resolve a name to one that was not judged. */
  readonly host: string
  readonly port: number
}

type Ask = (upstream: URL, destination: Destination, signal: AbortSignal) => Promise<Socket>

/** Kinds of proxy by the scheme of their URL, with the default port. */
const KINDS: Readonly<Record<string, { readonly ask: Ask; readonly port: number }>> = {
  'http:': { ask: askHttp, port: 80 },
  'https:': { ask: askHttp, port: 443 },
  'socks5:': { ask: askSocks, port: 1080 },
}

/**
 * Connects to a judged address through a proxy of the operator, which is trusted and may be anywhere. The
 * first address of each family is tried, IPv4 first, because many proxies have no IPv6. Rejects with
 * `unreachable`. Messages name only its host.
 */
export async function connectThrough(
  upstream: URL,
  host: string,
  { port, judged }: JudgedAddress,
  signal: AbortSignal,
): Promise<Socket> {
  const kind = KINDS[upstream.protocol]
  if (!kind) throw new BlazonError('invalid_input', `${upstream.protocol} is not a supported kind of proxy.`)
  let failure: unknown
  for (const { address } of firstOfEachFamily(judged)) {
    try {
      return await kind.ask(upstream, { host: address, port }, signal)
    } catch (thrown) {
      if (signal.aborted) throw thrown
      failure = thrown
    }
  }
  throw upstreamFailure(failure, upstream, host)
}

function firstOfEachFamily(judged: readonly Resolved[]): Resolved[] {
  return [4, 6].flatMap((family) => judged.find((one) => one.family === family) ?? [])
}

/** Asks a proxy to connect to the destination by CONNECT (RFC 9110, 9.3.6). */
async function askHttp(upstream: URL, { host, port }: Destination, signal: AbortSignal): Promise<Socket> {
  const socket = await reach(upstream, signal)
  const authority = net.isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`
  const [username, password] = credentialsOf(upstream)
  const headers = username ? { 'proxy-authorization': basicAuthorization(username, password) } : {}
  return endingWith(socket, signal, async () => {
    const { statusCode = 0 } = await askForTunnel({ socket, authority, headers })
    if (statusCode < 200 || statusCode > 299) throw new Refused(`status ${statusCode}`, statusCode === 407)
    return socket
  })
}

/** Asks by SOCKS5 (RFC 1928 and 1929). */
async function askSocks(upstream: URL, destination: Destination, signal: AbortSignal): Promise<Socket> {
  const { hostname, port } = endpointOf(upstream)
  const [userId, password] = credentialsOf(upstream)
  // The package is imported only when the first SOCKS5 proxy is used.
  const { SocksClient } = await import('socks')
  const socket = await reach(upstream, signal)
  return endingWith(socket, signal, async () => {
    await SocksClient.createConnection({
      command: 'connect',
      destination,
      existing_socket: socket,
      proxy: { host: hostname, port, type: 5, ...(userId ? { userId, password } : {}) },
    }).catch((thrown: unknown) => {
      const reason = thrown instanceof Error ? thrown.message : String(thrown)
      throw new Refused(reason, /authentication/i.test(reason))
    })
    return socket
  })
}

/** The proxy answered, but it refuses to connect. */
class Refused extends Error {
  readonly isLogin: boolean
  constructor(reason: string, isLogin: boolean) {
    super(reason)
    this.isLogin = isLogin
  }
}

function reach(upstream: URL, signal: AbortSignal): Promise<Socket> {
  const { hostname, port } = endpointOf(upstream)
  signal.throwIfAborted()
  if (upstream.protocol !== 'https:') {
    return connected(net.connect({ host: hostname, port, autoSelectFamily: true }), 'connect', signal)
  }
  const servername = net.isIP(hostname) ? '' : hostname
  return connected(tls.connect({ host: hostname, port, servername }), 'secureConnect', signal)
}

/** Runs `asking` on a socket. When it fails or the signal fires, the socket is destroyed. */
async function endingWith<T>(socket: Socket, signal: AbortSignal, asking: () => Promise<T>): Promise<T> {
  try {
    return await unlessAborted(asking(), signal)
  } catch (thrown) {
    socket.destroy()
    throw thrown
  }
}

function endpointOf(upstream: URL): { hostname: string; port: number } {
  const port = Number(upstream.port) || (KINDS[upstream.protocol]?.port ?? 0)
  return { hostname: upstream.hostname.replace(/^\[(.*)\]$/, '$1'), port }
}

function credentialsOf({ username, password }: URL): [username: string, password: string] {
  return [decodeURIComponent(username), decodeURIComponent(password)]
}

function upstreamFailure(thrown: unknown, upstream: URL, host: string): BlazonError {
  const proxy = `The proxy ${upstream.host}`
  if (thrown instanceof Refused) {
    return thrown.isLogin
      ? new BlazonError('unreachable', `${proxy} does not accept its user name and password.`, {
          retryable: false,
        })
      : new BlazonError('unreachable', `${proxy} does not connect to ${host} (${thrown.message}).`)
  }
  // The error has no cause: a proxy that cannot be reached says nothing about the site.
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no reason given'
  return new BlazonError('unreachable', `${proxy} cannot be reached (${code}).`)
}
