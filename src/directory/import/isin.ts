import { words } from '../../lexicon/pattern.ts'
import { checkDigitOf } from '../lookup/isin-digit.ts'

/**
 * Countries in which companies of other countries are registered, so their ISINs begin with it. The list was
 * made by hand in 2026, from the domiciles of listed companies.
 */
const DOMICILES: ReadonlySet<string> = new Set(
  words('BM KY VG JE GG IM LU NL IE CY MT GI MH LR PA CW BS MU MO SG XS'),
)

/**
 * Legal forms that only companies registered in these countries have: a company that works elsewhere has an
 * ISIN of the country where it is registered. From ISO 20275 (Entity legal forms, 2023).
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
 * Countries in which most funds are registered. A company that is traded at home has an ISIN of them only if
 * its legal form says that it is registered there.
 */
const FUND_DOMICILES: ReadonlySet<string> = new Set(words('IE LU XS'))

export type IsinProblem = 'isin_form' | 'isin_check_digit' | 'isin_country'

/**
 * The problem of an ISIN, upper case, of a company called `name` in `country`, whose security is traded in
 * `market`. Open data has ISINs of other companies with the same symbol: the country shows which are wrong.
 * When neither country nor market is known, the ISIN is accepted.
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

/** The American or Canadian ISIN with this CUSIP; undefined for any other text. */
export function isinOfCusip(cusip: string, country: string): string | undefined {
  const isValid = (country === 'US' || country === 'CA') && /^[A-Z\d]{8}\d$/.test(cusip)
  return isValid ? `${country}${cusip}${checkDigitOf(country + cusip)}` : undefined
}
