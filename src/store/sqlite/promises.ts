import type { Database } from 'better-sqlite3'

/**
 * The longest wait that is promised, so that a program that never waits does not make others wait for ever.
 */
const MAX_WAIT_MS = 30_000
/** Of that time, calls that ask for the same are promised so much at once; the rest is for others. */
const MAX_OF_CALL_MS = 10_000
/**
 * How long a token is kept beyond the wait in whole seconds, which is the longer of those that are told. What
 * is kept in vain until then goes to whoever comes.
 */
const LATE_MS = 1_000
/** No token is kept longer after its time than by rounding the wait to a second, and for who is late. */
const MAX_KEPT_MS = 1_000 + LATE_MS

interface Promises {
  /** Tokens of a bucket that are kept, fractions included. `last`: the last time that was promised. */
  kept(of: { bucket: string; at: number; tokenMs: number; last: number }): number
  /** Ends the keeping of a token whose time has come, for its caller. False when there is none. */
  claim(bucket: string, call: string, at: number): boolean
  /**
   * Keeps the token of the time `next` for a call. Tells another time, without keeping, when that is too far.
   */
  make(of: { bucket: string; call: string; at: number; next: number; tokenMs: number }): {
    readonly due: number
    readonly isPromised: boolean
  }
}

/**
 * Tokens that are kept for those who were told to wait. A token is kept while the bucket fills for it, and
 * not before, so that a promise takes nothing from those who come earlier. Promises are a token's time apart:
 * the bucket fills as fast as they come due.
 */
export function promisesIn(db: Database): Promises {
  const sum = db
    .prepare<[number, number, string, number, number], number>(
      `SELECT total(min(1.0, 1.0 - (due - ?) / ?)) FROM promises WHERE bucket = ? AND due < ? AND until > ?`,
    )
    .pluck()
  const end = db.prepare<[string, string, number, number]>(
    `DELETE FROM promises WHERE (bucket, due) =
       (SELECT bucket, due FROM promises
        WHERE bucket = ? AND call = ? AND due <= ? AND until > ? ORDER BY due LIMIT 1)`,
  )
  const past = db.prepare<[string, number]>('DELETE FROM promises WHERE bucket = ? AND until <= ?')
  const ofCall = db.prepare<[string, string, number], { count: number; last: number | null }>(
    `SELECT count(*) AS count, max(due) AS last FROM promises
     WHERE bucket = ? AND call = ? AND due > ?`,
  )
  const insert = db.prepare<[string, number, number, string]>(
    'INSERT INTO promises (bucket, due, until, call) VALUES (?, ?, ?, ?)',
  )
  return {
    kept({ bucket, at, tokenMs, last }) {
      if (last + MAX_KEPT_MS < at) return 0
      return sum.get(at, tokenMs, bucket, at + tokenMs, at) ?? 0
    },
    claim: (bucket, call, at) => end.run(bucket, call, at, at).changes > 0,
    make({ bucket, call, at, next, tokenMs }) {
      past.run(bucket, at)
      const own = ofCall.get(bucket, call, at)
      if (own?.last && own.count * tokenMs >= MAX_OF_CALL_MS) return { due: own.last, isPromised: false }
      if (next > at + MAX_WAIT_MS) return { due: at + MAX_WAIT_MS, isPromised: false }
      const seconds = Math.max(1, Math.ceil((next - at) / 1_000))
      insert.run(bucket, next, at + seconds * 1_000 + LATE_MS, call)
      return { due: next, isPromised: true }
    },
  }
}
