/** Reads `font-family` values, and finds the name that people know a font family by. */

import { words } from '../../lexicon/pattern.ts'

/** Generic family names, for which the browser chooses the font (CSS Fonts 4, 2.1.3). */
const GENERIC = [
  ...words('serif sans-serif monospace cursive fantasy math emoji fangsong'),
  ...words('ui-serif ui-sans-serif ui-monospace ui-rounded'),
]

/** Keywords that are values of every property (CSS Cascade 5, 7.3). */
const CSS_WIDE = words('inherit initial unset revert revert-layer')

const CHOOSE_NO_FAMILY = new Set([...GENERIC, ...CSS_WIDE])

/** Keywords that are written without quotation marks. A family with the same name needs quotation marks. */
const KEYWORDS = new Set([...CHOOSE_NO_FAMILY, 'system-ui', 'default'])

/** Returns the families of a `font-family` value, in order, without quotation marks and escapes. */
export function parseFamilies(value: string): string[] {
  const families: string[] = []
  for (const [, double, single, bare] of value.matchAll(
    /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^,"']+)/g,
  )) {
    const name = (double ?? single ?? bare ?? '')
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => character(code))
      .replace(/\\(.)/g, '$1')
    const folded = name.replace(/\s+/g, ' ').trim()
    if (folded) families.push(folded)
  }
  return families
}

function character(code: string): string {
  const point = Number.parseInt(code, 16)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/**
 * Returns whether a family is a keyword for which the browser chooses the font. `system-ui` is not one,
 * because it names the font of the system.
 */
export function isGenericFamily(family: string): boolean {
  return CHOOSE_NO_FAMILY.has(family.toLowerCase())
}

export function isFamilyKeyword(family: string): boolean {
  return KEYWORDS.has(family.toLowerCase())
}

/** Names that build tools make of a family: `__Inter_ab12cd`, `__Inter_Fallback_ab12cd`, `_inter_5s8f`. */
const HASHED = [
  /^__(.+?)(?:_Fallback)?_[0-9a-f]{4,8}$/i,
  /^_{1,2}([^_].*?)(?:_Fallback)?_(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,8}(?:_\d+)?$/i,
]

/** A longer text is not the name of a family. */
const MAX_NAME_CHARS = 100

/** Additions that describe a font file or a fallback, and are not part of a family's name. */
const ADDITIONS = [
  /[-_ ](fallback|override)(:.*)?$/i,
  /[-_ .]?variablefont(_.*)?$/i,
  /([-_ .](variable|var|vf)|(?<=[a-z\d])(Variable|Var|VF))$/,
  /[-_ .](variable|var|vf)$/i,
  /[-_ ]?(regular|webfont)$/i,
  // Titillium Web is the name of a family.
  /(?<!^titillium)[-_ ]web$/i,
]

/**
 * Returns the name that people know a family by, without the additions of build tools and font services
 * (`__Inter_ab12cd`, `Inter Fallback`, `InterVariable`, `open_sansregular`). Others stay as written.
 */
export function familyName(written: string): string {
  if (written.length > MAX_NAME_CHARS) return written
  const hashed = HASHED.map((pattern) => pattern.exec(written)?.[1]).find((found) => found !== undefined)
  let name = hashed === undefined ? written : unhashed(hashed)
  for (const addition of ADDITIONS) name = name.replace(addition, '') || name
  name = name.replace(/(?<=[\p{L}\p{N}])_+/gu, ' ').trim()
  if (name === written) return written
  // Names of families have capitals, so a name in lower case was made from the name of a variable or a file.
  return /^\p{Ll}/u.test(name) ? name.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (l) => l.toUpperCase()) : name
}

/** Undoes `Source_Sans_3`, `source-sans-3`, and the name of a variable such as `geistSans`. */
function unhashed(name: string): string {
  const spaced = name.replace(/[-_]+/g, ' ')
  return /^\p{Ll}/u.test(name) ? spaced.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2') : spaced
}
