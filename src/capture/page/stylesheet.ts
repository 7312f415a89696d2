/** Finds imports and pictures of a logo or hero in a style sheet. A parser is too slow for megabytes. */

import { cssUrls } from '../../formats/css/url.ts'
import { anyOf, nameWords } from '../../lexicon/pattern.ts'
import { HERO_NAMES, LOGO_NAMES, LOGO_PLACES } from '../../lexicon/picture-names.ts'

/** Maximum number of `@import` rules that are read. Hand-written sheets have far fewer. */
const MAX_IMPORTS = 50
/** Maximum number of pictures of rules that name a logo. One sheet of a large site has a few. */
const MAX_PICTURES = 12
const MAX_HEROES = 2
/** Maximum number of rules with a picture that are read. */
const MAX_RULES = 60
/** Maximum number of rules with a reference that are looked at: 300,000 fit in a sheet. */
const MAX_PAINTED = 20_000
/** A longer selector or body is not a real rule, or it contains a picture as a data URL. */
const MAX_SELECTOR_CHARS = 500
const MAX_BODY_CHARS = 5_000

/** References in the `@import` rules of a sheet. Only `@charset` and `@layer` may come before these. */
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

/** No two parts match the same white space, so that a very long sheet does not take quadratic time. */
const IMPORT =
  /^\s*@import\s*(?:url\(\s*(?:\)|(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\))|["']([^"']*)["'])[^;{}]*(?:;|$)/i

/** References to pictures in rules whose selector names a logo or a brand, in order. */
export function logoPicturesOf(css: string): string[] {
  return picturesOf(css, LOGO_WORDS, MAX_PICTURES)
}

/** References to pictures in rules whose selector names a hero (the large picture at the top of a page). */
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
 * Yields each innermost block that contains `url(`, with its selector. It searches for `url(` and braces by
 * index instead of by regular expression, because embedded fonts make megabytes without a brace, and most
 * blocks have no reference.
 */
function* paintedRulesOf(css: string): Generator<{ selector: string; body: string }> {
  const reference = /url\(/gi
  let from = 0
  let looked = 0
  for (let found = reference.exec(css); found && looked < MAX_PAINTED; found = reference.exec(css)) {
    looked++
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

/** Matches classes and ids that name the large picture at the top of a page. */
export const HERO_WORDS = nameWords(HERO_NAMES)
export const LOGO_WORDS = anyOf([...LOGO_NAMES, ...LOGO_PLACES], 'i')
const PICTURE_PROPERTY =
  /^\s*(-webkit-)?(background(-image)?|mask(-image)?|content|list-style-image|--[\w-]+)\s*:/i

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
}
