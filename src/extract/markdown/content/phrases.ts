import { RELATED } from '../../../data/languages/related.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { pattern, wholeText } from '../../../lexicon/pattern.ts'

const CONTROL = wholeText(inAllLanguages(RELATED, 'controls'), '')

/** Whether a line, as words only, is a control or a notice of the page instead of text. */
export const isControl = (line: string): boolean => CONTROL.test(line)

const { en: english, ...others } = RELATED

const RELATED_ENGLISH = pattern('')`^(?:${english?.begins ?? []})\b`

const RELATED_ABROAD = pattern('u')`
  ^(?:(?:${inAllLanguages(others, 'begins')})(?!\p{L})|${inAllLanguages(others, 'unspaced')})
`

/** Whether a line, as words only, begins like a line that leads to other pages. */
export const startsRelated = (line: string): boolean =>
  RELATED_ENGLISH.test(line) || RELATED_ABROAD.test(line)

/** A longer line is a headline that only begins with the same words. */
const MAX_HEADING_CHARS = 60

const RELATED_HEADING = wholeText(inAllLanguages(RELATED, 'headings'), '')

/** Whether a heading, as words only, is the heading of links to other pages or to recently visited pages. */
export const isRelatedHeading = (line: string): boolean =>
  RELATED_HEADING.test(line) || (line.length <= MAX_HEADING_CHARS && RELATED_ABROAD.test(line))
