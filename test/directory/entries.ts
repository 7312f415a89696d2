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
