import type { Database } from 'better-sqlite3'
import type { AccountStore } from '../../model/accounts.ts'
import type { Immediate } from './immediate.ts'

interface Bucket {
  readonly tokens: number
  readonly at: number
  readonly promised_until: number
}

/**
 * The longest wait that is promised, so that a program that never waits does not make others wait for ever.
 */
const MAX_WAIT_MS = 30_000

/**
 * Token buckets that several processes share: a row each, with its tokens at the time of its last change.
 * Time never goes back in a row, whichever process writes it.
 */
export function bucketsIn(
  db: Database,
  nowMs: () => number,
): Immediate<'takeTokens' | 'returnTokens', AccountStore> {
  const select = db.prepare<[string], Bucket>('SELECT tokens, at, promised_until FROM buckets WHERE name = ?')
  const put = db.prepare<[string, number, number, number]>(
    'INSERT OR REPLACE INTO buckets (name, tokens, at, promised_until) VALUES (?, ?, ?, ?)',
  )
  /** The bucket as it is now. */
  const filled = (name: string, perSecond: number): Bucket => {
    const row = select.get(name)
    const now = nowMs()
    if (!row) return { tokens: perSecond, at: now, promised_until: 0 }
    const at = Math.max(now, row.at)
    return { ...row, at, tokens: Math.min(perSecond, row.tokens + ((at - row.at) / 1_000) * perSecond) }
  }
  const take = db.transaction((name: string, perSecond: number, want: number) => {
    const { tokens, at, promised_until } = filled(name, perSecond)
    const granted = Math.min(want, wholeOf(tokens))
    if (granted > 0) {
      const rest = tokens - granted
      put.run(name, rest, at, promised_until)
      return { granted, left: wholeOf(rest), waitMs: 0 }
    }
    const tokenMs = 1_000 / perSecond
    const next = at + (1 - tokens) * tokenMs
    const promised = Math.min(at + MAX_WAIT_MS, Math.max(next, promised_until + tokenMs))
    put.run(name, tokens, at, Math.ceil(promised))
    return { granted, left: 0, waitMs: Math.max(1, Math.ceil(promised) - nowMs()) }
  })
  const giveBack = db.transaction((name: string, perSecond: number, returned: number) => {
    const { tokens, at, promised_until } = filled(name, perSecond)
    put.run(name, Math.min(perSecond, tokens + returned), at, promised_until)
  })
  return {
    takeTokens: (bucket, perSecond, want) => take.immediate(bucket, perSecond, want),
    returnTokens: (bucket, perSecond, tokens) => giveBack.immediate(bucket, perSecond, tokens),
  }
}

/** Whole tokens. Sums of fractions are a little below a whole number now and then. */
const wholeOf = (tokens: number) => Math.floor(tokens + 1e-6)
