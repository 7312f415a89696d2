/** Attempts to sign in, by address. Nobody can guess a key, but each attempt asks the database. */

import { SECOND } from '../../../model/units.ts'

const BURST = 10
const REFILL_MS = 6 * SECOND
/** Addresses that are remembered. Beyond it, those that have not tried for longest are forgotten. */
const MAX_ADDRESSES = 10_000

/** Returns a function that takes an attempt of an address; it returns the wait in seconds, 0 for none. */
export function createSignIns(now: () => number): (address: string) => number {
  /** Attempts that are left, and the time of that count. The least recent address comes first. */
  const tried = new Map<string, { readonly left: number; readonly at: number }>()
  return (address) => {
    const at = now()
    const { left, at: before } = tried.get(address) ?? { left: BURST, at }
    const has = Math.min(BURST, left + Math.max(0, at - before) / REFILL_MS)
    tried.delete(address)
    tried.set(address, { left: has < 1 ? has : has - 1, at })
    const [oldest] = tried.keys()
    if (tried.size > MAX_ADDRESSES && oldest !== undefined) tried.delete(oldest)
    return has < 1 ? Math.ceil(((1 - has) * REFILL_MS) / SECOND) : 0
  }
}
