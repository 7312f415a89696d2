/** States, provinces and countries as card statements shorten them, and cities at the end of a line. */

import { STREETS } from '../../data/languages/streets.ts'
import { STATEMENT_CITIES } from '../../data/places/statement-cities.ts'
import { STATEMENT_COUNTRIES } from '../../data/places/statement-countries.ts'
import { STATEMENT_STATES } from '../../data/places/statement-states.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { pattern } from '../pattern.ts'

/** Endings of folded names of streets that are written as one word. */
export const STREET = pattern('')`.{3}(?:${inAllLanguages(STREETS, (words) => words.statementEndings)})$`

/** Code of a state or province -> countries in which it is one. */
export const STATES: ReadonlyMap<string, readonly string[]> = STATEMENT_STATES.flatMap(([country, states]) =>
  states.map((state) => [state, country] as const),
).reduce(
  (countries, [state, country]) => countries.set(state, [...(countries.get(state) ?? []), country]),
  new Map<string, string[]>(),
)

/** ISO 3166-1 alpha-2 and alpha-3, and short names, lower case -> alpha-2, upper case. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map(
  STATEMENT_COUNTRIES.flatMap(([country, names]) =>
    [country.toLowerCase(), ...names].map((name) => [name, country] as const),
  ),
)

/** Folded names of cities, words separated by spaces. */
export const CITIES: ReadonlySet<string> = new Set(STATEMENT_CITIES)
