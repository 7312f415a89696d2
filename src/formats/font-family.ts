/** Keywords that name no family but leave the choice to the browser. CSS Fonts 4, 2.1.3. */
const GENERIC = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'math',
  'emoji',
  'fangsong',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'inherit',
  'initial',
  'unset',
  'revert',
])

/** Families of a `font-family` value, in order, without quotes and escapes. */
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

export function isGenericFamily(family: string): boolean {
  return GENERIC.has(family.toLowerCase())
}

/** Names that build tools make of a family's: `__Inter_ab12cd`, `__Inter_Fallback_ab12cd`, `_inter_5s8f`. */
const HASHED = [
  /^__(.+?)(?:_Fallback)?_[0-9a-f]{4,8}$/i,
  /^_{1,2}([^_].*?)(?:_Fallback)?_(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,8}(?:_\d+)?$/i,
]

/** What is longer is no name that anybody knows. */
const MAX_NAME_CHARS = 100

/** What says how a font came or stands in, and is no part of any family's name. */
const ADDITIONS = [
  /[-_ ](fallback|override)(:.*)?$/i,
  /[-_ .]?variablefont(_.*)?$/i,
  /([-_ .](variable|var|vf)|(?<=[a-z\d])(Variable|Var|VF))$/,
  /[-_ .](variable|var|vf)$/i,
  /[-_ ]?(regular|webfont)$/i,
  /[-_ ]web$/i,
]

/**
 * The name a person knows a family by: without what build tools and font services add (`__Inter_ab12cd`, `Inter Fallback`,
 * `InterVariable`, `open_sansregular`). Other names are as written.
 */
export function familyName(written: string): string {
  if (written.length > MAX_NAME_CHARS) return written
  const hashed = HASHED.map((pattern) => pattern.exec(written)?.[1]).find((found) => found !== undefined)
  let name = hashed === undefined ? written : unhashed(hashed)
  for (const addition of ADDITIONS) name = name.replace(addition, '') || name
  name = name.replace(/(?<=[\p{L}\p{N}])_+/gu, ' ').trim()
  if (name === written) return written
  // Made from a variable's or a file's name: nobody writes a family's name without capitals.
  return /^\p{Ll}/u.test(name) ? name.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (l) => l.toUpperCase()) : name
}

/** `Source_Sans_3`, `source-sans-3`, or a variable's name: `geistSans`. */
function unhashed(name: string): string {
  const spaced = name.replace(/[-_]+/g, ' ')
  return /^\p{Ll}/u.test(name) ? spaced.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2') : spaced
}
