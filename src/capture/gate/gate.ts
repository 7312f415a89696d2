/**
 * The gate: the only place where connections to sites are made. It resolves host names, refuses addresses
 * that are not on the public internet, and connects to an address that it has judged.
 */

import net, { type Socket } from 'node:net'
import { unlessAborted } from '../../concurrency/abort.ts'
import { judgeAddress } from '../../formats/ip-address.ts'
import { parsedUrl } from '../../formats/url.ts'
import { GATE_REASONS, type GateDecisions, type GateReason } from '../../model/activity.ts'
import { BlazonError } from '../../model/errors.ts'
import { FETCH } from '../bounds.ts'
import { type Connector, connect, type JudgedAddress } from './connect.ts'
import type { HostMap } from './hosts.ts'
import { type OwnSettings, ownAddresses } from './own.ts'
import { causeOf } from './refusal.ts'
import { createResolver, type Resolver } from './resolver.ts'
import { connectThrough } from './upstream.ts'

/** The host and port of a connection. */
export interface Target {
  /** Host name or IP address as it is written in a URL; IPv6 in brackets. */
  readonly host: string
  readonly port: number
  /** True for TLS. It decides which address of a mapped host is used. */
  readonly secure: boolean
}

interface DialOptions {
  /** When it fires, the attempt ends. */
  readonly signal?: AbortSignal | undefined
  /** A proxy of the operator. It is asked to connect to the judged address. */
  readonly upstream?: URL | undefined
}

/** Makes connections to sites, for the local proxy (`proxy.ts`), which HTTP client and browser use. */
export interface Gate {
  readonly hosts: HostMap | undefined
  isMapped(host: string): boolean
  /** Checks scheme, user name, port and address of a URL before a request. Throws `forbidden_target`. */
  check(url: URL): void
  /**
   * Resolves the host once, judges every address, and connects to one. Rejects with `forbidden_target` when
   * one is not public, otherwise with `unreachable` or `timeout`, never naming an address.
   */
  dial(target: Target, options?: DialOptions): Promise<Socket>
  /** Counts of its decisions since it was made. */
  decisions(): GateDecisions
}

export interface GateSettings extends OwnSettings {
  readonly hosts?: HostMap | undefined
  /** Ports that are allowed. For a mapped host, the ports in the host map are allowed too. */
  readonly ports: readonly number[]
  readonly connectTimeoutMs: number
  /** Default: asks the name servers of the system. */
  readonly resolver?: Resolver | undefined
  /** Called whenever a site has accepted a connection. */
  readonly onReached?: (() => void) | undefined
  /** Opens the socket; default `net.connect`. */
  readonly connector?: Connector | undefined
}

export function createGate(settings: GateSettings): Gate {
  const { hosts, ports, connectTimeoutMs, onReached } = settings
  const resolver = settings.resolver ?? createResolver()
  const connector = settings.connector ?? net.connect
  const isOwn = ownAddresses(settings)
  const isOpen = (address: string) => judgeAddress(address).public && !isOwn(address)
  const isMapped = (host: string) => hosts?.isMapped(host) ?? false
  const decisions = createDecisions()
  const counted = <T>(judge: () => T): T => {
    try {
      return judge()
    } catch (thrown) {
      decisions.refuse(thrown)
      throw thrown
    }
  }
  const admit = ({ host, port }: Target) => {
    const entry = hosts?.lookup(host)
    const mapped = [entry?.http, entry?.https].map((address) => address?.port)
    const isAllowed = ports.includes(port) || mapped.includes(port) || hosts?.hasAnyPort
    if (!isAllowed)
      throw new Forbidden('port', `Port ${port} of ${host} is not one that web sites are served on.`)
    if (entry) return
    const literal = literalOf(host)
    if (literal !== undefined && !isOpen(literal)) throw notPublic(host)
  }
  return {
    hosts,
    isMapped,
    decisions: decisions.counts,
    check(url) {
      counted(() => {
        refuseOdd(url)
        admit(targetOf(url))
      })
    },
    async dial(asked, { signal, upstream } = {}) {
      const target = counted(() => {
        const named = { ...asked, host: canonicalHost(asked.host) }
        admit(named)
        return named
      })
      const limit = limitOf(upstream ? FETCH.upstreamTimeoutMs : connectTimeoutMs, signal)
      try {
        const address = await addressOf(target, { hosts, resolver, isOpen }, limit.signal)
        decisions.allow()
        const socket = upstream
          ? await connectThrough(upstream, target.host, address, limit.signal)
          : await connect(address, connector, limit.signal)
        const isFree = upstream || isMapped(target.host) || settings.allowOwnAddresses
        if (!isFree && endsHere(socket, address)) {
          socket.destroy()
          throw notPublic(target.host)
        }
        onReached?.()
        return socket
      } catch (thrown) {
        decisions.refuse(thrown)
        if (signal?.aborted) throw signal.reason
        throw connectFailure(thrown, target.host, limit.signal.aborted)
      } finally {
        limit.release()
      }
    },
  }
}

/** Returns a signal after a time, or the caller's, cheaper than `AbortSignal.any`. `release` ends both. */
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

/**
 * True when both ends of a connection are the same address, which means this machine. It catches an address
 * that the machine got after the list in `own.ts` was read.
 */
function endsHere({ localAddress, remoteAddress }: Socket, { judged }: JudgedAddress): boolean {
  return localAddress === remoteAddress && judged.some(({ address }) => address === remoteAddress)
}

function refuseOdd({ protocol, hostname, username, password }: URL): void {
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Forbidden('scheme', `${protocol} is not fetched; only http and https are.`)
  if (username || password)
    throw new Forbidden('credentials', `A URL on ${hostname} carries a user name or password.`)
}

function targetOf(url: URL): Target {
  const secure = url.protocol === 'https:'
  return { host: url.hostname, port: Number(url.port) || (secure ? 443 : 80), secure }
}

interface AddressRules {
  readonly hosts: HostMap | undefined
  readonly resolver: Resolver
  readonly isOpen: (address: string) => boolean
}

async function addressOf(
  target: Target,
  { hosts, resolver, isOpen }: AddressRules,
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
  if (answers.length === 0 || !answers.every(({ address }) => isOpen(address))) throw notPublic(target.host)
  return { port: target.port, judged: answers }
}

/** Returns a host in one notation, without a dot at its end: `0x7f.1` and `①②⑦.0.0.1` become `127.0.0.1`. */
function canonicalHost(host: string): string {
  const url = parsedUrl(`http://${host}/`)
  if (url?.pathname !== '/' || url.username)
    throw new Forbidden('host', 'The host of the request is not a host name.')
  return url.hostname.replace(/\.$/, '')
}

function literalOf(host: string): string | undefined {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return net.isIP(bare) ? bare : undefined
}

function notPublic(host: string): Forbidden {
  return new Forbidden('address', `${host} is not on the public internet.`)
}

function connectFailure(thrown: unknown, host: string, timedOut: boolean): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  if (timedOut)
    return new BlazonError('timeout', `${host} did not accept a connection in time.`, { cause: thrown })
  const code = codeOf(thrown) ?? 'no reason given'
  const message = NAME_ERRORS.has(code)
    ? `${host} has no address (${code}).`
    : `${host} does not accept connections (${code}).`
  // A name that does not exist is not retried. A name server that failed may recover.
  return new BlazonError(code === 'ENOTFOUND' ? 'not_found' : 'unreachable', message, { cause: thrown })
}

const NAME_ERRORS: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** The error that the system reports for a port on which nothing listens. */
const NOBODY_THERE = Object.assign(new Error('The host map has no address.'), { code: 'ECONNREFUSED' })

/** True when there was no connection because nothing listens on the port. */
export function isNobodyThere(error: BlazonError): boolean {
  return causeOf(error) === 'ECONNREFUSED'
}

/** True when the host name has no address, so its other port need not be tried. */
export function isNameFailure(error: BlazonError): boolean {
  return NAME_ERRORS.has(causeOf(error) ?? '')
}

function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : undefined
}

/** The gate's refusal of a connection, with its reason as a code beside the sentence. */
class Forbidden extends BlazonError {
  declare readonly reason: GateReason

  constructor(reason: GateReason, message: string) {
    super('forbidden_target', message, { reason })
  }
}

/** Counts the decisions of a gate. */
interface Decisions {
  allow(): void
  /** Counts the error if it is a refusal. Ignores any other error. */
  refuse(thrown: unknown): void
  counts(): GateDecisions
}

function createDecisions(): Decisions {
  let allowed = 0
  const refused = Object.fromEntries(GATE_REASONS.map((reason) => [reason, 0])) as Record<GateReason, number>
  return {
    allow: () => void allowed++,
    refuse(thrown) {
      if (thrown instanceof Forbidden) refused[thrown.reason]++
    },
    counts: () => ({ allowed, refused: { ...refused } }),
  }
}
