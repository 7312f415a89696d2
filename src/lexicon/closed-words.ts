import { CLOSED } from '../data/languages/closed.ts'
import { pattern } from './pattern.ts'

/** Anywhere in a text, what stands in place of hours on a day on which nobody opens. */
export const SAYS_CLOSED = pattern('iu')`
  (?<![\p{L}\p{M}])(?:${Object.values(CLOSED).flat()})(?![\p{L}\p{M}])
`
