/** Recognises the shortened name of a merchant in words of a line. */

import { NUMBER_WORDS } from '../../lexicon/number-words.ts'
import { TAIL_WORDS, TRAILING_WORDS } from '../../lexicon/transactions/statement-words.ts'
import { coreWords } from '../keys.ts'
import { isOneEdit } from '../one-edit.ts'
import { isKind, isPlace, placesAtEnd } from './leftover.ts'
import { abbreviates, withoutVowels } from './shortening.ts'

export interface Wanted {
  /** All words, except the legal form and numbers at the end. */
  readonly all: readonly string[]
  /** The words without places and kinds of shops at the end, which a line may leave out. */
  readonly brand: readonly string[]
  /** The words of the brand, and those at the end of the name that are kinds of shops (`cafe`). */
  readonly named: readonly string[]
}

/** How some words of the line match the name. */
export interface Reading {
  /** How many letters of the line match the name. */
  readonly letters: number
  /** How many words of the brand the matching letters cover. */
  readonly count: number
  /** True when the first word occurs in full, or with all its consonants. */
  readonly isPlain: boolean
}

/** Words that abbreviations leave out. */
export const SMALL: ReadonlySet<string> = new Set(['and', 'the', 'of'])

/** The limit of words, which is more than any merchant's name has. */
const MOST_WORDS = 20

/** Returns the words of a name that are searched for; undefined for a name without a word. */
export function wantedOf(name: string): Wanted | undefined {
  const all = coreWords(name).slice(0, MOST_WORDS)
  while (all.length > 1 && /^\d{2,}$/.test(all.at(-1) ?? '')) all.pop()
  if (all.length === 0) return undefined
  const brand = [...all]
  for (let count = 1; count > 0 && brand.length > 1; ) {
    const isTail = TRAILING_WORDS.has(brand.at(-1) ?? '') || TAIL_WORDS.has(brand.at(-1) ?? '')
    count = isTail ? 1 : Math.min(placesAtEnd(brand), brand.length - 1)
    brand.splice(brand.length - count)
  }
  const kinds = all.slice(brand.length).filter((word) => isKind(word))
  return { all, brand, named: [...brand, ...kinds].filter((word, at) => at === 0 || !SMALL.has(word)) }
}

/**
 * Compares the joined words of a line with the name. They match when they are the whole name or its first
 * word, written in full, without vowels, with one typing error, cut off, joined with a following word, or
 * abbreviated. Undefined when they do not match.
 */
export function reading(words: readonly string[], { all, brand, named }: Wanted): Reading | undefined {
  const text = words.join('')
  const [first = ''] = brand
  const full = brand.join('')
  const joined = named.join('')
  const plainly = (count: number, letters = text.length) => ({ letters, count, isPlain: true })
  if (text === joined || isWrittenAs(text, full) || isSameNumber(words, brand)) return plainly(brand.length)
  const rest = text.startsWith(full) && full.length > 3 ? text.slice(full.length) : ''
  const isRunOn =
    rest !== '' && (isKind(rest) || isPlace(rest) || all.some((word) => abbreviates(rest, word)))
  if (isRunOn) return plainly(brand.length, full.length)
  if (isWrittenAs(text, first)) return plainly(1)
  const read = text.length > 1 ? wordsRead(text, named) || wordsRead(text, brand) : 0
  if (read === 0) return undefined
  const isPlain = (text.length > 4 && joined.startsWith(text)) || (read > 1 && text.startsWith(first))
  return { letters: text.length, count: Math.min(read, brand.length), isPlain }
}

/** Returns whether a text is a word or its consonants, also with a typing error. */
function isWrittenAs(text: string, word: string): boolean {
  const consonants = withoutVowels(word)
  if (text === word || (text === consonants && text.length > 2)) return true
  return isTypo(text, word) || isExchanged(text, word) || isExchanged(text, consonants)
}

/** Returns whether a text of at least five letters is one edit away from a word, and begins alike. */
function isTypo(text: string, word: string): boolean {
  const isBegun = text[0] === word[0] || (text[0] === word[1] && text[1] === word[0])
  return text.length > 4 && isBegun && isOneEdit(text, word)
}

/** Returns whether two adjacent letters after the first one are exchanged. */
function isExchanged(text: string, word: string): boolean {
  if (text.length < 4 || text.length !== word.length || text[0] !== word[0]) return false
  return isOneEdit(text, word) && [...text].sort().join('') === [...word].sort().join('')
}

/** Returns whether the words spell the same number, as `711` and `SEVEN ELEVEN` do for `7-Eleven`. */
function isSameNumber(words: readonly string[], brand: readonly string[]): boolean {
  const digits = inDigits(brand)
  return /\d/.test(digits) && inDigits(words) === digits
}

/** Joins the words, with numbers in digits. */
export function inDigits(words: readonly string[]): string {
  return words.map((word) => NUMBER_WORDS.get(word) ?? word).join('')
}

/** A longer text is not an abbreviation. */
const LONGEST_READ = 40

/**
 * Returns how many of the words a text abbreviates, as `dnkndon` abbreviates two words of `dunkin donuts`.
 * All letters of the text must occur in the words, in order, and include the first letter of each of these
 * words. Returns 0 for any other text.
 */
function wordsRead(text: string, words: readonly string[]): number {
  if (text[0] !== words[0]?.[0] || text.length > LONGEST_READ) return 0
  const failed = new Set<string>()
  const readFrom = (at: number, word: number, letter: number): number => {
    if (at === text.length) return word + 1
    const state = `${at} ${word} ${letter}`
    if (failed.has(state)) return 0
    const wanted = text[at] ?? ''
    const inside = words[word]?.indexOf(wanted, letter) ?? -1
    let read = inside === -1 ? 0 : readFrom(at + 1, word, inside + 1)
    for (let next = word + 1; read === 0 && next < words.length; next++) {
      if (words[next]?.[0] === wanted) read = readFrom(at + 1, next, 1)
      if (!SMALL.has(words[next] ?? '')) break
    }
    if (read === 0) failed.add(state)
    return read
  }
  return readFrom(1, 0, 1)
}
