/** Finds the city or the country of a site whose page has no address. */

import { PLACE_LABELS } from '../../data/languages/place-labels.ts'
import { countryOfCity } from '../../lexicon/cities.ts'
import { countryName, countryNamed } from '../../lexicon/countries.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { matchesOf, pattern } from '../../lexicon/pattern.ts'
import type { Address } from '../../model/values.ts'
import { view } from '../../snapshot/memo.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Line, linesOf } from './lines.ts'
import { cityIn, cityNamed } from './postal/city-names.ts'
import { stateOf } from './postal/states.ts'
import { countriesOf } from './site-countries.ts'

/** A place that a line names. */
export interface Place {
  readonly address: Address
  readonly line: Line
  readonly written: string
}

/**
 * The only place on the page that may be the place of the site, with its city or its country. Undefined when
 * there are several places, because any of them may belong to a customer or a branch.
 */
export const placeOf = view((snapshot: Snapshot): Place | undefined => {
  const lines = linesOf(snapshot)
  const places = lines.flatMap((line, at) => placesOn(snapshot, lines, line, at))
  const cities = places.filter(({ address }) => address.city)
  const [first, ...others] = cities.length > 0 ? cities : places
  return first && others.every(({ address }) => keyOf(address) === keyOf(first.address)) ? first : undefined
})

function keyOf({ city, countryCode }: Address): string {
  return `${city?.toLowerCase() ?? ''} ${countryCode}`
}

/** A longer line is a sentence. In a sentence, a place counts only after words such as `based in`. */
const MAX_LINE_CHARS = 60

const LABELS = inAllLanguages(PLACE_LABELS, 'labels')
const LABEL = pattern('iu')`^(?:${LABELS})[\s:–-]*(?=\p{L})`

const SEATS = inAllLanguages(PLACE_LABELS, 'seats')
const SEAT = pattern('iu')`(?<!\p{L})(?:${SEATS})\s+(?=\p{L})`

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,3}`

/** Matches a city and its state in a sentence, such as `in the Albany, NY Capital Region`. */
const CITY_AND_STATE = new RegExp(
  `(?<=\\s(?:in|near|around)\\s(?:the\\s)?)(${NAME},\\s\\p{Lu}{2})(?![\\p{L}\\d]|\\s\\d|-)`,
  'gu',
)
const CITY_AND_MORE = new RegExp(`^(${NAME}),\\s(${NAME})`, 'u')

function placesOn(snapshot: Snapshot, lines: readonly Line[], line: Line, at: number): Place[] {
  const { text } = line
  const found = (written: string, address: Address | undefined) =>
    address ? [{ address, line, written }] : []
  const owner = text.match(COPYRIGHT)?.groups?.owner
  if (owner !== undefined) return found(text, countryAtEnd(owner))
  const label = text.match(LABEL)?.[0] ?? ''
  const seat = text.match(SEAT)
  const stated = seat && text.slice((seat.index ?? 0) + seat[0].length).match(CITY_AND_MORE)?.[0]
  if (stated) return found(stated, placeIn(stated, snapshot))
  if (text.length > MAX_LINE_CHARS)
    return matchesOf(text, CITY_AND_STATE).flatMap(([written]) => found(written, placeIn(written, snapshot)))
  const own = text.slice(label.length).split(/\s[·•|]\s/)[0] ?? ''
  return label || isAmongContacts(lines, line, at) ? found(own, placeIn(own, snapshot)) : []
}

/** A place is the site's own when a telephone number or an e-mail address is at most this many lines away. */
const LINES_BESIDE = 2

/** Whether a line is in the footer or header, or near a telephone number or an e-mail address. */
function isAmongContacts(lines: readonly Line[], { element }: Line, at: number): boolean {
  if (!/\p{L}/u.test(lines[at]?.text ?? '')) return false
  const beside = lines.slice(Math.max(0, at - LINES_BESIDE), at + LINES_BESIDE + 1)
  return (
    beside.some(({ text }) => /\S@\S|(?:\d[\s().-]{0,2}){8}/.test(text)) ||
    ['footer', 'header'].includes(regionOf(element))
  )
}

/**
 * Reads a city with its state or country: `Osaka, Japan`; `Portland, Oregon`; `Scauri di Minturno (LT)`. The
 * state must be of a likely country.
 */
function placeIn(text: string, snapshot: Snapshot): Address | undefined {
  const [, first = '', last = ''] =
    text.match(/^([^,(/]+?)\s?[,(/]\s?([^,()/]+)\)?(?:,\s?\p{L}[^,]*)?$/u) ?? []
  const city = cityIn(first)
  if (!city || countryNamed(first)) return undefined
  const country = countryNamed(last)
  // Only states are written in brackets; `English (US)` is a language.
  if (country && text.includes('(')) return undefined
  if (country) return placed(city, country)
  for (const likely of [...countriesOf(snapshot), 'US', 'CA', countryOfCity(cityNamed(city))]) {
    const state = likely ? stateOf(likely, last) : undefined
    if (!likely || !state || (state.code === last.toUpperCase() && state.code !== last)) continue
    return {
      ...placed(city, likely),
      stateProvince: state.name,
      ...(state.code && { stateCode: state.code }),
    }
  }
  return undefined
}

function placed(city: string | undefined, countryCode: string): Address {
  const country = countryName(countryCode)
  return { ...(city && { city }), ...(country && { country, countryCode }) }
}

const COPYRIGHT = /^(?:©|\(c\)|copyright)(?<owner>.{3,80})$/iu

/** Returns the country at the end of the owner's name: `© 2024 Acme Switzerland`. */
function countryAtEnd(owner: string): Address | undefined {
  const name = owner.replace(/[\s.,|–-]*all rights reserved.*$/i, '')
  const [, last = ''] = name.match(/[\s,]((?:\p{Lu}[\p{L}]+\s?){1,2})$/u) ?? []
  const country = countryNamed(last) ?? countryNamed(last.split(' ').at(-1) ?? '')
  return country ? placed(undefined, country) : undefined
}
