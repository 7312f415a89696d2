/** Words that distinguish the parts of an address from other text. */

import { ADDRESSES } from '../../../data/languages/addresses.ts'
import { BUILDINGS as WORDS_FOR_BUILDINGS } from '../../../data/languages/buildings.ts'
import { STREETS } from '../../../data/languages/streets.ts'
import { UNITS } from '../../../data/languages/units.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { pattern } from '../../../lexicon/pattern.ts'

type Position = NonNullable<(typeof STREETS)[string]['position']>

/** Returns the words for streets that have one of these positions, in all languages. */
export function streetWords(...positions: readonly Position[]): readonly string[] {
  return inAllLanguages(STREETS, ({ words, position }) =>
    position && positions.includes(position) ? words : [],
  )
}

export const STREET_WORDS = inAllLanguages(STREETS, 'words')
export const ENGLISH_STREET_WORDS = STREETS.en?.words ?? []

/** Endings of words for streets: `Hauptstraße`, `Kungsgatan`. */
export const STREET_ENDINGS = inAllLanguages(STREETS, 'endings')

/** Words for parts of buildings and for post office boxes. */
export const UNIT_WORDS = inAllLanguages(UNITS, 'words')

const BUILDINGS_FIRST = inAllLanguages(WORDS_FOR_BUILDINGS, 'before')
const BUILDINGS = inAllLanguages(WORDS_FOR_BUILDINGS, 'behind')

/** Matches words for buildings, whose names may be above the street. */
export const BUILDING = pattern(
  'iu',
)`(?<![\p{L}])(?:${BUILDINGS}|${BUILDINGS_FIRST})$|^(?:${BUILDINGS_FIRST})(?![\p{L}])`

const PROSE_WORDS = inAllLanguages(ADDRESSES, 'prose')

/** Matches words and marks of sentences, which addresses do not have. */
export const PROSE = pattern('iu')`(?<![\p{L}\d])(?:${PROSE_WORDS})(?![\p{L}\d])|[!?…©®]|\.{2}`

const OTHER_NUMBERS = inAllLanguages(ADDRESSES, 'foreign')

/** Matches texts that are never part of an address: e-mail addresses, prices, URLs, telephone numbers. */
export const FOREIGN = pattern('iu')`
  @|\p{Sc}|\d\s?[ap]\.?m\b|\d:\d\d|https?:|www\.|\b(?<!\p{L})(?:${OTHER_NUMBERS})\b(?!\p{L})|
  (?:\d[\s().-]{0,2}){9,}(?!\d|(?:st|nd|rd|th)(?!\p{L}))
`
