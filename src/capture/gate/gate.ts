import { lookup as systemLookup } from 'node:dns/promises'
import net from 'node:net'
import { BlazonError } from '../../model/errors.ts'
import { unlessAborted } from '../abort.ts'
import { judgeAddress } from './address.ts'
import type { HostMap } from './hosts.ts'

/** An address as resolvers give it. */
export interface Resolved {
  readonly address: string
  readonly family: number
}

type Resolver = (host: string) => Promise<readonly Resolved[]>

/** Where somebody wants to go. */
interface Target {
  /** Name or IP address as it stands in a URL; IPv6 in brackets. */
  readonly host: string
  readonly port: number
  /** True for TLS: decides which address of a mapped host is dialled. */
  readonly secure: boolean
}

/**
 * The one door to the network. Every connection of the process to a site is made by `dial`: the HTTP client
 * calls it, and the browser reaches it through the local proxy (`proxy.ts`).
 */
export interface Gate {
  readonly hosts: HostMap | undefined
  isMapped(host: string): boolean
  /** Refuses before anything is sent: scheme, user name, port, address. Throws `forbidden_target`. */
  check(url: URL): void
  /**
   * Resolves once, judges every address, connects to a judged one. Rejects with `forbidden_target` for what is not on
   * the public internet, with `unreachable` or `timeout` otherwise. The message never names an address.
   */
  dial(target: Target, signal?: AbortSignal): Promise<net.Socket>
}

export interface GateSettings {
  readonly hosts?: HostMap | undefined
  /** Ports that may be dialled on hosts that are not mapped. */
  readonly ports: readonly number[]
  readonly connectTimeoutMs: number
  /** Default: the system's resolver. */
  readonly resolver?: Resolver | undefined
  /** Opens the socket; default `net.connect`. */
  readonly connector?: ((options: net.TcpNetConnectOpts) => net.Socket) | undefined
}

export function createGate(settings: GateSettings): Gate {
  const { hosts, ports, connectTimeoutMs } = settings
  const resolver = settings.resolver ?? ((host: string) => systemLookup(host, { all: true, verbatim: true }))
  const connector = settings.connector ?? ((options: net.TcpNetConnectOpts) => net.connect(options))
  const isMapped = (host: string) => hosts?.isMapped(host) ?? false
  const admit = ({ host, port }: Target) => {
    if (isMapped(host)) return
    if (!ports.includes(port))
      throw forbidden(`Port ${port} of ${host} is not one that web sites are served on.`)
    const literal = literalOf(host)
    if (literal !== undefined && !judgeAddress(literal).public) throw notPublic(host)
  }
  return {
    hosts,
    isMapped,
    check(url) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:')
        throw forbidden(`${url.protocol} is not fetched; only http and https are.`)
      if (url.username || url.password)
        throw forbidden(`A URL on ${url.hostname} carries a user name or password.`)
      admit(targetOf(url))
    },
    async dial(asked, signal) {
      const target = { ...asked, host: canonicalHost(asked.host) }
      admit(target)
      const timeout = AbortSignal.timeout(connectTimeoutMs)
      const limit = signal ? AbortSignal.any([signal, timeout]) : timeout
      try {
        const address = await addressOf(target, hosts, resolver, limit)
        return await connect(address, connector, limit)
      } catch (thrown) {
        throw signal?.aborted ? signal.reason : connectFailure(thrown, target.host, timeout.aborted)
      }
    },
  }
}

/** What a URL asks for. */
function targetOf(url: URL): Target {
  const secure = url.protocol === 'https:'
  return { host: url.hostname, port: Number(url.port) || (secure ? 443 : 80), secure }
}

type Address = { readonly host: string; readonly port: number; readonly judged: readonly Resolved[] }

async function addressOf(
  target: Target,
  hosts: HostMap | undefined,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<Address> {
  const entry = hosts?.lookup(target.host)
  if (entry) {
    const mapped = target.secure ? entry.https : entry.http
    if (!mapped)
      throw new BlazonError(
        'unreachable',
        `${target.host} is mapped without ${target.secure ? 'https' : 'http'}.`,
        { retryable: false, cause: NOBODY_THERE },
      )
    return { ...mapped, judged: [{ address: mapped.host, family: net.isIP(mapped.host) }] }
  }
  const literal = literalOf(target.host)
  const answers =
    literal === undefined
      ? await unlessAborted(resolver(target.host), signal)
      : [{ address: literal, family: net.isIP(literal) }]
  if (answers.length === 0 || !answers.every(({ address }) => judgeAddress(address).public))
    throw notPublic(target.host)
  return { host: target.host, port: target.port, judged: answers }
}

/** Connects to the judged addresses and to no other: the name is not resolved again. */
function connect(
  { port, judged }: Address,
  connector: (options: net.TcpNetConnectOpts) => net.Socket,
  signal: AbortSignal,
): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const pinned: net.LookupFunction = (_host, options, answer) => {
      const [first] = judged
      if (options.all)
        answer(
          null,
          judged.map(({ address, family }) => ({ address, family })),
        )
      else answer(null, first?.address ?? '', first?.family)
    }
    const socket = connector({ host: 'judged.invalid', port, lookup: pinned, autoSelectFamily: true })
    const abort = () => socket.destroy(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    const settle = () => signal.removeEventListener('abort', abort)
    socket.once('error', (error) => {
      settle()
      reject(error)
    })
    socket.once('connect', () => {
      settle()
      socket.removeAllListeners('error').setNoDelay(true)
      resolve(socket)
    })
  })
}

/** One notation for a host: `0x7f.1`, `2130706433` and `①②⑦.0.0.1` are all `127.0.0.1`. No trailing dot. */
function canonicalHost(host: string): string {
  const url = URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`) : undefined
  if (url?.pathname !== '/' || url.username) throw forbidden('The host of the request is not a host name.')
  return url.hostname.replace(/\.$/, '')
}

function literalOf(host: string): string | undefined {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return net.isIP(bare) ? bare : undefined
}

function forbidden(message: string): BlazonError {
  return new BlazonError('forbidden_target', message)
}

function notPublic(host: string): BlazonError {
  return forbidden(`${host} is not on the public internet.`)
}

function connectFailure(thrown: unknown, host: string, timedOut: boolean): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  if (timedOut)
    return new BlazonError('timeout', `${host} did not accept a connection in time.`, { cause: thrown })
  const code = codeOf(thrown) ?? 'no reason given'
  const message = NAME_ERRORS.has(code)
    ? `${host} has no address (${code}).`
    : `${host} does not accept connections (${code}).`
  // A name that does not exist will not exist in a minute either; a resolver that fails may recover.
  return new BlazonError('unreachable', message, { cause: thrown, retryable: code !== 'ENOTFOUND' })
}

const NAME_ERRORS: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'ENODATA',
  'EAI_AGAIN',
  'EAI_NONAME',
  'ESERVFAIL',
])

/** As the system says it of a port on which nothing listens. */
const NOBODY_THERE = Object.assign(new Error('The host map has no address.'), { code: 'ECONNREFUSED' })

/** True when no connection came about because nothing listens there. */
export function isNobodyThere(error: BlazonError): boolean {
  return codeOf(error.cause) === 'ECONNREFUSED'
}

/** True when the name itself has no address, so that another port of it need not be tried. */
export function isNameFailure(error: BlazonError): boolean {
  return NAME_ERRORS.has(codeOf(error.cause) ?? '')
}

function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : undefined
}
