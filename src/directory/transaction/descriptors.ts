/** Looks up known merchants by their descriptors: the texts that they send for statements. */

import { MERCHANTS } from '../../data/statements/merchants.ts'
import { once } from '../../model/keyed.ts'
import { foldedWords } from '../keys.ts'

export interface Merchant {
  readonly domain: string
  readonly name: string
  readonly mccs: readonly string[]
  /** ISO 3166-1 alpha-2: the only country in which these descriptors belong to this merchant. */
  readonly country?: string
}

interface Descriptors {
  readonly exact: ReadonlyMap<string, readonly Merchant[]>
  /** By the first three characters: beginnings of keys with their merchants, the longest first. */
  readonly beginnings: ReadonlyMap<string, readonly (readonly [string, Merchant])[]>
  readonly byDomain: ReadonlyMap<string, Merchant>
}

const descriptors = once((): Descriptors => {
  const exact = new Map<string, Merchant[]>()
  const beginnings = new Map<string, [string, Merchant][]>()
  const byDomain = new Map<string, Merchant>()
  for (const { descriptors, ...merchant } of MERCHANTS) {
    byDomain.set(merchant.domain, merchant)
    // A name from one country may belong to another merchant elsewhere, so it is not a descriptor.
    const names = merchant.country ? [] : [merchant.name]
    for (const descriptor of [...names, ...descriptors]) {
      const key = foldedWords(descriptor).join('')
      const [table, at] = descriptor.endsWith('*') ? [beginnings, key.slice(0, 3)] : [exact, key]
      const value = descriptor.endsWith('*') ? [key, merchant] : merchant
      const before = table.get(at) as unknown[] | undefined
      if (!before) table.set(at, [value] as never)
      else if (!before.includes(value)) before.push(value)
    }
  }
  return { exact, beginnings, byDomain }
})

/** Returns the merchants that send exactly this text. `key` has its folded words without spaces. */
export function merchantsOf(key: string): readonly Merchant[] {
  return descriptors().exact.get(key) ?? []
}

/** Returns the merchant whose descriptor begins the key, cut off or joined with the next word. */
export function merchantFrom(
  key: string,
): { readonly merchant: Merchant; readonly length: number } | undefined {
  const found = descriptors()
    .beginnings.get(key.slice(0, 3))
    ?.find(([beginning]) => key.startsWith(beginning))
  return found && { merchant: found[1], length: found[0].length }
}

export function merchantAt(domain: string): Merchant | undefined {
  return descriptors().byDomain.get(domain)
}

/** Returns how many of the words, from the first one on, are a descriptor; 0 when none are. */
export function knownWords(words: readonly string[]): number {
  const { exact } = descriptors()
  for (let count = Math.min(6, words.length); count > 0; count--) {
    if (exact.has(words.slice(0, count).join(''))) return count
  }
  return merchantFrom(words.slice(0, 4).join('')) ? 1 : 0
}
