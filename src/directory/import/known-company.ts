import { labelOf } from '../../formats/psl.ts'
import type { Company, CompanyEntry, DirectorySource } from '../../model/directory.ts'
import { AMERICAN, type Exchange } from '../../model/exchanges.ts'
import { coreWords, nameKey, symbolKey } from '../keys.ts'

/**
 * Returns the only company with a name in a country, for sources without domains. Undefined when there are
 * several or the country is not known: a wrong domain is worse than none.
 */
export async function companyNamed(
  known: DirectorySource,
  name: string,
  country: string | undefined,
): Promise<Company | undefined> {
  const companies = await companiesNamed(known, name)
  const there = country === undefined ? companies : companies.filter((one) => one.country === country)
  return there.length === 1 ? there[0] : undefined
}

/** Returns the company with the name and an American symbol, or else the only one with the name. */
export async function companyTraded(
  known: DirectorySource,
  name: string,
  symbol: string,
): Promise<Company | undefined> {
  const isAmerican = (exchange: Exchange) => AMERICAN.includes(exchange)
  const [first] = coreWords(name)
  const listed = (await known.listingsOf(symbolKey(symbol))).find(
    ({ listing, company }) => isAmerican(listing.exchange) && coreWords(company.name)[0] === first,
  )
  return listed?.company ?? companyNamed(known, name, undefined)
}

async function companiesNamed(known: DirectorySource, name: string): Promise<readonly Company[]> {
  const key = nameKey(name)
  const matches = key.length < 3 ? [] : await known.namesOf([key])
  return [...new Map(matches.map(({ company }) => [company.domain, company])).values()]
}

/** Matches domains for shareholders, such as `pginvestor.com`. */
const INVESTORS = /(?:investors?|shareholders?|investorrelations|-ir)$|^ir-/

/**
 * Returns the entry with the main site of its company. It differs from the given entry if the source names a
 * site for investors, and another source has a company with the same name and country. Then the domain of
 * that company becomes the main domain, and the site for investors remains an additional domain.
 */
export async function atMainSite(entry: CompanyEntry, known: DirectorySource): Promise<CompanyEntry> {
  const { company } = entry
  if (!INVESTORS.test(labelOf(company.domain) ?? '') || /investor|shareholder/i.test(company.name))
    return entry
  const main = (await companyNamed(known, company.name, company.country))?.domain
  if (main === undefined || main === company.domain) return entry
  const domains = [
    { domain: main, role: 'main' as const },
    { domain: company.domain, role: 'brand' as const },
  ]
  return { ...entry, company: { ...company, domain: main, domains } }
}
