import { EXCHANGES } from '../../data/codes/exchanges.ts'
import { hostParts, ownerOf, registrableOf } from '../../formats/psl.ts'
import { parsedUrl } from '../../formats/url.ts'
import { countryStated } from '../../lexicon/countries.ts'
import { isWithin } from '../../lexicon/hosts.ts'
import { SHARED_HOSTS } from '../../lexicon/shared-hosts.ts'
import type { CompanyEntry, Listing } from '../../model/directory.ts'
import { nameKey, symbolKey } from '../keys.ts'
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

/** A registrable domain, or why there is none. */
type DomainFound =
  | { readonly domain: string; readonly reason?: never }
  | { readonly domain?: never; readonly reason: 'no_domain' | 'unknown_ending' | 'shared_host' }

/**
 * Returns the registrable domain of the website in a source: `example.com` for `investor.example.com`. A host
 * with pages of many owners identifies only the company with the same name.
 */
export function domainIn(text: string, name: string): DomainFound {
  const host = hostIn(text)
  if (host === undefined) return { reason: 'no_domain' }
  const parts = hostParts(host)
  if (!parts?.known) return { reason: parts ? 'unknown_ending' : 'no_domain' }
  const domain = registrableOf(host)
  if (domain === undefined) return { reason: 'no_domain' }
  // A row without a name is about the domain itself.
  if (name !== '' && isWithin(host, SHARED_HOSTS) && !isCalledLike(sharedIn(host), name))
    return { reason: 'shared_host' }
  return { domain }
}

/** A longer text is neither an address nor a host. */
const MAX_CHARS = 2_000

function hostIn(text: string): string | undefined {
  const trimmed = text.trim().slice(0, MAX_CHARS)
  if (trimmed === '' || /\s/.test(trimmed)) return undefined
  const written = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed.replace(/^\/+/, '')}`
  const host = parsedUrl(written)?.hostname.replace(/\.$/, '')
  return host?.includes('.') ? host : undefined
}

/** Returns the domain at which many owners have pages, such as `wordpress.com` for `acme.wordpress.com`. */
function sharedIn(host: string): string {
  const labels = host.split('.')
  const domains = labels.map((_, at) => labels.slice(at).join('.'))
  return domains.find((one) => SHARED_HOSTS.has(one)) ?? ownerOf(host)
}

function isCalledLike(domain: string, name: string): boolean {
  const label = domain.split('.', 1)[0] ?? ''
  return label.length > 2 && nameKey(name).startsWith(label)
}
