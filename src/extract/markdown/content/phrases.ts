import { RELATED } from '../../../data/languages/related.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { pattern, wholeText } from '../../../lexicon/pattern.ts'

const CONTROL = wholeText(inAllLanguages(RELATED, 'controls'), '')

/** True of a line, as words only, that is a control or a notice of the page and no text to read. */
export const isControl = (line: string): boolean => CONTROL.test(line)

const { en: english, ...others } = RELATED

const RELATED_ENGLISH = pattern('')`^(?:${english?.begins ?? []})\b`

const RELATED_ABROAD = pattern('u')`
  ^(?:(?:${inAllLanguages(others, 'begins')})(?!\p{L})|${inAllLanguages(others, 'unspaced')})
`

/** True of a line, as words only, that begins like one which leads to other pages. */
export const startsRelated = (line: string): boolean =>
  RELATED_ENGLISH.test(line) || RELATED_ABROAD.test(line)

/** A longer line is a headline that happens to begin with the same words. */
const MAX_HEADING_CHARS = 60

const RELATED_HEADING = wholeText(inAllLanguages(RELATED, 'headings'), '')

/**
 * True of a heading, in words only, of a part that leads to other pages or to what the visitor did before.
 */
export const isRelatedHeading = (line: string): boolean =>
  RELATED_HEADING.test(line) || (line.length <= MAX_HEADING_CHARS && RELATED_ABROAD.test(line))
