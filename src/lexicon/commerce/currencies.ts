/**
 * Signs of money and the currencies that they stand for. Codes are those of ISO 4217; which country uses
 * which is as of 2026. By hand.
 */

import { byName } from '../../model/by-name.ts'
import { words } from '../pattern.ts'

/** Codes that pages write beside amounts. Others are too rare, or words of some language. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  words(`
    AED ARS AUD BDT BGN BHD BRL CAD CHF CLP CNY COP CRC CZK DKK DZD EGP EUR GBP GEL HKD HRK HUF IDR ILS INR ISK
    JOD JPY KES KRW KWD KZT LBP LKR LTL LVL MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN PYG QAR RON RSD RUB SAR
    SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR`),
)

/** Codes that are no longer valid, or were never, and what is meant. */
export const OLD_CODES = byName<string>({
  RUR: 'RUB',
  NTD: 'TWD',
  RMB: 'CNY',
  EURO: 'EUR',
  US: 'USD',
  TL: 'TRY',
  SFR: 'CHF',
})

/**
 * Signs of one currency, and those of several with the one that is meant where nothing tells otherwise. A
 * longer sign stands before one that it contains.
 */
export const CURRENCY_SIGNS: readonly (readonly [sign: string, code: string])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['C $', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['円', 'JPY'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['元', 'CNY'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['руб.', 'RUB'],
  ['руб', 'RUB'],
  ['₴', 'UAH'],
  ['грн', 'UAH'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['lei', 'RON'],
  ['лв', 'BGN'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['원', 'KRW'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₪', 'ILS'],
  ['₸', 'KZT'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₡', 'CRC'],
  ['₲', 'PYG'],
  ['৳', 'BDT'],
  ['₨', 'PKR'],
  ['₾', 'GEL'],
  ['S/.', 'PEN'],
  ['KSh', 'KES'],
  ['ر.س', 'SAR'],
  ['ريال', 'SAR'],
  ['ج.م', 'EGP'],
  ['جنيه', 'EGP'],
  ['د.ك', 'KWD'],
  ['ر.ق', 'QAR'],
  ['ر.ع', 'OMR'],
  ['د.ب', 'BHD'],
  ['د.أ', 'JOD'],
  ['د.م', 'MAD'],
  ['د.ت', 'TND'],
  ['درهم', 'AED'],
  ['د.إ', 'AED'],
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['Fr.', 'CHF'],
  ['kr.', 'DKK'],
  ['kr', 'SEK'],
  ['TL', 'TRY'],
  [',-', 'CZK'],
]

/** Signs that mean money in one country alone, and a measure or a mere letter elsewhere: "6 ft", "R 20". */
export const LOCAL_SIGNS = words('Ft R')

/** Signs that several countries write for a currency of their own -> country or language -> code. */
export const SIGNS_BY_COUNTRY: Readonly<Record<string, Readonly<Record<string, string>>>> = byName({
  $: byName({
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    SG: 'SGD',
    HK: 'HKD',
    MX: 'MXN',
    TW: 'TWD',
    CL: 'CLP',
    CO: 'COP',
    AR: 'ARS',
    UY: 'UYU',
  }),
  '¥': byName({ CN: 'CNY' }),
  '￥': byName({ CN: 'CNY' }),
  kr: byName({ DK: 'DKK', NO: 'NOK', IS: 'ISK', SE: 'SEK' }),
  'kr.': byName({ DK: 'DKK', NO: 'NOK', IS: 'ISK', SE: 'SEK' }),
  ',-': byName({ NL: 'EUR', DE: 'EUR', AT: 'EUR', BE: 'EUR', NO: 'NOK', SE: 'SEK', DK: 'DKK', CH: 'CHF' }),
  Ft: byName({ HU: 'HUF' }),
  R: byName({ ZA: 'ZAR' }),
  ريال: byName({ QA: 'QAR', OM: 'OMR' }),
  درهم: byName({ MA: 'MAD' }),
  '₨': byName({ IN: 'INR', LK: 'LKR' }),
  Rs: byName({ PK: 'PKR', LK: 'LKR' }),
  'Rs.': byName({ PK: 'PKR', LK: 'LKR' }),
})

/** Languages that one country writes for the most part -> that country. */
export const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = byName({
  da: 'DK',
  nb: 'NO',
  no: 'NO',
  nn: 'NO',
  sv: 'SE',
  is: 'IS',
  zh: 'CN',
  nl: 'NL',
  de: 'DE',
  hu: 'HU',
})

/** Currencies without a smaller unit: a point in their amounts groups thousands. */
export const WHOLE_CURRENCIES: ReadonlySet<string> = new Set(words('JPY KRW VND CLP IDR HUF ISK PYG COP'))
