import { countryName } from '../../../lexicon/countries.ts'
import type { Address } from '../../../model/values.ts'
import type { Anchor } from './anchors.ts'
import { withoutPostcodeWord } from './city-names.ts'
import { postcodeOf } from './formats.ts'
import {
  isCityBefore,
  isCityBehind,
  type Locality,
  localityAfter,
  localityBefore,
  localityFarBefore,
  localityOfCity,
} from './locality.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { streetBelow, streetOf } from './street-lines.ts'
import { namesStreet, namesStreetOrUnit } from './streets.ts'

/** An address in a text, and its range. */
export interface ReadAddress {
  readonly address: Address
  readonly start: number
  readonly end: number
}

/** At most this many characters before and after an anchor belong to its address. */
const MAX_UPPER_CHARS = 300
const MAX_LOWER_CHARS = 150

/**
 * Reads the address around an anchor in the format of its country. Undefined without a street, and without a
 * city where one is required. In lines that are marked as an address, any line with another line above it may
 * be the street, if the city's country is named.
 */
export function readAround(text: string, anchor: Anchor, isMarked = false): ReadAddress | undefined {
  const { format } = anchor
  const locality = localityAt(text, anchor)
  if (!locality || (format.needsState && !locality.state)) return undefined
  const bare = bareRoads(text, anchor, locality)
  const isCertain = isMarked && locality.country !== undefined
  const street =
    streetOf(text, locality.rest, { bare, areas: format.namesAreas, plain: isCertain }) ??
    (format.cityFirst ? streetBelow(text, locality.below) : undefined)
  const isDated = YEAR.test(anchor.postcode) || isOnlyDated(street?.text ?? '')
  const isSure = anchor.postcode !== '' && !anchor.isBehindNumber && !format.asksForStreet && !isDated
  const isPlace = anchor.city ? namesStreetOrUnit : namesStreet
  const isBare = street !== undefined && (isCertain || (bare !== undefined && !/\d/.test(street.text)))
  if (!street || !(isSure || isBare || isPlace(street.text))) return undefined
  const country = locality.country ?? format.country
  const name = countryName(country)
  // The postcode may follow the country: `Samarkand, Uzbekistan, 140100`.
  const postcode = anchor.postcode || (locality.country && codeIn(country, locality.below[0])) || ''
  return {
    address: {
      street: street.text,
      ...(locality.city && { city: locality.city }),
      ...(name && { country: name, countryCode: country }),
      ...(locality.state && { stateProvince: locality.state.name }),
      ...(locality.state?.code && { stateCode: locality.state.code }),
      ...(postcode && { postalCode: postcode.replace(/\s+/g, ' ').toUpperCase() }),
    },
    start: Math.min(street.start, anchor.start),
    end: Math.max(street.end, locality.end),
  }
}

function codeIn(country: string, piece: Piece | undefined): string | undefined {
  return piece && postcodeOf(country, piece.text)
}

const BEHIND_WORD = /[\p{L}.][^\S\n]$/u

/**
 * Returns which roads count as a street without a number. Any road counts beside a postcode whose form only
 * one country has. Otherwise only the name of a road counts, and only with another sign of an address. Such a
 * sign is a named country, or a postcode that does not follow a word directly: in `Hauptstraße 1234`, the
 * number is a house number. Without a postcode, an Irish county is a sign too, because houses in Irish towns
 * often have no number.
 */
function bareRoads(
  text: string,
  { postcode, format, start }: Anchor,
  { country, state }: Locality,
): 'any' | 'named' | undefined {
  const isIrish = format.country === 'IE' && state !== undefined
  if (postcode === '') return isIrish || country !== undefined ? 'named' : undefined
  if (format.evident && !format.asksForStreet) return 'any'
  return country !== undefined || !BEHIND_WORD.test(text.slice(0, start)) ? 'named' : undefined
}

function localityAt(text: string, anchor: Anchor): Locality | undefined {
  const { format, city } = anchor
  const top = Math.max(0, anchor.start - MAX_UPPER_CHARS)
  const above = piecesOf(text.slice(top, anchor.start)).map((piece) => shifted(piece, top))
  const below = text.slice(anchor.end, anchor.end + MAX_LOWER_CHARS)
  const after = piecesOf(below).map((piece) => shifted(piece, anchor.end))
  if (city)
    return localityOfCity(text, above, { ...city, start: anchor.start, end: anchor.end }, after, format)
  const { pieces: before, isLabelled } = withoutPostcodeWord(text, above)
  const behind = format.cityBehind && anchor.postcode ? localityAfter(before, after, format) : undefined
  if (behind?.state) return behind
  const place = placeInPiece(text, anchor, after)
  if (
    anchor.postcode === '' ||
    (format.layout === 'code-city'
      ? isCityBefore(before, after, isLabelled || place === 'end', format.country)
      : place === 'end' || !isCityBehind(before, after, format, place === 'start'))
  )
    return localityBefore(text, before, after, anchor, format)
  const locality = localityAfter(before, after, format)
  return locality ?? (format.cityFirst ? localityFarBefore(before, anchor) : undefined)
}

/**
 * Returns the place of a postcode that shares a piece with other words, which are after it, as in `N1 3AP
 * London`, or before it, as in `Isa Town 814`. Many people do not keep to the order that the post demands.
 */
function placeInPiece(
  text: string,
  { start, end }: Anchor,
  [next]: readonly Piece[],
): 'start' | 'end' | undefined {
  const begins = /(?:^|[\n,;|·•])\s*$/.test(text.slice(Math.max(0, start - 3), start))
  const goesOn = next !== undefined && !/[\n,;|·•]/.test(text.slice(end, next.start))
  if (begins === goesOn) return begins ? 'start' : 'end'
  return undefined
}

/** Matches numbers that are usually years. As postcodes or house numbers they need a word for a street. */
const YEAR = /^(?:19[5-9]|20[0-4])\d$/
const YEARS = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/g

/** Whether all numbers of a text are years. */
function isOnlyDated(text: string): boolean {
  return /\d/.test(text) && !/\d/.test(text.replace(YEARS, ''))
}

const shifted = ({ text, start, end }: Piece, by: number): Piece => ({
  text,
  start: start + by,
  end: end + by,
})
