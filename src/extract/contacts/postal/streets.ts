import { BUILDING, FOREIGN, PROSE, STREET_ENDINGS, STREET_WORDS, UNIT_WORDS } from './street-words.ts'

const source = (list: string) => list.replace(/\s*\n\s*/g, '')
const whole = (words: string) => `(?<![\\p{L}\\d])(?:${source(words)})(?![\\p{L}\\d])`

const STREET = new RegExp(
  `${whole(STREET_WORDS.join('|'))}|\\p{L}{2}(?:${STREET_ENDINGS}|-(?:gil|ro|dong|daero))(?![\\p{L}])`,
  'iu',
)
const UNIT = new RegExp(whole(UNIT_WORDS), 'iu')

/** `12 Endell`, `1-6 Yarmouth Place`, `213th St.`, `Hauptstraße 5a`, `Jl. Sudirman No. 5`, `5320 - Roper Road`. */
const NUMBERED =
  /^(?:(?:no|nr|n°|nº|#)[.\s]*)?\d{1,6}(?:\s?[a-z])?(?:[-–/]\s?\d{1,5}[a-z]?)?[.,]?(?:\s[-–]\s|\s)+\p{L}|\p{L}[.)]?\s(?:(?:no|nr|n°|nº|#|num)[.:\s]*)?\d{1,5}(?:[-–/]\s?\d{1,5})*\s?[a-z]{0,2}\.?$/iu

/**
 * What a piece of an address may be. `street`: a street with its number; `road`: one without; `unit`: a suite, floor or box; `number`:
 * nothing else; `numbered`: words with a number where a house number stands; `building`: the name of one; `plain`: other words; `stop`: no
 * part of an address.
 */
export type PieceKind = 'street' | 'road' | 'unit' | 'number' | 'numbered' | 'building' | 'plain' | 'stop'

/** Of text between two separators. */
export function kindOf(piece: string): PieceKind {
  if (HOUSE_NUMBER.test(piece)) return 'number'
  if (piece.length > 90 || FOREIGN.test(piece) || piece.split(' ').length > 12) return 'stop'
  const digit = NUMBER.test(piece)
  const unit = UNIT.test(piece)
  const street = hasStreetWord(piece) && (digit || piece.split(' ').length > 1)
  if (PROSE.test(piece) && !(digit && street)) return 'stop'
  if (digit) return street ? 'street' : unit ? 'unit' : NUMBERED.test(piece) ? 'numbered' : 'stop'
  if (BOX.test(piece)) return 'unit'
  if (piece.split(' ').length > MAX_NAME_WORDS) return 'stop'
  return street ? 'road' : BUILDING.test(piece) ? 'building' : 'plain'
}

/** Words that are streets behind a name and people before one: `Dr. Anna Müller`, `Praxis Dr. Huber`, `St. Mary’s Hospital`. */
const TITLE =
  /^(?:prof(?:\.\s?|\s))?(?:dr|st)(?:\.\s?|\s)(?!(?:no|nr)(?!\p{L}))(?=\p{L})|(?<=^\D*)(?<!\p{L})(?:dr|st)(?:\.\s?|\s)(?!(?:north|south|east|west|[nsew]{1,2})(?!\p{L}))(?=\p{L}\D*$)/giu

/** Whether a street's own word stands in a text that is none's title. */
function hasStreetWord(text: string): boolean {
  return STREET.test(text.replace(TITLE, ''))
}

/** Ways whose house number stands before them, with a comma at times: `12 bis, rue de la République`. */
const NUMBER_FIRST =
  /^(?:rue|avenue|av\.?|boulevard|bd\.?|place|quai|chemin|impasse|allées?|cours|route|square|passage|faubourg|sentier|rond-point)(?![\p{L}.])/iu

/** Whether a house number that stands alone before such a piece belongs to it, and not to what stands above. */
export function takesNumberBefore(below: string): boolean {
  return NUMBER_FIRST.test(below)
}

/** A digit, or a house number that is spelt: `One Market Plaza`. */
const NUMBER = /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\s/i

/** `14`, `12 bis`, `3º`, `84/92`, `No. 5`, `д. 13`, `2. th.` */
const HOUSE_NUMBER =
  /^(?:(?:no|nr|n°|nº|num|#|д|дом|кв|оф)[.:\s]*)?\d{1,4}\.?\s?(?:[a-zа-я]|[ºª°]|bis|ter|tv|th|mf|sal)?\.?(?:\s?[-–/]\s?\d{1,3}\s?[a-z]?)?\.?$/iu

/** Words of the name of a road, a building or a firm. */
const MAX_NAME_WORDS = 6

/** Boxes whose number may be a word. */
const BOX = /^(?:case postale|postfach|apartado|caixa postal|casella postale)$/i

/** True where a street's own word stands, for addresses that have no postcode to speak for them. */
export function namesStreet(text: string): boolean {
  return NUMBER.test(text) && (hasStreetWord(text) || /p\.?\s?o\.? box/i.test(text))
}

/** A street's last word with what may follow it, from which a city on the same line is cut off: `4120 Clipper Court | Fremont`. */
const STREET_END = new RegExp(
  `^(?=\\D{0,40}\\d).+(?<![\\p{L}\\d])(?:${source(STREET_WORDS[0] ?? '')})\\.?(?:\\s(?:[NSEW]|N\\.?[EW]|S\\.?[EW]|north|south|east|west)\\.?(?=\\s))?(?:,?\\s(?:suite|ste|unit|floor|room|rm|apt|bldg|building|#)\\.?\\s?#?\\s?[\\w-]+)?(?=\\s\\p{L})`,
  'iu',
)
const UNIT_END =
  /^.*\b(?:suite|ste|unit|room|rm|apt|bldg|building|p\.?\s?o\.? box)\.?\s?#?\s?(?:[a-z]|[\w-]*\d[\w-]*)(?=\s\p{L})|^.*\b\d{1,3}(?:st|nd|rd|th)?\s(?:floor|fl\.?)(?=\s\p{L})|^(?:N\.?[EW]|S\.?[EW])\.?(?=\s\p{L})|^.*#\s?[\w-]+(?=\s\p{L})/iu

/** Length of the street at the beginning of a line that goes on with its city; 0 when no street ends in it. */
export function streetLength(line: string): number {
  return Math.max(STREET_END.exec(line)?.[0].length ?? 0, UNIT_END.exec(line)?.[0].length ?? 0)
}
