import type { Place } from './places.ts'

interface Signs {
  /** Entries of the index about it. */
  readonly items: number
  /** Networks on which Wikidata knows an account of it, its website included. */
  readonly accounts: number
  /** Domains of its own. */
  readonly domains: number
  /** Whether Wikimedia Commons has its logo. */
  readonly hasMark: boolean
  readonly place: Place
  /** Whether it is a brand, not only the operator of something. */
  readonly isBrand: boolean
  readonly isGone: boolean
}

/**
 * How well known a company is, from 0 to 0.85: what people know has accounts on many networks, sites for many
 * countries, shops of several kinds, and a logo that somebody uploaded. Companies of our own tables have
 * more.
 */
export function fameOf({ items, accounts, domains, hasMark, place, isBrand, isGone }: Signs): number {
  const breadth = place.isWorldwide ? 1 : Math.min(1, Math.log2(1 + place.countries.size) / 6)
  const fame =
    0.25 * Math.min(1, accounts / 11) +
    0.2 * Math.min(1, Math.log2(domains) / 5) +
    0.1 * Math.min(1, Math.log2(items) / 4) +
    0.2 * breadth +
    (hasMark ? 0.1 : 0)
  return round(fame * (isBrand ? 1 : 0.5) * (isGone ? 0.5 : 1))
}

function round(fame: number): number {
  return Math.round(fame * 10_000) / 10_000
}
