import { words } from './pattern.ts'

/** Scripts without spaces between words (Unicode Standard Annex 14, 2024, classes ID and SA). */
export const UNSPACED_SCRIPTS = words('Han Hiragana Katakana Thai Lao Khmer Myanmar')

/** Scripts that need half the characters for the same content. */
export const DENSE_SCRIPTS = [...UNSPACED_SCRIPTS, 'Hangul']

/**
 * A character of Chinese, Japanese or Korean counts as this many letters, because texts in them have a third
 * of the characters.
 */
export const LETTERS_OF_A_SIGN = 3

const SIGN = inScripts(['Han', 'Hiragana', 'Katakana', 'Hangul'], 'gu')

/** Returns the length of a text in letters, with several for a character of Chinese, Japanese or Korean. */
export function lengthInLetters(text: string): number {
  return text.length + (text.match(SIGN)?.length ?? 0) * (LETTERS_OF_A_SIGN - 1)
}

/** Matches one character of the scripts. */
export function inScripts(scripts: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`[${scripts.map((script) => String.raw`\p{Script=${script}}`).join('')}]`, flags)
}
