import { nameKey } from '../../src/directory/keys.ts'
import type { Company, CompanyEntry, Listing } from '../../src/model/directory.ts'

/** An invented company with that domain and these names, the first of which is what it is called. */
export function entryOf(
  domain: string,
  names: readonly [string, ...string[]],
  given: Partial<Company> = {},
): CompanyEntry {
  const company: Company = {
    domain,
    name: names[0],
    countries: [],
    domains: [{ domain, role: 'main' }],
    categories: [],
    listings: [],
    rank: 0.5,
    source: 'test',
    ...given,
  }
  return {
    company,
    names: names.map((name, at) => ({
      name,
      key: nameKey(name),
      kind: at === 0 ? 'brand' : 'alias',
      weight: at === 0 ? 1 : 0.8,
    })),
  }
}

export function listingOf(symbol: string, exchange: Listing['exchange'], isin?: string): Listing {
  return { symbol, exchange, isin, isActive: true }
}
