import { REGIONS } from '../../../data/languages/regions.ts'
import { countryOfCity } from '../../../lexicon/cities.ts'
import { countriesWith, countryNamed } from '../../../lexicon/countries.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { matchesOf, pattern } from '../../../lexicon/pattern.ts'
import { byName } from '../../../model/by-name.ts'
import type { Anchor } from './anchors.ts'
import { cityIn, cityNamed, isCityName, withoutSentence } from './city-names.ts'
import type { PostalFormat } from './formats.ts'
import { firstSentence, type Piece, trimmed } from './pieces.ts'
import { regionNamed, type State, stateOf } from './states.ts'
import { kindOf, streetLength } from './streets.ts'

/** City, state and country of an address, and the pieces of text before and after them. */
export interface Locality {
  readonly city: string | undefined
  readonly state: State | undefined
  readonly country: string | undefined
  /** Pieces before the city, among them the street. */
  readonly rest: readonly Piece[]
  /** Pieces after the city. */
  readonly below: readonly Piece[]
  readonly end: number
}

/** Reads the city after the postcode: `80331 München, Deutschland`; `20121 Milano (MI)`. */
export function localityAfter(
  before: readonly Piece[],
  after: readonly Piece[],
  format: PostalFormat,
): Locality | undefined {
  const region = REGION.test(after[0]?.text ?? '') ? after[0] : undefined
  const [first, ...others] = region ? after.slice(1) : after
  // A town and another country may have the same name: in `11183 عمان, الأردن` the first word is Amman, not
  // Oman.
  const isNamed = countryNamed(others[0]?.text ?? '') === format.country
  if (!first || (isCountry(first.text) && !isNamed)) return undefined
  const own = withoutSentence(first.text)
  const [, whole = '', inside] = own.match(/^(.+?)\s*(?:[(/]([^)]*)\)?)?$/u) ?? []
  const written = withoutCountry(whole, format.country)
  const cut = stateAtEnd(format.country, written, /^[A-Z]{2,}$/)
  const city = cityIn(cut.state && cut.rest ? cut.rest : written)
  if (!city) return undefined
  const isCut = own.length < first.text.length
  const { state, country, end } = tailOf(isCut ? [] : others, format, first.start + own.length)
  const below = others.filter(({ start }) => start >= end)
  const behind = cut.rest ? cut.state : undefined
  return {
    city,
    state: behind ?? (inside ? stateOf(format.country, inside) : undefined) ?? state,
    country: country ?? (written === whole ? undefined : format.country),
    rest: before,
    below,
    end,
  }
}

/** Removes the country after a space: `Enghien les Bains France`, but not in `Ciudad de México`. */
function withoutCountry(text: string, country: string): string {
  const words = text.split(' ')
  const at = words.findIndex(
    (_, first) =>
      first >= words.length - MAX_COUNTRY_WORDS && countryNamed(words.slice(first).join(' ')) === country,
  )
  return at > 0 && !/^\p{Ll}/u.test(words[at - 1] ?? '') ? words.slice(0, at).join(' ') : text
}

/** The most words in the name of a country after a city. */
const MAX_COUNTRY_WORDS = 3

/** Matches a region or district in Russian and Ukrainian addresses, which precedes the city. */
const REGION = pattern('iu')`
  (?:${inAllLanguages(REGIONS, 'aheadOfCity')})$|
  ^(?:${inAllLanguages(REGIONS, 'beforeAheadOfCity')})\s
`

/** Whether a text names a country other than a city state. */
function isCountry(text: string): boolean {
  const country = countryNamed(text)
  return country !== undefined && !CITY_STATES.has(country)
}

/**
 * Whether the city precedes the postcode, although the country writes it after: `г. Москва, 119021, ул. Льва
 * Толстого`, `Ηράκλειο, Τ.Κ. 71201`, `Câmpina, jud. Prahova, 105600`. `isBound` says that only a space or a
 * word for the postcode separates the two.
 */
export function isCityBefore(
  before: readonly Piece[],
  after: readonly Piece[],
  isBound: boolean,
  country: string,
): boolean {
  const city = before.at(-1)?.text
  const next = after[0]?.text
  if (city === undefined || (next !== undefined && isCityName(next))) return false
  const isLast = next === undefined || isCountry(next) || kindOf(next) === 'stop'
  if (regionNamed(country, city) || (stateOf(country, city) && before.length > 2)) return isLast
  return isCityName(city) || (isBound && cityIn(city) !== undefined && isLast)
}

/**
 * Whether the city follows the postcode, although the country writes it before:
 * `214 Essex Road, N1 3AP London`. There are three signs: a street precedes the postcode, the next word is a
 * large city, the country follows. One sign is enough when the text goes on in the same line (`goesOn`). A
 * word on a line of its own needs the street and one other sign.
 */
export function isCityBehind(
  before: readonly Piece[],
  [next, further]: readonly Piece[],
  format: PostalFormat,
  goesOn: boolean,
): boolean {
  if (format.needsState || next === undefined || isCountry(next.text)) return false
  const city = withoutSentence(next.text)
  if (cityIn(city) === undefined || stateOf(format.country, city)) return false
  const last = before.at(-1)?.text
  const isStreet = last === undefined || ['street', 'road', 'numbered', 'unit'].includes(kindOf(last))
  const isSure = isCityName(city) || (further && countryNamed(further.text) === format.country)
  return goesOn ? isStreet || isSure === true : isStreet && isSure === true
}

/** Reads an address that begins with its city: `м. Львів, вул. Городоцька, 25а, 79007`. */
export function localityFarBefore(before: readonly Piece[], anchor: Anchor): Locality | undefined {
  const at = before.findLastIndex(({ text }) => isCityName(text))
  const city = before[at]
  return city && at < before.length - 1
    ? {
        city: cityNamed(city.text),
        state: undefined,
        country: undefined,
        rest: [],
        below: before.slice(at + 1),
        end: anchor.end,
      }
    : undefined
}

/**
 * Reads the parts around a large city that has no postcode, state or country. In a Turkish address, the word
 * before the slash is the city: `Fatih / İstanbul`.
 */
export function localityOfCity(
  text: string,
  before: readonly Piece[],
  city: Piece,
  after: readonly Piece[],
  format: PostalFormat,
): Locality {
  const { state, country, end } = tailOf(after, format, city.end)
  const below = after.filter(({ start }) => start >= end)
  const last = before.at(-1)
  const district = last && /^\s*\/\s*$/.test(text.slice(last.end, city.start)) ? cityIn(last.text) : undefined
  const province = district ? stateOf(format.country, city.text) : undefined
  return province
    ? { city: district, state: province, country, rest: before.slice(0, -1), below, end }
    : { city: cityNamed(city.text), state, country, rest: before, below, end }
}

/** Reads the city before the postcode: `Fremont, CA 94538`; `Hockley, Essex SS5 4AD`; `Mumbai - 400093`. */
export function localityBefore(
  text: string,
  before: readonly Piece[],
  after: readonly Piece[],
  anchor: Anchor,
  format: PostalFormat,
): Locality | undefined {
  const rest = [...before]
  let state: State | undefined
  let country: string | undefined
  for (let last = rest.at(-1); last && !(state && country); last = rest.at(-1)) {
    const named = country ? undefined : countryNamed(last.text)
    const cut = state || named ? undefined : stateAtEnd(format.country, last.text)
    if (!named && !cut?.state) break
    if (named && CITY_STATES.has(named)) {
      country = named
      break
    }
    // `New Delhi` is a city, not a city before the state of Delhi. A name of both a city and a state means
    // the city when no other city precedes it: `New York 10128`.
    if (cut?.rest && countryOfCity(last.text) === format.country) break
    if (cut?.state && !cut.rest && isCityToo(format.country, cut.state) && !cityBefore(rest)) break
    rest.pop()
    country ??= named
    state ??= cut?.state
    const left = cut?.rest ? trimmed(text, last.start, last.start + cut.rest.length) : undefined
    if (left) rest.push(left)
  }
  const tail = tailOf(after, format, anchor.end)
  const locality = {
    state: state ?? tail.state,
    country: country ?? tail.country,
    below: after.filter(({ start }) => start >= tail.end),
    end: tail.end,
  }
  const last = rest.pop()
  if (!last) return undefined
  const split = streetLength(last.text)
  const street = split > 0 ? trimmed(text, last.start, last.start + split) : undefined
  const city = cityIn(last.text.slice(split))
  if (street) rest.push(street)
  // A town and its county may have the same name: `London, London, E1 8FA`.
  while (city && !street && rest.at(-1)?.text.toLowerCase() === city.toLowerCase()) rest.pop()
  if (city && (street || !['street', 'unit'].includes(kindOf(last.text)))) return { ...locality, city, rest }
  // The name of a city state is also the name of its city.
  const [own] = after
  if (own && CITY_STATES.has(format.country) && countryNamed(own.text) === format.country)
    return { ...locality, city: own.text, rest: street ? rest : [...rest, last] }
  // With a state and a postcode, an address needs no city.
  return locality.state && anchor.postcode
    ? { ...locality, city: undefined, rest: street ? rest : [...rest, last] }
    : undefined
}

/** States and provinces that share their name with one of their cities. */
const CITIES_TOO = byName<RegExp | undefined>({
  US: /^New York$/,
  CA: /^Québec$|^Quebec$/,
  IN: /^(?:Delhi|Chandigarh|Puducherry)$/,
  BR: /^(?:São Paulo|Rio de Janeiro)$/,
  AU: /(?!)/,
})

function isCityToo(country: string, { name }: State): boolean {
  return (CITIES_TOO[country] ?? /./).test(name)
}

/** Countries that consist of one city with the same name. */
const CITY_STATES = countriesWith('city-state')

/** Whether a city, or a street followed by a city, precedes the last piece. */
function cityBefore(pieces: readonly Piece[]): boolean {
  const previous = pieces.at(-2)?.text
  if (previous === undefined) return false
  if (streetLength(previous) > 0) return true
  return !['street', 'unit'].includes(kindOf(previous)) && cityIn(previous) !== undefined
}

/** Reads state and country from the first pieces after the postcode, up to a piece that is neither. */
function tailOf(pieces: readonly Piece[], format: PostalFormat, from: number) {
  let state: State | undefined
  let country: string | undefined
  let end = from
  for (const piece of pieces.slice(0, 3)) {
    const text = firstSentence(piece.text).replace(/[.\s]+$/, '')
    const named = countryNamed(text)
    const bare = text.replace(/^\(|\)$/g, '')
    const own = named ? undefined : (stateOf(format.country, bare) ?? regionNamed(format.country, bare))
    if (!named && (state || !own)) break
    country ??= named
    state ??= own
    end = piece.start + text.length
    if (country || end < piece.end - 1) break
  }
  return { state, country, end }
}

/** The most words and characters in the name of a state. */
const MAX_STATE_WORDS = 4
const MAX_STATE_CHARS = 60
const WORD_START = /(?<=^|[\s.,/])[^\s.,/]/gu

/** Splits a text into the state at its end and the text before. Only codes that match `codes` count. */
function stateAtEnd(country: string, text: string, codes = /./): { state: State | undefined; rest: string } {
  const bare = text.replace(/[()]/g, ' ').trimEnd()
  const region = regionNamed(country, bare)
  if (region) return { state: stateOf(country, region.name) ?? region, rest: '' }
  const top = Math.max(0, bare.length - MAX_STATE_CHARS)
  const starts = matchesOf(bare.slice(top), WORD_START).map(({ index }) => index + top)
  for (const start of starts.slice(-MAX_STATE_WORDS)) {
    const written = bare.slice(start)
    const state = stateOf(country, written)
    if (!state) continue
    // Codes must begin with a capital letter, because `in` and `or` are also words.
    const isCode = state.code === written.replace(/[.\s]/g, '').toUpperCase()
    if (!isCode || (/^\p{Lu}/u.test(written) && codes.test(written)))
      return { state, rest: bare.slice(0, start).replace(/[\s,/–-]+$/, '') }
  }
  return { state: undefined, rest: text }
}
