import { isAscii, plainLetters, spelledLetters } from '../plain-letters.ts'

/**
 * Phrases written in one word, as paths have them, are distinguished from other words from this length on.
 */
const MIN_JOINED_CHARS = 8

/** Letters and digits in lower case, without marks; everything else is a space. */
export function fold(text: string): string {
  return isAscii(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, ' ')
        .trim()
    : plainLetters(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
}

/** A phrase, folded, as texts and paths may have it: as written, spelled out, and in one word. */
export function formsOf(phrase: string): ReadonlySet<string> {
  const spelled = spelledLetters(phrase)
  const keys = spelled === phrase ? [fold(phrase)] : [fold(phrase), fold(spelled)]
  const joined = keys.map((key) => key.replaceAll(' ', '')).filter(({ length }) => length >= MIN_JOINED_CHARS)
  return new Set([...keys, ...joined])
}
