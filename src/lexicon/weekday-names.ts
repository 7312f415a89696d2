import { WEEKDAYS } from '../data/languages/weekdays.ts'
import { pattern } from './pattern.ts'

/** Full names of weekdays in all languages. */
export const WEEKDAY_NAMES = Object.values(WEEKDAYS).flat()

/** Matches a weekday as the first word of a text. */
export const WEEKDAY_FIRST = pattern('iu')`^(?:${WEEKDAY_NAMES})(?![\p{L}\p{M}])`
