import { INDUSTRIES } from '../data/languages/industries.ts'
import { WORDS_BY_SCRIPT } from '../formats/text/language-words.ts'
import { tagOfWords } from '../lexicon/language-tag.ts'
import { words } from '../lexicon/pattern.ts'
import { once } from '../model/keyed.ts'
import type { Match } from './search.ts'
import { wordsOf } from './words.ts'

/* Finds industries in texts of other languages than English, by a table of words. */

/* English words are in the keywords instead. */

/** The points of each word in the table. A good match has about a hundred points by BM25. */
const PER_WORD = 40
/** A word of more industries than this does not indicate an industry. */
const MAX_LINES = 3

interface Entry {
  readonly code: string
  readonly word: string
  readonly isBeginning: boolean
}

const tables = once((): ReadonlyMap<string, readonly Entry[]> => {
  const all = Object.entries(INDUSTRIES)
  return new Map(all.map(([language, industries]) => [language, entriesOf(industries)]))
})

/** The weight of a word that is only on the page, relative to a word in name or description. Set by hand. */
const PAGE_SHARE = 0.5

/**
 * Returns the industries whose words the texts have, by the words of the language that fits best. Empty for
 * English texts. `stated` is the name and the description, `page` is the rest of the text. `language` is the
 * tag of their language, if known, because words of different languages look alike: the Spanish `academia`
 * (school) is a gym in Portuguese.
 */
export function matchesByLanguage(stated: string, page: string, language?: string): Map<string, Match> {
  if (language === 'en' || (language === undefined && isEnglish(`${stated}\n${page}`))) return new Map()
  const places = [placeOf(stated, PER_WORD), placeOf(page, stated.trim() ? PER_WORD * PAGE_SHARE : PER_WORD)]
  let best = new Map<string, Match>()
  const table = language && tables().get(tagOfWords(language))
  for (const entries of table ? [table] : tables().values()) {
    const matches = matchesIn(entries, places)
    if (isMore(matches, best)) best = matches
  }
  return best
}

/** A text to be searched, and the points of a word in it. */
interface Place {
  /** The number of times that each word occurs. */
  readonly words: ReadonlyMap<string, number>
  readonly text: string
  readonly adds: number
}

function placeOf(text: string, adds: number): Place {
  const words = new Map<string, number>()
  for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + 1)
  return { words, text: foldedText(text), adds }
}

/** The number of words that are read to detect the language. */
const MAX_WORDS = 150
const LATIN_ALONE = /^[\P{L}\p{Script=Latin}]*$/u

const littleWords = once(() => new Map(LANGUAGES.map((language) => [language, littleWordsOf(language)])))

/**
 * Whether a text of any length is English, by its script and its short words. Undefined when script and words
 * do not decide. Two short words are enough, because a description may have only ten words.
 */
export function isEnglish(text: string): boolean | undefined {
  if (!LATIN_ALONE.test(text.slice(0, 1000))) return false
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, MAX_WORDS) ?? []
  const counts = [...littleWords()].map(([language, little]) => {
    return { language, count: words.filter((word) => little.has(word)).length }
  })
  const most = Math.max(0, ...counts.map(({ count }) => count))
  const best = counts.filter(({ count }) => count === most)
  if (most === 0 || best.length > 1) return undefined
  return best[0]?.language === 'en'
}

/** The languages in Latin script that `isEnglish` distinguishes. */
const LANGUAGES = words('en de fr es pt it nl pl tr sv da no fi cs hu ro vi id')

function littleWordsOf(language: string): ReadonlySet<string> {
  return new Set(WORDS_BY_SCRIPT.get('Latin')?.get(language))
}

function entriesOf(industries: (typeof INDUSTRIES)[string]): readonly Entry[] {
  const all = Object.entries(industries).flatMap(([code, words]) => words.map((word) => entryOf(code, word)))
  const count = new Map<string, number>()
  for (const { word } of all) count.set(word, (count.get(word) ?? 0) + 1)
  return all
    .filter(({ word }) => (isDense(word) || word.length > 2) && (count.get(word) ?? 0) <= MAX_LINES)
    .sort((one, other) => other.word.length - one.word.length)
}

function entryOf(code: string, word: string): Entry {
  return { code, word: foldedText(word.replace('*', '')).trim(), isBeginning: word.endsWith('*') }
}

function foldedText(text: string): string {
  return isDense(text) ? text.normalize('NFKC') : wordsOf(text).join(' ')
}

/** Whether a text is in a script without spaces between words, or in Korean, which joins words: `하늘병원`. */
function isDense(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text)
}

function matchesIn(entries: readonly Entry[], places: readonly Place[]): Map<string, Match> {
  const matches = new Map<string, Match>()
  let left = places
  for (const entry of entries) {
    const added = left.reduce((sum, place) => sum + place.adds * repeated(countIn(entry, place)), 0)
    if (added === 0) continue
    const { score, terms } = matches.get(entry.code) ?? { score: 0, terms: [] }
    matches.set(entry.code, { score: score + added, terms: [...terms, entry.word] })
    if (isDense(entry.word)) left = left.map((one) => without(entry.word, one))
  }
  return matches
}

/** Returns the factor for a word by its count. Each doubling adds half of its weight. */
function repeated(count: number): number {
  return count === 0 ? 0 : Math.min(MAX_REPEATED, 1 + Math.log2(count) / 2)
}

const MAX_REPEATED = 2.5

/**
 * Removes a word from a text without spaces, so that a shorter word in it does not count: `動物病院` (animal
 * hospital) contains the word for hospital.
 */
function without(word: string, place: Place): Place {
  return { ...place, text: place.text.replaceAll(word, ' ') }
}

function countIn({ word, isBeginning }: Entry, { words, text }: Place): number {
  if (isDense(word)) return text.split(word).length - 1
  if (word.includes(' ')) return ` ${text} `.split(` ${word} `).length - 1
  if (!isBeginning) return words.get(word) ?? 0
  let sum = 0
  for (const [one, count] of words) if (one.startsWith(word)) sum += count
  return sum
}

/** Whether the matches have higher scores than the others, or as high ones and more letters. */
function isMore(matches: ReadonlyMap<string, Match>, others: ReadonlyMap<string, Match>): boolean {
  const byScore = sumOf(matches, ({ score }) => score) - sumOf(others, ({ score }) => score)
  const letters = ({ terms }: Match) => terms.join('').length
  return byScore > 0 || (byScore === 0 && sumOf(matches, letters) > sumOf(others, letters))
}

function sumOf(matches: ReadonlyMap<string, Match>, of: (match: Match) => number): number {
  return [...matches.values()].reduce((sum, match) => sum + of(match), 0)
}
