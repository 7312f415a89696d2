import type { Sql, Steps } from './sql.ts'

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
 * Tokens that are reserved for waiting callers, each from the time at which the bucket starts to fill for it,
 * so that earlier callers lose nothing. They fall due as fast as the bucket fills.
 */
export function promisesIn(sql: Sql): Promises {
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
