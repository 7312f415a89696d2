/** Abbreviations of states, provinces and countries in card statements, and cities at the end of a line. */

import { STREETS } from '../../data/languages/streets.ts'
import { STATEMENT_CITIES } from '../../data/places/statement-cities.ts'
import { STATEMENT_COUNTRIES } from '../../data/places/statement-countries.ts'
import { STATEMENT_STATES } from '../../data/places/statement-states.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { pattern } from '../pattern.ts'

/** Matches folded names of streets that are one word. */
export const STREET = pattern('')`.{3}(?:${inAllLanguages(STREETS, (words) => words.statementEndings)})$`

/** Codes of states or provinces, each with the countries that have it. */
export const STATES: ReadonlyMap<string, readonly string[]> = STATEMENT_STATES.flatMap(([country, states]) =>
  states.map((state) => [state, country] as const),
).reduce(
  (countries, [state, country]) => countries.set(state, [...(countries.get(state) ?? []), country]),
  new Map<string, string[]>(),
)

/**
 * Country names and codes in lower case (ISO 3166-1 alpha-2, alpha-3, short names), with the alpha-2 code in
 * upper case.
 */
export const COUNTRIES: ReadonlyMap<string, string> = new Map(
  STATEMENT_COUNTRIES.flatMap(([country, names]) =>
    [country.toLowerCase(), ...names].map((name) => [name, country] as const),
  ),
)

/** Folded names of cities, with spaces between words. */
export const CITIES: ReadonlySet<string> = new Set(STATEMENT_CITIES)
