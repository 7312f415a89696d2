/** Currency signs and their currencies. Codes are those of ISO 4217. */

import { CURRENCIES } from '../../data/places/currencies.ts'
import { CURRENCY_SIGNS as SIGNS } from '../../data/places/currency-signs.ts'
import { byName } from '../../model/by-name.ts'
import { countryOfLanguage } from '../countries.ts'
import { words } from '../pattern.ts'

/** Codes that pages write beside amounts. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(CURRENCIES.map(({ code }) => code))

/** The right code for each outdated or wrong code. */
export const OLD_CODES = byName(
  Object.fromEntries(CURRENCIES.flatMap(({ code, others }) => others.map((other) => [other, code]))),
)

/** Currencies without a smaller unit, so that a point in their amounts separates thousands. */
export const WHOLE_CURRENCIES: ReadonlySet<string> = new Set(
  CURRENCIES.filter(({ unit }) => unit === 'whole').map(({ code }) => code),
)

/** Currency signs with their usual currency. A longer sign comes before the signs that it contains. */
export const CURRENCY_SIGNS: readonly (readonly [sign: string, code: string])[] = SIGNS.flatMap(
  ({ sign, currency }) => (currency ? [[sign, currency] as const] : []),
)

/** Signs that are a currency only in one country, and elsewhere a measure or a letter: "6 ft", "R 20". */
export const LOCAL_SIGNS: readonly string[] = SIGNS.flatMap(({ sign, currency }) => (currency ? [] : [sign]))

/** The currency of each country for signs that several countries use. */
export const SIGNS_BY_COUNTRY: Readonly<Record<string, Readonly<Record<string, string>>>> = byName(
  Object.fromEntries(
    SIGNS.filter(({ elsewhere }) => elsewhere.length > 0).map(({ sign, elsewhere }) => [
      sign,
      byName(Object.fromEntries(elsewhere)),
    ]),
  ),
)

/** Languages that are mostly used in one country, whose currency their pages use. */
const LANGUAGES_OF_ONE_MONEY = words('da nb no nn sv is zh nl de hu')

/** Returns the country whose currency pages in a language use; undefined when several are possible. */
export function countryOfMoney(language: string): string | undefined {
  const tag = language.toLowerCase()
  return LANGUAGES_OF_ONE_MONEY.includes(tag) ? countryOfLanguage(tag) : undefined
}
