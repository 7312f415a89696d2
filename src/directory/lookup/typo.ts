/** Whether a name that is one edit away is a typing error, or another name. */

import { areNeighbours } from '../../lexicon/keyboard.ts'
import { OTHER_WORDS } from '../../lexicon/other-words.ts'
import type { NameMatch } from '../../model/directory.ts'

/** Shorter names are one letter away from other names. */
const MIN_LETTERS = 6
/** From here on another letter may stand anywhere but at the beginning. */
const MIN_LETTERS_REPLACED = 8
/** From here on the first letter may be wrong too: `Rational` is not `National`. */
const MIN_LETTERS_FIRST = 10

/** Kinds of names that nobody types with an error in mind: they are too short, or not used any more. */
const EXACT_KINDS: ReadonlySet<NameMatch['kind']> = new Set(['short', 'old'])

/** True when somebody who typed the key `asked` may have meant the name. They are one edit apart. */
export function isTypoOf(asked: string, { key, kind }: NameMatch): boolean {
  const letters = Math.min(asked.length, key.length)
  if (EXACT_KINDS.has(kind) || letters < MIN_LETTERS || !isAlphabetic(asked + key)) return false
  if (OTHER_WORDS.has(asked)) return false
  if (digitsOf(asked) !== digitsOf(key)) return false
  if (asked[0] !== key[0] && letters < MIN_LETTERS_FIRST) return false
  const [a, b] = replaced(asked, key)
  return a === undefined || b === undefined || letters >= MIN_LETTERS_REPLACED || areNeighbours(a, b)
}

/** The letter and what stands in its place; nothing when letters are exchanged, missing or too many. */
function replaced(a: string, b: string): readonly string[] {
  if (a.length !== b.length) return []
  const places = Array.from(a, (_, at) => at).filter((at) => a[at] !== b[at])
  const [at, ...more] = places
  return at === undefined || more.length > 0 ? [] : [a[at] ?? '', b[at] ?? '']
}

/** In other scripts one sign is a syllable or a word. */
function isAlphabetic(key: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(key)
}

function digitsOf(key: string): string {
  return key.replace(/\P{N}+/gu, ' ').trim()
}
