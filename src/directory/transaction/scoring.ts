import { PLATFORMS } from '../../data/statements/platforms.ts'
import { COMMON_WORDS, TRADE_WORDS, TRAILING_WORDS } from '../../lexicon/transactions/statement-words.ts'
import type { Company } from '../../model/directory.ts'
import type { Sign, TransactionCandidate } from '../../model/transactions.ts'
import type { Hint, Via } from './candidates.ts'
import type { Cleaned } from './cleaning.ts'
import type { Merchant } from './descriptors.ts'
import { type Fit, fitOf } from './mcc.ts'
import { type Facts, independent, type Place, rejectionOf } from './rejections.ts'
import type { CheckedRequest } from './request.ts'

/** The score of the strongest hint of each kind, before other hints are added. */
const WORTH: Readonly<Record<Via, number>> = {
  descriptor: 0.88,
  name: 0.6,
  truncated: 0.62,
  host: 0.85,
  phone: 0.8,
  'brand-mcc': 0.6,
}
const SELLS_FOR_MANY: ReadonlySet<string> = new Set(PLATFORMS)
/** An override of the operator outweighs all hints for another company. */
const CORRECTED = 2
/** The score that a name with weight 1 adds. */
const FULL_WEIGHT = 0.25
const PER_SIGN = 0.06
const PER_WORD = 0.03
/** The score that a name loses when it is the beginning of a longer name in the line. */
const PART_OF_ANOTHER = 0.1
/** The score of a host in no directory, which is still the domain of some merchant. */
const UNKNOWN_HOST = 0.7
export interface Group {
  readonly domain: string
  readonly hints: readonly Hint[]
}

/** Returns the candidates, the best first. Rejected candidates have a reason. */
export function scored(
  groups: readonly Group[],
  line: Cleaned,
  request: CheckedRequest,
): readonly TransactionCandidate[] {
  const candidates = groups.map((group) => candidateOf(group, line, request))
  return candidates
    .map((candidate) => (isPartOf(candidate, candidates) ? partOfAnother(candidate) : candidate))
    .sort((a, b) => b.score - a.score || rankOf(b) - rankOf(a) || (a.domain < b.domain ? -1 : 1))
    .map((candidate) => ({ ...candidate, score: clamped(candidate.score) }))
}

/** Returns whether a candidate begins a longer name of the line, as `CIRCLE` in `CIRCLE K`. */
function isPartOf({ words, signs }: TransactionCandidate, all: readonly TransactionCandidate[]): boolean {
  const isLonger = (other: TransactionCandidate) =>
    other.rejected === undefined && words !== '' && other.words.startsWith(`${words} `)
  return !signs.includes('host') && !signs.includes('phone') && all.some(isLonger)
}

function partOfAnother(candidate: TransactionCandidate): TransactionCandidate {
  return { ...candidate, score: candidate.score - PART_OF_ANOTHER }
}

/** When scores are equal, a known descriptor comes before a name in the directory. */
const rankOf = ({ signs }: TransactionCandidate) => (signs.includes('descriptor') ? 1 : 0)

const isOfText = ({ words }: Hint) => words.length > 0

function candidateOf({ domain, hints }: Group, line: Cleaned, request: CheckedRequest): TransactionCandidate {
  const best = [...hints]
    .filter(isOfText)
    .sort((a, b) => b.to - b.from - (a.to - a.from) || worth(b) - worth(a))[0]
  const one = best ?? hints[0]
  const company = hints.find((hint) => hint.company)?.company
  const merchant = hints.find((hint) => hint.merchant)?.merchant
  const described = best?.via === 'descriptor' ? best.merchant : undefined
  const left = best ? leftover(best, domain, line) : []
  const fit = request.mcc === undefined ? 'unknown' : fitOf(request.mcc, company, merchant)
  const place = placeFit(company, merchant, line, request)
  const signs = signsOf({
    best,
    hints,
    left,
    fit,
    place,
    isPlatform: best !== undefined && SELLS_FOR_MANY.has(domain),
  })
  const base = Math.max(...hints.map(worth))
  const score =
    base +
    PER_SIGN * (independent(signs).size - 1) +
    lengthOf(best) +
    penalty(left, best) +
    FIT[fit] +
    PLACE[place]
  return {
    domain,
    name: described?.name ?? company?.name ?? one?.name ?? domain,
    words: best?.words.join(' ') ?? '',
    score,
    signs,
    rejected: rejectionOf({ best, left, fit, place, signs, score, request, line }),
  }
}

const clamped = (score: number) => Math.round(Math.min(1, Math.max(0, score)) * 100) / 100

function worth({ via, weight, company, merchant, isCorrected }: Hint): number {
  if (isCorrected) return CORRECTED
  if (via === 'host' && !company && !merchant) return UNKNOWN_HOST
  if (via !== 'name') return WORTH[via]
  return WORTH.name + FULL_WEIGHT * weight + 0.03 * (company?.rank ?? 0)
}

function lengthOf(best: Hint | undefined): number {
  return best ? PER_WORD * Math.min(3, best.words.length - 1) - (best.from > 0 ? 0.04 : 0) : 0
}

const FIT: Readonly<Record<Fit, number>> = { same: 0.02, unknown: 0, unlike: -0.3 }

const PLACE: Readonly<Record<Place, number>> = {
  same: 0.02,
  unknown: 0,
  'maybe-elsewhere': -0.05,
  elsewhere: -0.15,
  excluded: -0.4,
}

function placeFit(
  company: Company | undefined,
  merchant: Merchant | undefined,
  line: Cleaned,
  request: CheckedRequest,
): Place {
  const country = request.country ?? line.country
  if (country === undefined) return 'unknown'
  const known = [...(company?.countries ?? []), company?.country, merchant?.country]
  const isLocal = company?.domains.some((domain) => domain.country === country) ?? false
  if (isLocal || known.includes(country)) return 'same'
  if (merchant?.country && request.country) return 'excluded'
  // A company without countries may be in any country, because its source does not state countries.
  if ((company?.countries ?? []).length === 0 && !merchant?.country) return 'unknown'
  return request.country ? 'elsewhere' : 'maybe-elsewhere'
}

/** Returns the words after the hint, except places and words such as `STORE`. */
function leftover(best: Hint, domain: string, line: Cleaned): readonly string[] {
  const words = line.words.slice(best.to, line.core)
  const isBehindStar = line.beforeStar > 0 && best.to >= line.beforeStar
  const isCommon = best.words.length === 1 && COMMON_WORDS.has(best.words[0] ?? '')
  const isTelling = (word: string) => !TRAILING_WORDS.has(word) && !/^\d+$/.test(word) && word.length > 1
  const left = words.filter(isTelling)
  // In `EXAMPLE RIVER GRILL` the kind of place counts as a word, because another word comes before it.
  const kinds = left.length > 0 ? words.filter((word) => TRADE_WORDS.has(word)) : []
  const isExempt = isBehindStar || (SELLS_FOR_MANY.has(domain) && !isCommon && kinds.length === 0)
  return isExempt ? [] : [...new Set([...left, ...kinds])]
}

function penalty(left: readonly string[], best: Hint | undefined): number {
  if (left.length === 0 || !best) return 0
  const whole = Math.min(0.3, 0.12 + 0.06 * (left.length - 1))
  return best.words.length > 1 ? -whole / 2 : -whole
}

function signsOf(
  facts: Pick<Facts, 'best' | 'left' | 'fit' | 'place'> & {
    readonly hints: readonly Hint[]
    readonly isPlatform: boolean
  },
): readonly Sign[] {
  const { best, hints, left, fit, place, isPlatform } = facts
  const has = (via: Via) => hints.some((hint) => hint.via === via)
  const signs: [Sign, boolean][] = [
    ['descriptor', has('descriptor')],
    ['name', has('name') || has('truncated')],
    ['whole', best !== undefined && left.length === 0],
    ['platform', isPlatform],
    ['host', has('host')],
    ['phone', has('phone')],
    ['brand-mcc', has('brand-mcc')],
    ['mcc', fit === 'same'],
    ['country', place === 'same'],
  ]
  return signs.flatMap(([sign, isSo]) => (isSo ? [sign] : []))
}
