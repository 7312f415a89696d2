/** Words around lists of what a product has. Names of classes are by hand, 2026. */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { pattern, wholeWords, words } from '../pattern.ts'

/** Headings of lists of features. */
export const FEATURE_HEADING = wholeWords(inAllLanguages(SHOPS, 'features'))

/** Names of lists that are something else. */
export const NO_FEATURES = pattern('i')`${words(`
  nav menu breadcrumb tab pagination pager social share swatch thumb gallery carousel slider slick swiper dropdown
  review comment rating footer header toolbar filter facet language currency steps payment account cookie
  sidebar reference toc modal`)}|(?:^|[\W_])(?:size|sizes|color|colors|colour|variant|variants|option|options)(?:[\W_]|$)`

const FOR = inAllLanguages(SHOPS, 'audiences')

/** Sentences that say for whom something is. */
export const AUDIENCE_PHRASE = pattern(
  'iu',
)`(?:^|[.!]\s+)(?:is |are )?(?:${FOR})\s+((?:[^\s.,;:!?]+\s?){1,6})`
