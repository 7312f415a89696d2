import type {
  Company,
  CompanyEntry,
  DirectorySource,
  ListingMatch,
  NameMatch,
  Tier,
} from '../model/directory.ts'
import { isOneEdit } from './one-edit.ts'
import { inNameOrder, inOrder } from './order.ts'

/** Makes a source of one tier from entries. `namesNear` and `namesFrom` read all names. */
export function sourceOf(entries: readonly CompanyEntry[], tier: Tier): DirectorySource {
  const names = entries.flatMap(({ company, names }) => {
    return names.map((name): NameMatch => ({ ...name, company, tier }))
  })
  const listings = entries.flatMap(({ company }) => {
    return company.listings.map((listing): ListingMatch => ({ listing, company, tier }))
  })
  const byKey = new Map<string, NameMatch[]>()
  for (const name of names) byKey.set(name.key, [...(byKey.get(name.key) ?? []), name])
  const byDomain = new Map<string, Company>()
  for (const { company } of entries) {
    for (const { domain } of company.domains) byDomain.set(domain, byDomain.get(domain) ?? company)
  }
  for (const { company } of entries) byDomain.set(company.domain, company)
  return {
    namesOf: async (keys) => [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []).sort(inNameOrder),
    namesFrom: async (prefix, limit) =>
      names
        .filter(({ key }) => key.startsWith(prefix))
        .sort((a, b) => a.key.length - b.key.length || inNameOrder(a, b))
        .slice(0, limit),
    namesNear: async (key) => names.filter((name) => isOneEdit(name.key, key)).sort(inNameOrder),
    companyOf: async (domain) => byDomain.get(domain),
    listingsOf: async (symbol) => listings.filter(({ listing }) => listing.symbol === symbol).sort(inOrder),
    isinOf: async (isin) => listings.filter(({ listing }) => listing.isin === isin).sort(inOrder),
    isinsFrom: async (prefix) =>
      listings.filter(({ listing }) => listing.isin?.startsWith(prefix)).sort(inOrder),
  }
}
