import { countryOfCity } from '../../../lexicon/cities.ts'
import { countryNamed } from '../../../lexicon/countries.ts'
import type { Address } from '../../../model/values.ts'
import { anchorsOf } from './anchors.ts'
import { readBigEndian } from './big-endian.ts'
import { cityNamed } from './city-names.ts'
import { EVIDENT_FORMATS, formatOf, type PostalFormat, prefixedIn } from './formats.ts'
import { firstSentence, piecesOf } from './pieces.ts'
import { type ReadAddress, readAround } from './read.ts'
import { isNameOfRoad } from './streets.ts'

/** An address in a list of lines, and the lines on which it is. */
export interface FoundAddress {
  readonly address: Address
  readonly firstLine: number
  readonly lastLine: number
  readonly written: string
  /** The text after the address on its last line. */
  readonly behind: string
}

/** The most lines above and below a postcode that may belong to its address. */
const LINES_ABOVE = 5
const LINES_BELOW = 2

/**
 * Returns all addresses in the lines. Three kinds of formats are tried: those of `countries`, the likely
 * countries with the most likely first; those that only one country uses; and those of countries or large
 * cities that are named near the postcode. `isMarked` says that the page marks the lines as an address. Then
 * any line above the city of a named country may be the street.
 */
export function addressesIn(
  written: readonly string[],
  countries: readonly string[],
  isMarked = false,
): FoundAddress[] {
  const lines = written.map(spaced)
  const evident = EVIDENT_FORMATS.filter(({ country }) => !countries.includes(country))
  const hinted = countries.flatMap((country) => formatOf(country) ?? [])
  const found: FoundAddress[] = []
  for (const [at, line] of lines.entries()) {
    const own = readBigEndian(line, [lines[at - 1] ?? '', lines[at + 1] ?? ''])
    if (own) found.push({ address: own, firstLine: at, lastLine: at, written: line, behind: '' })
    if (own || !mayEnd(lines, at, isMarked)) continue
    const near = [line, ...lines.slice(at + 1, at + 1 + LINES_BELOW)]
    const named = [...prefixedIn(line), ...near.flatMap(countriesIn)]
    const formats = [...new Set([...named, ...hinted, ...evident])]
    const last = found.at(-1)
    const isOpen = last && !last.address.postalCode && at - last.lastLine <= LINES_BELOW
    const whole = isOpen ? addressesOn(lines, last.firstLine, at, formats, isMarked) : []
    if (last && whole.some((one) => completes(one, last))) found.splice(-1, 1, ...whole)
    // The lines of one address are not read again as the upper part of the next one.
    else found.push(...addressesOn(lines, (last?.lastLine ?? -1) + 1, at, formats, isMarked))
  }
  return found
}

function addressesOn(
  lines: readonly string[],
  top: number,
  at: number,
  formats: readonly PostalFormat[],
  isMarked: boolean,
): FoundAddress[] {
  const first = Math.max(top, at - LINES_ABOVE)
  if (first > at) return []
  const window = windowOf(lines, first, at)
  const lineAt = (place: number) => first + window.text.slice(0, place).split('\n').length - 1
  return readLine(window, formats, isMarked).map(({ address, start, end }) => ({
    address,
    firstLine: lineAt(start),
    lastLine: lineAt(end),
    written: window.text.slice(start, end).replace(/\n/g, ', '),
    behind: window.text.slice(end).split('\n')[0] ?? '',
  }))
}

/**
 * Whether an address repeats the one above it and adds the postcode, which in many countries has a line of
 * its own below the city. Digits before further words are usually not a postcode.
 */
function completes({ address, firstLine, behind }: FoundAddress, above: FoundAddress): boolean {
  const { postalCode, street, city } = address
  const isWhole = postalCode !== undefined && (/[\p{L}-]/u.test(postalCode) || !/^\s*[\p{L}\d]/u.test(behind))
  const isSame = street === above.address.street && city === above.address.city
  return isWhole && isSame && firstLine === above.firstLine
}

/** Matches a sign of an address's last line: a digit, a county, or a state after a comma, slash or dash. */
const WORTH = /\d|[,/–-]\s*\p{Lu}{2,3}(?!\p{L})|(?<!\p{L})Co(?:\.|unty)?\s\p{Lu}\p{Ll}/u

/** Whether a line matches `WORTH`, or is a country or large city below a number or a road. */
function mayEnd(lines: readonly string[], at: number, isMarked: boolean): boolean {
  const line = lines[at] ?? ''
  if (WORTH.test(line)) return true
  const last = line.slice(Math.max(line.lastIndexOf(','), line.lastIndexOf('|')) + 1)
  return (
    (countryNamed(last) ?? countryOfCity(cityNamed(last.trim()))) !== undefined &&
    (isMarked ||
      lines
        .slice(Math.max(0, at - LINES_ABOVE), at + 1)
        .some((above) => /\d/.test(above) || namesRoad(above)))
  )
}

function namesRoad(line: string): boolean {
  return line.length <= MAX_ROAD_CHARS && piecesOf(line).some(({ text }) => isNameOfRoad(text))
}

/** A line with a road, a city and a country has at most this many characters. */
const MAX_ROAD_CHARS = 120

/** Adds missing spaces, as in `Andover,Hampshire,SP10 4EU` and `Bonn53111`. */
function spaced(line: string): string {
  return /\d/.test(line) && GLUED.test(line) ? line.replace(COMMA, ', ').replace(GLUED_CODE, ' ') : line
}

const COMMA =
  /(?<=\p{L}{2}|\p{L}\d{1,5}|\s\d{1,4}),(?=\p{L})|(?<=\p{L}{3}),(?=\d)|(?<=\s\d{1,4}\p{L}?),(?=\d{5}\s\p{Lu})/gu
const GLUED_CODE = /(?<=(?<!\p{L})\p{Lu}\p{Ll}{2,20})(?=\d{4,6}(?![\p{L}\d.,]))/gu
const GLUED = /,[\p{L}\d]|\p{Ll}{3}\d{4}/u

function countriesIn(line: string): PostalFormat[] {
  return piecesOf(line).flatMap(({ text }) => {
    const name = firstSentence(text).replace(/[\d.\s]+$|^.*\d\s+/g, '')
    return formatOf(countryNamed(name) ?? countryOfCity(cityNamed(name)) ?? '') ?? []
  })
}

interface Window {
  readonly text: string
  /** The position in the text at which the line to read begins. */
  readonly from: number
}

/** Characters of the lines above and below that may belong to an address. */
const MAX_NEAR_CHARS = 200

function windowOf(lines: readonly string[], first: number, at: number): Window {
  const above = lines.slice(first, at).map((line) => `${line.slice(-MAX_NEAR_CHARS)}\n`)
  const below = lines.slice(at + 1, at + 1 + LINES_BELOW).map((line) => `\n${line.slice(0, MAX_NEAR_CHARS)}`)
  const before = above.join('')
  return { text: before + (lines[at] ?? '') + below.join(''), from: before.length }
}

/** Returns the addresses anchored on the window's own line, each for its likeliest country. */
function readLine(
  { text, from }: Window,
  formats: readonly PostalFormat[],
  isMarked: boolean,
): ReadAddress[] {
  const read: ReadAddress[] = []
  const isFree = (start: number, end: number) => !read.some((one) => start < one.end && end > one.start)
  for (const anchor of anchorsOf(text.slice(from), formats)) {
    const place = { ...anchor, start: anchor.start + from, end: anchor.end + from }
    if (!isFree(place.start - 1, place.end)) continue
    const one = readAround(text, place, isMarked)
    if (one && isFree(one.start, one.end)) read.push(one)
  }
  return read.sort((a, b) => a.start - b.start)
}
