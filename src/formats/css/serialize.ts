/** Writes colours, lengths, sides, font families and keywords as CSS text. */

import type { Hex, Sides } from '../../model/style.ts'
import { alphaOf } from './color.ts'
import { isFamilyKeyword } from './font-family.ts'

export function pxText(px: number): string {
  return `${px}px`
}

/** Writes a colour; `transparent` when its alpha is 0. */
export function colorText(hex: Hex): string {
  return alphaOf(hex) === 0 ? 'transparent' : hex
}

/** Writes four sides in the shortest form, such as `8px 16px`. */
export function sidesText<T>([top, right, bottom, left]: Sides<T>, text: (side: T) => string): string {
  const sides = [text(top), text(right), text(bottom), text(left)]
  if (sides[3] === sides[1]) sides.pop()
  if (sides.length === 3 && sides[2] === sides[0]) sides.pop()
  if (sides.length === 2 && sides[1] === sides[0]) sides.pop()
  return sides.join(' ')
}

/**
 * Writes a list of families. A name that is not a keyword is quoted and escaped, so that the name of a font
 * on a page cannot end the declaration.
 */
export function familiesText(families: readonly string[]): string {
  return families.map((family) => (isKeyword(family) ? family : `"${escaped(family)}"`)).join(', ')
}

function isKeyword(family: string): boolean {
  return isFamilyKeyword(family) || /^(-apple-system|blinkmacsystemfont)$/i.test(family)
}

/** Writes special characters as hexadecimal code points (CSS Syntax Level 3, section 4.3.7). */
function escaped(text: string): string {
  return text.replace(/["\\<>*/\p{C}]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0xfffd).toString(16)} `)
}

/** Returns a text that can be a computed keyword, such as `solid`, and `none` for any other text. */
export function keywordText(text: string): string {
  return /^[a-z][a-z -]*$/.test(text) ? text : 'none'
}
