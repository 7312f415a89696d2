import net, { type Socket } from 'node:net'
import { BlazonError } from '../../model/errors.ts'
import { unlessAborted } from '../abort.ts'
import { judgeAddress } from './address.ts'
import { type Connector, connect, type JudgedAddress } from './connect.ts'
import type { HostMap } from './hosts.ts'
import { causeOf } from './refusal.ts'
import { createResolver, type Resolver } from './resolver.ts'
import { connectThrough } from './upstream.ts'

/** Where somebody wants to go. */
export interface Target {
  /** Name or IP address as it stands in a URL; IPv6 in brackets. */
  readonly host: string
  readonly port: number
  /** True for TLS: decides which address of a mapped host is dialled. */
  readonly secure: boolean
}

/** Who wants to go there, and how. */
interface DialOptions {
  /** Ends the attempt. */
  readonly signal?: AbortSignal | undefined
  /** A proxy of the operator's, which is asked for the judged address. */
  readonly upstream?: URL | undefined
}

/** The one door to the network. Every connection of the process to a site is made by `dial`, for the local proxy (`proxy.ts`). */
export interface Gate {
  readonly hosts: HostMap | undefined
  isMapped(host: string): boolean
  /** Refuses before anything is sent: scheme, user name, port, address. Throws `forbidden_target`. */
  check(url: URL): void
  /**
   * Resolves once, judges every address, connects to a judged one. Rejects with `forbidden_target` for what is not on
   * the public internet, with `unreachable` or `timeout` otherwise. The message never names an address.
   */
  dial(target: Target, options?: DialOptions): Promise<Socket>
}

export interface GateSettings {
  readonly hosts?: HostMap | undefined
  /** Ports that may be dialled on hosts that are not mapped. */
  readonly ports: readonly number[]
  readonly connectTimeoutMs: number
  /** For a connection that a proxy of the operator's makes. Default: `connectTimeoutMs`. */
  readonly upstreamTimeoutMs?: number | undefined
  /** Default: asks the system's name servers. */
  readonly resolver?: Resolver | undefined
  /** Opens the socket; default `net.connect`. */
  readonly connector?: Connector | undefined
}

export function createGate(settings: GateSettings): Gate {
  const { hosts, ports, connectTimeoutMs, upstreamTimeoutMs = connectTimeoutMs } = settings
  const resolver = settings.resolver ?? createResolver()
  const connector = settings.connector ?? net.connect
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
    async dial(asked, { signal, upstream } = {}) {
      const target = { ...asked, host: canonicalHost(asked.host) }
      admit(target)
      const limit = limitOf(upstream ? upstreamTimeoutMs : connectTimeoutMs, signal)
      try {
        const address = await addressOf(target, hosts, resolver, limit.signal)
        return await (upstream
          ? connectThrough(upstream, target.host, address, limit.signal)
          : connect(address, connector, limit.signal))
      } catch (thrown) {
        if (signal?.aborted) throw signal.reason
        throw connectFailure(thrown, target.host, limit.signal.aborted)
      } finally {
        limit.release()
      }
    },
  }
}

/** A signal that fires after a time, or with another; once released it does neither. Cheaper than `AbortSignal.any`. */
function limitOf(ms: number, caller: AbortSignal | undefined): { signal: AbortSignal; release: () => void } {
  const limit = new AbortController()
  const leave = () => limit.abort(caller?.reason)
  const timer = setTimeout(() => limit.abort(new Error('The time is up.')), ms)
  if (caller?.aborted) leave()
  caller?.addEventListener('abort', leave, { once: true })
  return {
    signal: limit.signal,
    release() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}

/** What a URL asks for. */
function targetOf(url: URL): Target {
  const secure = url.protocol === 'https:'
  return { host: url.hostname, port: Number(url.port) || (secure ? 443 : 80), secure }
}

async function addressOf(
  target: Target,
  hosts: HostMap | undefined,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<JudgedAddress> {
  const entry = hosts?.lookup(target.host)
  if (entry) {
    const mapped = target.secure ? entry.https : entry.http
    if (!mapped)
      throw new BlazonError(
        'unreachable',
        `${target.host} is mapped without ${target.secure ? 'https' : 'http'}.`,
        { retryable: false, cause: NOBODY_THERE },
      )
    return { port: mapped.port, judged: [{ address: mapped.host, family: net.isIP(mapped.host) }] }
  }
  const literal = literalOf(target.host)
  const answers =
    literal === undefined
      ? await unlessAborted(resolver(target.host, signal), signal)
      : [{ address: literal, family: net.isIP(literal) }]
  if (answers.length === 0 || !answers.every(({ address }) => judgeAddress(address).public))
    throw notPublic(target.host)
  return { port: target.port, judged: answers }
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
  return new BlazonError(code === 'ENOTFOUND' ? 'not_found' : 'unreachable', message, { cause: thrown })
}

const NAME_ERRORS: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** As the system says it of a port on which nothing listens. */
const NOBODY_THERE = Object.assign(new Error('The host map has no address.'), { code: 'ECONNREFUSED' })

/** True when no connection came about because nothing listens there. */
export function isNobodyThere(error: BlazonError): boolean {
  return causeOf(error) === 'ECONNREFUSED'
}

/** True when the name itself has no address, so that another port of it need not be tried. */
export function isNameFailure(error: BlazonError): boolean {
  return NAME_ERRORS.has(causeOf(error) ?? '')
}

function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : undefined
}
