import { DATES } from '../data/languages/dates.ts'
import { inAllLanguages } from './in-all-languages.ts'
import { pattern } from './pattern.ts'

const CHANGED = inAllLanguages(DATES, 'changed')
const PUBLISHED = inAllLanguages(DATES, 'published')
/** These words are matched without word boundaries, because their scripts have no spaces. */
const CHANGED_SIGNS = inAllLanguages(DATES, 'changedSigns')
const PUBLISHED_SIGNS = inAllLanguages(DATES, 'publishedSigns')

/**
 * Matches the first label of a date in a text, which says what happened on it. A match in group `changed` or
 * `sign` is a label for a change.
 */
export const DATE_LABELS = pattern('iu')`
  (?<!\p{L})(?:(?<changed>${CHANGED})|${PUBLISHED})(?![\p{L}\p{M}])|
  (?<sign>${CHANGED_SIGNS})|${PUBLISHED_SIGNS}
`
