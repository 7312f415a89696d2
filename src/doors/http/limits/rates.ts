import type { Accounts } from '../../../engine/stored.ts'
import type { Caller } from '../../../model/accounts.ts'

/** The result of a request for one token. */
export interface Taken {
  readonly isGranted: boolean
  /** Remaining tokens. */
  readonly left: number
  /** How long to wait, in milliseconds, when no token was granted. */
  readonly waitMs: number
}

export interface Rates {
  /** Takes one token of a bucket that fills at `perSecond` and holds at most the tokens of one second. */
  take(bucket: string, perSecond: number, caller: Caller): Taken | Promise<Taken>
  /** Takes a token that this process holds; otherwise returns undefined and takes nothing. */
  takeHeld(bucket: string, perSecond: number): Taken | undefined
  /** Returns unused tokens to the database. */
  release(): Promise<void>
}

/** Tokens that this process has taken from the database for one bucket. */
interface Held {
  perSecond: number
  tokens: number
  /** Tokens that remained in the database. */
  left: number
  takenAt: number
  /** The number of tokens that are taken at once. */
  size: number
  pending: Promise<Taken | undefined> | undefined
}

/**
 * How long tokens from the database may be used. A process that needs more within this time takes twice as
 * many as before, otherwise half as many. It never takes more than the bucket gains in this time. So not
 * every request writes to the database, and other processes get their share.
 */
const HELD_MS = 50
const MAX_BUCKETS = 10_000

export function createRates(
  accounts: Pick<Accounts, 'takeTokens' | 'returnTokens'>,
  now: () => number,
): Rates {
  const buckets = new Map<string, Held>()

  const heldOf = (bucket: string, perSecond: number): Held => {
    const known = buckets.get(bucket)
    if (known) {
      known.perSecond = perSecond
      return known
    }
    const held = { perSecond, tokens: 0, left: 0, takenAt: 0, size: 1, pending: undefined }
    buckets.set(bucket, held)
    return held
  }
  const giveBack = async (bucket: string, held: Held) => {
    const { tokens, perSecond } = held
    held.tokens = 0
    if (tokens > 0) await accounts.returnTokens(bucket, perSecond, tokens)
  }
  const refill = async (bucket: string, held: Held, caller: Caller): Promise<Taken | undefined> => {
    const at = now()
    const isBusy = at - held.takenAt < HELD_MS
    await giveBack(bucket, held)
    const most = Math.max(1, Math.floor((held.perSecond * HELD_MS) / 1_000))
    held.size = Math.min(most, isBusy ? held.size * 2 : Math.max(1, Math.floor(held.size / 2)))
    const { granted, left, waitMs } = await accounts.takeTokens(bucket, held.perSecond, held.size, caller)
    Object.assign(held, { tokens: granted, left, takenAt: at })
    return granted === 0 ? { isGranted: false, left: 0, waitMs } : undefined
  }
  const use = (held: Held): Taken | undefined => {
    if (held.tokens === 0 || now() - held.takenAt >= HELD_MS) return undefined
    held.tokens -= 1
    return { isGranted: true, left: held.tokens + held.left, waitMs: 0 }
  }
  const takeStored = async (bucket: string, held: Held, caller: Caller): Promise<Taken> => {
    for (;;) {
      const taken = use(held)
      if (taken) return taken
      if (held.pending) {
        await held.pending
        continue
      }
      held.pending = refill(bucket, held, caller)
      try {
        const refused = await held.pending
        if (refused) return refused
        // The caller that asked the database gets the first token, so that this loop ends.
        if (held.tokens > 0) {
          held.tokens -= 1
          return { isGranted: true, left: held.tokens + held.left, waitMs: 0 }
        }
      } finally {
        held.pending = undefined
      }
    }
  }
  return {
    take(bucket, perSecond, caller) {
      const held = heldOf(bucket, perSecond)
      return use(held) ?? takeStored(bucket, held, caller)
    },
    takeHeld: (bucket, perSecond) => use(heldOf(bucket, perSecond)),
    async release() {
      for (const [bucket, held] of buckets) {
        if (now() - held.takenAt < HELD_MS || held.pending) continue
        await giveBack(bucket, held)
        if (buckets.size > MAX_BUCKETS) buckets.delete(bucket)
      }
    },
  }
}
