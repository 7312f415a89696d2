import { cssUrls } from '../../formats/css-url.ts'

/** Of an `@import` that a page writes there are never many; the rest is not read. */
const MAX_IMPORTS = 50
/** Pictures of rules that name a logo; one sheet of a large site has a few. */
const MAX_PICTURES = 12
const MAX_HEROES = 2
/** Rules with a picture that are looked into. */
const MAX_RULES = 60
/** Longer ones hold a picture in themselves, or are no rules. */
const MAX_SELECTOR_CHARS = 500
const MAX_BODY_CHARS = 5_000

/** References of the `@import` rules of a sheet, which stand before everything but `@charset` and `@layer`. */
export function importsOf(css: string): string[] {
  const found: string[] = []
  let rest = withoutComments(css.slice(0, 100_000))
  while (found.length < MAX_IMPORTS) {
    const [statement] = /^\s*(?:@(?:charset|layer)\b[^;{}]*;|<!--|-->)/i.exec(rest) ?? []
    const [whole, ...references] = IMPORT.exec(rest) ?? []
    const reference = references.find((each) => each !== undefined)?.trim()
    if (reference) found.push(reference)
    if (!statement && !whole) break
    rest = rest.slice((statement ?? whole ?? '').length)
  }
  return found
}

/** Nothing in it can take the same white space in two ways: sheets are as long as their authors like. */
const IMPORT =
  /^\s*@import\s*(?:url\(\s*(?:\)|(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\))|["']([^"']*)["'])[^;{}]*(?:;|$)/i

/** References to pictures in rules whose selector names a logo or the header's brand, in order. */
export function logoPicturesOf(css: string): string[] {
  return picturesOf(css, LOGO_SELECTOR, MAX_PICTURES)
}

/** The same of rules that name the large picture that a page opens with. */
export function heroPicturesOf(css: string): string[] {
  return picturesOf(css, HERO_WORDS, MAX_HEROES).filter((reference) => !reference.startsWith('data:'))
}

function picturesOf(css: string, named: RegExp, most: number): string[] {
  const found: string[] = []
  let rules = 0
  for (const { selector, body } of paintedRulesOf(css)) {
    if (!named.test(selector) || !/url\(/i.test(body)) continue
    const declarations = body.split(';').filter((text) => PICTURE_PROPERTY.test(text))
    found.push(...declarations.flatMap(cssUrls))
    if (found.length >= most || ++rules >= MAX_RULES) break
  }
  return found.slice(0, most)
}

/**
 * Innermost blocks with a reference, and what stands before them. By index, not by expression: sheets hold megabytes without a brace, as
 * fonts do; and by the references, since most blocks have none.
 */
function* paintedRulesOf(css: string): Generator<{ selector: string; body: string }> {
  const reference = /url\(/gi
  let from = 0
  for (let found = reference.exec(css); found; found = reference.exec(css)) {
    const end = css.indexOf('}', found.index)
    if (end < 0) return
    const rule = css.slice(from, end)
    const open = rule.lastIndexOf('{')
    const before = rule.slice(Math.max(0, open - MAX_SELECTOR_CHARS), Math.max(0, open))
    from = end + 1
    reference.lastIndex = from
    if (open < 0 || rule.length - open > MAX_BODY_CHARS) continue
    yield { selector: before.split(/[{};]/).at(-1) ?? '', body: rule.slice(open + 1) }
  }
}

/** How authors call the large picture that a page opens with. */
export const HERO_WORDS =
  /(?:^|[\W_])(?:hero|jumbotron|splash|cover(?:[-_]?(?:image|photo))?|(?:main|top|page|site|home)[-_]?banner|header[-_]?(?:image|bg|background)|banner[-_]?(?:image|bg|background)|intro)(?:$|[\W_])/i
const LOGO_SELECTOR = /logo|brand|wordmark|masthead|site-?title/i
const PICTURE_PROPERTY =
  /^\s*(-webkit-)?(background(-image)?|mask(-image)?|content|list-style-image|--[\w-]+)\s*:/i

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
}
