/** Recognises phrases that any site may have, and that are therefore no slogans. */

import { COMMONPLACES, DENSE_BEGINS, DENSE_ENDS, DENSE_WHOLE } from '../../lexicon/commonplaces.ts'
import { OFFER } from '../../lexicon/offers.ts'
import { pattern } from '../../lexicon/pattern.ts'

const SECTIONS = Object.values(COMMONPLACES).map(({ before, sections, after, and }) => {
  const section = pattern('u')`(?:(?:${before}) ?){0,3}(?:${sections})(?: (?:${after})){0,2}`.source
  return pattern('iu')`^${section}(?: (?:${and}) ${section})?$`
})

const BEGINNINGS = pattern('iu')`^(?:${Object.values(COMMONPLACES).flatMap(({ begins }) => begins)})(?!\p{L})`

const DENSE = pattern('iu')`^(?:${DENSE_WHOLE})$|^(?:${DENSE_BEGINS})|(?:${DENSE_ENDS})$`

/**
 * Why a text is a phrase that any site may have: a section heading, a call to action, a notice or an offer.
 * Undefined for other texts.
 */
export function commonplace(text: string): string | undefined {
  const plain = text.replace(/^[^\p{L}\p{N}$€£¥]+|[^\p{L}\p{N}%％$€£¥]+$/gu, '')
  if (OFFER.test(plain)) return 'is an offer'
  if (SECTIONS.some((pattern) => pattern.test(plain))) return 'is the heading of a section'
  if (BEGINNINGS.test(plain) || DENSE.test(plain)) return 'asks, offers or gives notice, as any site does'
  return undefined
}
