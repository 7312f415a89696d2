import { BRAND_MCCS } from '../../data/statements/brand-mccs.ts'
import { LEADING_WORDS } from '../../lexicon/transactions/statement-words.ts'
import type { Company, DirectorySource, NameMatch } from '../../model/directory.ts'
import { nameKey } from '../keys.ts'
import type { Cleaned } from './cleaning.ts'
import { type Merchant, merchantAt, merchantFrom, merchantsOf } from './descriptors.ts'
import { merchantOfPhone } from './hosts.ts'
import type { CheckedRequest } from './request.ts'

export type Via = 'descriptor' | 'name' | 'truncated' | 'host' | 'phone' | 'brand-mcc'

/** One part of a line, or another detail of the payment, that points to a company. */
export interface Hint {
  readonly via: Via
  readonly domain: string
  readonly name: string
  readonly company: Company | undefined
  readonly merchant: Merchant | undefined
  /** The words that name the company, from index `from` to before `to`; none for hosts and codes. */
  readonly words: readonly string[]
  readonly from: number
  readonly to: number
  /** The weight of the name, from 0 to 1. */
  readonly weight: number
  /** The matched name, if people may see it: no legal name or short form. */
  readonly called?: string | undefined
  /** True for an override of the operator, which takes precedence over everything else. */
  readonly isCorrected?: boolean
}

/** Finds the domain of a telephone number, for example in pages that were captured. */
export type PhoneBook = (digits: string) => Promise<string | undefined>

const BRAND_OF_MCC: ReadonlyMap<string, string> = new Map(BRAND_MCCS)
const LONGEST_NAME = 5
const SHORTEST_TRUNCATED = 8
const MOST_STARTS = 3

interface Span {
  readonly words: readonly string[]
  readonly from: number
  readonly to: number
}

/** Returns all hints of a line. Hints from the longest runs of words come first. */
export async function hintsOf(
  line: Cleaned,
  request: CheckedRequest,
  source: DirectorySource,
  phoneBook: PhoneBook | undefined,
): Promise<readonly Hint[]> {
  const spans = spansOf(line)
  const known = spans.flatMap(descriptorHints)
  const [named, others] = await Promise.all([
    namedHints(spans, source),
    otherHints(line, request, source, phoneBook),
  ])
  const domains = [...new Set(known.map(({ domain }) => domain))]
  const companies = new Map(
    await Promise.all(domains.map(async (domain) => [domain, await source.companyOf(domain)] as const)),
  )
  const described = known.map((hint) => ({ ...hint, company: companies.get(hint.domain) }))
  const hints = [...described, ...named, ...others]
  const isWhole = hints.some(({ from, to, words }) => from === 0 && words.length > 0 && to >= line.core)
  return isWhole ? hints : [...hints, ...(await truncatedHints(line, source))]
}

/** Returns runs of words from the beginning, and after words such as `RESTAURANT`, the longest first. */
function spansOf({ words, unstripped }: Cleaned): readonly Span[] {
  const starts = [0]
  while (starts.length < MOST_STARTS && LEADING_WORDS.has(words[starts.length - 1] ?? ''))
    starts.push(starts.length)
  const spans = starts.flatMap((from) => spansFrom(words, from))
  if (unstripped.length < 2 || unstripped[0] === words[0]) return spans
  // The words that were removed as a preamble of the bank may belong to the name. A name that begins with
  // them counts only if at least two words match.
  return [...spansFrom(unstripped, 0).filter((span) => span.to > 1), ...spans].map((span) => span)
}

function spansFrom(words: readonly string[], from: number): Span[] {
  const longest = Math.min(LONGEST_NAME, words.length - from)
  return Array.from({ length: longest }, (_, less) => {
    const to = from + longest - less
    return { words: words.slice(from, to), from, to }
  })
}

function descriptorHints({ words, from, to }: Span): Hint[] {
  const key = words.join('')
  const hint = (merchant: Merchant): Hint => ({
    via: 'descriptor',
    domain: merchant.domain,
    name: merchant.name,
    company: undefined,
    merchant,
    ...{ words, from, to, weight: 1 },
  })
  const exact = merchantsOf(key).map(hint)
  if (exact.length > 0 || words.length > 4) return exact
  const begun = merchantFrom(key)
  // Otherwise the descriptor would be found again for each longer run of words.
  const isOfSpan = begun && begun.length > key.length - (words.at(-1)?.length ?? 0)
  return isOfSpan ? [hint(begun.merchant)] : []
}

async function namedHints(spans: readonly Span[], source: DirectorySource): Promise<Hint[]> {
  const byKey = new Map<string, Span>()
  for (const span of spans) {
    for (const key of [nameKey(span.words.join(' ')), span.words.join('')]) {
      if (key.length > 1 && !/^\d+$/.test(key) && !byKey.has(key)) byKey.set(key, span)
    }
  }
  const matches = await source.namesOf([...byKey.keys()])
  return matches.flatMap((match) => {
    const span = byKey.get(match.key)
    return span ? [hintOf('name', match, span)] : []
  })
}

function hintOf(via: Via, { company, weight, tier, ...match }: NameMatch, { words, from, to }: Span): Hint {
  const { domain, name } = company
  const isCorrected = tier === 'corrected'
  const called = match.kind === 'legal' || match.kind === 'short' ? undefined : match.name
  const merchant = merchantAt(domain)
  return { via, domain, name, company, merchant, ...{ words, from, to, weight, isCorrected, called } }
}

/** Finds a company whose name begins with the line, which a field of 22 to 25 characters may have cut. */
async function truncatedHints({ words, core }: Cleaned, source: DirectorySource): Promise<Hint[]> {
  const begun = words.slice(0, core)
  const key = begun.join('')
  if (key.length < SHORTEST_TRUNCATED || core > LONGEST_NAME || core < 2) return []
  const matches = await source.namesFrom(key, 8)
  const domains = new Set(matches.map(({ company }) => company.domain))
  const [match] = matches
  if (!match || domains.size > 1) return []
  return [hintOf('truncated', match, { words: begun, from: 0, to: core })]
}

async function otherHints(
  line: Cleaned,
  { mcc, phone }: CheckedRequest,
  source: DirectorySource,
  phoneBook: PhoneBook | undefined,
): Promise<Hint[]> {
  const of = async (via: Via, domain: string): Promise<Hint> => {
    const company = await source.companyOf(domain)
    const merchant = merchantAt(domain)
    const name = company?.name ?? merchant?.name ?? domain
    return { via, domain, name, company, merchant, words: [], from: 0, to: 0, weight: 1 }
  }
  const hosts = line.hosts.map(async ({ domain, isLast }) => of('host', await whole(domain, isLast, source)))
  const brand = mcc === undefined ? undefined : BRAND_OF_MCC.get(mcc)
  const numbers = [...(phone === undefined ? [] : [phone]), ...line.phones]
  const called = await Promise.all(
    numbers.map(async (number) => merchantOfPhone(number) ?? (await phoneBook?.(number))),
  )
  const phones = called.flatMap((domain) => (domain === undefined ? [] : [of('phone', domain)]))
  return Promise.all([...hosts, ...(brand === undefined ? [] : [of('brand-mcc', brand)]), ...phones])
}

/** Completes a host at the end of the line, where `.CO` may be a cut `.COM`. */
async function whole(domain: string, isLast: boolean, source: DirectorySource): Promise<string> {
  if (!isLast || !domain.endsWith('.co')) return domain
  const longer = `${domain}m`
  const isKnown = merchantAt(longer) !== undefined || (await source.companyOf(longer)) !== undefined
  return isKnown && (await source.companyOf(domain)) === undefined ? longer : domain
}
