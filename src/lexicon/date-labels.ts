import { DATES } from '../data/languages/dates.ts'
import { inAllLanguages } from './in-all-languages.ts'
import { pattern } from './pattern.ts'

const CHANGED = inAllLanguages(DATES, 'changed')
const PUBLISHED = inAllLanguages(DATES, 'published')
/** Words of scripts without spaces need no word boundary around them. */
const CHANGED_SIGNS = inAllLanguages(DATES, 'changedSigns')
const PUBLISHED_SIGNS = inAllLanguages(DATES, 'publishedSigns')

/**
 * Words beside a date that say what happened on it, the first of a text; the groups `changed` and `sign`
 * match the words for a change.
 */
export const DATE_LABELS = pattern('iu')`
  (?<!\p{L})(?:(?<changed>${CHANGED})|${PUBLISHED})(?![\p{L}\p{M}])|
  (?<sign>${CHANGED_SIGNS})|${PUBLISHED_SIGNS}
`
