import type { IndustryEvidence } from '../model/industries.ts'
import { cuesIn } from './cues.ts'
import {
  byAuthority,
  isOfCompany,
  isOfOthers,
  type NaicsPrefix,
  naicsOfCategory,
  naicsOfTypes,
} from './evidence.ts'
import { scoresByLanguage } from './languages.ts'
import { groupOf, industriesUnder, isUnder } from './naics.ts'
import { searchIndustries } from './search.ts'
import { isPair, termsOf } from './words.ts'

/* All evidence to one order of the industries. A category of a directory decides before a type of
 * schema.org, and that before the text; the text decides among what they leave open. */

/** How likely the industries are by the meaning of the text, from 0 to 1, for each code of six digits. */
export type Meanings = ReadonlyMap<string, number>

export interface Ranked {
  readonly code: string
  readonly score: number
}

export interface Ranking {
  /** Best first, at most two of a group among the first, so that they show different possibilities. */
  readonly codes: readonly Ranked[]
  /** The score of the best match of the words, before it is made relative. */
  readonly strength: number
  /** Whether a directory or schema.org named the first code. */
  readonly isNamed: boolean
  /** Whether the directory only names places that companies of other industries have too. */
  readonly isDoubtful: boolean
}

/** So much that a group of four digits stands above a type, the text and the places of the company together. */
const OF_CATEGORY = 4
/** What the places of a company are, beside what it does itself. */
const OF_PLACES = 0.8
const OF_TYPE = 1.2
/** A type such as `Store` names a whole sector: a factor for what the text says of its industries. */
const OF_WIDE_TYPE = 4
/** The share of the words in the score of a text when its meaning is known too. */
const WORDS_SHARE = 0.25

/** Two words in a row say more than each of them. */
const PAIR_WEIGHT = 1.5
/** The name of a company says less than its description. */
const NAME_WEIGHT = 0.6
/** Of a page's text only the beginning counts, and less than the description. */
const TEXT_WEIGHT = 0.35
const OF_CHANCE = 0.7
const MAX_NAME_CHARS = 200
const MAX_TEXT_CHARS = 4000
const MAX_DESCRIPTION_CHARS = 2000

/** Ranks the industries. `meanings` are handed in by whoever has the embeddings. */
export function rankIndustries(evidence: IndustryEvidence, meanings?: Meanings): Ranking {
  const said = termsIn(evidence)
  const words = wordScores(said, evidence)
  const strength = words[0]?.score ?? 0
  const scores = textScores(said, evidence, words, meanings)
  const named = namedBy(evidence)
  for (const [code, score] of named) scores.set(code, (scores.get(code) ?? 0) + score)
  const codes = [...scores].map(([code, score]) => ({ code, score })).sort(byScore)
  const isNamed = (named.get(codes[0]?.code ?? '') ?? 0) >= 1
  const [category] = byAuthority(evidence.categories ?? [])
  const isDoubtful = category !== undefined && isOfOthers(category)
  return { codes: spread(codes), strength, isNamed, isDoubtful }
}

/** The terms of the texts. */
interface Said {
  readonly name: readonly string[]
  readonly description: readonly string[]
  readonly page: readonly string[]
}

function termsIn({ name = '', description = '', text = '' }: IndustryEvidence): Said {
  return {
    name: termsOf(name.slice(0, MAX_NAME_CHARS)),
    description: termsOf(description.slice(0, MAX_DESCRIPTION_CHARS)),
    page: termsOf(text.slice(0, MAX_TEXT_CHARS)),
  }
}

/** As many industries as the words name are looked at. */
const MAX_CANDIDATES = 120

/** The scores of words and meaning together, the best being 1. */
function textScores(
  { name, description, page }: Said,
  { schemaTypes = [] }: IndustryEvidence,
  words: readonly Ranked[],
  meanings: Meanings = NOTHING,
): Map<string, number> {
  const share = meanings.size > 0 ? WORDS_SHARE : 1
  const best = words[0]?.score || 1
  const byWords = new Map(words.slice(0, MAX_CANDIDATES).map(({ code, score }) => [code, score / best]))
  // On a page of many words a single one says little of the kind of business.
  const factorOf = cuesIn(new Set([...name, ...description, ...page.filter(isPair)]))
  const wide = naicsOfTypes(schemaTypes).filter(isWide)
  const scores = new Map<string, number>()
  for (const code of new Set([...byWords.keys(), ...meanings.keys()])) {
    const score = share * (byWords.get(code) ?? 0) + (1 - share) * (meanings.get(code) ?? 0)
    const isOfType = wide.some((prefix) => isUnder(code, prefix))
    scores.set(code, score * factorOf(code) * (isOfType ? OF_WIDE_TYPE : 1))
  }
  return relative(scores)
}

const NOTHING: Meanings = new Map()

function relative(scores: ReadonlyMap<string, number>): Map<string, number> {
  const most = Math.max(0, ...scores.values())
  return new Map([...scores].map(([code, score]) => [code, score / (most || 1)]))
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.code < b.code ? -1 : 1)
}

/** BM25 of the words in the evidence, and what the words of other languages say; the best first. */
function wordScores(said: Said, { name = '', description = '', text = '' }: IndustryEvidence): Ranked[] {
  const isDescribed = said.description.length > 0
  const terms = new Map<string, number>()
  const weigh = (all: readonly string[], weight: number) => {
    for (const term of all)
      terms.set(term, Math.max(terms.get(term) ?? 0, weight * (isPair(term) ? PAIR_WEIGHT : 1)))
  }
  weigh(said.description, 1)
  weigh(said.name, isDescribed || said.page.length > 0 ? NAME_WEIGHT : 1)
  weigh(said.page, isDescribed ? TEXT_WEIGHT : 1)
  const stated = `${name}\n${description.slice(0, MAX_DESCRIPTION_CHARS)}`
  const foreign = scoresByLanguage(stated, text.slice(0, MAX_TEXT_CHARS))
  // Words of another language look like English ones by chance.
  const share = foreign.size > 0 ? OF_CHANCE : 1
  const scores = new Map([...searchIndustries(terms)].map(([code, score]) => [code, score * share]))
  for (const [code, score] of foreign) scores.set(code, (scores.get(code) ?? 0) + score)
  return [...scores].map(([code, score]) => ({ code, score })).sort(byScore)
}

/** What categories and types add to the codes that they name. */
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

/** How much a code says of which industry it is. */
function precision(prefix: NaicsPrefix): number {
  if (prefix.length === 6) return 1
  return isWide(prefix) ? 0.1 : 0.8
}

/** A sector or subsector has industries of many kinds. */
function isWide(prefix: NaicsPrefix): boolean {
  return prefix.length < 4 || prefix.includes('-')
}

const MAX_OF_GROUP = 2

/** The third and later codes of a group go behind the codes of other groups. */
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
