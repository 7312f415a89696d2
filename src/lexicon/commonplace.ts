/** Recognises phrases that any site may have, and that are therefore no slogans. */

import { COMMONPLACES } from '../data/languages/commonplaces.ts'
import { UNSPACED_COMMONPLACES } from '../data/languages/unspaced-commonplaces.ts'
import { OFFER } from './offers.ts'
import { inSmallLetters, matchesOf, pattern, wholeText } from './pattern.ts'
import { inScripts, UNSPACED_SCRIPTS } from './scripts.ts'

/**
 * Patterns for headings of sections, by language. Any number of words may surround the name of a section. A
 * limit such as `{0,3}` would be slow, because V8 repeats the expression for each allowed repetition. This
 * took a tenth of a second in each process.
 */
const SECTIONS = Object.values(COMMONPLACES).map(({ before, sections, after, and }) => ({
  section: pattern('iu')`^(?:(?:${before}) ?)*(?:${sections})(?: (?:${after}))*$`,
  and: pattern('giu')` (?:${and}) `,
}))

/** In characters. A longer text is not a heading. It would also take long where words match in two ways. */
const MAX_HEADING = 80

type Sections = (typeof SECTIONS)[number]

/** Whether a text is a heading, or two of them joined by "and". */
function isSection(text: string, { section, and }: Sections): boolean {
  if (section.test(text)) return true
  return matchesOf(text, and).some(
    ({ index, 0: word }) =>
      section.test(text.slice(0, index)) && section.test(text.slice(index + word.length)),
  )
}

/** Matches beginnings that texts of any site may have, in small letters. */
const BEGINNINGS = pattern('u')`^(?:${Object.values(COMMONPLACES).flatMap(({ begins }) => begins)})(?!\p{L})`

const UNSPACED = Object.values(UNSPACED_COMMONPLACES)
const WHOLE = wholeText(UNSPACED.flatMap(({ whole }) => whole))
const DENSE = pattern('iu')`
  ^(?:${UNSPACED.flatMap(({ begins }) => begins)})|(?:${UNSPACED.flatMap(({ ends }) => ends)})$
`

/**
 * Returns why a text is a phrase that any site may have: a section heading, a call to action, a notice or an
 * offer. Undefined for other texts.
 */
export function commonplace(text: string): string | undefined {
  const plain = text.replace(/^[^\p{L}\p{N}$€£¥]+|[^\p{L}\p{N}%％$€£¥]+$/gu, '')
  if (OFFER.test(plain)) return 'is an offer'
  if ([plain, ...inBothScripts(plain)].some(isSectionHeading)) return 'is the heading of a section'
  if (BEGINNINGS.test(inSmallLetters(plain)) || DENSE.test(plain))
    return 'asks, offers or gives notice, as any site does'
  return undefined
}

/** Whether a text is the heading of a section that any site may have. */
export function isSectionHeading(text: string): boolean {
  if (text.length > MAX_HEADING) return false
  return WHOLE.test(text) || SECTIONS.some((words) => isSection(text, words))
}

const EAST_ASIAN = inScripts([...UNSPACED_SCRIPTS, 'Hangul'])
/** Matches a heading with its translation as a label before or after it: `お知らせ NEWS`. */
const LABELLED =
  /^([a-z][a-z&’' -]*)[^\p{L}\p{N}]*(\P{Script=Latin}+)$|^(\P{Script=Latin}*[^\P{L}a-z])[^\p{L}\p{N}]*([a-z][a-z&’' -]*)$/iu

/** Returns the two parts of such a heading; none for other texts. */
function inBothScripts(text: string): string[] {
  if (text.length > MAX_HEADING || !EAST_ASIAN.test(text)) return []
  return (LABELLED.exec(text) ?? []).slice(1).flatMap((part) => part?.trim() || [])
}
