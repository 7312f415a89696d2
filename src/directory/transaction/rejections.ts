/** Decides why a candidate is not the answer, by rules, the strongest first. */

import { COMMON_WORDS, TRADE_WORDS, TRAILING_WORDS } from '../../lexicon/transactions/statement-words.ts'
import type { Sign } from '../../model/transactions.ts'
import { coreWords } from '../keys.ts'
import type { Hint } from './candidates.ts'
import type { Cleaned } from './cleaning.ts'
import type { Fit } from './mcc.ts'
import type { CheckedRequest } from './request.ts'

/**
 * How the countries of the company compare with the country of the payment. `elsewhere`: the company is only
 * in other countries. `excluded`: the descriptor belongs to a merchant in one other country.
 */
export type Place = 'same' | 'unknown' | 'maybe-elsewhere' | 'elsewhere' | 'excluded'

export interface Facts {
  /** The longest match in the line for the candidate. */
  readonly best: Hint | undefined
  /** The words after the match that remain unexplained. */
  readonly left: readonly string[]
  readonly fit: Fit
  readonly place: Place
  readonly signs: readonly Sign[]
  readonly score: number
  readonly request: CheckedRequest
  readonly line: Cleaned
}

/** A candidate with a lower score is not an answer. */
const ENOUGH = 0.55
/** The least rank of a company that is known beyond its region. */
const WELL_KNOWN = 0.45

interface Weighed extends Facts {
  /** The only word of the name; undefined when the name has several words, or when no name matched. */
  readonly word: string | undefined
  /** True when a name in the directory is the only sign for the candidate. */
  readonly isNameAlone: boolean
  readonly isSeconded: boolean
  readonly isLittleKnown: boolean
}

interface Rule {
  readonly why: string
  readonly applies: (facts: Weighed) => boolean
}

const RULES: readonly Rule[] = [
  {
    why: 'this merchant is in another country',
    applies: ({ place, isSeconded }) => place === 'excluded' && !isSeconded,
  },
  {
    why: 'it is little known, and known elsewhere',
    applies: ({ isLittleKnown, place, word }) =>
      isLittleKnown && (place === 'elsewhere' || (isCommon(word) && place !== 'same')),
  },
  {
    why: 'it is little known, and more words are left over',
    applies: ({ isLittleKnown, word, left }) => isLittleKnown && word !== undefined && left.length > 0,
  },
  {
    why: 'it is at home in another country, and more words are left over',
    applies: (facts) =>
      facts.isNameAlone && facts.word !== undefined && facts.left.length > 0 && isFromAbroad(facts),
  },
  {
    why: 'it is a common word, and at home in another country',
    applies: (facts) =>
      facts.isNameAlone && isCommon(facts.word) && facts.place !== 'same' && isFromAbroad(facts),
  },
  {
    why: 'it is a common word behind others',
    applies: ({ isNameAlone, word, best }) => isNameAlone && isCommon(word) && (best?.from ?? 0) > 0,
  },
  {
    why: 'it is what many businesses are called',
    applies: ({ word, best, signs }) =>
      isTrade(word) && best?.via !== 'descriptor' && !signs.some((sign) => CONTACTS.has(sign)),
  },
  {
    why: 'the category code is of another trade',
    applies: ({ best, isSeconded, fit, word, left }) =>
      best !== undefined && !isSeconded && fit === 'unlike' && (word !== undefined || left.length > 0),
  },
  {
    why: 'the words that are left over say that another business is meant',
    applies: ({ best, isSeconded, word, left }) =>
      !isSeconded &&
      left.some((other) => TRADE_WORDS.has(other)) &&
      (word !== undefined || best?.via !== 'descriptor'),
  },
  {
    why: 'it is a common word, and no second sign agrees',
    applies: ({ isSeconded, word, left }) => !isSeconded && isCommon(word) && left.length > 0,
  },
  {
    why: 'the name is too short for a line with more words',
    applies: ({ isSeconded, word, left }) =>
      !isSeconded && word !== undefined && word.length < 4 && left.length > 0,
  },
  {
    why: 'too many words are left over',
    applies: ({ isSeconded, word, left }) => !isSeconded && word !== undefined && left.length > 2,
  },
  { why: 'the score is too low', applies: ({ score }) => score < ENOUGH },
  {
    why: 'no second, independent sign agrees',
    applies: ({ request, signs, word }) =>
      request.highConfidenceOnly && independent(isCommon(word) ? withoutWhole(signs) : signs).size < 2,
  },
]

const SECOND_SIGNS: ReadonlySet<Sign> = new Set<Sign>(['host', 'phone', 'brand-mcc', 'mcc'])
const CONTACTS: ReadonlySet<Sign> = new Set<Sign>(['host', 'phone', 'brand-mcc'])

/** Returns a clause that says why a candidate is not the answer; undefined when it may be the answer. */
export function rejectionOf(facts: Facts): string | undefined {
  const { best, signs } = facts
  if (best?.isCorrected) return undefined
  const words = best?.words ?? []
  const [word, ...others] = words.length === 1 ? words : coreWords(words.join(' '))
  const isSeconded = signs.some((sign) => SECOND_SIGNS.has(sign))
  const isNameAlone = best !== undefined && best.via !== 'descriptor' && !isSeconded
  const isLittleKnown = isNameAlone && (best.company?.rank ?? 0) < WELL_KNOWN
  const weighed = {
    ...facts,
    word: others.length === 0 ? word : undefined,
    ...{ isSeconded, isNameAlone, isLittleKnown },
  }
  return RULES.find(({ applies }) => applies(weighed))?.why
}

const isCommon = (word: string | undefined) => word !== undefined && COMMON_WORDS.has(word)
const isTrade = (word: string | undefined) =>
  word !== undefined && (TRADE_WORDS.has(word) || TRAILING_WORDS.has(word))

function isFromAbroad({ best, request, line }: Facts): boolean {
  const country = request.country ?? line.country
  return country !== undefined && best?.company?.country !== undefined && best.company.country !== country
}

/** Leaves out the sign `whole`, which is not an independent sign for a common word. */
const withoutWhole = (signs: readonly Sign[]) => signs.filter((sign) => sign !== 'whole')

/** Returns the independent signs. Two signs that express the same fact count once. */
export function independent(signs: readonly Sign[]): ReadonlySet<Sign> {
  const same: Partial<Record<Sign, Sign>> = { descriptor: 'name', 'brand-mcc': 'mcc' }
  return new Set(signs.filter((sign) => sign !== 'platform').map((sign) => same[sign] ?? sign))
}
