/** Whether a name that is one edit away is a typing error, or another name. */

import { NAME_WORDS } from '../../data/companies/name-words.ts'
import { areNeighbours } from '../../lexicon/keyboard.ts'
import type { NameMatch } from '../../model/directory.ts'
import { coreWords } from '../keys.ts'

const OTHER_WORDS: ReadonlySet<string> = new Set(NAME_WORDS.otherWords)

/** Shorter names are one letter away from other names. */
const MIN_LETTERS = 6
/** In a shorter word one letter makes another word: `AIG` is not `AG`, and `CIT Bank` is not `Citibank`. */
const MIN_LETTERS_OF_WORD = 4
/**
 * From this length on a letter may stand in the place of another one of its kind: a vowel, or a consonant in
 * a word of this length.
 */
const MIN_LETTERS_REPLACED = 8
/**
 * The first letter may be wrong only in words of at least this length. In shorter ones it makes another word:
 * `Rational` is not a typing error for `National`.
 */
const MIN_LETTERS_FIRST = 10

/** Kinds of names in which typing errors are not corrected: they are too short, or not used any more. */
const EXACT_KINDS: ReadonlySet<NameMatch['kind']> = new Set(['short', 'old'])

/** True when somebody who typed `asked` may have meant the name. Their keys are one edit apart. */
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

/** The word that differs, in both names; undefined when they are not divided in the same way. */
function wordsApart(a: readonly string[], b: readonly string[]): readonly [string, string] | undefined {
  if (a.length !== b.length) return undefined
  const [at, ...more] = a.map((_, index) => index).filter((index) => a[index] !== b[index])
  return at === undefined || more.length > 0 ? undefined : [a[at] ?? '', b[at] ?? '']
}

/**
 * Whether the first letter that differs from the other name stands in a short word of several, or behind it.
 */
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

/** The letter and what stands in its place; nothing when letters are exchanged, missing or too many. */
function replaced(a: string, b: string): readonly string[] {
  if (a.length !== b.length) return []
  const [at, ...more] = Array.from(a, (_, index) => index).filter((index) => a[index] !== b[index])
  return at === undefined || more.length > 0 ? [] : [a[at] ?? '', b[at] ?? '']
}

function areVowels(a: string, b: string): boolean {
  return /^[aeiouy]{2}$/.test(a + b)
}

/** In other scripts one sign is a syllable or a word. */
function isAlphabetic(key: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(key)
}

function digitsOf(key: string): string {
  return key.replace(/\P{N}+/gu, ' ').trim()
}
