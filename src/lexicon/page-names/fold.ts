import { isAscii, plainLetters, spelledLetters } from '../plain-letters.ts'

/** A phrase in one word, as in paths, needs this length to differ from other words. */
const MIN_JOINED_CHARS = 8

/** Returns the letters and digits in lower case without accents; other characters become spaces. */
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

/** Returns a folded phrase as written, with letters spelled out, and in one word, as in paths. */
export function formsOf(phrase: string): ReadonlySet<string> {
  const spelled = spelledLetters(phrase)
  const keys = spelled === phrase ? [fold(phrase)] : [fold(phrase), fold(spelled)]
  const joined = keys.map((key) => key.replaceAll(' ', '')).filter(({ length }) => length >= MIN_JOINED_CHARS)
  return new Set([...keys, ...joined])
}
