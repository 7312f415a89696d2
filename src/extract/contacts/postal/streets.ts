import { ADDRESSES } from '../../../data/languages/addresses.ts'
import { OPENING_HOURS } from '../../../data/languages/opening-hours.ts'
import { STREETS } from '../../../data/languages/streets.ts'
import { UNITS } from '../../../data/languages/units.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { anyOf, branches, inSmallLetters, pattern, wholeText, words } from '../../../lexicon/pattern.ts'
import {
  BUILDING,
  ENGLISH_STREET_WORDS,
  FOREIGN,
  PROSE,
  STREET_ENDINGS,
  STREET_WORDS,
  streetWords,
  UNIT_WORDS,
} from './street-words.ts'

const whole = (list: string) => `(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`

const STREET = new RegExp(
  `${whole(branches(STREET_WORDS))}|\\p{L}{2}(?:${branches(STREET_ENDINGS)}|-(?:gil|ro|dong|daero))(?![\\p{L}])`,
  'iu',
)
const UNIT = new RegExp(whole(branches(UNIT_WORDS)), 'iu')

const NUMBER_SIGNS = words('no nr n° nº # num')

/**
 * Matches a road with its number: `1-6 Yarmouth Place`, `213th St.`, `Hauptstraße 5a`, `Jl. Sudirman No. 5`.
 */
const NUMBERED = pattern('iu')`
  ^(?:(?:no|nr|n°|nº|#)[.\s]*)?\d{1,6}(?:\s?[a-z])?(?:[-–/]\s?\d{1,5}[a-z]?)?[.,]?(?:\s[-–]\s|
  \s)+\p{L}|\p{L}[.)]?\s(?:(?:${NUMBER_SIGNS})[.:\s]*)?\d{1,5}
  (?:[-–/]\s?\d{1,5})*\s?[a-z]{0,2}\.?$|\p{L}\s(?:s/n[ºo°]?|b\.?b|б/?н)\.?$
`

/**
 * The kind of a piece of an address. `street`: a street with its number; `road`: a street without one;
 * `unit`: a suite, floor or box; `number`: a number alone; `numbered`: words with a number in the place of a
 * house number; `building`: the name of a building; `plain`: other words; `stop`: not part of an address.
 */
export type PieceKind = 'street' | 'road' | 'unit' | 'number' | 'numbered' | 'building' | 'plain' | 'stop'

/** The kinds of recent pieces, because every format looks at the same pieces around each anchor. */
const LATELY = new Map<string, PieceKind>()
const MAX_LATELY = 500

export function kindOf(piece: string): PieceKind {
  const known = LATELY.get(piece)
  if (known !== undefined) return known
  const kind = kindRead(piece)
  if (LATELY.size >= MAX_LATELY) LATELY.clear()
  LATELY.set(piece, kind)
  return kind
}

function kindRead(piece: string): PieceKind {
  if (HOUSE_NUMBER.test(piece)) return 'number'
  if (BOX_WITH_CODE.test(piece)) return 'unit'
  if (piece.length > 90 || FOREIGN.test(piece) || piece.split(' ').length > 12) return 'stop'
  if (isBesideAddress(piece)) return 'stop'
  if (UNNUMBERED_UNIT.test(piece) || WARD.test(piece)) return 'unit'
  if (ROAD_NUMBER.test(piece)) return 'road'
  const digit = NUMBER.test(piece)
  const unit = UNIT.test(piece)
  const street = hasStreetWord(piece) && (digit || piece.split(' ').length > 1)
  if (PROSE.test(piece) && !(digit && street)) return 'stop'
  if (digit) return street ? 'street' : unit ? 'unit' : NUMBERED.test(piece) ? 'numbered' : 'stop'
  if (BOX.test(piece)) return 'unit'
  if (piece.split(' ').length > MAX_NAME_WORDS) return 'stop'
  return street ? 'road' : BUILDING.test(piece) ? 'building' : 'plain'
}

/** Matches the number of a highway, which is a whole street by itself: `RN2`, `N 7`, `RT1`. */
const ROAD_NUMBER = /^(?:RN|RT|RD|RP|N)\s?\d{1,3}$/

const FLOORS = inAllLanguages(UNITS, 'floors')
const DOORS = inAllLanguages(UNITS, 'doors')
const LETTERED = inAllLanguages(UNITS, 'lettered')

/**
 * Matches a unit, such as `Tower A`, `12/F`, `2.º Esq.` and `1º B`, and a house number with a letter: `B-12`.
 */
const UNNUMBERED_UNIT = pattern('iu')`
  ^(?:(?:${LETTERED})\s[a-z]\d?|(?:${FLOORS})\s(?:floor|level)|
  (?:[gul]|ug|lg|\d{1,3})/f(?!\p{L}).{0,20}|\d{1,2}\s?\.?\s?[ºª°]?\.?\s?(?:${DOORS})\.?|\d{1,2}\s?[ºª°]\s?[a-z]|
  [a-z]{1,2}[-/]\d{1,4}(?:[-/]\d{1,4}|[a-z])?)$
`

const WARDS = inAllLanguages(STREETS, 'wards')

/** Matches wards and districts of Vietnamese and Korean cities, which are written between street and city. */
const WARD = pattern('iu')`^(?:${WARDS})\s?[\p{L}\d]|^[\p{L}]+-(?:dong|gu|ku|eup|myeon)$`

const DIRECTIONS = [...inAllLanguages(STREETS, 'cardinals'), /[nsew]{1,2}/]

/** Matches `Dr.` and `St.` as titles: `Dr. Anna Müller`. After a name they mean `Drive` and `Street`. */
const TITLE = pattern('giu')`
  ^(?:prof(?:\.\s?|\s))?(?:dr|st)(?:\.\s?|\s)(?!(?:no|nr)(?!\p{L}))(?=\p{L})|
  (?<=^\D*)(?<!\p{L})(?:dr|st)(?:\.\s?|\s)(?!(?:${DIRECTIONS})(?!\p{L}))(?=\p{L}\D*$)
`

/** Whether a text contains a word for a street. The titles `Dr.` and `St.` do not count. */
function hasStreetWord(text: string): boolean {
  return STREET.test(text.replace(TITLE, ''))
}

/**
 * Whether a text ends with a word such as `Block` or `Road`, so that a following number is not a postcode:
 * `Block 320`, `Road 2005`.
 */
export function asksForNumber(text: string): boolean {
  const word = /(?<!\p{L})\p{L}+\.?\s$/u.exec(text)?.[0].trim()
  return word !== undefined && (UNIT.test(word) || STREET.test(word))
}

const STREET_FIRST = streetWords('before', 'either', 'anywhere')

/** Words for streets that may follow the name. In Romance languages they precede it. */
const STREET_BEHIND = streetWords('behind', 'either', 'anywhere')

/** Adjectives before a street's name of one word: `Obere Hauptstraße`, `Stora Nygatan`. */
const BEFORE_ONE_WORD = inAllLanguages(STREETS, 'adjectives')

/** Matches the name of a road that is the whole text: `King Fahd Road`, `Plaza Mayor`, `شارع التحلية`. */
const NAME_OF_ROAD = pattern('iu')`
  ^(?:(?:${STREET_FIRST})(?!\p{L})|.*(?<![\p{L}\d])(?:${STREET_BEHIND})\.?$|
  (?:(?:${BEFORE_ONE_WORD})\s)?[\p{L}’'-]*\p{L}{2}(?:${STREET_ENDINGS})\.?$)
`
const SMALL_WORDS = inAllLanguages(STREETS, 'small')
const SMALL_WORD = pattern('u')`(?:^|\s)(?!(?:${SMALL_WORDS})(?!\p{L})|[dl][’'])\p{Ll}`

/** Whether a text is the name of a road. All its words except particles begin with a capital letter. */
export function isNameOfRoad(text: string): boolean {
  // The cheaper test comes first, because most texts fail it.
  return ROAD_NUMBER.test(text) || (!SMALL_WORD.test(text) && NAME_OF_ROAD.test(text))
}

const NUMBER_FIRST_WORDS = inAllLanguages(STREETS, 'numberedAhead')

/** Matches words for streets after a house number and perhaps a comma: `12 bis, rue de la République`. */
const NUMBER_FIRST = pattern('iu')`^(?:${NUMBER_FIRST_WORDS})(?![\p{L}.])`

/** Whether a house number on a line of its own belongs to the piece below, not above. */
export function takesNumberBefore(below: string): boolean {
  return NUMBER_FIRST.test(below)
}

/**
 * Signs that a house has no number: `Calle Mayor s/n`, `Via Garibaldi snc`. Only `s/n` means nothing else.
 */
const NO_NUMBER = inAllLanguages(STREETS, 'withoutNumber')
const NUMBERS = inAllLanguages(STREETS, 'numbers')

/**
 * Matches a digit, a number in words, or words for a house without a number: `One Market Plaza`, `Ground
 * Floor North Wing`.
 */
const NUMBER = pattern('iu')`
  \d|(?<!\p{L})s/n(?!\p{L})|^(?:cnr|corner)\s|(?<=\p{L}{3}\.?\s)(?:${NO_NUMBER})\.?$|
  ^(?:${NUMBERS})\s|^(?:${FLOORS})\s(?:floor|level)(?!\p{L})
`

const HOUSE_NUMBER_WORDS = inAllLanguages(STREETS, 'houseNumber')
const HOUSE_NUMBER_SUFFIXES = [...[/[a-zа-я]/, /[ºª°]/], ...inAllLanguages(STREETS, 'houseNumberSuffixes')]

/** Matches a house number alone, such as `14`, `12 bis`, `3º`, `84/92`, `No. 5`, `д. 13`, or `s.n.c.` */
const HOUSE_NUMBER = pattern('iu')`
  ^(?:(?:${HOUSE_NUMBER_WORDS})[.:\s]*)?(?:\d{1,4}|\d{1,2}\.\d{3})\.?
  \s?(?:${HOUSE_NUMBER_SUFFIXES})?\.?
  (?:\s?[-–/]\s?\d{1,3}\s?[a-z]?)?\.?$|^(?:${NO_NUMBER})\.?$
`

/** The most words in the name of a road, a building or a firm. */
const MAX_NAME_WORDS = 6

/** Matches a post office box followed by the postcode of its office, as in Kenya: `P.O. Box 14567-00800`. */
const BOX_WITH_CODE = /^p\.?\s?o\.?\s?box\s\d{1,6}\s?[-–]\s?\d{5}$/i

/** Words for post office boxes, which may have no number. */
const BOX = wholeText(inAllLanguages(UNITS, 'boxes'), 'i')

/** Without a reliable postcode, a street needs both a number and a word for a street or box. */
export function namesStreet(text: string): boolean {
  return NUMBER.test(text) && (hasStreetWord(text) || /p\.?\s?o\.? box/i.test(text))
}

/** Whether a text has a number and a word for a street or a part of a building: `3rd Floor, Acme Center`. */
export function namesStreetOrUnit(text: string): boolean {
  return namesStreet(text) || (NUMBER.test(text) && UNIT.test(text))
}

/** Matches a street, to separate it from a city on the same line: `4120 Clipper Court | Fremont`. */
const STREET_END = pattern('iu')`
  ^(?=\D{0,40}\d).+(?<![\p{L}\d])(?:${ENGLISH_STREET_WORDS})\.?(?:\s(?:[NSEW]|N\.?[EW]|
  S\.?[EW]|north|south|east|west)\.?(?=\s))?(?:,?\s(?:suite|ste|unit|floor|room|rm|apt|bldg|
  building|#)\.?\s?#?\s?[\w-]+)?(?=\s\p{L})
`
const UNIT_END = anyOf(
  [
    /^.*\b(?:suite|ste|unit|room|rm|apt|bldg|building|p\.?\s?o\.? box)\.?\s?#?\s?(?:[a-z]|[\w-]*\d[\w-]*)(?=\s\p{L})/u,
    /^.*\b\d{1,3}(?:st|nd|rd|th)?\s(?:floor|fl\.?)(?=\s\p{L})/u,
    /^.*\bno\s?[:.]\s?\d+(?:\s?[-/]\s?\p{L}?\d*)?(?=\s\p{L})/u,
    ...[/^(?:N\.?[EW]|S\.?[EW])\.?(?=\s\p{L})/u, /^.*#\s?[\w-]+(?=\s\p{L})/u],
  ],
  'iu',
)

/** Returns the length of the street at the beginning of a line that goes on with the city, or 0. */
export function streetLength(line: string): number {
  return Math.max(STREET_END.exec(line)?.[0].length ?? 0, UNIT_END.exec(line)?.[0].length ?? 0)
}

const DAYS: ReadonlySet<string> = new Set(inAllLanguages(OPENING_HOURS, 'days'))

const TIMES = /^[.:,\s]{0,3}\d{1,2}(?:[:.h]\d{2})?\s?(?:[-–—]|h\b|am\b|pm\b|uhr|to\b|bis\b|do\b|às\b|a\b|à\b)/

/** The times of a day begin at most this many characters after its name. */
const MAX_TIMES_CHARS = 10

const JOINED = /^\.?\s?[-–—/&+]/

const HOURS_PHRASES = inAllLanguages(OPENING_HOURS, 'labels')
const HOURS_LABELS = pattern('u')`^(?:${HOURS_PHRASES})`

const LABELS: ReadonlySet<string> = new Set(inAllLanguages(ADDRESSES, 'labels'))

/** Whether a text is a label of an address, or gives opening hours: `Adres`, `Pon-Pt 8-16`. */
function isBesideAddress(text: string): boolean {
  const [word = ''] = FIRST_WORD.exec(text) ?? []
  const first = word.toLowerCase()
  // This test comes first because each piece is tested several times, and most pieces fail it.
  if (!BEGINNINGS.has(first)) return false
  const small = inSmallLetters(text).replace(/(?<![\s:.])[\s:.]+$/, '')
  if (HOURS_LABELS.test(small) || LABELS.has(small)) return true
  if (!DAYS.has(first)) return false
  const [, second = '', third = ''] = small.split(/[\s.,:–—/&+-]+/, 3)
  const rest = small.slice(first.length, first.length + MAX_TIMES_CHARS)
  // Two days need a mark between them, because `La Mer` also consists of two names of days.
  return DAYS.has(third) || (DAYS.has(second) && JOINED.test(rest)) || TIMES.test(rest)
}

const FIRST_WORD = /^[^\s.,:–—/&+-]+/

const BEGINNINGS: ReadonlySet<string> = new Set([
  ...DAYS,
  ...[...HOURS_PHRASES, ...LABELS].map((phrase) => FIRST_WORD.exec(phrase)?.[0] ?? phrase),
])
