/** Combines several directories: the operator's overrides, the imports, and the shipped directory. */

import type { Company, DirectorySource, ListingMatch, NameMatch } from '../model/directory.ts'
import { distinctBy } from '../model/keyed.ts'
import { inNameOrder, inOrder } from './order.ts'

/**
 * Combines sources, in the order of their tiers. A company of several sources is returned once for each of
 * its names and listings, from the source of the highest tier, with the facts of all sources.
 */
export function mergedSource(sources: readonly DirectorySource[]): DirectorySource {
  const [only] = sources
  if (only && sources.length === 1) return only
  /**
   * Returns the company of a domain with the facts of all sources. For each source, `given` has the companies
   * that are already known from it.
   */
  const companyWith = async (domain: string, given: readonly ReadonlyMap<string, Company>[]) => {
    const each = sources.map(async (source, at): Promise<readonly Company[]> => {
      const company = given[at]?.get(domain) ?? (await source.companyOf(domain))
      return company ? [company] : []
    })
    // A domain may be the main one of a company here, and one of several of another company there.
    const told = await Promise.all(each)
    const known = told.flat().sort((a, b) => isMain(b, domain) - isMain(a, domain) || isBare(a) - isBare(b))
    const company = known.length === 0 ? undefined : known.reduce(together)
    if (!company) return undefined
    // Sources that have the company are skipped, because `company` already has the highest of their ranks.
    const silent = sources.filter((_, at) => told[at]?.length === 0)
    return { ...company, rank: Math.max(company.rank, await rankIn(silent, company.domain)) }
  }
  /** Returns the matches of all sources, once for each key, with all facts about each company. */
  const answers = async <M extends { readonly company: Company }>(
    ask: (source: DirectorySource) => Promise<readonly M[]>,
    order: (a: M, b: M) => number,
    keyOf: (match: M) => string,
  ): Promise<M[]> => {
    const found = await Promise.all(sources.map(ask))
    const told = found.map((matches) => new Map(matches.map(({ company }) => [company.domain, company])))
    const matches = distinctBy(found.flat().sort(order), (match) => `${match.company.domain} ${keyOf(match)}`)
    const domains = [...new Set(matches.map(({ company }) => company.domain))]
    const companies = new Map(
      await Promise.all(domains.map(async (domain) => [domain, await companyWith(domain, told)] as const)),
    )
    const complete = ({ company }: M) => companies.get(company.domain) ?? company
    return matches.map((match) => ({ ...match, company: complete(match) })).sort(order)
  }
  const names = (ask: (source: DirectorySource) => Promise<readonly NameMatch[]>) =>
    answers(ask, inNameOrder, ({ key }) => key)
  const listings = (ask: (source: DirectorySource) => Promise<readonly ListingMatch[]>) =>
    answers(ask, inOrder, ({ listing }) => `${listing.symbol} ${listing.exchange}`)
  return {
    namesOf: (keys) => names((source) => source.namesOf(keys)),
    async namesFrom(prefix, limit) {
      const found = await names((source) => source.namesFrom(prefix, limit))
      return found.sort((a, b) => a.key.length - b.key.length || inNameOrder(a, b)).slice(0, limit)
    },
    namesNear: (key) => names((source) => source.namesNear(key)),
    companyOf: (domain) => companyWith(domain, []),
    rankOf: (domain) => rankIn(sources, domain),
    listingsOf: (symbol) => listings((source) => source.listingsOf(symbol)),
    isinOf: (isin) => listings((source) => source.isinOf(isin)),
    isinsFrom: (prefix) => listings((source) => source.isinsFrom(prefix)),
  }
}

/** Returns the highest rank in these sources; 0 when none has a rank. */
async function rankIn(sources: readonly DirectorySource[], domain: string): Promise<number> {
  const ranks = await Promise.all(sources.map((source) => source.rankOf?.(domain)))
  return Math.max(0, ...ranks.filter((rank) => rank !== undefined))
}

/** Source of companies that are known only from an override of the operator. */
export const SAID = 'correction'

function isBare({ source }: Company): number {
  return source === SAID ? 1 : 0
}

function isMain(company: Company, domain: string): number {
  return company.domain === domain ? 1 : 0
}

/** Merges two descriptions of a company. The first takes precedence where they differ. */
function together(first: Company, second: Company): Company {
  if (first.domain !== second.domain) return first
  return {
    domain: first.domain,
    // A company whose name is not known has its domain as its name.
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
