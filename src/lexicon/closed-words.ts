import { CLOSED } from '../data/languages/closed.ts'
import { pattern } from './pattern.ts'

/** Matches, anywhere in a text, the words in place of opening hours on a closed day. */
export const SAYS_CLOSED = pattern('iu')`
  (?<![\p{L}\p{M}])(?:${Object.values(CLOSED).flat()})(?![\p{L}\p{M}])
`
