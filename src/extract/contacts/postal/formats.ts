import { POSTCODES } from '../../../data/places/postcodes.ts'
import { countriesWith } from '../../../lexicon/countries.ts'
import { branches, matchesOf } from '../../../lexicon/pattern.ts'
import { oncePer } from '../../../model/keyed.ts'

/** Order of the last lines of an address: `80331 München`, `Fremont, CA 94538`, `London W1J 7BU`. */
export type Layout = Row['layout']

export interface PostalFormat {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly layout: Layout
  /** Matches the postcode. The first group is the code without the country's prefix, such as `D-`. */
  readonly postcode: RegExp
  /** True when no other country has this form of postcode, so that every page is searched for it. */
  readonly evident: boolean
  /** True when a postcode counts only after a state, because five digits alone may be anything. */
  readonly needsState: boolean
  /** Matches the postcode with the country's own prefix, if it has one. */
  readonly prefixed: RegExp | undefined
  /**
   * True when other texts often look like this postcode. Unless something else points to the country, the
   * street must then contain a word for a street.
   */
  readonly asksForStreet: boolean
  /** True when the street may be below its city: `1052 Budapest, Váci utca 19`. */
  readonly cityFirst: boolean
  /** True when names of areas are often between the street and the city: `Plot 45, Andheri East, Mumbai`. */
  readonly namesAreas: boolean
  /** True when the city may also follow its postcode, with the state: `CEP 95059-520 - Gramado/RS`. */
  readonly cityBehind: boolean
}

const CITY_FIRST = countriesWith('city-first')
const NAMES_AREAS = countriesWith('areas')

/** Allows a postcode directly after the code of a state: `Farmington, NM87401`. */
const BEHIND_STATE = '|(?<=[,\\s]\\p{Lu}{2})'

/** Allows a house number before the postcode and its city: `Atatürk Cad. No: 5 34430 İstanbul`. */
const BEHIND_NUMBER =
  '|(?<=\\p{L}[.:]?\\s?\\d{1,4}(?:[/-]\\d{1,4})?\\p{L}?\\s)(?=[\\d\\s-]{4,8}(?:\\s?\\p{Lu}{2})?\\s\\p{Lu}\\p{L})'

type Row = (typeof POSTCODES)[number]

const ROWS: ReadonlyMap<string, Row> = new Map(
  POSTCODES.flatMap((row) => row.countries.map((country) => [country, row] as const)),
)

const BEHIND = '(?![\\p{L}\\d%°€$]|[.,:/-]\\d|\\s?[€%])'

/**
 * A postcode does not begin directly after a character that would make it a part of a word, a number or a web
 * address. After a comma no space is needed.
 */
const START = '(?<![\\p{L}\\d#$€£./:+]|\\d |(?<!\\p{L}{2}),|(?<!\\p{L}{3})-)'

function compiled(country: string, { layout, found, prefixes, postcode }: Row): PostalFormat {
  const code = branches([postcode])
  const prefix = prefixes.length > 0 ? branches(prefixes) : undefined
  const closer = found === 'after a state' ? BEHIND_STATE : layout === 'code-city' ? BEHIND_NUMBER : ''
  const start = `(?:${START}${closer})`
  // The first character is tested before the lookbehind, which takes longer.
  const isDigit = /^(?:\\d|\[?\d)/.test(code)
  const initials = (prefix ?? '').replace(/(?<![^|])(.)[^|]*\|?/g, '$1')
  const first = `[\\d${isDigit ? initials : 'A-Z'}]`
  const dashed = `(?<![\\p{L}\\d])(?:${prefix})\\s?[-–]\\s?`
  const before = prefix === undefined ? start : `(?:${dashed}|${start}(?:(?:${prefix})\\s{1,2})?)`
  return {
    country,
    layout,
    postcode: new RegExp(`(?=${first})${before}(${code})${BEHIND}`, 'gu'),
    prefixed: prefix === undefined ? undefined : new RegExp(`${dashed}(?:${code})${BEHIND}`, 'u'),
    evident: found !== 'when expected',
    needsState: found === 'after a state',
    asksForStreet: found === 'with a street',
    ...orderIn(country),
  }
}

function orderIn(country: string) {
  return {
    cityFirst: CITY_FIRST.has(country),
    namesAreas: NAMES_AREAS.has(country),
    cityBehind: country === 'BR',
  }
}

/** The formats that are searched on every page. */
export const EVIDENT_FORMATS: readonly PostalFormat[] = [...ROWS].flatMap(([country, row]) =>
  row.found === 'when expected' ? [] : [compiled(country, row)],
)

/** Returns the format of a country, compiled at its first use; undefined without postcodes. */
export const formatOf = oncePer((country: string): PostalFormat | undefined => {
  const row = ROWS.get(country)
  return row && { ...compiled(country, row), asksForStreet: false }
})

/** Countries by the letters that precede their postcodes in international mail. */
const BY_PREFIX = new Map<string, readonly string[]>()
for (const [country, { prefixes }] of ROWS)
  for (const letters of prefixes.filter((prefix) => /^\p{Lu}+$/u.test(prefix)))
    BY_PREFIX.set(letters, [...(BY_PREFIX.get(letters) ?? []), country])

const PREFIX = /(?<![\p{L}\d])(\p{Lu}{1,3})\s?[-–]\s?(?=\d)/gu

/** Returns the formats of postcodes on a line with letters of their country: `D-10827`, `NL - 2132 NB`. */
export function prefixedIn(line: string): PostalFormat[] {
  if (!/[-–]\s?\d/.test(line)) return []
  return matchesOf(line, PREFIX).flatMap(([, letters = '']) =>
    (BY_PREFIX.get(letters) ?? []).flatMap((country) => {
      const format = formatOf(country)
      return format?.prefixed?.test(line) ? [format] : []
    }),
  )
}

/** Returns a country's format for addresses without a postcode. */
export function withoutPostcode(country: string): PostalFormat {
  const none = {
    postcode: /(?!)/gu,
    prefixed: undefined,
    evident: false,
    needsState: false,
    asksForStreet: false,
  }
  return { country, layout: 'city-code', ...none, ...orderIn(country) }
}

/** Returns the postcode of a country, without the country's prefix; undefined for any other text. */
export function postcodeOf(country: string, text: string): string | undefined {
  const code = text.trim().toUpperCase()
  const [match] = matchesOf(code, formatOf(country)?.postcode ?? /(?!)/g, 1)
  return match?.[0] === code ? match[1] : undefined
}
