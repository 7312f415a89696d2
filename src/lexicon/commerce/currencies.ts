/** Signs of money and the currencies that they stand for. Codes are those of ISO 4217. */

import { CURRENCIES } from '../../data/places/currencies.ts'
import { CURRENCY_SIGNS as SIGNS } from '../../data/places/currency-signs.ts'
import { byName } from '../../model/by-name.ts'
import { countryOfLanguage } from '../countries.ts'
import { words } from '../pattern.ts'

/** Codes that pages write beside amounts. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(CURRENCIES.map(({ code }) => code))

/** Codes that are no longer valid, or never were, with the right codes. */
export const OLD_CODES = byName(
  Object.fromEntries(CURRENCIES.flatMap(({ code, others }) => others.map((other) => [other, code]))),
)

/** Currencies without a smaller unit: a point in their amounts groups thousands. */
export const WHOLE_CURRENCIES: ReadonlySet<string> = new Set(
  CURRENCIES.filter(({ unit }) => unit === 'whole').map(({ code }) => code),
)

/**
 * Signs of one currency, and those of several with the usual one of them. A longer sign stands before one
 * that it contains.
 */
export const CURRENCY_SIGNS: readonly (readonly [sign: string, code: string])[] = SIGNS.flatMap(
  ({ sign, currency }) => (currency ? [[sign, currency] as const] : []),
)

/** Signs that mean money in one country alone, and a measure or a mere letter elsewhere: "6 ft", "R 20". */
export const LOCAL_SIGNS: readonly string[] = SIGNS.flatMap(({ sign, currency }) => (currency ? [] : [sign]))

/** Signs that several countries write for a currency of their own -> country -> code. */
export const SIGNS_BY_COUNTRY: Readonly<Record<string, Readonly<Record<string, string>>>> = byName(
  Object.fromEntries(
    SIGNS.filter(({ elsewhere }) => elsewhere.length > 0).map(({ sign, elsewhere }) => [
      sign,
      byName(Object.fromEntries(elsewhere)),
    ]),
  ),
)

/** Languages that one country writes for the most part, so its money is meant on their pages. */
const LANGUAGES_OF_ONE_MONEY = words('da nb no nn sv is zh nl de hu')

/** The country whose currency pages in a language use; undefined when several are possible. */
export function countryOfMoney(language: string): string | undefined {
  const tag = language.toLowerCase()
  return LANGUAGES_OF_ONE_MONEY.includes(tag) ? countryOfLanguage(tag) : undefined
}
