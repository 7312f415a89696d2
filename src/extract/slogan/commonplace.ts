/** Recognises phrases that any site may have, and that are therefore no slogans. */

import { COMMONPLACES, DENSE_BEGINS, DENSE_ENDS, DENSE_WHOLE } from '../../lexicon/commonplaces.ts'
import { OFFER } from '../../lexicon/offers.ts'
import { pattern } from '../../lexicon/pattern.ts'

/**
 * Headings of sections by language. Any number of words may stand before and after the name of one, because V8
 * repeats an expression for each time that `{0,3}` allows, and took a tenth of a second in each process.
 */
const SECTIONS = Object.values(COMMONPLACES).map(({ before, sections, after, and }) => ({
  section: pattern('iu')`^(?:(?:${before}) ?)*(?:${sections})(?: (?:${after}))*$`,
  and: pattern('giu')` (?:${and}) `,
}))

/** In characters. Longer texts are no headings, and would take long where words can be read in two ways. */
const MAX_HEADING = 80

type Sections = (typeof SECTIONS)[number]

/** One heading, or two of them with "and" between them. */
function isSection(text: string, { section, and }: Sections): boolean {
  if (section.test(text)) return true
  return [...text.matchAll(and)].some(
    ({ index, 0: word }) =>
      section.test(text.slice(0, index)) && section.test(text.slice(index + word.length)),
  )
}

const BEGINNINGS = pattern('iu')`^(?:${Object.values(COMMONPLACES).flatMap(({ begins }) => begins)})(?!\p{L})`

const DENSE = pattern('iu')`^(?:${DENSE_WHOLE})$|^(?:${DENSE_BEGINS})|(?:${DENSE_ENDS})$`

/**
 * Why a text is a phrase that any site may have: a section heading, a call to action, a notice or an offer.
 * Undefined for other texts.
 */
export function commonplace(text: string): string | undefined {
  const plain = text.replace(/^[^\p{L}\p{N}$€£¥]+|[^\p{L}\p{N}%％$€£¥]+$/gu, '')
  if (OFFER.test(plain)) return 'is an offer'
  const mayBeHeading = plain.length <= MAX_HEADING
  if (mayBeHeading && SECTIONS.some((words) => isSection(plain, words))) return 'is the heading of a section'
  if (BEGINNINGS.test(plain) || DENSE.test(plain)) return 'asks, offers or gives notice, as any site does'
  return undefined
}
