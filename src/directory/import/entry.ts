import { EXCHANGES } from '../../data/codes/exchanges.ts'
import { countryStated } from '../../lexicon/countries.ts'
import type { CompanyEntry, Listing } from '../../model/directory.ts'
import { symbolKey } from '../keys.ts'
import { domainIn } from './domain.ts'
import { exchangeNamed, exchangeOfSymbol, withoutSuffix } from './exchange.ts'
import type { Facts, SecurityFacts } from './facts.ts'
import { isinProblem } from './isin.ts'
import { namesOf } from './names.ts'

/** The result of checking a row: an entry, or the reason why the row is dropped. */
export type Checked =
  | { readonly entry: CompanyEntry; readonly leftOut: readonly string[]; readonly dropped?: never }
  | { readonly entry?: never; readonly dropped: string }

const USUAL_RANK = 0.3

/** Checks a row. Invalid parts are left out; a row without a domain is dropped. */
export function entryOf(facts: Facts, source: string): Checked {
  const { name, otherNames = [], websites, without = 'no_domain' } = facts
  const found = websites.filter((one) => one.trim() !== '').map((one) => domainIn(one, name))
  const domain = found.find((one) => one.domain !== undefined)?.domain
  if (domain === undefined) return { dropped: found[0]?.reason ?? without }
  const names = namesOf(name, otherNames)
  if (names.length === 0 && (name !== '' || facts.rank === undefined)) return { dropped: 'no_name' }
  const leftOut: string[] = []
  const country = facts.country ? countryStated(facts.country) : undefined
  if (facts.country && country === undefined) leftOut.push('unknown_country')
  const listings = (facts.securities ?? []).flatMap((security) => {
    const { listing, wrong } = listingOf(security, country, names[0]?.name)
    leftOut.push(...wrong)
    return listing ?? []
  })
  const company = {
    domain,
    name: names[0]?.name ?? '',
    country,
    countries: (facts.countries ?? []).flatMap((one) => countryStated(one) ?? []),
    domains: [{ domain, role: 'main' as const }],
    categories: facts.categories ?? [],
    listings,
    rank: Math.min(1, Math.max(0, facts.rank ?? USUAL_RANK)),
    source,
  }
  return { entry: { company, names }, leftOut }
}

const SYMBOL = /^[A-Z\d][A-Z\d.&]{0,14}$/

/** Returns the valid part of a listing, and the problems of the invalid parts. */
function listingOf(
  {
    symbol: written,
    exchange: market = '',
    mic = '',
    isin: number = '',
    isActive = true,
    isCertain,
  }: SecurityFacts,
  country: string | undefined,
  name: string | undefined,
): { readonly listing: Listing | undefined; readonly wrong: readonly string[] } {
  const wrong: string[] = []
  const exchange = exchangeNamed(market) ?? exchangeNamed(mic) ?? exchangeOfSymbol(written)
  const isin = number.trim().toUpperCase()
  const problem =
    isin === ''
      ? undefined
      : isinProblem(isin, isCertain ? undefined : country, exchange && EXCHANGES[exchange].country, name)
  if (problem) wrong.push(problem)
  const given = isin === '' || problem ? {} : { isin }
  const symbol = exchange ? symbolKey(withoutSuffix(written.trim(), exchange)) : ''
  if (written !== '' && exchange === undefined) wrong.push('unknown_exchange')
  if (exchange && written !== '' && !SYMBOL.test(symbol)) wrong.push('symbol_form')
  else if (exchange && symbol !== '') {
    const code = /^[A-Z\d]{4}$/.test(mic.trim()) ? { mic: mic.trim() } : { mic: EXCHANGES[exchange].mic }
    return { listing: { symbol, exchange, ...code, ...given, isActive }, wrong }
  }
  return { listing: given.isin ? { symbol: '', exchange: 'OTC', ...given, isActive } : undefined, wrong }
}
