import { WEEKDAYS } from '../data/languages/weekdays.ts'
import { pattern } from './pattern.ts'

const WEEKDAY_NAMES = Object.values(WEEKDAYS).flat()

/** A day of the week, and a preposition before it, as the whole beginning of a text: `On Monday, the`. */
export const BEGINS_WITH_WEEKDAY = pattern('iu')`
  ^(?:\p{L}{1,4}\s+)?(?:${WEEKDAY_NAMES})[\s,]*(?:\p{L}{1,4}\s*)?$
`

/** A day of the week as the first word of a text. */
export const WEEKDAY_FIRST = pattern('iu')`^(?:${WEEKDAY_NAMES})(?![\p{L}\p{M}])`
