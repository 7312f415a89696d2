/**
 * Limits how often an address may try to sign in. Nobody can guess a key, but each attempt costs a query of
 * the database.
 */

import { SECOND } from '../../../model/units.ts'

const BURST = 10
const REFILL_MS = 6 * SECOND
/**
 * The largest number of remembered addresses. When there are more, the address with the oldest attempt is
 * forgotten.
 */
const MAX_ADDRESSES = 10_000

/**
 * Returns a function that counts an attempt of an address. The function returns how many seconds the address
 * has to wait; 0 when the attempt is allowed.
 */
export function createSignIns(now: () => number): (address: string) => number {
  /**
   * The remaining attempts of each address, and the time of its last attempt. The address with the oldest
   * attempt comes first.
   */
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
