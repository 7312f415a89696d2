/** Adds values of the directory to the record of a result, or makes a record from them. */

import { EXCHANGES } from '../data/codes/exchanges.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import type { Stock } from '../model/company.ts'
import type { Company, Listing } from '../model/directory.ts'
import type { Exchange } from '../model/exchanges.ts'
import { type Absent, type Finding, type Found, foundValue, isFound } from '../model/finding.ts'
import { INDUSTRY_CONFIDENCE, type Industries } from '../model/industries.ts'
import type { BrandFields, BrandRecord, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import { withOwn } from './own-fields.ts'
import type { Ports } from './ports.ts'

/** Returns the result with the values of the directory, which are added to its record or replace it. */
export async function withDirectory(
  result: Result,
  { directory, now, ownFields }: Pick<Ports, 'directory' | 'now' | 'ownFields'>,
  { domain }: Pick<Site, 'domain'>,
  found?: Identified,
): Promise<Result> {
  const company = found?.company ?? (await directory.companyOf(domain))
  const isStandIn = found?.company !== undefined && isUnseen(result)
  const standIn = isStandIn && (await knownAlone(found.company, domain, now(), result))
  const absent = Object.fromEntries(ownFields.map((name) => [name, ABSENT]))
  const shown = standIn ? withOwn(standIn, absent) : result
  const known = withKnown(shown, { company, found, industries: company && (await industriesOf(company)) })
  READ.set(known, result)
  return known
}

/** For each changed result, the result from which it was made. */
const READ = new WeakMap<Result, Result>()

interface Additions {
  readonly company: Company | undefined
  readonly found: Identified | undefined
  readonly industries: Finding<Industries> | undefined
}

/**
 * Adds the stock and the industries of the company to the record, if there is one, and adds to the result how
 * the domain was found. The industries of the directory take precedence over those of the page, unless they
 * are a guess.
 */
function withKnown(result: Result, { company, found, industries }: Additions): Result {
  const identified = found && { identified: { how: found.how, evidence: found.evidence } }
  if (result.state !== 'ok') return { ...result, ...identified }
  const stock = company && stockOf(company)
  const { fields: read } = result.record
  const isWanted = industries && !(isGuess(industries) && isFound(read.industries))
  const fields = isWanted ? { ...read, industries } : read
  return { ...result, record: { ...result.record, fields, ...(stock && { stock }) }, ...identified }
}

/** Returns whether the industries follow from places that companies of other industries have, too. */
function isGuess(industries: Finding<Industries>): boolean {
  return foundValue(industries)?.naics[0]?.confidence === 'low'
}

/** Returns the result as it is stored: without the values of the directory. */
export function withoutKnown(result: Result): Result {
  return READ.get(result) ?? result
}

/** Returns the industries for a company's categories in the directory; undefined when they suggest none. */
async function industriesOf(company: Company): Promise<Finding<Industries> | undefined> {
  const { categories } = company
  if (categories.length === 0) return undefined
  // The tables are loaded when they are first needed.
  const { classify } = await import('../industry/index.ts')
  const value = classify({ categories, maxResults: MAX_CODES })
  const [first] = value.naics
  if (!first || value.eic.length === 0) return undefined
  const said = categories.map((category) => `${category.scheme} ${category.value}`).join(', ')
  return { ...told(company, value, said), confidence: INDUSTRY_CONFIDENCE[first.confidence] }
}

/** Returns the stock of a domain's company from the directory; absent when the directory has none. */
export async function knownStock(
  { directory }: Pick<Ports, 'directory'>,
  domain: string,
): Promise<Finding<Stock>> {
  const company = await directory.companyOf(domain)
  return (company && stockOf(company)) ?? ABSENT
}

/** The limit of codes, which the extractor has, too. */
const MAX_CODES = 10

/** Failures and classes of pages that do not contradict the directory, because the site was not read. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...['unreachable', 'crashed', 'timeout', 'not_found', 'too_large', 'unavailable'],
  'forbidden_target',
  ...['blocked', 'login_wall', 'empty', 'under_construction', 'error_page'],
])

/** Returns whether the values of the directory may replace a result. */
function isUnseen(result: Result): boolean {
  if (result.state === 'ok') return false
  return UNSEEN.has(result.state === 'failed' ? result.code : result.class)
}

/** Makes a record with the values of the directory, for a company whose site could not be read. */
async function knownAlone(company: Company, domain: string, at: Date, unseen: Result): Promise<Result> {
  const why = unseen.state === 'failed' ? unseen.message : ''
  const reason = unseen.state === 'refused' ? `its page is: ${unseen.class.replaceAll('_', ' ')}.` : why
  const note = `The site could not be read: ${reason} The record has only values of the directory.`
  const record: BrandRecord = {
    format: 1,
    domain,
    url: `https://${domain}/`,
    capturedAt: at.toISOString(),
    producer: 'http',
    verdict: { class: 'brand', evidence: [note] },
    fields: { ...(await nothing()), name: told(company, company.name, company.name) },
    notes: [note],
    reductions: ['directory_alone'],
  }
  return { state: 'ok', domain, record }
}

const RULE = 'directory'

function told<T>({ domain, source }: Company, value: T, text: string): Found<T> {
  const where = `${source}: ${domain}`
  return { value, confidence: 0.8, rule: RULE, evidence: [{ source: 'directory', where, text }] }
}

const ABSENT: Absent = { value: null, tried: [RULE] }

/**
 * Returns all fields without values. The list of fields is loaded only for the first company whose site
 * cannot be read, because it is loaded together with all extractors.
 */
async function nothing(): Promise<BrandFields> {
  const { FIELDS } = await import('../fields/index.ts')
  return Object.fromEntries(Object.keys(FIELDS).map((field) => [field, ABSENT])) as unknown as BrandFields
}

/**
 * Exchanges that also trade securities of other exchanges. A listing there is used only when the company has
 * no other listing.
 */
const SECONDARY: ReadonlySet<Exchange> = new Set<Exchange>([
  ...(['BER', 'DUS', 'FSX', 'HAM', 'MUN', 'STU', 'BSE', 'IOB', 'AQS', 'DXE'] as const),
  ...(['CNQ', 'NEO', 'CBOE', 'OTC', 'PNK', 'BUE', 'VIE'] as const),
])

/**
 * Returns the stock of the company: absent when all its listings have ended, undefined when the directory has
 * no listing.
 */
function stockOf(company: Company): Finding<Stock> | undefined {
  if (company.listings.length === 0) return undefined
  const active = company.listings.filter(({ isActive }) => isActive)
  const [main] = active
    .map((listing, at) => ({ listing, order: [awayFromHome(listing, company), at] as const }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1])
  if (!main) return ABSENT
  const { symbol: ticker, exchange } = main.listing
  return told(company, { ticker, exchange }, `${ticker} on ${exchange}`)
}

/**
 * Ranks an exchange for a company; the lowest number is the best. Main exchanges come before secondary ones,
 * and within each kind those in the country of the company come first.
 */
function awayFromHome({ exchange }: Listing, { country }: Company): number {
  const isAbroad = country !== undefined && EXCHANGES[exchange].country !== country
  return (isAbroad ? 1 : 0) + (SECONDARY.has(exchange) ? 2 : 0)
}
