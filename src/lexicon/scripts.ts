import { words } from './pattern.ts'

/** Scripts that put no space between words (Unicode Standard Annex 14, 2024, classes ID and SA). */
export const UNSPACED_SCRIPTS = words('Han Hiragana Katakana Thai Lao Khmer Myanmar')

/** Scripts that need half the characters for the same content: those without spaces, and Korean. */
export const DENSE_SCRIPTS = [...UNSPACED_SCRIPTS, 'Hangul']

/** A sign of Chinese, Japanese or Korean counts as this many letters: its texts have a third of the signs. */
export const LETTERS_OF_A_SIGN = 3

const SIGN = inScripts(['Han', 'Hiragana', 'Katakana', 'Hangul'], 'gu')

/** The length of a text in letters, in which a sign of Chinese, Japanese or Korean counts as several. */
export function lengthInLetters(text: string): number {
  return text.length + (text.match(SIGN)?.length ?? 0) * (LETTERS_OF_A_SIGN - 1)
}

/** Matches one character of the scripts. */
export function inScripts(scripts: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`[${scripts.map((script) => String.raw`\p{Script=${script}}`).join('')}]`, flags)
}
