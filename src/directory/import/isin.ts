import { words } from '../../lexicon/pattern.ts'
import { checkDigitOf } from '../lookup/isin-digit.ts'

/**
 * Countries in which foreign companies are often registered. The ISINs of such companies begin with the code
 * of the country. The list was made by hand in 2026, from the domiciles of listed companies.
 */
const DOMICILES: ReadonlySet<string> = new Set(
  words('BM KY VG JE GG IM LU NL IE CY MT GI MH LR PA CW BS MU MO SG XS'),
)

/**
 * Legal forms that show where a company is registered, which decides the country of its ISIN. From ISO 20275
 * (Entity legal forms, 2023).
 */
const REGISTERED: readonly (readonly [form: RegExp, countries: readonly string[]])[] = [
  [/\bplc\.?$/i, ['GB', 'IE']],
  [/\bN\.?V\.?$/, ['NL', 'BE', 'CW']],
  [/\bS\.?[AE]\.?$/, ['LU']],
  [/\bS\.?(?:a\.?r\.?l|C\.?A)\.?$/i, ['LU']],
  [/\bS\.?p\.?A\.?$/i, ['IT']],
  [/\bAG$/, ['DE', 'CH', 'AT', 'LI']],
  [/\bAB(?: \(publ\.?\))?$/, ['SE']],
  [/\bASA$/, ['NO']],
  [/\bOyj$/i, ['FI']],
  [/\bA\/S$/i, ['DK']],
]

/**
 * Countries in which most funds are registered. A company that is traded in its own country has an ISIN of
 * these countries only if its legal form shows that it is registered there.
 */
const FUND_DOMICILES: ReadonlySet<string> = new Set(words('IE LU XS'))

export type IsinProblem = 'isin_form' | 'isin_check_digit' | 'isin_country'

/**
 * Returns the problem of an ISIN in upper case. The company is called `name`, and is in `country`; its
 * security is traded in `market`. Open data often has the ISIN of another company with the same symbol, which
 * the country reveals. The ISIN is accepted when neither country nor market is known.
 */
export function isinProblem(
  isin: string,
  country: string | undefined,
  market: string | undefined,
  name = '',
): IsinProblem | undefined {
  if (!/^[A-Z]{2}[A-Z\d]{9}\d$/.test(isin)) return 'isin_form'
  if (checkDigitOf(isin.slice(0, 11)) !== isin[11]) return 'isin_check_digit'
  const prefix = isin.slice(0, 2)
  if (country === undefined || [country, market].includes(prefix)) return undefined
  const isFund = FUND_DOMICILES.has(prefix) && country === market
  if (DOMICILES.has(prefix) && !isFund) return undefined
  if (REGISTERED.some(([form, countries]) => form.test(name) && countries.includes(prefix))) return undefined
  return 'isin_country'
}

/** Returns the American or Canadian ISIN with this CUSIP; undefined for any other text. */
export function isinOfCusip(cusip: string, country: string): string | undefined {
  const isValid = (country === 'US' || country === 'CA') && /^[A-Z\d]{8}\d$/.test(cusip)
  return isValid ? `${country}${cusip}${checkDigitOf(country + cusip)}` : undefined
}
