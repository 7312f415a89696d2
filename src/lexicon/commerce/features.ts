/** Words around lists of a product's features. */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { pattern, wholeWords } from '../pattern.ts'
import { shopNames } from './shop-names.ts'

export const FEATURE_HEADING = wholeWords(inAllLanguages(SHOPS, 'features'))

/** Words in class names and ids of lists that are not lists of features. */
export const NO_FEATURES = pattern('i')`
  ${shopNames('no-features')}|
  (?:^|[\W_])(?:size|sizes|color|colors|colour|variant|variants|option|options)(?:[\W_]|$)
`

const FOR = inAllLanguages(SHOPS, 'audiences')

/** Sentences about the target audience of something. */
export const AUDIENCE_PHRASE = pattern(
  'iu',
)`(?:^|[.!]\s+)(?:is |are )?(?:${FOR})\s+((?:[^\s.,;:!?]+\s?){1,6})`
