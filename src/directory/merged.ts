/** Several directories as one: what the operator said, what was imported, and what is shipped. */

import type { Company, DirectorySource, ListingMatch, NameMatch } from '../model/directory.ts'
import { inNameOrder, inOrder } from './order.ts'

/**
 * These sources as one, in the order of tiers. A company that several sources know is given once for each of its
 * names and listings, by the source of the highest tier, with what all of them say of it.
 */
export function mergedSource(sources: readonly DirectorySource[]): DirectorySource {
  const [only] = sources
  if (only && sources.length === 1) return only
  const all = async <T>(ask: (source: DirectorySource) => Promise<readonly T[]>) =>
    (await Promise.all(sources.map(ask))).flat()
  const companyOf = async (domain: string) => {
    const known = await all(async (source) => {
      const company = await source.companyOf(domain)
      return company ? [company] : []
    })
    return known.length === 0 ? undefined : known.reduce(together)
  }
  /** With what every source says of a company that another one has found. */
  const completed = async <M extends { readonly company: Company }>(matches: readonly M[]): Promise<M[]> => {
    const domains = [...new Set(matches.map(({ company }) => company.domain))]
    const companies = new Map(
      await Promise.all(domains.map(async (domain) => [domain, await companyOf(domain)] as const)),
    )
    return matches.map((match) => {
      const company = companies.get(match.company.domain)
      // A domain may be the main one in one source and another's in the next.
      return company?.domain === match.company.domain ? { ...match, company } : match
    })
  }
  const names = async (ask: (source: DirectorySource) => Promise<readonly NameMatch[]>) =>
    completed(
      distinctBy((await all(ask)).sort(inNameOrder), ({ company, key }) => `${company.domain} ${key}`),
    )
  const listings = async (ask: (source: DirectorySource) => Promise<readonly ListingMatch[]>) =>
    completed(
      distinctBy(
        (await all(ask)).sort(inOrder),
        ({ company, listing }) => `${company.domain} ${listing.symbol} ${listing.exchange}`,
      ),
    )
  return {
    namesOf: (keys) => names((source) => source.namesOf(keys)),
    async namesFrom(prefix, limit) {
      const found = await names((source) => source.namesFrom(prefix, limit))
      return found.sort((a, b) => a.key.length - b.key.length || inNameOrder(a, b)).slice(0, limit)
    },
    namesNear: (key) => names((source) => source.namesNear(key)),
    companyOf,
    listingsOf: (symbol) => listings((source) => source.listingsOf(symbol)),
    isinOf: (isin) => listings((source) => source.isinOf(isin)),
    isinsFrom: (prefix) => listings((source) => source.isinsFrom(prefix)),
  }
}

/** One company of two descriptions of it, the first of which counts where they differ. */
function together(first: Company, second: Company): Company {
  if (first.domain !== second.domain) return first
  return {
    domain: first.domain,
    // A company of which nothing is known is called by its domain.
    name: first.name === first.domain ? second.name : first.name,
    country: first.country ?? second.country,
    countries: [...new Set([...first.countries, ...second.countries])],
    domains: distinctBy([...first.domains, ...second.domains], ({ domain }) => domain),
    categories: distinctBy(
      [...first.categories, ...second.categories],
      ({ scheme, value }) => `${scheme} ${value}`,
    ),
    listings: distinctBy(
      [...first.listings, ...second.listings],
      ({ symbol, exchange }) => `${symbol} ${exchange}`,
    ),
    rank: Math.max(first.rank, second.rank),
    source: first.source,
  }
}

/** The first item of each key. */
function distinctBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>()
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)
  return [...byKey.values()]
}
