import type { AccountStore, CreditRequest, Kept, LeasedCredits } from '../../model/accounts.ts'
import { BlazonError } from '../../model/errors.ts'
import { type Allowance, type Call, monthOf, periodOf } from '../../model/usage.ts'
import { callsIn } from './calls.ts'
import { insertsIn } from './inserts.ts'
import type { Computed, Sql, Steps } from './sql.ts'

type Methods = 'leaseCredits' | 'putCalls'

interface Leased {
  readonly holder: string
  readonly organisation: string
  readonly period: string
  readonly credits: number
  readonly until: number
}

/** Quotas and their used credits. Calls are counted in the transaction that stores them. */
export function creditsIn(
  sql: Sql,
  nowMs: () => number,
  callMaxAgeMs: number,
): Computed<Methods, AccountStore> {
  const select = sql.value<[OfQuota], number>(TAKEN)
  const addLease = sql.prepare<[Leased]>(
    `INSERT INTO credit_leases (holder, organisation, period, credits, until)
     VALUES (:holder, :organisation, :period, :credits, :until)
     ON CONFLICT (organisation, period, holder)
       DO UPDATE SET credits = credit_leases.credits + excluded.credits, until = excluded.until`,
  )
  const putLeases = insertsIn(
    sql,
    'credit_leases',
    { holder: 'TEXT', organisation: 'TEXT', period: 'TEXT', credits: 'BIGINT', until: 'BIGINT' },
    `ON CONFLICT (organisation, period, holder)
       DO UPDATE SET credits = excluded.credits, until = excluded.until`,
  )
  const endLease = sql.prepare<[string, string, string]>(
    'DELETE FROM credit_leases WHERE holder = ? AND organisation = ? AND period = ?',
  )
  const endLeases = sql.prepare<[number]>('DELETE FROM credit_leases WHERE until <= ?')
  const history = callsIn(sql)
  const count = countingIn(sql)

  const lease = function* (request: CreditRequest): Steps<LeasedCredits> {
    const { organisation, period, holder, quota, least, want, leaseMs } = request
    const now = nowMs()
    const left = quota - ((yield* select.get({ organisation, period, now })) ?? 0)
    if (left < least) return { credits: 0, left: Math.max(0, left) }
    const credits = Math.max(least, Math.min(want, Math.floor(left / SHARE)))
    yield* addLease.run({ holder, organisation, period, credits, until: now + leaseMs })
    return { credits, left: left - credits }
  }
  const store = function* (calls: readonly Call[], holder: string, kept: readonly Kept[]): Steps<void> {
    const now = nowMs()
    // The same calls come a second time when the answer to the transaction that stored them was lost.
    yield* count(summed(yield* history.put(calls)))
    const leases: (string | number)[][] = []
    for (const { organisation, period, credits, leaseMs } of kept) {
      if (credits === 0) yield* endLease.run(holder, organisation, period)
      else leases.push([holder, organisation, period, credits, now + leaseMs])
    }
    yield* putLeases.run(leases)
    yield* endLeases.run(now)
    if (Number.isFinite(callMaxAgeMs)) yield* history.prune(now - callMaxAgeMs)
  }
  return {
    leaseCredits: sql.write(({ organisation }) => lockOf(organisation), lease),
    putCalls: sql.write(CALLS_LOCK, store),
  }
}

interface OfQuota {
  readonly organisation: string
  readonly period: string
  readonly now: number
}

/** The credits of a quota that are used or leased. Leases cover the calls that are not stored yet. */
const TAKEN = `SELECT
  coalesce((SELECT used FROM quotas WHERE organisation = :organisation AND period = :period), 0)
  + coalesce((SELECT sum(credits) FROM credit_leases
              WHERE organisation = :organisation AND period = :period AND until > :now), 0)`

/** Whoever takes credits of a quota reads first how many are left. */
const lockOf = (organisation: string) => `credits ${organisation}`

/** Numbers of calls have the order of storing, so only one write stores calls at a time. */
const CALLS_LOCK = 'calls'

/** A lease takes at most this part (1/64) of the remaining credits, to leave some for other processes. */
const SHARE = 64

/** The columns by which calls are counted together. */
interface Sum extends Pick<Call, 'organisation' | 'endpoint' | 'status'> {
  readonly day: string
  calls: number
  credits: number
}

const DAY_MS = 24 * 3_600_000

function summed(calls: readonly Call[]): readonly Sum[] {
  const sums = new Map<string, Sum>()
  for (const { organisation, at, endpoint, status, credits } of calls) {
    const name = `${organisation} ${Math.floor(at / DAY_MS)} ${endpoint} ${status}`
    const known = sums.get(name)
    const sum = known ?? { organisation, endpoint, status, day: dayOf(at), calls: 0, credits: 0 }
    if (!known) sums.set(name, sum)
    sum.calls += 1
    sum.credits += credits
  }
  return [...sums.values()]
}

function countingIn(sql: Sql) {
  const count = insertsIn(
    sql,
    'daily_usage',
    {
      ...{ organisation: 'TEXT', day: 'TEXT', endpoint: 'TEXT' },
      ...{ status: 'BIGINT', calls: 'BIGINT', credits: 'BIGINT' },
    },
    `ON CONFLICT (organisation, day, endpoint, status) DO UPDATE SET
       calls = daily_usage.calls + excluded.calls, credits = daily_usage.credits + excluded.credits`,
  )
  const spend = insertsIn(
    sql,
    'quotas',
    { organisation: 'TEXT', period: 'TEXT', used: 'BIGINT' },
    'ON CONFLICT (organisation, period) DO UPDATE SET used = quotas.used + excluded.used',
  )
  return function* (sums: readonly Sum[]): Steps<void> {
    yield* count.run(
      sums.map(({ organisation, day, endpoint, status, calls, credits }) => {
        return [organisation, day, endpoint, status, calls, credits]
      }),
    )
    yield* spend.run(spentIn(sums))
  }
}

const isOrganisation = (owner: string) => owner.startsWith('org_')

/**
 * Counts credits that do not belong to a single call, in the transaction of the caller. Negative credits are
 * refunds. They count for the day of `at`. An owner that is not an organisation has no quota.
 */
export function chargingIn(sql: Sql): (owner: string, credits: number, at: number) => Steps<void> {
  const count = countingIn(sql)
  return function* (organisation, credits, at) {
    if (!isOrganisation(organisation) || credits === 0) return
    yield* count([{ organisation, endpoint: 'batch/submit', status: 200, day: dayOf(at), calls: 0, credits }])
  }
}

/** Throws when an organisation has fewer credits left than it needs. */
export function refusingSpentIn(
  sql: Sql,
  nowMs: () => number,
): (owner: string, quota: Allowance | undefined, needed: number) => Steps<void> {
  const taken = sql.value<[OfQuota], number>(TAKEN)
  return function* (organisation, quota, needed) {
    if (!quota || !isOrganisation(organisation)) return
    const { period, credits } = quota
    const left = credits - ((yield* taken.get({ organisation, period, now: nowMs() })) ?? 0)
    if (left >= needed) return
    const message = `The batch needs ${needed} credits of the quota, which has ${Math.max(0, left)} left.`
    throw new BlazonError('unavailable', message, { reason: 'quota_exceeded', retryable: false })
  }
}

/** Counts the credits of a batch in the transaction of the caller. Throws when the quota has fewer left. */
export function payingIn(
  sql: Sql,
  nowMs: () => number,
): (owner: string, quota: Allowance | undefined, credits: number, at: number) => Steps<void> {
  const refuseSpent = refusingSpentIn(sql, nowMs)
  const charge = chargingIn(sql)
  return sql.write(lockOf, function* (owner, quota: Allowance | undefined, credits: number, at: number) {
    yield* refuseSpent(owner, quota, credits)
    yield* charge(owner, credits, at)
  })
}

/**
 * The credits of each quota, as rows. They count for all time and for the month, because the organisation may
 * change from a plan of one kind to a plan of the other kind.
 */
function spentIn(sums: readonly Sum[]): readonly (readonly [string, string, number])[] {
  const spent = new Map<string, readonly [organisation: string, period: string, credits: number]>()
  for (const { organisation, day, credits } of sums) {
    if (credits === 0) continue
    const at = new Date(day)
    for (const period of [periodOf('once', at), monthOf(at)]) {
      const name = `${organisation} ${period}`
      const [, , before] = spent.get(name) ?? [organisation, period, 0]
      spent.set(name, [organisation, period, before + credits])
    }
  }
  return [...spent.values()]
}

/** A day as `2026-11-26`, UTC. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
