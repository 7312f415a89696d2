import type { AccountStore, Caller, TokensTaken } from '../../model/accounts.ts'
import { promisesIn } from './promises.ts'
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
