import type { AccountStore, Caller, TokensTaken } from '../../model/accounts.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Row {
  readonly tokens: number
  readonly at: number
  readonly promised_until: number
}

/**
 * Token buckets that several processes share. A row has the tokens at the time of its last change, which
 * never decreases. A bucket holds the tokens of one second, and those that are reserved for waiting callers.
 */
export function bucketsIn(
  sql: Sql,
  nowMs: () => number,
): Computed<'takeTokens' | 'returnTokens', AccountStore> {
  const select = sql.prepare<[string], Row>('SELECT tokens, at, promised_until FROM buckets WHERE name = ?')
  const put = sql.prepare<[string, number, number, number]>(
    `INSERT INTO buckets (name, tokens, at, promised_until) VALUES (?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET
       tokens = excluded.tokens, at = excluded.at, promised_until = excluded.promised_until`,
  )
  const promises = promisesIn(sql)
  /** The current state of the bucket, and its reserved tokens. */
  const filled = function* (name: string, perSecond: number) {
    const now = nowMs()
    const row = (yield* select.get(name)) ?? { tokens: perSecond, at: now, promised_until: 0 }
    const at = Math.max(now, row.at)
    const tokenMs = 1_000 / perSecond
    const kept = yield* promises.kept({ bucket: name, at, tokenMs, last: row.promised_until })
    const tokens = Math.min(perSecond + kept, row.tokens + ((at - row.at) / 1_000) * perSecond)
    return { tokens, at, kept, promisedUntil: row.promised_until }
  }
  const take = function* (
    bucket: string,
    perSecond: number,
    want: number,
    caller: Caller,
  ): Steps<TokensTaken> {
    const name = shortened(bucket)
    const { tokens, at, kept, promisedUntil } = yield* filled(name, perSecond)
    const isClaimed = kept > 0 && !caller.isFirst && (yield* promises.claim(name, caller.call, at))
    const free = tokens - kept + (isClaimed ? 1 : 0)
    const granted = Math.min(want, wholeOf(free))
    if (granted > 0) {
      yield* put.run(name, tokens - granted, at, promisedUntil)
      return { granted, left: wholeOf(free - granted), waitMs: 0 }
    }
    const tokenMs = 1_000 / perSecond
    const next = Math.max(at + (1 - free) * tokenMs, promisedUntil + tokenMs)
    const { due, isPromised } = yield* promises.make({ bucket: name, call: caller.call, at, next, tokenMs })
    yield* put.run(name, tokens, at, isPromised ? Math.ceil(due) : promisedUntil)
    return { granted: 0, left: 0, waitMs: Math.max(1, Math.ceil(due) - nowMs()) }
  }
  const giveBack = function* (bucket: string, perSecond: number, returned: number): Steps<void> {
    const name = shortened(bucket)
    const { tokens, at, kept, promisedUntil } = yield* filled(name, perSecond)
    yield* put.run(name, Math.min(perSecond + kept, tokens + returned), at, promisedUntil)
  }
  return {
    takeTokens: sql.write(lockOf, take),
    returnTokens: sql.write(lockOf, giveBack),
  }
}

/** The lock of a bucket. Calls for different buckets do not wait for each other. */
const lockOf = (name: string) => `bucket ${name}`

/** Rounds down to whole tokens. Sums of fractions may be a little too low. */
const wholeOf = (tokens: number) => Math.max(0, Math.floor(tokens + 1e-6))

/** The longest wait of a reservation, so that a program that ignores waits does not block others. */
const MAX_WAIT_MS = 30_000
/** The longest wait that repetitions of one call can reserve together. The rest is for other calls. */
const MAX_OF_CALL_MS = 10_000
/** The time after the announced wait, rounded up to seconds, from which any caller may take the token. */
const LATE_MS = 1_000
/** The longest time for which a token stays reserved after it is due. */
const MAX_KEPT_MS = 1_000 + LATE_MS

interface Promises {
  /** The reserved tokens of a bucket, including fractions. `last`: the time of the last reservation. */
  kept(of: { bucket: string; at: number; tokenMs: number; last: number }): Steps<number>
  /** Ends the reservation of a caller for a token that is due. Returns false when the caller has none. */
  claim(bucket: string, call: string, at: number): Steps<boolean>
  /** Reserves the token that is due at `next`, or returns another time when that is too far away. */
  make(of: { bucket: string; call: string; at: number; next: number; tokenMs: number }): Steps<{
    readonly due: number
    readonly isPromised: boolean
  }>
}

/**
 * Rounds down to whole tokens. The small addition is needed because sums of fractions may be a little too
 * low.
 */
function promisesIn(sql: Sql): Promises {
  const sum = sql.value<[number, number, number, string, number, number], number>(
    `SELECT coalesce(sum(CASE WHEN due <= ? THEN 1.0 ELSE 1.0 - (due - ?) / ? END), 0.0)
     FROM promises WHERE bucket = ? AND due < ? AND until > ?`,
  )
  const end = sql.prepare<[string, string, number, number]>(
    `DELETE FROM promises WHERE (bucket, due) =
       (SELECT bucket, due FROM promises
        WHERE bucket = ? AND call = ? AND due <= ? AND until > ? ORDER BY due LIMIT 1)`,
  )
  const past = sql.prepare<[string, number]>('DELETE FROM promises WHERE bucket = ? AND until <= ?')
  const ofCall = sql.prepare<[string, string, number], { count: number; last: number | null }>(
    `SELECT count(*) AS count, max(due) AS last FROM promises
     WHERE bucket = ? AND call = ? AND due > ?`,
  )
  const insert = sql.prepare<[string, number, number, string]>(
    'INSERT INTO promises (bucket, due, until, call) VALUES (?, ?, ?, ?)',
  )
  return {
    *kept({ bucket, at, tokenMs, last }) {
      if (last + MAX_KEPT_MS < at) return 0
      return (yield* sum.get(at, at, tokenMs, bucket, at + tokenMs, at)) ?? 0
    },
    *claim(bucket, call, at) {
      return (yield* end.run(bucket, call, at, at)) > 0
    },
    *make({ bucket, call, at, next, tokenMs }) {
      yield* past.run(bucket, at)
      const own = yield* ofCall.get(bucket, call, at)
      if (own?.last && own.count * tokenMs >= MAX_OF_CALL_MS) return { due: own.last, isPromised: false }
      if (next > at + MAX_WAIT_MS) return { due: at + MAX_WAIT_MS, isPromised: false }
      const seconds = Math.max(1, Math.ceil((next - at) / 1_000))
      yield* insert.run(bucket, next, at + seconds * 1_000 + LATE_MS, call)
      return { due: next, isPromised: true }
    },
  }
}
