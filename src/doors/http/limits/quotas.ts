import type { Accounts, Kept } from '../../../engine/stored.ts'
import type { Account } from '../../../model/keys.ts'
import { monthOf } from '../../../model/usage.ts'

/** Credits that are reserved for one request. */
export interface Reserved {
  /** Ends the reservation. When `isSpent`, the credits are stored with the call; otherwise they are freed. */
  settle(isSpent: boolean): void
}

export interface Quotas {
  /** Reserves credits. Resolves to undefined when the quota is used up. */
  reserve(account: Account, credits: number): Reserved | undefined | Promise<Reserved | undefined>
  /** Reserves credits if this process has leased enough; otherwise returns undefined and reserves nothing. */
  reserveLeased(account: Account, credits: number): Reserved | undefined
  /**
   * Returns the credits that an organisation still has, as far as this process knows: those that it leased,
   * and those that were not leased by any process at its last request. Infinity for a plan that refuses no
   * call.
   */
  left(account: Account): number
  /**
   * Calls `put` with the credits of all quotas that this process holds, to be stored with the calls so far.
   * New leases wait until `put` has ended, because the amounts that `put` stores would not include them.
   */
  keep(put: (kept: readonly Kept[]) => Promise<void>): Promise<void>
}

/** Credits of one quota that this process has leased. */
interface Pool {
  readonly organisation: string
  readonly period: string
  /** Credits that can be spent. */
  free: number
  /** Credits that are reserved for running requests. */
  busy: number
  /** Credits of the quota that no process had leased at the last lease of this process. */
  elsewhere: number
  /** Whether any credits were requested since the pool was last stored. */
  isUsed: boolean
  pending: Promise<boolean> | undefined
  /** The number of calls for which credits are leased at once, and the time of the last lease in ms. */
  callsAhead: number
  leasedAt: number
}

/**
 * How long a lease lasts without renewal, so that the credits of a crashed process are returned. Leases are
 * renewed each time that calls are stored, and for as long as requests are being worked on.
 */
const LEASE_MS = 60_000
/**
 * The number of calls for which credits are leased at once. It is doubled if the last lease was used up
 * within a second, and otherwise halved. A busy service therefore asks the database about once per second.
 */
const CALLS_AHEAD = { least: 64, most: 65_536 }
const LEASE_LASTS_MS = 1_000

/** The reservation of a request that needs no credits. */
const NONE: Reserved = { settle: () => undefined }

/** Enforces quotas across all processes, for plans without overage: a call beyond the quota is refused. */
export function createQuotas(
  { leaseCredits }: Pick<Accounts, 'leaseCredits'>,
  holder: string,
  now: () => number,
): Quotas {
  const pools = new Map<string, Pool>()
  let keeping: Promise<void> = Promise.resolve()

  const month = rememberedMonth()
  const poolOf = ({ id, plan }: Account): Pool => {
    const period = plan.period === 'once' ? plan.period : month(now())
    const name = `${id} ${period}`
    const known = pools.get(name)
    if (known) return known
    const pool = emptyPool(id, period)
    pools.set(name, pool)
    return pool
  }
  const lease = async (pool: Pool, quota: number, credits: number): Promise<boolean> => {
    const { organisation, period } = pool
    await keeping
    const amounts = { quota, least: credits, want: credits * aheadNow(pool, now()) }
    const leased = await leaseCredits({ organisation, period, ...amounts, holder, leaseMs: LEASE_MS })
    pool.free += leased.credits
    pool.elsewhere = leased.left
    return leased.credits > 0
  }
  const leaseAndReserve = async (pool: Pool, quota: number, credits: number) => {
    for (;;) {
      if (pool.free >= credits) return setAside(pool, credits)
      if (pool.pending) {
        await pool.pending
        continue
      }
      pool.pending = lease(pool, quota, credits)
      try {
        if (!(await pool.pending)) return undefined
        if (pool.free >= credits) return setAside(pool, credits)
      } finally {
        pool.pending = undefined
      }
    }
  }
  const reserveLeased = (account: Account, credits: number): Reserved | undefined => {
    if (!isEnforced(account) || credits === 0) return NONE
    const pool = poolOf(account)
    pool.isUsed = true
    return pool.free >= credits ? setAside(pool, credits) : undefined
  }
  return {
    reserve(account, credits) {
      const reserved = reserveLeased(account, credits)
      // The leased credits were not enough, so more are leased. This happens only for a plan with a quota.
      return reserved ?? leaseAndReserve(poolOf(account), account.plan.quota ?? 0, credits)
    },
    reserveLeased,
    left(account) {
      if (!isEnforced(account)) return Number.POSITIVE_INFINITY
      const { free, elsewhere } = poolOf(account)
      return free + elsewhere
    },
    keep(put) {
      const done = put(keptOf(pools))
      // The caller of `keep` handles a failure. Leases are possible after a failure, too.
      keeping = done.catch(() => undefined)
      return done
    },
  }
}

function emptyPool(organisation: string, period: string): Pool {
  const lease = { callsAhead: CALLS_AHEAD.least, leasedAt: Number.NEGATIVE_INFINITY, pending: undefined }
  return { organisation, period, isUsed: false, free: 0, busy: 0, elsewhere: 0, ...lease }
}

/** Reserves credits that the pool has. */
function setAside(pool: Pool, credits: number): Reserved {
  pool.free -= credits
  pool.busy += credits
  return {
    settle(isSpent) {
      pool.busy -= credits
      if (!isSpent) pool.free += credits
    },
  }
}

/** Whether calls beyond the quota are refused. They are allowed if the plan has a price for them. */
const isEnforced = ({ plan: { quota, overageCents } }: Account) => quota !== null && overageCents === null

/** Returns the credits of all pools, and removes pools without credits. */
function keptOf(pools: Map<string, Pool>): readonly Kept[] {
  const kept: Kept[] = []
  for (const [name, pool] of pools) {
    // This pool is being leased. Storing it now would overwrite the credits of the lease.
    if (pool.pending) continue
    // Unused credits are returned, so that other processes can lease them.
    if (!pool.isUsed) pool.free = 0
    pool.isUsed = false
    const { organisation, period, free, busy } = pool
    kept.push({ organisation, period, credits: free + busy, leaseMs: LEASE_MS })
    if (free + busy === 0) pools.delete(name)
  }
  return kept
}

/** Returns the number of calls for which a pool leases credits now, and remembers the time of the lease. */
function aheadNow(pool: Pool, at: number): number {
  const { callsAhead, leasedAt } = pool
  pool.leasedAt = at
  pool.callsAhead =
    at - leasedAt < LEASE_LASTS_MS
      ? Math.min(callsAhead * 2, CALLS_AHEAD.most)
      : Math.max(callsAhead / 2, CALLS_AHEAD.least)
  return pool.callsAhead
}

/**
 * Returns the month of a time in milliseconds. It is computed once a month, because every request needs it.
 */
function rememberedMonth(): (at: number) => string {
  let [name, from, until] = ['', 0, 0]
  return (at) => {
    if (at >= from && at < until) return name
    const date = new Date(at)
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    from = Date.UTC(year, month)
    until = Date.UTC(year, month + 1)
    name = monthOf(date)
    return name
  }
}
