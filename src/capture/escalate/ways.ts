import { randomUUID } from 'node:crypto'
import type { Session, SessionPool } from '@crawlee/core'
import type { Tier } from './proxies.ts'

/** One way out of this process for one attempt. */
export interface Exit {
  /** The proxy it leaves through; undefined for none. */
  readonly upstream: URL | undefined
  /** The site let it in: it serves again. */
  worked(): void
  /** The site turned it away: the next who comes gets another. */
  blocked(): void
  /** It broke, for whatever reason: three times, and it is replaced. */
  broke(): void
}

/** All ways out, tier by tier. */
export interface Ways {
  readonly tiers: readonly { readonly isDirect: boolean }[]
  /** An exit of a tier, if there is one not through any of `avoid` (proxies as URLs). */
  exit(tier: number, avoid?: ReadonlySet<string>): Promise<Exit>
}

/** Ways for tiers of proxies; without any, straight. Proxies are taken in turn by Crawlee's sessions, which keep to one each. */
export function createWays(tiers: readonly Tier[] = [[undefined]]): Ways {
  const pools = new Map<number, Promise<SessionPool>>()
  const poolOf = (at: number, tier: Tier): Promise<SessionPool> => {
    const pool = pools.get(at) ?? openPool(tier)
    pools.set(at, pool)
    return pool
  }
  return {
    tiers: tiers.map((tier) => ({ isDirect: isDirect(tier) })),
    async exit(at, avoid) {
      const tier = tiers[at] ?? [undefined]
      if (isDirect(tier)) return STRAIGHT
      return exitBy(await sessionOf(await poolOf(at, tier), tier, avoid))
    },
  }
}

const isDirect = (tier: Tier): boolean => tier.every((proxy) => proxy === undefined)

const nothing = () => undefined
const STRAIGHT: Exit = { upstream: undefined, worked: nothing, blocked: nothing, broke: nothing }

/** A session of another proxy than those to be avoided, if there is another: drawn, or made when every session left has one of those. */
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

/** Sessions are drawn at random: one of two is missed ten times in a row once in a thousand, and then there is one more. */
const DRAWS_PER_PROXY = 5

function exitBy(session: Session): Exit {
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
 * As many sessions as there are proxies. The session keeps its proxy itself: `newUrl(session.id)` would remember every session
 * there ever was. Crawlee is loaded by the first who leaves through a proxy: it takes half a second.
 */
async function openPool(tier: Tier): Promise<SessionPool> {
  const { Configuration, EventManager, log, ProxyConfiguration, Session, SessionPool } = await import(
    '@crawlee/core'
  )
  // Left on, purging empties the folder `storage` of whoever runs us, although nothing is ever written there.
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
