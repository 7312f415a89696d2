import type { Database } from 'better-sqlite3'
import type { AccountStore, Kept } from '../../model/accounts.ts'
import { type Call, monthOf, periodOf } from '../../model/usage.ts'
import type { Immediate } from './access.ts'
import { callsIn } from './calls.ts'

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
  db: Database,
  nowMs: () => number,
  callMaxAgeMs: number,
): Immediate<Methods, AccountStore> {
  const select = db
    .prepare<[{ organisation: string; period: string; now: number }], number>(
      `SELECT coalesce((SELECT used FROM quotas WHERE organisation = :organisation AND period = :period), 0)
            + coalesce((SELECT sum(credits) FROM credit_leases
                        WHERE organisation = :organisation AND period = :period AND until > :now), 0)`,
    )
    .pluck()
  const addLease = db.prepare<[Leased]>(
    `INSERT INTO credit_leases (holder, organisation, period, credits, until)
     VALUES (:holder, :organisation, :period, :credits, :until)
     ON CONFLICT DO UPDATE SET credits = credits + excluded.credits, until = excluded.until`,
  )
  const putLease = db.prepare<[Leased]>(
    `INSERT OR REPLACE INTO credit_leases (holder, organisation, period, credits, until)
     VALUES (:holder, :organisation, :period, :credits, :until)`,
  )
  const endLease = db.prepare<[string, string, string]>(
    'DELETE FROM credit_leases WHERE holder = ? AND organisation = ? AND period = ?',
  )
  const endLeases = db.prepare<[number]>('DELETE FROM credit_leases WHERE until <= ?')
  const history = callsIn(db)
  const count = db.prepare<[string, string, string, number, number, number]>(
    `INSERT INTO daily_usage (organisation, day, endpoint, status, calls, credits) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits`,
  )
  const spend = db.prepare<[string, string, number]>(
    `INSERT INTO quotas (organisation, period, used) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET used = used + excluded.used`,
  )

  const lease = db.transaction((request: Parameters<AccountStore['leaseCredits']>[0]): number => {
    const { organisation, period, holder, quota, least, want, leaseMs } = request
    const now = nowMs()
    const left = quota - (select.get({ organisation, period, now }) ?? 0)
    if (left < least) return 0
    const credits = Math.max(least, Math.min(want, Math.floor(left / SHARE)))
    addLease.run({ holder, organisation, period, credits, until: now + leaseMs })
    return credits
  })
  const store = db.transaction(
    (calls: Parameters<AccountStore['putCalls']>[0], holder: string, kept: readonly Kept[]) => {
      const now = nowMs()
      history.put(calls)
      for (const { organisation, day, endpoint, status, calls: number, credits } of summed(calls)) {
        count.run(organisation, day, endpoint, status, number, credits)
        if (credits === 0) continue
        // Both are counted, because the organisation may change from a plan of one kind to a plan of the
        // other kind.
        const at = new Date(day)
        spend.run(organisation, periodOf('once', at), credits)
        spend.run(organisation, monthOf(at), credits)
      }
      for (const { organisation, period, credits, leaseMs } of kept) {
        if (credits === 0) endLease.run(holder, organisation, period)
        else putLease.run({ holder, organisation, period, credits, until: now + leaseMs })
      }
      endLeases.run(now)
      if (Number.isFinite(callMaxAgeMs)) history.prune(now - callMaxAgeMs)
    },
  )
  return {
    leaseCredits: (request) => lease.immediate(request),
    putCalls: (calls, holder, kept) => store.immediate(calls, holder, kept),
  }
}

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

/** A day as `2026-11-26`, UTC. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
