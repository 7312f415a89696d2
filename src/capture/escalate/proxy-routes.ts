/** Chooses the proxy of an attempt: Crawlee's SessionPool takes turns and drops those that were blocked. */

import { createHash, randomUUID } from 'node:crypto'
import type { Session, SessionPool } from '@crawlee/core'
import type { Tier } from './proxies.ts'

/** The route of one attempt: a proxy, or a direct connection, with three ways to report how it went. */
export interface ProxyRoute {
  /** The proxy to use; undefined for a direct connection. */
  readonly upstream: URL | undefined
  /** Reports that the site let us in. The proxy will be used again. */
  worked(): void
  /** Reports that the site blocked us. The next attempt gets another proxy. */
  blocked(): void
  /** Reports that the connection failed for any reason. After three failures the session is replaced. */
  broke(): void
}

export interface ProxyRoutes {
  /** A digest of the proxies without passwords, by which processes with equal ones recognise each other. */
  readonly name: string
  readonly tiers: readonly { readonly isDirect: boolean }[]
  /** Returns a route of a tier. Proxies in `avoid` (as URLs) are used only if the tier has no other one. */
  choose(tier: number, avoid?: ReadonlySet<string>): Promise<ProxyRoute>
}

/**
 * Creates the routes; without any tier, all are direct. Each session keeps one proxy, and they take turns.
 */
export function createProxyRoutes(tiers: readonly Tier[] = [[undefined]]): ProxyRoutes {
  const pools = new Map<number, Promise<SessionPool>>()
  const poolOf = (at: number, tier: Tier): Promise<SessionPool> => {
    const pool = pools.get(at) ?? openPool(tier)
    pools.set(at, pool)
    return pool
  }
  return {
    name: digestOf(tiers),
    tiers: tiers.map((tier) => ({ isDirect: isDirect(tier) })),
    async choose(at, avoid) {
      const tier = tiers[at] ?? [undefined]
      if (isDirect(tier)) return DIRECT
      return routeBy(await sessionOf(await poolOf(at, tier), tier, avoid))
    },
  }
}

function digestOf(tiers: readonly Tier[]): string {
  const listed = JSON.stringify(
    tiers.map((tier) => tier.map((proxy) => (proxy ? `${proxy.protocol}//${proxy.host}` : null))),
  )
  return createHash('sha256').update(listed).digest('base64url')
}

const isDirect = (tier: Tier): boolean => tier.every((proxy) => proxy === undefined)

const nothing = () => undefined
const DIRECT: ProxyRoute = { upstream: undefined, worked: nothing, blocked: nothing, broke: nothing }

/** Draws a session whose proxy is not in `avoid`, if the tier has one; adds a session if none is drawn. */
async function sessionOf(
  pool: SessionPool,
  tier: Tier,
  avoid: ReadonlySet<string> = new Set(),
): Promise<Session> {
  let session = await pool.getSession()
  const [other] = tier.filter((proxy) => proxy && !avoid.has(proxy.href))
  if (!other) return session
  for (let draw = 1; avoid.has(proxyOf(session)) && draw < tier.length * DRAWS_PER_PROXY; draw += 1)
    session = await pool.getSession()
  if (!avoid.has(proxyOf(session))) return session
  const id = randomUUID()
  await pool.addSession({ id, userData: { proxy: other.href } })
  return (await pool.getSession(id)) ?? session
}

/**
 * The pool draws sessions at random. With two sessions, ten draws miss one of them in one case of a thousand,
 * and a new session is added then.
 */
const DRAWS_PER_PROXY = 5

function routeBy(session: Session): ProxyRoute {
  const proxy = proxyOf(session)
  return {
    upstream: proxy === '' ? undefined : new URL(proxy),
    worked: () => session.markGood(),
    blocked: () => session.retire(),
    broke: () => session.markBad(),
  }
}

function proxyOf(session: Session): string {
  return String(session.userData.proxy ?? '')
}

/**
 * Creates as many sessions as the tier has proxies. Each stores its own, because `newUrl(session.id)` would
 * remember sessions for ever. Importing Crawlee takes half a second.
 */
async function openPool(tier: Tier): Promise<SessionPool> {
  const { Configuration, EventManager, log, ProxyConfiguration, Session, SessionPool } = await import(
    '@crawlee/core'
  )
  // With purging on, Crawlee would empty the folder `storage` of the working directory.
  const config = new Configuration({ persistStorage: false, purgeOnStart: false })
  config.useEventManager(new (class extends EventManager {})(config))
  const quiet = log.child({ prefix: 'blazon', level: log.LEVELS.OFF })
  const proxies = new ProxyConfiguration({ proxyUrls: tier.map((proxy) => proxy?.href ?? null) })
  return SessionPool.open(
    {
      maxPoolSize: tier.length,
      persistenceOptions: { enable: false },
      log: quiet,
      createSessionFunction: async (sessionPool, { sessionOptions } = {}) => {
        const userData = sessionOptions?.userData ?? { proxy: await proxies.newUrl() }
        return new Session({ ...sessionOptions, sessionPool, log: quiet, userData })
      },
    },
    config,
  )
}
