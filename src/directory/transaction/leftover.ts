/** Recognises words of a line that do not identify the merchant: places and kinds of shops. */

import { CITIES, COUNTRIES, STATES, STREET } from '../../lexicon/transactions/places.ts'
import { TAIL_WORDS, TRAILING_WORDS } from '../../lexicon/transactions/statement-words.ts'
import { once } from '../../model/keyed.ts'
import { abbreviates, withoutVowels } from './shortening.ts'

const LONGEST_CITY = 3
const SHORTEST_KIND = 4

/** The compiled tables, which are made when they are first needed. */
const tables = once(() => ({
  kinds: [...TRAILING_WORDS, ...TAIL_WORDS].filter((word) => word.length >= SHORTEST_KIND),
  vowelless: new Set([...CITIES].map((city) => withoutVowels(city.replaceAll(' ', '')))),
}))

export function isPlace(word: string): boolean {
  return CITIES.has(word) || STATES.has(word) || COUNTRIES.has(word) || STREET.test(word)
}

/** Returns whether a word, in full or abbreviated (`rstrnt`), states the kind of shop or payment. */
export function isKind(word: string): boolean {
  if (TRAILING_WORDS.has(word) || TAIL_WORDS.has(word)) return true
  return word.length > 2 && tables().kinds.some((kind) => abbreviates(word, kind))
}

/** Returns how many words at the end are a place; 0 when none are. */
export function placesAtEnd(words: readonly string[]): number {
  for (let count = LONGEST_CITY; count > 1; count--) {
    if (CITIES.has(words.slice(-count).join(' '))) return count
  }
  return isPlace(words.at(-1) ?? '') ? 1 : 0
}

/** Returns the indexes of places. Cities may be written without vowels (`vncvr`, `sn frncsc`). */
export function placesIn(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const from of words.keys()) {
    for (let to = Math.min(words.length, from + LONGEST_CITY); to > from; to--) {
      const run = words.slice(from, to)
      const text = run.join('')
      const isCity = CITIES.has(run.join(' ')) || (text.length > 3 && tables().vowelless.has(text))
      if (isCity || (run.length === 1 && isPlace(text))) for (let at = from; at < to; at++) places.add(at)
    }
  }
  return places
}
