import { COUNTRY_CODES } from '../../lexicon/countries.ts'
import { BlazonError } from '../../model/errors.ts'
import { shown } from './outcome.ts'

/** ISO 3166-1 alpha-2, upper case, and AN, which ISO withdrew but clients still send. */
export const ASKED_COUNTRIES: readonly string[] = [...COUNTRY_CODES, 'AN'].sort()

/** Returns the code in upper case. Throws `invalid_input` for any other text. */
export function checkedCountry(country: string | undefined): string | undefined {
  if (country === undefined) return undefined
  const code = country.trim().toUpperCase()
  if (ASKED_COUNTRIES.includes(code)) return code
  throw new BlazonError(
    'invalid_input',
    `${shown(country)} is not a country; it is a code of two letters, such as US (ISO 3166-1).`,
  )
}
