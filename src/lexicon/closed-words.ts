import { CLOSED } from '../data/languages/closed.ts'
import { pattern } from './pattern.ts'

/** Matches words such as `closed`, which replace the opening hours of a day, anywhere in a text. */
export const SAYS_CLOSED = pattern('iu')`
  (?<![\p{L}\p{M}])(?:${Object.values(CLOSED).flat()})(?![\p{L}\p{M}])
`
