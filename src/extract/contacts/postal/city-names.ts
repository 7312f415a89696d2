import { ADDRESSES } from '../../../data/languages/addresses.ts'
import { CITY_NAMES } from '../../../data/languages/city-names.ts'
import { countryOfCity } from '../../../lexicon/cities.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { pattern, wholeText } from '../../../lexicon/pattern.ts'
import { type Piece, trimmed } from './pieces.ts'
import { kindOf } from './streets.ts'

const CITY_WORDS = inAllLanguages(CITY_NAMES, 'before')

/** Matches a word for a city before its name: `г. Москва`, `TP. Hồ Chí Minh`. */
const BEFORE_CITY = pattern('iu')`^(?:${CITY_WORDS})\s?(?=\p{L})`

/** Removes a word for a city before the name. */
export function cityNamed(text: string): string {
  return text.replace(BEFORE_CITY, '')
}

/** Matches the number of a district after a city: `Praha 3`. */
const DISTRICT = /\s\d{1,2}$/

/** Whether a piece certainly names a city, because it has a word for a city or is one of the large cities. */
export function isCityName(text: string): boolean {
  return BEFORE_CITY.test(text) || countryOfCity(text.replace(DISTRICT, '')) !== undefined
}

/** Matches the code of a state. It keeps `Alexandria, VA 22301` from being read as the city in Egypt. */
const CODE = /^[A-Z]{2}$/

/** Months that are common words in other languages. */
const MONTH = wholeText(inAllLanguages(CITY_NAMES, 'months'), 'i')

/** Nouns for counted things that begin with a capital letter, as names of cities do: `20000 Besucher`. */
const COUNTED = wholeText(inAllLanguages(CITY_NAMES, 'counted'))

/**
 * Returns the name of a city: one to five words, the first with a capital, without words of streets and
 * sentences. Undefined for other texts.
 */
export function cityIn(text: string): string | undefined {
  const city = cityNamed(text)
    .replace(/\b(?:cedex|zone|distretto)\b.*$/i, '')
    .replace(/^[\s.,–-]+|[\s.,–-]+$/gu, '')
    .replace(DISTRICT, '')
  const words = city.split(/\s+/)
  if (!/^[\p{Lu}\p{Lo}'’]/u.test(city) || city.length > 40 || words.length > 5 || /[\d@:()"/]/.test(city))
    return undefined
  if (CODE.test(city) || MONTH.test(city) || COUNTED.test(words[0] ?? '')) return undefined
  return kindOf(city) === 'stop' || POSTCODE_WORD.test(city) ? undefined : city
}

/** Small words within the names of cities: `Frankfurt am Main`, `Rothenburg ob der Tauber`. */
const PARTICLES = wholeText(inAllLanguages(CITY_NAMES, 'particles'), 'u')
const CONJUNCTIONS = wholeText(inAllLanguages(CITY_NAMES, 'conjunctions'), 'u')
const BEGINNINGS = wholeText(inAllLanguages(CITY_NAMES, 'beginnings'))

/**
 * Returns the piece after a postcode without a sentence that follows the city: `Umeå. Växel: 090-12 34 56`,
 * `Madrid y CIF B12345678`, `Hamburg ist verantwortlich`. The sentence begins with a conjunction before an
 * abbreviation, or with a word in small letters. Such a word does not occur in names of cities, and more
 * words follow it.
 */
export function withoutSentence(text: string): string {
  const own = text.split(/(?<=\p{L}{4})\.\s(?=\p{Lu})/u)[0] ?? ''
  const parts = own.split(' ')
  const city = parts.findIndex((part) => /^\P{L}*\p{Lu}/u.test(part))
  const end = parts.findIndex((part, at) => {
    const next = parts[at + 1]
    if (city < 0 || at <= city || next === undefined) return false
    if (CONJUNCTIONS.test(part) && /^\p{Lu}[\p{Lu}.]/u.test(next)) return true
    return SMALL_WORD.test(part) && !PARTICLES.test(part) && !BEGINNINGS.test(parts[at - 1] ?? '')
  })
  if (end < 0) return own
  const last = CONJUNCTIONS.test(parts[end - 1] ?? '') ? end - 1 : end
  const name = parts.slice(0, last).join(' ')
  return PRONOUN.test(name) ? own : name
}

/** Matches a word in small letters. Cities have one only before an apostrophe: `Cassano d'Adda`. */
const SMALL_WORD = /^\p{Ll}[\p{Ll}’'-]+$/u

/** Matches a short word. Alone before the sentence it names no city: `4057. I live there`. */
const PRONOUN = /^(?:\p{L}{1,2}|the)$/iu

const POSTCODE_WORDS = inAllLanguages(ADDRESSES, 'postcodes')

/** Matches a word for the postcode, alone or at the end of a text. */
const POSTCODE_WORD = pattern('iu')`(?:^|[\s(])(?:${POSTCODE_WORDS})[.:\s–-]*$`

/** Removes a word for the postcode from the pieces before it: `Ηράκλειο, Τ.Κ.`, `New Delhi, PIN`. */
export function withoutPostcodeWord(
  text: string,
  pieces: readonly Piece[],
): { readonly pieces: readonly Piece[]; readonly isLabelled: boolean } {
  const last = pieces.at(-1)
  const at = last?.text.search(POSTCODE_WORD) ?? -1
  if (!last || at < 0) return { pieces, isLabelled: false }
  const left = trimmed(text, last.start, last.start + at)
  return { pieces: [...pieces.slice(0, -1), ...(left ? [left] : [])], isLabelled: true }
}
