/** Decides whether a name that is one edit away is a typing error or another name. */

import { NAME_WORDS } from '../../data/companies/name-words.ts'
import { areNeighbours } from '../../lexicon/keyboard.ts'
import type { NameMatch } from '../../model/directory.ts'
import { coreWords } from '../keys.ts'

const OTHER_WORDS: ReadonlySet<string> = new Set(NAME_WORDS.otherWords)

/** In a shorter name, one changed letter often makes another name. */
const MIN_LETTERS = 6
/** In a shorter word, one letter makes another word: `AIG` is not `AG`, `CIT Bank` is not `Citibank`. */
const MIN_LETTERS_OF_WORD = 4
/**
 * In a name of at least this length, a vowel may be replaced by another vowel. In a word of at least this
 * length, any letter may be replaced.
 */
const MIN_LETTERS_REPLACED = 8
/** Only in a longer word the first letter may be wrong: `Rational` is not `National`. */
const MIN_LETTERS_FIRST = 10

/** Kinds of names that must be exact. They are too short, or are no longer used. */
const EXACT_KINDS: ReadonlySet<NameMatch['kind']> = new Set(['short', 'old'])

/** Returns whether somebody who typed `asked` probably meant the name. The keys must be one edit apart. */
export function isTypoOf(asked: string, { key, name, kind }: NameMatch): boolean {
  const words = coreWords(asked)
  const written = words.join('')
  const letters = Math.min(written.length, key.length)
  if (EXACT_KINDS.has(kind) || letters < MIN_LETTERS || !isAlphabetic(written + key)) return false
  if (digitsOf(written) !== digitsOf(key)) return false
  const wordsOfName = coreWords(name)
  const apart = wordsApart(words, wordsOfName)
  if (!apart && (isInShortWord(words, key) || isInShortWord(wordsOfName, written))) return false
  const [one, other] = apart ?? [written, key]
  if (apart && words.length > 1 && Math.min(one.length, other.length) < MIN_LETTERS_OF_WORD) return false
  if (OTHER_WORDS.has(one) || OTHER_WORDS.has(written)) return false
  const wordLetters = Math.min(one.length, other.length)
  if (one[0] !== other[0] && wordLetters < MIN_LETTERS_FIRST) return false
  const [a, b] = replaced(one, other)
  if (a === undefined || b === undefined || areNeighbours(a, b)) return true
  return letters >= MIN_LETTERS_REPLACED && (areVowels(a, b) || wordLetters >= MIN_LETTERS_REPLACED)
}

/** Returns the word that differs, from both names; undefined when more than one word differs. */
function wordsApart(a: readonly string[], b: readonly string[]): readonly [string, string] | undefined {
  if (a.length !== b.length) return undefined
  const [at, ...more] = a.map((_, index) => index).filter((index) => a[index] !== b[index])
  return at === undefined || more.length > 0 ? undefined : [a[at] ?? '', b[at] ?? '']
}

/** Returns whether the first difference is in a short word of a longer name, or directly after it. */
function isInShortWord(words: readonly string[], other: string): boolean {
  const written = words.join('')
  let at = 0
  while (at < written.length && written[at] === other[at]) at++
  let from = 0
  for (const word of words) {
    const isShort = word.length < MIN_LETTERS_OF_WORD && words.length > 1
    if (isShort && at >= from && at <= from + word.length) return true
    from += word.length
  }
  return false
}

/** Returns the replaced letter and its replacement; nothing when letters are exchanged, missing or added. */
function replaced(a: string, b: string): readonly string[] {
  if (a.length !== b.length) return []
  const [at, ...more] = Array.from(a, (_, index) => index).filter((index) => a[index] !== b[index])
  return at === undefined || more.length > 0 ? [] : [a[at] ?? '', b[at] ?? '']
}

function areVowels(a: string, b: string): boolean {
  return /^[aeiouy]{2}$/.test(a + b)
}

/**
 * Returns whether all letters of a key are Latin, Greek or Cyrillic. In other scripts, one character is a
 * syllable or a word.
 */
function isAlphabetic(key: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(key)
}

function digitsOf(key: string): string {
  return key.replace(/\P{N}+/gu, ' ').trim()
}
