import { CUES } from '../data/industries/cues.ts'
import { PAGE_WORDS } from '../data/industries/page-words.ts'
import type { IndustryEvidence } from '../model/industries.ts'
import { once } from '../model/keyed.ts'
import {
  byAuthority,
  isOfCompany,
  isOfOthers,
  type NaicsPrefix,
  naicsOfCategory,
  naicsOfTypes,
} from './evidence.ts'
import { matchesByLanguage } from './languages.ts'
import { groupOf, industriesUnder, isUnder } from './naics.ts'
import { mostTellingFirst, searchIndustries } from './search.ts'
import { isPair, spelledIn, termsOf } from './words.ts'

/*
 * Ranks the industries by all evidence. Categories of a directory come before types of schema.org, and these
 * before the text. The text decides among the industries that remain.
 */

/** How likely each code of six digits is by the meaning of the text, from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>

export interface Ranked {
  readonly code: string
  readonly score: number
}

export interface Ranking {
  /** Best first. At most two codes of each group come before codes of other groups. */
  readonly codes: readonly Ranked[]
  /** The score of the best match of words by BM25, before all scores are divided by it. */
  readonly strength: number
  /** The words of the texts by which the first code was found, the most significant first; at most six. */
  readonly words: readonly string[]
  /** Whether a directory or schema.org names the first code. */
  readonly isNamed: boolean
  /** Whether the directory's category is for places often named after companies of other industries. */
  readonly isDoubtful: boolean
}

/**
 * The weight of the directory's category. It is so large that the group of that category (its first four
 * digits) outweighs type, text and places together.
 */
const OF_CATEGORY = 4
/** The weight of a company's places, compared with the company's own category. */
const OF_PLACES = 0.8
const OF_TYPE = 1.2
/** Factor for the text's scores in the industries of the sector that a type such as `Store` names. */
const OF_WIDE_TYPE = 4
/** The share of words in the score of a text whose meaning is also known. */
const WORDS_SHARE = 0.25

/** A pair of words says more than its two words alone. */
const PAIR_WEIGHT = 1.5
/** The name of a company says less than its description. */
const NAME_WEIGHT = 0.6
const HEADING_WEIGHT = 0.35
/** The weight of the text of a page, of which only the beginning is read. */
const TEXT_WEIGHT = 0.25
/** The weight that each doubling of a term's count adds, and the largest weight. */
const AGAIN = 0.5
const MAX_REPEATED = 2.5
const OF_CHANCE = 0.7
const MAX_NAME_CHARS = 200
const MAX_TEXT_CHARS = 4000
const MAX_DESCRIPTION_CHARS = 2000

/** A kind of business by the structure of a page: a shop has a cart, software has manuals. */
export type BusinessSign = 'shop' | 'software'

/** The evidence about a company from its page. */
export interface PageEvidence extends IndustryEvidence {
  /** Headlines and the entries of menus, one a line. They are more specific than the running text. */
  readonly headings?: string
  readonly signs?: readonly BusinessSign[]
  /** The language of the page, as a tag such as `de`, if the page declares it. */
  readonly language?: string | undefined
}

/** Ranks the industries. `meanings` come from the embeddings, if the caller has them. */
export function rankIndustries(evidence: PageEvidence, meanings?: Meanings): Ranking {
  const said = termsIn(evidence)
  const { words, told } = wordScores(said, evidence)
  const strength = words[0]?.score ?? 0
  const scores = textScores(said, evidence, words, meanings)
  const named = namedBy(evidence)
  for (const [code, score] of named) scores.set(code, (scores.get(code) ?? 0) + score)
  const codes = [...scores].map(([code, score]) => ({ code, score })).sort(byScore)
  const isNamed = (named.get(codes[0]?.code ?? '') ?? 0) >= 1
  const [category] = byAuthority(evidence.categories ?? [])
  const isDoubtful = category !== undefined && isOfOthers(category)
  return { codes: spread(codes), strength, words: told(codes[0]?.code), isNamed, isDoubtful }
}

interface Said {
  readonly name: readonly string[]
  readonly description: readonly string[]
  readonly headings: readonly string[]
  readonly page: readonly string[]
}

function termsIn({ name = '', description = '', headings = '', text = '' }: PageEvidence): Said {
  return {
    name: termsOf(name.slice(0, MAX_NAME_CHARS)),
    description: termsOf(description.slice(0, MAX_DESCRIPTION_CHARS)),
    headings: termsOf(headings.slice(0, MAX_DESCRIPTION_CHARS)),
    page: termsOf(text.slice(0, MAX_TEXT_CHARS)),
  }
}

/** The most industries that are considered by words. */
const MAX_CANDIDATES = 120

/** Returns the scores of words and meaning together, of which the best is 1. */
function textScores(
  { name, description, headings, page }: Said,
  { schemaTypes = [], signs = [] }: PageEvidence,
  words: readonly Ranked[],
  meanings: Meanings = NOTHING,
): Map<string, number> {
  const share = meanings.size > 0 ? WORDS_SHARE : 1
  const best = words[0]?.score || 1
  const byWords = new Map(words.slice(0, MAX_CANDIDATES).map(({ code, score }) => [code, score / best]))
  // On a long page a single word says little about the kind of business, so only pairs count.
  const factorOf = cuesIn(new Set([...name, ...description, ...[...headings, ...page].filter(isPair)]))
  const shown = SIGNS.filter(({ sign }) => signs.includes(sign))
  for (const { code } of shown) byWords.set(code, Math.max(byWords.get(code) ?? 0, OF_SIGN))
  const wide = naicsOfTypes(schemaTypes).filter(isWide)
  const scores = new Map<string, number>()
  for (const code of new Set([...byWords.keys(), ...meanings.keys()])) {
    const score = share * (byWords.get(code) ?? 0) + (1 - share) * (meanings.get(code) ?? 0)
    const isOfType = wide.some((prefix) => isUnder(code, prefix))
    const ofSigns = shown.some(({ naics }) => naics.some((prefix) => isUnder(code, prefix))) ? SIGN_FACTOR : 1
    scores.set(code, score * factorOf(code) * ofSigns * (isOfType ? OF_WIDE_TYPE : 1))
  }
  return relative(scores)
}

const NOTHING: Meanings = new Map()

interface SignRow {
  readonly sign: BusinessSign
  /** The industries that become more likely. */
  readonly naics: readonly NaicsPrefix[]
  /** The code to use when the words indicate none. */
  readonly code: string
}

const SIGNS: readonly SignRow[] = [
  { sign: 'shop', naics: ['44-45'], code: '455219' },
  { sign: 'software', naics: ['5132', '5182', '5415'], code: '513210' },
]
/** The code of a sign gets at least this share of the best score by words. */
const OF_SIGN = 0.45
const SIGN_FACTOR = 2.5

function relative(scores: ReadonlyMap<string, number>): Map<string, number> {
  const most = Math.max(0, ...scores.values())
  return new Map([...scores].map(([code, score]) => [code, score / (most || 1)]))
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.code < b.code ? -1 : 1)
}

interface WordScores {
  /** The matches by words, best first. */
  readonly words: readonly Ranked[]
  /** Returns the words that are evidence for a code. */
  readonly told: (code: string | undefined) => string[]
}

const MAX_WORDS = 6

/** Scores the words of the evidence by BM25, and adds matches of words in other languages. */
function wordScores(
  said: Said,
  { name = '', description = '', headings = '', text = '', language }: PageEvidence,
): WordScores {
  const stated = `${name}\n${description.slice(0, MAX_DESCRIPTION_CHARS)}`
  const page = `${headings.slice(0, MAX_DESCRIPTION_CHARS)}\n${text.slice(0, MAX_TEXT_CHARS)}`
  const foreign = matchesByLanguage(stated, page, language)
  // Words of another language look like English ones by chance, so English matches count less.
  const share = foreign.size > 0 ? OF_CHANCE : 1
  const weights = weighed(said)
  const english = searchIndustries(weights)
  const scores = new Map([...english].map(([code, { score }]) => [code, score * share]))
  for (const [code, { score }] of foreign) scores.set(code, (scores.get(code) ?? 0) + score)
  return {
    words: [...scores].map(([code, score]) => ({ code, score })).sort(byScore),
    told: (code = '') => {
      const terms = mostTellingFirst(english.get(code)?.terms ?? [], weights).slice(0, MAX_WORDS)
      const spelt = spelledIn(`${stated}\n${page}`, terms)
      return [...(foreign.get(code)?.terms ?? []), ...spelt].slice(0, MAX_WORDS)
    },
  }
}

/** Returns each term with its weight, which depends on where it occurs and grows with repetition. */
function weighed({ name, description, headings, page }: Said): Map<string, number> {
  const isDescribed = description.length > 0
  const isAlone = !isDescribed && headings.length + page.length === 0
  const terms = new Map<string, number>()
  const weigh = (all: readonly string[], weight: number) => {
    const counts = new Map<string, number>()
    for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const [term, count] of counts) {
      const added =
        weight * (isPair(term) ? PAIR_WEIGHT : 1) * Math.min(MAX_REPEATED, 1 + AGAIN * Math.log2(count))
      terms.set(term, (terms.get(term) ?? 0) + added)
    }
  }
  weigh(description, 1)
  weigh(name, isAlone ? 1 : NAME_WEIGHT)
  weigh(headings.filter(isTelling), isDescribed ? HEADING_WEIGHT : 1)
  weigh(page.filter(isTelling), isDescribed ? TEXT_WEIGHT : 1)
  return terms
}

const pageTerms = once(() => new Set(PAGE_WORDS.flatMap(termsOf)))

/** Whether a term is significant even if it is only on the page and not in the description. */
function isTelling(term: string): boolean {
  return !pageTerms().has(term)
}

/** Returns the scores that categories and types give to their codes. */
function namedBy({ categories = [], schemaTypes = [] }: IndustryEvidence): Map<string, number> {
  const scores = new Map<string, number>()
  const name = (prefixes: readonly NaicsPrefix[], weight: number) => {
    for (const [place, prefix] of prefixes.entries())
      for (const code of industriesUnder(prefix)) {
        const score = weight * precision(prefix) * 0.97 ** place
        scores.set(code, Math.max(scores.get(code) ?? 0, score))
      }
  }
  name(naicsOfTypes(schemaTypes), OF_TYPE)
  const known = byAuthority(categories)
  const own = known[0] && isOfCompany(known[0]) ? known.filter(isOfCompany) : known
  name(own.flatMap(naicsOfCategory), OF_CATEGORY)
  name(known.filter((category) => !own.includes(category)).flatMap(naicsOfCategory), OF_PLACES)
  return scores
}

/** Returns how precisely a code names an industry, 0 to 1. */
function precision(prefix: NaicsPrefix): number {
  if (prefix.length === 6) return 1
  return isWide(prefix) ? 0.1 : 0.8
}

/** Whether a code names a sector or subsector, which has industries of many kinds. */
function isWide(prefix: NaicsPrefix): boolean {
  return prefix.length < 4 || prefix.includes('-')
}

const MAX_OF_GROUP = 2

/** Moves the third and later codes of a group behind the codes of other groups. */
function spread(codes: readonly Ranked[]): Ranked[] {
  const count = new Map<string, number>()
  const [first, later]: [Ranked[], Ranked[]] = [[], []]
  for (const one of codes) {
    const seen = (count.get(groupOf(one.code)) ?? 0) + 1
    count.set(groupOf(one.code), seen)
    ;(seen <= MAX_OF_GROUP ? first : later).push(one)
  }
  return [...first, ...later]
}

/* Recognises kinds of business by the words of a text: makers, dealers, schools, public bodies. */

const compiled = once(() =>
  CUES.map(({ phrases, naics, factor }) => ({ terms: phraseTerms(phrases), naics, factor })),
)

/** Returns the factor by which these terms make a code more likely; 1 without a sign. */
function cuesIn(terms: ReadonlySet<string>): (code: string) => number {
  const seen = compiled().filter((cue) => [...cue.terms].some((term) => terms.has(term)))
  return (code) =>
    seen.reduce((all, { naics, factor }) => (naics.some((one) => isUnder(code, one)) ? all * factor : all), 1)
}

/** Returns the last term of each phrase: the stem of a single word, or the pair of a phrase of two words. */
function phraseTerms(phrases: string): ReadonlySet<string> {
  return new Set(phrases.split(', ').flatMap((phrase) => termsOf(phrase).slice(-1)))
}
