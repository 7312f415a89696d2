import type { Company, DirectorySource } from '../../model/directory.ts'
import { AMERICAN, type Exchange } from '../../model/exchanges.ts'
import { coreWords, nameKey, symbolKey } from '../keys.ts'

/**
 * The one company of that name in a country, for sources that give no domains. A company whose country is not
 * known, and a name that several companies have, tell nothing: a wrong domain is worse than none.
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

/** The company with that name and symbol on an American exchange, or the only one of that name. */
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
