import { CITIES, COUNTRIES, STATES, STREET } from '../../lexicon/transactions/places.ts'
import { foldedWords } from '../keys.ts'
import { knownWords } from './descriptors.ts'
import { cut, type Line } from './line.ts'
import type { CheckedRequest } from './request.ts'

export interface Placed {
  readonly line: Line
  /**
   * ISO 3166-1 alpha-2, upper case. It is only set when a code at the end of the line can mean the caller's
   * country, or has only one meaning.
   */
  readonly country: string | undefined
}

const LONGEST_CITY = 4

/** Removes places from the end: `//CITY/CC`, the text after a shop number, countries, states, and cities. */
export function withoutPlaces(given: Line, { city, country: asked }: CheckedRequest): Placed {
  let line = given
  let country: string | undefined
  const bar = line.text.search(/\s*\||\/\//)
  if (bar > 0) {
    const place = line.text.slice(bar).replace(/[|/]+/g, ' ')
    country = countryOf(foldedWords(place).at(-1) ?? '', asked)
    line = cut(line, 'place', line.text.slice(0, bar), place)
  }
  const branch = line.text.search(/\s[-–—]\s\S/)
  if (branch > 0 && /\p{L}{2}/u.test(line.text.slice(0, branch)))
    line = cut(line, 'branch', line.text.slice(0, branch), line.text.slice(branch + 2))
  let tokens = line.text.split(' ')
  for (let round = 0; round < 5; round++) {
    const count = placeAtEnd(tokens, city)
    if (count === 0) break
    const removed = tokens.slice(-count).join(' ')
    if (count === 1) country ??= countryOf(removed.toLowerCase(), asked)
    tokens = tokens.slice(0, -count)
    line = cut(line, 'place', tokens.join(' '), removed)
  }
  return { line, country }
}

/** Returns how many tokens at the end are a place. One token always remains, and known names stay whole. */
function placeAtEnd(tokens: readonly string[], city: readonly string[]): number {
  const words = foldedWords(tokens.join(' '))
  if (tokens.length < 2 || knownWords(words) === words.length) return 0
  for (let count = Math.min(LONGEST_CITY, tokens.length - 1); count > 0; count--) {
    const place = foldedWords(tokens.slice(-count).join(' ')).join(' ')
    if (place === '') continue
    if (CITIES.has(place) || (city.length > 0 && place === city.join(' '))) return count
  }
  const last = foldedWords(tokens.at(-1) ?? '').join('')
  // This is a house number after its street.
  if (tokens.length > 2 && /^\d{1,3}[a-z]?$/.test(last) && isStreet(tokens.at(-2) ?? '')) return 2
  const before = foldedWords(tokens.at(-2) ?? '').join('')
  return isCode(last) || isStreet(tokens.at(-1) ?? '') || (last === before && last.length > 3) ? 1 : 0
}

/** Returns whether a token is the name of a street, possibly cut off with a full stop: `Nørrebrog.` */
const isStreet = (token: string) => STREET.test(foldedWords(token).join('')) || /^\p{L}{5,}\.$/u.test(token)

const isCode = (word: string) => word.length <= 11 && (STATES.has(word) || COUNTRIES.has(word))

/** Returns the country of a code. For `CA`, which is California or Canada, the caller's country decides. */
function countryOf(code: string, asked: string | undefined): string | undefined {
  const states = STATES.get(code) ?? []
  const country = COUNTRIES.get(code)
  const all = new Set([...states, ...(country ? [country] : [])])
  if (asked !== undefined && all.has(asked)) return asked
  return all.size === 1 ? [...all][0] : undefined
}
