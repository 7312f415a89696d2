/** Finds the places in a text where an address may end: postcodes, states, countries and large cities. */

import { countryOfCity } from '../../../lexicon/cities.ts'
import { countryNamed } from '../../../lexicon/countries.ts'
import { matchesOf } from '../../../lexicon/pattern.ts'
import { byName } from '../../../model/by-name.ts'
import { cityNamed } from './city-names.ts'
import { type PostalFormat, withoutPostcode } from './formats.ts'
import { firstSentence, type Piece, piecesOf } from './pieces.ts'
import { stateOf } from './states.ts'
import { asksForNumber } from './streets.ts'

/** The place of an address's postcode in a text, or the place where the postcode would be. */
export interface Anchor {
  readonly start: number
  readonly end: number
  /** Empty for an address without a postcode. */
  readonly postcode: string
  readonly format: PostalFormat
  /** True when only a space separates the postcode from a preceding number, which may be a house number. */
  readonly isBehindNumber?: boolean
  /** The piece that names a large city, in an address without postcode, state and country. */
  readonly city?: Piece
}

/** The most anchors on a line. One with more numbers is a list of prices, for example. */
const MAX_ANCHORS = 8
const MAX_ANCHORS_TOGETHER = 24

/** Returns the anchors on the first line of a text: postcodes first, then states, countries and cities. */
export function anchorsOf(text: string, formats: readonly PostalFormat[]): Anchor[] {
  const end = text.indexOf('\n')
  const line = end < 0 ? text : text.slice(0, end)
  return [
    ...(/\d/.test(line) ? formats.flatMap((format) => postcodes(line, format)) : []),
    ...formats.flatMap((format) => states(text, format)),
    ...countries(line),
    ...cities(line),
  ]
    .filter(({ start }) => start <= line.length)
    .slice(0, MAX_ANCHORS_TOGETHER)
}

/** Matches a postcode that may also be the number of a house, a block or a road. */
const SHORT = /^\d{3,4}$/

const BEHIND_NUMBER = /\d\p{L}?\s$/u

function postcodes(line: string, format: PostalFormat): Anchor[] {
  return first(matchesOf(line, format.postcode), (match) => {
    const end = match.index + match[0].length
    if (SHORT.test(match[0]) && asksForNumber(line.slice(0, match.index))) return undefined
    const isBracketed = line[match.index - 1] === '(' && line[end] === ')'
    return {
      start: isBracketed ? match.index - 1 : match.index,
      end: isBracketed ? end + 1 : end,
      postcode: match[1] ?? '',
      format,
      isBehindNumber: BEHIND_NUMBER.test(line.slice(0, match.index)),
    }
  })
}

/** Matches a state after a comma, without a postcode, at the end or before the country. */
const STATE_AT_END =
  /,\s*(\p{Lu}{2,3})\.?(?=\s*(?:$|\n|[|•]|,?\s*(?:USA|U\.S\.A|Canada|Australia)\b))(?!\s*\d)/gu

/** Matches a state after a city at the end of a line, such as `Curitiba/PR` and `São Paulo - SP`. */
const STATE_BEHIND_MARK = /\s?[/–-]\s?(\p{Lu}{2})(?=\s*(?:$|\n|[|•,]))(?!,?\s*\d)/gu

/** Matches a province after a district at the end of a line, such as `Bornova/İzmir`. */
const PROVINCE_BEHIND_MARK = /\p{L}\s?\/\s?(\p{Lu}\p{L}{2,})(?=\s*(?:$|\n|[|•,]))/gu

/** Matches an Irish county, such as in `Ballyvaughan, Co. Clare`; the county may have a line of its own. */
const IRISH_COUNTY =
  /(?:^|,\s*)(Co(?:\.|unty)?\s\p{Lu}\p{Ll}+)(?=\s*(?:$|\n|[|•.]|,?\s*(?:N\.|Northern\s)?Ireland\b))/gu

/** Countries whose addresses sometimes have no postcode and are recognised by their state. */
const STATE_ALONE = byName<RegExp>({
  US: STATE_AT_END,
  CA: STATE_AT_END,
  AU: STATE_AT_END,
  IE: IRISH_COUNTY,
  GB: IRISH_COUNTY,
  BR: STATE_BEHIND_MARK,
  TR: PROVINCE_BEHIND_MARK,
})

function states(text: string, format: PostalFormat): Anchor[] {
  const written = STATE_ALONE[format.country]
  if (!written) return []
  return first(matchesOf(text, written), (match) => {
    const end = match.index + match[0].length
    return stateOf(format.country, match[1] ?? '') ? { start: end, end, postcode: '', format } : undefined
  })
}

function countries(line: string): Anchor[] {
  return piecesOf(line).flatMap(({ text, start }) => {
    const country = countryNamed(firstSentence(text).replace(/\.$/, ''))
    return country ? [{ start, end: start, postcode: '', format: withoutPostcode(country) }] : []
  })
}

function cities(line: string): Anchor[] {
  return piecesOf(line).flatMap((piece) => {
    // The next sentence is cut off: `Mlati, Yogyakarta. Telp +62878-3992-9007`.
    const text = firstSentence(piece.text)
    const city = { text, start: piece.start, end: piece.start + text.length }
    const country = countryOfCity(cityNamed(city.text))
    return country
      ? [{ start: city.start, end: city.end, postcode: '', format: withoutPostcode(country), city }]
      : []
  })
}

function first(
  matches: readonly RegExpExecArray[],
  read: (match: RegExpExecArray) => Anchor | undefined,
): Anchor[] {
  const anchors: Anchor[] = []
  for (const match of matches) {
    const anchor = read(match)
    if (anchor) anchors.push(anchor)
    if (anchors.length === MAX_ANCHORS) break
  }
  return anchors
}
