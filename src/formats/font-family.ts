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

/** Style words that foundries append to a family's name with a hyphen. */
const STYLE_SUFFIX =
  /[-_](hairline|thin|extra-?light|ultra-?light|light|book|regular|normal|roman|medium|semi-?bold|demi-?bold|demi|bold|extra-?bold|ultra-?bold|heavy|black|italic|oblique|it|bolditalic|lightitalic|mediumitalic|web|webfont|\d00)$/i

/**
 * The name a person knows a family by: without what build tools add (`__Inter_ab12cd`, `Inter Fallback`,
 * `InterVariable`, `Gotham-Bold`, `open_sansregular`). Other names are as written.
 */
export function familyName(written: string): string {
  const hashed = /^__(.+?)(?:_Fallback)?_[0-9a-f]{4,8}$/i.exec(written)
  let name = hashed?.[1]?.replace(/_/g, ' ') ?? written
  name = name
    .replace(/[-_ ]fallback$/i, '')
    .replace(/([-_ ](variable|var|vf)|(?<=[a-z])(Variable|VF))$/, '')
    .replace(/[-_ ](variable|vf)$/i, '')
  for (
    let shorter = name.replace(STYLE_SUFFIX, '');
    shorter !== name && shorter;
    shorter = name.replace(STYLE_SUFFIX, '')
  )
    name = shorter
  return name.trim() || written
}
