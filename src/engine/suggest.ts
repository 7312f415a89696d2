/** Suggests brands for a text while somebody types it: stored brands, and companies of the directory. */

import { certainReading, companyIn } from '../batch/list/readings.ts'
import { foldedWords, nameKey, symbolKey } from '../directory/keys.ts'
import type { CompanyHandle } from '../model/company.ts'
import { BlazonError } from '../model/errors.ts'
import type { Suggestion, SuggestRequest } from '../model/suggestions.ts'
import { asCompany, asStored, type By, merged, type SuggestPorts } from './suggestion.ts'

const LIMIT = 8
const MAX_CHARS = 200
/** Too many names of the directory begin with a shorter text. */
const MIN_DIRECTORY_CHARS = 2
/** The number of names of the directory that are read. The best known of their companies come first. */
const MAX_NAMES = 100

/** Returns the suggestions for a text, the best first. For an empty text they are the latest brands. */
export async function suggestionsFor(
  given: string,
  { limit = LIMIT, after, by, wholeWords, typos }: SuggestRequest,
  ports: SuggestPorts,
): Promise<readonly Suggestion[]> {
  const text = given.trim().replace(/\s+/g, ' ').slice(0, MAX_CHARS)
  if (by || wholeWords || typos) {
    const { brandsAlike } = await import('./alike.ts')
    return (await brandsAlike(text, { by, wholeWords, typos }, ports)).slice(0, limit)
  }
  if (text === '' && after !== undefined)
    return (await ports.store.brandsAfter(after)).slice(0, limit).map(asStored)
  if (text === '') return (await ports.store.latestBrands()).slice(0, limit).map(asStored)
  const site = siteIn(text, ports)
  const certain = await certainOf(text, ports)
  const [stored, named] = await Promise.all([
    ports.store.brandsFrom(site ?? text),
    certain ? [] : namedOf(text, ports),
  ])
  const known = [...(certain ?? []), ...named]
  const nothing = stored.length === 0 && known.length === 0 && site === undefined
  const paid = nothing ? await payeeOf(text, ports) : []
  const typed: readonly Suggestion[] = site === undefined ? [] : [{ kind: 'domain', domain: site }]
  return merged([...(certain ?? []), ...stored.map(asStored), ...typed, ...named, ...paid]).slice(0, limit)
}

/**
 * Returns the domain that a text names. Undefined for a text that is only the beginning of a domain, or a
 * name.
 */
function siteIn(text: string, { identification }: SuggestPorts): string | undefined {
  if (!/\.\p{L}{2}/u.test(text) || /[\s@]/.test(text)) return undefined
  try {
    return identification.resolve(text).domain
  } catch (thrown) {
    return unlessUnknown(thrown)
  }
}

/**
 * Returns the company for a text that can only be an e-mail address, an ISIN or a ticker with its exchange.
 */
async function certainOf(text: string, ports: SuggestPorts): Promise<readonly Suggestion[] | undefined> {
  const reading = certainReading(text)
  const handle = reading && companyIn(reading)
  if (!handle || reading.kind === 'domain') return undefined
  return foundBy(handle, reading.kind, ports)
}

async function foundBy(handle: CompanyHandle, by: By, ports: SuggestPorts): Promise<readonly Suggestion[]> {
  try {
    const { domain, name } = await ports.identification.company(handle)
    const company = await ports.directory.companyOf(domain)
    return [company ? { ...asCompany(company, by), domain } : { kind: 'company', domain, name, by }]
  } catch (thrown) {
    return unlessUnknown(thrown) ?? []
  }
}

/**
 * Returns companies with a name that begins with the text, or that is spelled in another way, and companies
 * with this ticker.
 */
async function namedOf(text: string, ports: SuggestPorts): Promise<readonly Suggestion[]> {
  const key = nameKey(text)
  if (key.length < MIN_DIRECTORY_CHARS) return []
  const { directory } = ports
  const [beginning, listings, called] = await Promise.all([
    directory.namesFrom(key, MAX_NAMES),
    text.includes(' ') || text !== text.toUpperCase() ? [] : directory.listingsOf(symbolKey(text)),
    foundBy({ name: text }, 'name', ports),
  ])
  const names = [...beginning].sort(
    (a, b) => Number(b.key === key) - Number(a.key === key) || b.company.rank - a.company.rank,
  )
  return [
    ...called,
    ...listings.map(({ company, listing }) => asCompany(company, 'ticker', listing)),
    ...names.map(({ company }) => asCompany(company, 'name')),
  ]
}

/** Returns the company that a line of a bank statement names. */
async function payeeOf(text: string, ports: SuggestPorts): Promise<readonly Suggestion[]> {
  if (foldedWords(text).length < 2) return []
  try {
    const { company } = await ports.identification.transaction(text)
    return company ? [{ kind: 'company', domain: company.domain, name: company.name, by: 'statement' }] : []
  } catch (thrown) {
    return unlessUnknown(thrown) ?? []
  }
}

/** A text that names no company has no suggestion. Any other failure is thrown. */
function unlessUnknown(thrown: unknown): undefined {
  const codes: readonly string[] = ['invalid_input', 'not_found', 'free_email']
  if (thrown instanceof BlazonError && codes.includes(thrown.code)) return undefined
  throw thrown
}
