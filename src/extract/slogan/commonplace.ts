/** Recognises phrases that any site may have, and that are therefore no slogans. */

import { COMMONPLACES, DENSE_BEGINS, DENSE_ENDS, DENSE_WHOLE } from '../../lexicon/commonplaces.ts'
import { OFFER } from '../../lexicon/offers.ts'
import { pattern } from '../../lexicon/pattern.ts'

/**
 * Headings of sections by language: words before them are taken off one after the other, because an expression
 * that allows three of them takes V8 five times as long to compile, a quarter of a second in each process.
 */
const SECTIONS = Object.values(COMMONPLACES).map(({ before, sections, after, and }) => ({
  before: pattern('iu')`^(?:${before}) ?`,
  section: pattern('iu')`^(?:${sections})(?: (?:${after})){0,2}$`,
  and: pattern('giu')` (?:${and}) `,
}))

type Sections = (typeof SECTIONS)[number]

/** One heading, or two of them with "and" between them. */
function isSection(text: string, words: Sections): boolean {
  if (isOneSection(text, words)) return true
  for (const { index, 0: and } of text.matchAll(words.and)) {
    const [first, second] = [text.slice(0, index), text.slice(index + and.length)]
    if (isOneSection(first, words) && isOneSection(second, words)) return true
  }
  return false
}

const MAX_BEFORE = 3

function isOneSection(text: string, { before, section }: Sections): boolean {
  let rest = text
  for (let taken = 0; taken <= MAX_BEFORE; taken++) {
    if (section.test(rest)) return true
    const shorter = rest.replace(before, '')
    if (shorter === rest) return false
    rest = shorter
  }
  return false
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
  if (SECTIONS.some((words) => isSection(plain, words))) return 'is the heading of a section'
  if (BEGINNINGS.test(plain) || DENSE.test(plain)) return 'asks, offers or gives notice, as any site does'
  return undefined
}
