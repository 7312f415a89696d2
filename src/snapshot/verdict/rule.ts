import { select } from '../dom.ts'
import type { PageFacts } from './facts.ts'

/** One sign that a page is not the brand's. */
export interface VerdictRule {
  readonly id: string
  /** The sign as a person would point at it; undefined when it is not there. */
  readonly sign: (page: PageFacts) => string | undefined
}

/**
 * A page with so little on it has no room for anything beside its message. Interstitials, landers and notices measured on the
 * sample pages of the tests have 20 to 900 characters and up to 12 links; landing pages of real sites, several times both.
 */
export function isShort(page: PageFacts, maxChars: number, maxLinks: number): boolean {
  return page.text.length <= maxChars && page.links <= maxLinks
}

/** The words around the first match of a pattern, quoted. */
export function quote(pattern: RegExp, text: string): string | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const around = text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 40)
  return `"${around.replace(/\s+/g, ' ').trim().slice(0, 160)}"`
}

/** A rule that looks for words in the title or a heading, or anywhere on a page of a few words. */
export function quoteProminent(pattern: RegExp, page: PageFacts, fewChars: number): string | undefined {
  for (const text of [page.title, ...page.headings]) {
    const found = quote(pattern, text)
    if (found) return found
  }
  return page.text.length <= fewChars ? quote(pattern, page.text) : undefined
}

/** A title at its bars and dashes: page, section, site. */
export function partsOf(title: string): string[] {
  return title.split(/\s+[|·•–—-]\s+/u)
}

const PRICE =
  /[€£$¥₽₩]\s?\d|\d\s?([€£$¥₽₩]|(eur|usd|gbp|chf|kr|sek|nok|dkk|zł|kč|ft|lei|tl|руб)(?![\p{L}])|円|元)/iu
/** A logo and an illustration, which notices have too. */
const FEW_PICTURES = 2

/** Is there anything to buy or to look at? A notice has neither prices nor a row of pictures. */
export function offers(page: PageFacts): boolean {
  return PRICE.test(page.text) || select(page.snapshot, 'body img').length > FEW_PICTURES
}
