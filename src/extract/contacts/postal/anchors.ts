import { countryNamed } from '../countries.ts'
import { type PostalFormat, withoutPostcode } from './formats.ts'
import { piecesOf } from './pieces.ts'
import { stateOf } from './states.ts'

/** Where the last lines of an address stand in a text: its postcode, or the place where it would stand. */
export interface Anchor {
  readonly start: number
  readonly end: number
  /** Empty where there is none. */
  readonly postcode: string
  readonly format: PostalFormat
}

/** Anchors of one format on one line, and of all together: a line of prices is no list of addresses. */
const MAX_ANCHORS = 8
const MAX_ANCHORS_TOGETHER = 24

/** Every anchor on the first line of a text, postcodes before states, states before countries; formats in their order. */
export function anchorsOf(text: string, formats: readonly PostalFormat[]): Anchor[] {
  const end = text.indexOf('\n')
  const line = end < 0 ? text : text.slice(0, end)
  return [
    ...formats.flatMap((format) => postcodes(line, format)),
    ...formats.flatMap((format) => states(text, format)),
    ...countries(line),
  ]
    .filter(({ start }) => start <= line.length)
    .slice(0, MAX_ANCHORS_TOGETHER)
}

function postcodes(line: string, format: PostalFormat): Anchor[] {
  return first(line.matchAll(format.postcode), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    postcode: match[1] ?? '',
    format,
  }))
}

/** Countries whose addresses go without postcodes at times, told by the state alone. */
const STATE_ALONE: readonly string[] = ['US', 'CA', 'AU']

/** A state's code behind a comma, with nothing or the country after it, and no postcode. */
const STATE_AT_END =
  /,\s*(\p{Lu}{2,3})\.?(?=\s*(?:$|\n|[|•]|,?\s*(?:USA|U\.S\.A|Canada|Australia)\b))(?!\s*\d)/gu

function states(text: string, format: PostalFormat): Anchor[] {
  if (!STATE_ALONE.includes(format.country)) return []
  return first(text.matchAll(STATE_AT_END), (match) => {
    const end = match.index + match[0].length
    return stateOf(format.country, match[1] ?? '') ? { start: end, end, postcode: '', format } : undefined
  })
}

function countries(line: string): Anchor[] {
  return piecesOf(line).flatMap(({ text, start }) => {
    const country = countryNamed(text.replace(/\.$/, ''))
    return country ? [{ start, end: start, postcode: '', format: withoutPostcode(country) }] : []
  })
}

function first(
  matches: Iterable<RegExpMatchArray & { index: number }>,
  read: (match: RegExpMatchArray & { index: number }) => Anchor | undefined,
): Anchor[] {
  const anchors: Anchor[] = []
  for (const match of matches) {
    const anchor = read(match)
    if (anchor) anchors.push(anchor)
    if (anchors.length === MAX_ANCHORS) break
  }
  return anchors
}
