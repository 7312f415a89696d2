/** Recognises the words that introduce an address within a line or a sentence. */

import { LEADS as WORDS } from '../../../data/languages/leads.ts'
import { UNITS } from '../../../data/languages/units.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { branches, inSmallLetters, pattern } from '../../../lexicon/pattern.ts'
import { STREET_ENDINGS, STREET_WORDS, streetWords, UNIT_WORDS } from './street-words.ts'

/** Words that say where somebody is, such as `based in`, with words that may precede the address. */
const SEATS = inAllLanguages(WORDS, 'seats')

const LONG_ENDINGS = branches(STREET_ENDINGS.filter((ending) => ending.length > 3))

/** Matches German words before a street, `in der Hauptstraße 5`, but not in the name `An der Alster 5`. */
const IN_THE_STREET = pattern('u')`
  (?:in|an|auf)\s(?:der|dem|den)(?=\s\p{L}{3,}(?:${LONG_ENDINGS}|str)\.?\s\d)
`

/** Prepositions between a word such as `based` and the street. */
const PREPOSITIONS = [...[IN_THE_STREET, /in(?!\sde[mnr]\s)/], ...inAllLanguages(WORDS, 'prepositions')]

/** Words for streets that precede the name, as `Calle`, `Via` and `ul.` do. */
const STREET_FIRST = streetWords('before', 'either')
const BEFORE_STREET_WORDS = inAllLanguages(WORDS, 'beforeStreets')

const ADDRESS_WORDS = inAllLanguages(WORDS, 'words')
const PART_LABELS = inAllLanguages(UNITS, 'labels')

/** Matches a label with its colon, except labels of house numbers, floors and flats: `No: 33 D: 12`. */
const LABEL = pattern('u')`.{0,80}(?<!(?<!\p{L})(?:${PART_LABELS})\s?)[:：]\s*`

const SEATED = pattern('u')`
  (?!(?:${STREET_FIRST})(?!\p{L})|\d+\p{L}?\s)(?:.*[^\p{L}])?(?:${SEATS})\s+(?:(?:${PREPOSITIONS})\s+)?(?=[\p{L}\d])
`

/**
 * Matches the end of a sentence before an address: `Registered charity 1098765. 291 Holloway Road`. It does
 * not match before a part of a building, because a street may end with a full stop: `Calle Mayor 1234. Piso
 * 3`. Nor does it match after a year: `Founded in 1998. 20 years later`.
 */
const SENTENCE = pattern('u')`
  .*\.\s+(?<=(?:
    (?!(?<!\d)(?:19|20)\d\d\.)\d{4}|
    (?<!(?<!\p{L})(?:${STREET_WORDS})|${STREET_ENDINGS})(?<=\p{L}{5})
  )\.\s+)
  (?=\p{L}[^.]*\d|\d[^.]*\p{L})(?!(?:${UNIT_WORDS})(?!\p{L}))
`

const LEGAL_FORMS = inAllLanguages(WORDS, 'firms')

/** Matches the name of a firm up to its legal form: `Cortiça Norte, S.A. Apartado 13`. */
const LEGAL_FORM = pattern('u')`(?:.*\s)?(?:${LEGAL_FORMS})\s+(?=\p{L}{3}|\p{L}+[./]|\d)`

/** Matches icons of fonts and emoji before an address, but not the signs of copyright and of trade marks. */
const ICONS = pattern('u')`(?:(?![©®])[\p{So}\p{Co}\p{Mn}\u200d\s])+(?=[\p{L}\d#])`

const YEARS = /(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)?/

/** Matches the owner of a copyright, up to a full stop, a legal form, or the year after the name. */
const COPYRIGHT = pattern('u')`
  (?:©|\(c\)|copyright)(?:
    .{0,80}?\s(?:${LEGAL_FORMS}|gmbh(?:\s&\sco\.?\skg)?)\s+(?=[\p{L}\d])|
    [^.]{0,80}\.\s+|
    \D{0,60}(?:${[YEARS]})(?:\s+(?=\d)|$)
  )
`

const LEADS = [
  ...[ICONS, COPYRIGHT, LABEL, SEATED],
  pattern('u')`.*\s(?:${BEFORE_STREET_WORDS})\s+(?=(?:${STREET_FIRST})(?!\p{L})\.?\s?\p{L})`,
  pattern('u')`.*\s(?:${[IN_THE_STREET]})\s+`,
  pattern('u')`(?:${ADDRESS_WORDS})\s+(?=[\p{L}\d])`,
  ...[/.*\bat\s(?=\d)/, /.*\b(?:inc|llc|ltd|corp|corporation|company|gmbh|limited|plc)\.?\s(?=\d)/],
]

const LEAD = pattern('u')`^(?:${LEADS})`

/** Matches introductions with a full stop. Most pieces have none and skip this pattern. */
const LEAD_WITH_STOP = pattern('u')`^(?:${[SENTENCE, LEGAL_FORM]})`

/** The most introductions before one address. `z siedzibą w Warszawie przy ul. Długiej 5` has two. */
const MAX_LEADS = 3

/** Returns the length of the words before an address in a text: `Address:`, `Visit us at`. */
export function leadLength(text: string): number {
  const small = inSmallLetters(text)
  let length = 0
  for (let times = 0; times < MAX_LEADS; times++) {
    const own = small.slice(length)
    const found = (own.includes('. ') && LEAD_WITH_STOP.exec(own)) || LEAD.exec(own)
    const lead = found?.[0].length ?? 0
    if (lead === 0) break
    length += lead
  }
  return length
}
