import type { Database } from 'better-sqlite3'
import type { AccountStore } from '../../model/accounts.ts'
import type { Immediate } from './access.ts'
import { promisesIn } from './promises.ts'

interface Row {
  readonly tokens: number
  readonly at: number
  readonly promised_until: number
}

/**
 * Token buckets that several processes share: each has a row with its tokens at the time of its last change.
 * Time never goes back in a row, whichever process writes it. A bucket holds one second's worth, and in
 * addition the tokens that are reserved for waiting callers.
 */
export function bucketsIn(
  db: Database,
  nowMs: () => number,
): Immediate<'takeTokens' | 'returnTokens', AccountStore> {
  const select = db.prepare<[string], Row>('SELECT tokens, at, promised_until FROM buckets WHERE name = ?')
  const put = db.prepare<[string, number, number, number]>(
    'INSERT OR REPLACE INTO buckets (name, tokens, at, promised_until) VALUES (?, ?, ?, ?)',
  )
  const promises = promisesIn(db)
  /** The current state of the bucket, and its reserved tokens. */
  const filled = (name: string, perSecond: number) => {
    const now = nowMs()
    const row = select.get(name) ?? { tokens: perSecond, at: now, promised_until: 0 }
    const at = Math.max(now, row.at)
    const kept = promises.kept({ bucket: name, at, tokenMs: 1_000 / perSecond, last: row.promised_until })
    const tokens = Math.min(perSecond + kept, row.tokens + ((at - row.at) / 1_000) * perSecond)
    return { tokens, at, kept, promisedUntil: row.promised_until }
  }
  const take: Immediate<'takeTokens', AccountStore>['takeTokens'] = (name, perSecond, want, caller) => {
    const { tokens, at, kept, promisedUntil } = filled(name, perSecond)
    const isClaimed = kept > 0 && !caller.isFirst && promises.claim(name, caller.call, at)
    const free = tokens - kept + (isClaimed ? 1 : 0)
    const granted = Math.min(want, wholeOf(free))
    if (granted > 0) {
      put.run(name, tokens - granted, at, promisedUntil)
      return { granted, left: wholeOf(free - granted), waitMs: 0 }
    }
    const tokenMs = 1_000 / perSecond
    const next = Math.max(at + (1 - free) * tokenMs, promisedUntil + tokenMs)
    const { due, isPromised } = promises.make({ bucket: name, call: caller.call, at, next, tokenMs })
    put.run(name, tokens, at, isPromised ? Math.ceil(due) : promisedUntil)
    return { granted: 0, left: 0, waitMs: Math.max(1, Math.ceil(due) - nowMs()) }
  }
  const giveBack = (name: string, perSecond: number, returned: number): void => {
    const { tokens, at, kept, promisedUntil } = filled(name, perSecond)
    put.run(name, Math.min(perSecond + kept, tokens + returned), at, promisedUntil)
  }
  return {
    takeTokens: db.transaction(take).immediate,
    returnTokens: db.transaction(giveBack).immediate,
  }
}

/** Whole tokens. Sums of fractions are a little below a whole number now and then. */
const wholeOf = (tokens: number) => Math.max(0, Math.floor(tokens + 1e-6))
