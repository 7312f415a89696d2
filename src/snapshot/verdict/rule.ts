import { beginning, excerpt } from '../../formats/text/excerpt.ts'
import { select } from '../dom.ts'
import type { PageFacts } from './facts.ts'

/** A rule finds one sign of a page class. */
export interface VerdictRule {
  readonly id: string
  /** Returns the sign as a short quotation or description; undefined when there is none. */
  readonly sign: (page: PageFacts) => string | undefined
}

/**
 * Returns whether a page has so little content that its message must be all of it. Interstitials, landers and
 * notices of the tests have 20 to 900 characters and up to 12 links; real landing pages several times that.
 */
export function isShort(page: PageFacts, maxChars: number, maxLinks: number): boolean {
  return page.text.length <= maxChars && page.links <= maxLinks
}

/** Returns the words around the first match of a pattern, in quotation marks. */
export function quote(pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const place = { start: match.index, end: match.index + match[0].length }
  return `"${beginning(excerpt(text, place, { before: 20, after: 40 }), 160)}"`
}

/** Searches the title and the headings, or the whole text of a page with at most `fewChars` characters. */
export function quoteProminent(pattern: RegExp, page: PageFacts, fewChars: number): string | undefined {
  for (const text of [page.title, ...page.headings]) {
    const found = quote(pattern, text)
    if (found) return found
  }
  return page.text.length <= fewChars ? quote(pattern, page.text) : undefined
}

/** Splits a title at its bars and dashes: page, section, site. */
export function partsOf(title: string): string[] {
  return title.split(/\s+[|·•–—-]\s+/u)
}

const PRICE =
  /[€£$¥₽₩]\s?\d|\d\s?([€£$¥₽₩]|(eur|usd|gbp|chf|kr|sek|nok|dkk|zł|kč|ft|lei|tl|руб)(?![\p{L}])|円|元)/iu
/** A notice may have a logo and an illustration. */
const FEW_PICTURES = 2

/** Returns whether a page has prices or several pictures, which notices do not have. */
export function offers(page: PageFacts): boolean {
  return PRICE.test(page.text) || select(page.snapshot, 'body img').length > FEW_PICTURES
}
