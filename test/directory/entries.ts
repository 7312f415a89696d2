import { nameKey } from '../../src/directory/keys.ts'
import type { Company, CompanyEntry, Listing, NameKind } from '../../src/model/directory.ts'
import type { Exchange } from '../../src/model/exchanges.ts'

/** Companies of tests: what is not given is the least that there can be. */

interface Made extends Partial<Company> {
  /** Further names, each with its kind. */
  readonly names?: Readonly<Record<string, NameKind>>
  readonly kind?: NameKind
  readonly weight?: number
}

export function entry(domain: string, name: string, made: Made = {}): CompanyEntry {
  const { names = {}, kind = 'brand', weight = 1, ...company } = made
  const all = [[name, kind] as const, ...Object.entries(names)]
  return {
    company: {
      domain,
      name,
      countries: [],
      domains: [{ domain, role: 'main' }],
      categories: [],
      listings: [],
      rank: 0.5,
      source: 'made for a test',
      ...company,
    },
    names: all.map(([text, of]) => ({ name: text, key: nameKey(text), kind: of, weight })),
  }
}

export function listing(symbol: string, exchange: Exchange, more: Partial<Listing> = {}): Listing {
  return { symbol, exchange, isActive: true, ...more }
}

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
