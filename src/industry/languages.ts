import { WORDS_BY_LANGUAGE } from './tables/languages.ts'
import { STOP_WORDS } from './tables/stop-words.ts'
import { wordsOf } from './words.ts'

/* Texts in other languages than English to industries, by a table of their words. */

/** What a word of the table adds; BM25 of a good match is about a hundred. */
const PER_WORD = 40
/** A word of more lines than these says nothing of an industry. */
const MAX_LINES = 3
/** A text of which so many words are English little words is English. */
const ENGLISH_SHARE = 0.2

interface Entry {
  readonly code: string
  readonly word: string
  readonly isBeginning: boolean
}

let tables: ReadonlyMap<string, readonly Entry[]> | undefined

/** The score of each industry whose words in one other language the text has; empty for an English text. */
export function scoresByLanguage(text: string): Map<string, number> {
  const words = new Set(wordsOf(text))
  if (isEnglish(words)) return new Map()
  tables ??= new Map(
    Object.entries(WORDS_BY_LANGUAGE).map(([language, lines]) => [language, entriesOf(lines)]),
  )
  const folded = foldedText(text)
  let best = new Map<string, number>()
  for (const entries of tables.values()) {
    const scores = scoresIn(entries, words, folded)
    if (sumOf(scores) > sumOf(best)) best = scores
  }
  return best
}

function isEnglish(words: ReadonlySet<string>): boolean {
  let english = 0
  for (const word of words) if (ENGLISH.has(word)) english += 1
  return words.size > 0 && english / words.size >= ENGLISH_SHARE
}

/** Little words that are no words of the other languages. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...STOP_WORDS.trim()
    .split(/\s+/)
    .filter((word) => word.length > 1 && !['die', 'was', 'on', 'me', 'per', 'no', 'us', 'as'].includes(word)),
])

function entriesOf(lines: string): readonly Entry[] {
  const all = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...words] = line.trim().split(' ')
      return [...new Set(words)].map((word) => entryOf(code, word))
    })
  const count = new Map<string, number>()
  for (const { word } of all) count.set(word, (count.get(word) ?? 0) + 1)
  return all.filter(({ word }) => (isDense(word) || word.length > 2) && (count.get(word) ?? 0) <= MAX_LINES)
}

function entryOf(code: string, word: string): Entry {
  return { code, word: foldedText(word.replace('*', '')).trim(), isBeginning: word.endsWith('*') }
}

function foldedText(text: string): string {
  return isDense(text) ? text.normalize('NFKC') : wordsOf(text).join(' ')
}

/** Whether a text is in a script without spaces between words. */
function isDense(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

function scoresIn(entries: readonly Entry[], words: ReadonlySet<string>, text: string): Map<string, number> {
  const scores = new Map<string, number>()
  for (const { code, word, isBeginning } of entries) {
    if (!isIn(word, isBeginning, words, text)) continue
    scores.set(code, (scores.get(code) ?? 0) + PER_WORD)
  }
  return scores
}

function isIn(word: string, isBeginning: boolean, words: ReadonlySet<string>, text: string): boolean {
  if (isDense(word)) return text.includes(word)
  if (!isBeginning) return words.has(word)
  for (const one of words) if (one.startsWith(word)) return true
  return false
}

function sumOf(scores: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const score of scores.values()) sum += score
  return sum
}
