/** The fixed order of all results of a directory: tier, then weight of the name, then rank, then domain. */

import type { NameMatch, Tier } from '../model/directory.ts'

const TIERS: readonly Tier[] = ['corrected', 'imported', 'shipped']

type Ranked = Pick<NameMatch, 'tier' | 'company'>

/** Compares for `sort`: by tier, then by rank, then by domain. */
export function inOrder(a: Ranked, b: Ranked): number {
  return byTier(a, b) || byCompany(a, b)
}

/** Compares names for `sort`: by tier, then by weight, then by rank, then by domain. */
export function inNameOrder(a: NameMatch, b: NameMatch): number {
  return byTier(a, b) || b.weight - a.weight || byCompany(a, b)
}

function byTier(a: Ranked, b: Ranked): number {
  return TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier)
}

function byCompany({ company: a }: Ranked, { company: b }: Ranked): number {
  if (a.rank !== b.rank) return b.rank - a.rank
  return a.domain < b.domain ? -1 : a.domain > b.domain ? 1 : 0
}
