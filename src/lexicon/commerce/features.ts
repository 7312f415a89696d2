/** Words around lists of a product's features. */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { pattern, wholeWords } from '../pattern.ts'
import { shopNames } from './shop-names.ts'

export const FEATURE_HEADING = wholeWords(inAllLanguages(SHOPS, 'features'))

/** Matches names of lists that are not lists of features. */
export const NO_FEATURES = pattern('i')`
  ${shopNames('no-features')}|
  (?:^|[\W_])(?:size|sizes|color|colors|colour|variant|variants|option|options)(?:[\W_]|$)
`

const FOR = inAllLanguages(SHOPS, 'audiences')

/** Matches sentences about the target audience. */
export const AUDIENCE_PHRASE = pattern(
  'iu',
)`(?:^|[.!]\s+)(?:is |are )?(?:${FOR})\s+((?:[^\s.,;:!?]+\s?){1,6})`
