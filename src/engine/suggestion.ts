/** Makes suggestions of stored brands and of companies in the directory. */

import type { Company, DirectorySource, Listing } from '../model/directory.ts'
import type { StoredBrand, Suggestion } from '../model/suggestions.ts'
import type { Store } from '../store/index.ts'
import type { Identification } from './identification.ts'

export interface SuggestPorts {
  readonly store: Pick<Store, 'brandsFrom' | 'brandsAfter' | 'latestBrands'>
  readonly directory: DirectorySource
  readonly identification: Pick<Identification, 'resolve' | 'company' | 'transaction'>
}

/** The way in which a text led to a company. */
export type By = NonNullable<Suggestion['by']>

/** Joins suggestions of the same domain, at the position of the first one. */
export function merged(all: readonly Suggestion[]): readonly Suggestion[] {
  const byDomain = new Map<string, Suggestion>()
  for (const one of all) {
    const before = byDomain.get(one.domain)
    const kind = [before?.kind, one.kind].includes('stored') ? 'stored' : (before?.kind ?? one.kind)
    byDomain.set(one.domain, { ...one, ...before, kind, name: before?.name ?? one.name })
  }
  return [...byDomain.values()]
}

export const asStored = ({ domain, name, color }: StoredBrand): Suggestion => ({
  ...{ kind: 'stored', domain },
  ...(name !== null && { name }),
  ...(color !== null && { color }),
})

export function asCompany(
  { domain, name, listings }: Company,
  by: By,
  listing = mainOf(listings),
): Suggestion {
  return {
    ...{ kind: 'company', domain, name, by },
    ...(listing && { ticker: listing.symbol, exchange: listing.exchange }),
    ...(listing?.isin && { isin: listing.isin }),
  }
}

const mainOf = (listings: readonly Listing[]) => listings.find(({ isActive }) => isActive)
