import { words } from './pattern.ts'

/** Scripts that put no space between words (Unicode Standard Annex 14, 2024, classes ID and SA). */
export const UNSPACED_SCRIPTS = words('Han Hiragana Katakana Thai Lao Khmer Myanmar')

/** Scripts of which a text says as much in half the characters: those without spaces, and Korean. */
export const DENSE_SCRIPTS = [...UNSPACED_SCRIPTS, 'Hangul']

/** Matches one character of the scripts. */
export function inScripts(scripts: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`[${scripts.map((script) => String.raw`\p{Script=${script}}`).join('')}]`, flags)
}
