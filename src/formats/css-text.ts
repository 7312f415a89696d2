import type { Hex, Sides } from '../model/style.ts'
import { alphaOf } from './color.ts'
import { isGenericFamily } from './font-family.ts'

/** A length in CSS pixels. */
export function pxText(px: number): string {
  return `${px}px`
}

/** A colour; `transparent` when nothing of it is seen. */
export function colorText(hex: Hex): string {
  return alphaOf(hex) === 0 ? 'transparent' : hex
}

/** Four sides in the shortest form: `8px 16px`. */
export function sidesText<T>([top, right, bottom, left]: Sides<T>, text: (side: T) => string): string {
  const sides = [text(top), text(right), text(bottom), text(left)]
  if (sides[3] === sides[1]) sides.pop()
  if (sides.length === 3 && sides[2] === sides[0]) sides.pop()
  if (sides.length === 2 && sides[1] === sides[0]) sides.pop()
  return sides.join(' ')
}

/** A family list. Names that are no keywords are quoted, so that no page's name for a font ends the declaration. */
export function familiesText(families: readonly string[]): string {
  return families.map((family) => (isKeyword(family) ? family : `"${escaped(family)}"`)).join(', ')
}

function isKeyword(family: string): boolean {
  return isGenericFamily(family) || /^(system-ui|-apple-system|blinkmacsystemfont)$/i.test(family)
}

/** CSS Syntax Level 3, section 4.3.7: any character may be written as its code point in hexadecimal. */
function escaped(text: string): string {
  return text.replace(/["\\<>*/\p{C}]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0xfffd).toString(16)} `)
}

/** Words as computed values have them, such as `solid` or `underline`; anything else is `none`. */
export function keywordText(text: string): string {
  return /^[a-z][a-z -]*$/.test(text) ? text : 'none'
}
