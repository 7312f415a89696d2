import type { Address } from '../../../model/values.ts'
import { countryName, countryNamed } from '../countries.ts'
import type { Anchor } from './anchors.ts'
import type { PostalFormat } from './formats.ts'
import { type Piece, piecesOf, trimmed } from './pieces.ts'
import { type State, stateOf } from './states.ts'
import { kindOf, namesStreet, type PieceKind, streetLength, takesNumberBefore } from './streets.ts'

export interface ReadAddress {
  readonly address: Address
  readonly start: number
  readonly end: number
}

/** Of the text before and after an anchor, so much may belong to its address. */
const MAX_UPPER_CHARS = 300
const MAX_LOWER_CHARS = 150

/** The address around an anchor, as its country writes them; undefined where no city or no street stands with it. */
export function readAround(text: string, anchor: Anchor): ReadAddress | undefined {
  const { format } = anchor
  const top = Math.max(0, anchor.start - MAX_UPPER_CHARS)
  const before = piecesOf(text.slice(top, anchor.start)).map((piece) => shifted(piece, top))
  const below = text.slice(anchor.end, anchor.end + MAX_LOWER_CHARS)
  const after = piecesOf(below).map((piece) => shifted(piece, anchor.end))
  const place =
    format.layout === 'code-city'
      ? placeAfter(before, after, format)
      : placeBefore(text, before, after, anchor, format)
  if (!place || (format.needsState && !place.state)) return undefined
  const isBareEnough = anchor.postcode !== '' && format.evident && !format.asksForStreet
  const street =
    streetOf(text, place.rest, isBareEnough) ??
    (format.cityFirst ? streetBelow(text, place.below) : undefined)
  const isDated = YEAR.test(anchor.postcode) || isOnlyDated(street?.text ?? '')
  const isSure = anchor.postcode !== '' && !format.asksForStreet && !isDated
  if (!street || !(isSure || namesStreet(street.text))) return undefined
  const country = place.country ?? format.country
  const name = countryName(country)
  return {
    address: {
      street: street.text,
      ...(place.city && { city: place.city }),
      ...(name && { country: name, countryCode: country }),
      ...(place.state && { stateProvince: place.state.name }),
      ...(place.state?.code && { stateCode: place.state.code }),
      ...(anchor.postcode && { postalCode: anchor.postcode.replace(/\s+/g, ' ').toUpperCase() }),
    },
    start: Math.min(street.start, anchor.start),
    end: Math.max(street.end, place.end),
  }
}

/** Numbers that are more often years than postcodes and house numbers: a street's own word has to stand with them. */
const YEAR = /^(?:19[5-9]|20[0-4])\d$/
const YEARS = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/g

/** True when the only numbers of a text are years. */
function isOnlyDated(text: string): boolean {
  return /\d/.test(text) && !/\d/.test(text.replace(YEARS, ''))
}

interface Place {
  readonly city: string | undefined
  readonly state: State | undefined
  readonly country: string | undefined
  /** Pieces that stand before it, in which the street is. */
  readonly rest: readonly Piece[]
  /** Pieces that stand behind it. */
  readonly below: readonly Piece[]
  readonly end: number
}

const shifted = ({ text, start, end }: Piece, by: number): Piece => ({
  text,
  start: start + by,
  end: end + by,
})

/** `80331 München, Deutschland`; `20121 Milano (MI)`; `06000 Ciudad de México, CDMX`. */
function placeAfter(
  before: readonly Piece[],
  after: readonly Piece[],
  format: PostalFormat,
): Place | undefined {
  const [first, ...others] = after
  if (!first) return undefined
  const [, written = '', inside] = first.text.match(/^(.+?)\s*(?:\(([^)]*)\)?)?$/u) ?? []
  const cut = stateAtEnd(format.country, written, /^[A-Z]{2,}$/)
  const city = cityIn(cut.state && cut.rest ? cut.rest : written)
  if (!city) return undefined
  const { state, country, end } = tailOf(others, format, first.end)
  const below = others.filter(({ start }) => start >= end)
  const own = cut.rest ? cut.state : undefined
  return {
    city,
    state: own ?? (inside ? stateOf(format.country, inside) : undefined) ?? state,
    country,
    rest: before,
    below,
    end,
  }
}

/** `Fremont, CA 94538`; `Hockley, Essex SS5 4AD`; `Mumbai - 400093`. */
function placeBefore(
  text: string,
  before: readonly Piece[],
  after: readonly Piece[],
  anchor: Anchor,
  format: PostalFormat,
): Place | undefined {
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
    // What is also a city is one where no other stands before it: `New York 10128`.
    if (cut?.state && !cut.rest && isCityToo(format.country, cut.state) && !cityBefore(rest)) break
    rest.pop()
    country ??= named
    state ??= cut?.state
    const left = cut?.rest ? trimmed(text, last.start, last.start + cut.rest.length) : undefined
    if (left) rest.push(left)
  }
  const tail = tailOf(after, format, anchor.end)
  const place = { state: state ?? tail.state, country: country ?? tail.country, below: [], end: tail.end }
  const last = rest.pop()
  if (!last) return undefined
  const split = streetLength(last.text)
  const street = split > 0 ? trimmed(text, last.start, last.start + split) : undefined
  const city = cityIn(last.text.slice(split))
  if (street) rest.push(street)
  if (city && (street || !['street', 'unit'].includes(kindOf(last.text)))) return { ...place, city, rest }
  // A state and a postcode say where it is without a city.
  return place.state && anchor.postcode
    ? { ...place, city: undefined, rest: street ? rest : [...rest, last] }
    : undefined
}

/** States and provinces with a city of their name, where one without another city before it is the city. */
const CITIES_TOO: Readonly<Record<string, RegExp | undefined>> = {
  US: /^New York$/,
  CA: /^Québec$|^Quebec$/,
  IN: /^(?:Delhi|Chandigarh|Puducherry)$/,
  BR: /^(?:São Paulo|Rio de Janeiro)$/,
  AU: /(?!)/,
}

function isCityToo(country: string, { name }: State): boolean {
  return (CITIES_TOO[country] ?? /./).test(name)
}

/** Countries that are a city: its name is both. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'GI', 'KW', 'DJ', 'SM', 'VA'])

/** Whether a city, or a street with one behind it, stands before the last piece. */
function cityBefore(pieces: readonly Piece[]): boolean {
  const previous = pieces.at(-2)
  return previous !== undefined && (cityIn(previous.text) !== undefined || streetLength(previous.text) > 0)
}

/** State and country in the two pieces that follow, as far as they are nothing else. */
function tailOf(pieces: readonly Piece[], format: PostalFormat, from: number) {
  let state: State | undefined
  let country: string | undefined
  let end = from
  for (const piece of pieces.slice(0, 3)) {
    const text = piece.text.replace(/[.\s]+$/, '')
    const named = countryNamed(text)
    const own = named ? undefined : stateOf(format.country, text.replace(/^\(|\)$/g, ''))
    if (!named && (state || !own)) break
    country ??= named
    state ??= own
    end = piece.end
    if (country) break
  }
  return { state, country, end }
}

/** Most words and characters of a state's name. */
const MAX_STATE_WORDS = 4
const MAX_STATE_CHARS = 60

/** The state that a text ends with, and what stands before it; `codes` says which short ones count. */
function stateAtEnd(country: string, text: string, codes = /./): { state: State | undefined; rest: string } {
  const bare = text.replace(/[()]/g, ' ').trimEnd()
  const top = Math.max(0, bare.length - MAX_STATE_CHARS)
  const starts = [...bare.slice(top).matchAll(/(?<=^|[\s.,])[^\s.,]/gu)].map(({ index }) => index + top)
  for (const start of starts.slice(-MAX_STATE_WORDS)) {
    const written = bare.slice(start)
    const state = stateOf(country, written)
    if (!state) continue
    // A code is written in capitals, or with one: `in` and `or` are words.
    const isCode = state.code === written.replace(/[.\s]/g, '').toUpperCase()
    if (!isCode || (/^\p{Lu}/u.test(written) && codes.test(written)))
      return { state, rest: bare.slice(0, start).replace(/[\s,]+$/, '') }
  }
  return { state: undefined, rest: text }
}

/** A city's name: one to five words that begin as names do, without street or sentence in it; undefined for other text. */
function cityIn(text: string): string | undefined {
  const city = text
    .replace(/^(?:г|м|гр)\.\s?/iu, '')
    .replace(/\b(?:cedex|zone|distretto)\b.*$/i, '')
    .replace(/^[\s.,–-]+|[\s.,–-]+$/gu, '')
    .replace(/\s+\d{1,2}$/, '')
  const words = city.split(/\s+/)
  if (!/^[\p{Lu}\p{Lo}'’]/u.test(city) || city.length > 40 || words.length > 5 || /[\d@:()"/]/.test(city))
    return undefined
  return kindOf(city) === 'stop' || MONTH.test(city) ? undefined : city
}

/** Months that are words elsewhere, and so no sign of a sentence. */
const MONTH = /^(?:may|march|mars|mai|marzo|maggio|mayo|maart|mei|maj)$/i

/** Most pieces and characters of the upper lines. */
const MAX_STREET_PIECES = 5
const MAX_STREET_CHARS = 160

/**
 * The upper lines: from the outermost piece that is a street, a building or a floor down to the city. `bare`: a road without a number
 * will do, as in English villages.
 */
function streetOf(text: string, pieces: readonly Piece[], bare: boolean): Piece | undefined {
  const last = pieces.at(-1)
  if (!last) return undefined
  let first: Piece | undefined
  let road: Piece | undefined
  let kind: PieceKind = 'plain'
  let plain = 0
  let named = false
  const upwards = [...pieces].reverse().slice(0, MAX_STREET_PIECES)
  for (const [at, piece] of upwards.entries()) {
    const cut = withoutLead(text, piece)
    const above = kindOf(cut.text)
    if (above === 'stop' || FIRM.test(cut.text) || last.end - cut.start > MAX_STREET_CHARS) break
    // A number that stands alone has its street in the piece above, whatever that is called, if not in the one below.
    const belongs =
      kind === 'number' && first !== undefined && !takesNumberBefore(upwards[at - 2]?.text ?? '')
    kind = above
    if (above === 'road' || (above === 'building' && road)) road = cut
    if (!belongs && (above === 'road' || above === 'building') && (!first || plain > 0)) continue
    // Names of firms stand above the street too; they belong to it only between two pieces that do, and with no label to begin anew.
    if (!belongs && above === 'plain') {
      if (++plain > 1 || cut !== piece) break
      continue
    }
    if (above === 'numbered' && named) break
    named ||= above === 'street' || above === 'road' || belongs
    first = cut
    plain = 0
    if (cut !== piece) break
  }
  const top = first ?? (bare ? road : undefined)
  return top && /\p{L}/u.test(text.slice(top.start, last.end)) ? joined(text, top, last) : undefined
}

/** The street below its city: the pieces that follow as far as they are parts of one. */
function streetBelow(text: string, pieces: readonly Piece[]): Piece | undefined {
  const end = pieces.findIndex(({ text: piece }) => ['plain', 'stop'].includes(kindOf(piece)))
  const own = (end < 0 ? pieces : pieces.slice(0, end)).slice(0, MAX_STREET_PIECES)
  const [first] = own
  const last = own.at(-1)
  return first && last && /\d/.test(text.slice(first.start, last.end)) ? joined(text, first, last) : undefined
}

function joined(text: string, first: Piece, last: Piece): Piece {
  const street = text.slice(first.start, last.end).replace(/\s*\n\s*/g, ', ')
  return {
    text: street.replace(/,(?:\s*,)+/g, ',').replace(/(?<=\d)\.$/, ''),
    start: first.start,
    end: last.end,
  }
}

/** A piece without what leads to the address in it: `Address:`, `Visit us at`. */
function withoutLead(text: string, piece: Piece): Piece {
  const lead = piece.text.match(LEAD)?.[0].length ?? 0
  return lead > 0 ? (trimmed(text, piece.start + lead, piece.end) ?? piece) : piece
}

/** A firm by its legal form: above it nothing is part of its address. */
const FIRM = /\s(?:inc|llc|ltd|limited|plc|corp|gmbh|b\.?v|s\.?r\.?l|s\.?a\.?r\.?l|pty|pvt)\.?$/i

const LEAD =
  /^(?:(?:©|\(c\)|copyright)[^.]{0,80}\.\s+|.{0,80}(?<!\b(?:no|nr|num|n[º°])\s?)[:：]\s*|.*\b(?:located|visit us|based|find us|offices?|headquarters|showroom|store)\s(?:at|in|on)\s+|.*\bat\s(?=\d)|.*\b(?:inc|llc|ltd|corp|corporation|company|gmbh|limited|plc)\.?\s(?=\d))/iu
