/** Reads amounts of money as people and machines write them. */

import {
  CURRENCY_CODES,
  CURRENCY_SIGNS,
  countryOfMoney,
  LOCAL_SIGNS,
  OLD_CODES,
  SIGNS_BY_COUNTRY,
  WHOLE_CURRENCIES,
} from '../../lexicon/commerce/currencies.ts'
import { branches } from '../../lexicon/pattern.ts'

export interface Amount {
  readonly value: number
  /** ISO 4217. */
  readonly currency: string | undefined
  /** The position in the text where the amount begins. */
  readonly at: number
  readonly end: number
}

/** A country (ISO 3166-1 alpha-2) and a language (BCP 47), which decide the currency of signs such as `$`. */
export interface Locale {
  readonly country?: string | undefined
  readonly language?: string | undefined
}

const SIGN_OF_CODE: ReadonlyMap<string, string> = new Map(
  CURRENCY_SIGNS.map(([sign, code]) => [sign.toLowerCase(), code]),
)

const MAX_AMOUNTS = 50

/**
 * Matches numbers with thousands in groups of three digits, lakhs as in India, numbers without groups, cents
 * without a zero before them (`,89 €`, `$.99`), and parts of a cent (`$0.0006`).
 */
const NUMBER = branches([
  /0[.,]\d{3,8}(?!\d)/,
  /\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?(?!\d)/,
  /\d{1,3}(?:[ .,'’\u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)/,
  /\d{1,9}(?:[.,]\d{1,2}(?!\d)|[.,]\d{3}(?!\d))?/,
  /[.,]\d{2}(?!\d)/,
])
const MARKS = CURRENCY_SIGNS.map(([sign]) => sign).filter((sign) => sign !== ',-')
const SIGNS = branches(MARKS.filter((sign) => !/^\p{L}/u.test(sign)))
const LETTERS = branches([...MARKS.filter((sign) => /^\p{L}/u.test(sign)), ...LOCAL_SIGNS])
const CODES = branches([...CURRENCY_CODES, ...Object.keys(OLD_CODES).filter((code) => code.length > 2)])
const UNIT = String.raw`(?<!\p{L})(?:(?:${CODES})(?!\p{L})|${LETTERS})|${SIGNS}`
const DASH = '[.,][-–—]{1,2}'
/**
 * Matches an amount in one of three forms: a sign in place of the decimal mark, as in "14€99"; a sign
 * before a number, with an optional code after it; or a number with a sign or dash after it, unless the sign
 * belongs to the next number.
 */
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\d.,])(?<whole>\d{1,3}(?:[ .\u00A0\u202F]?\d{3}){0,3})(?<mark>€)(?<cents>\d\d)(?![\d.,]|\s?€)`,
    String.raw`(?<before>${UNIT})\s{0,2}(?<number>${NUMBER})(?:${DASH})?(?:\s{0,2}(?<code>${CODES})(?!\p{L}|\s{0,2}\d))?`,
    String.raw`(?<![\d.,])(?<bare>${NUMBER})(?<dash>${DASH})?(?:(?!\s+(?:${SIGNS})\d)\s{0,2}(?<after>${UNIT})(?!\p{L}))?`,
  ].join('|'),
  'giu',
)

/** Returns the amounts in a text that have a currency, in their order. */
export function amountsIn(text: string, locale: Locale = {}): Amount[] {
  const found: Amount[] = []
  for (const match of latinDigits(text).matchAll(AMOUNT)) {
    const { whole, mark, cents, before, number, code, bare, dash, after } = match.groups ?? {}
    const sign = code ?? mark ?? before ?? after ?? (dash ? ',-' : undefined)
    if (sign === undefined) continue
    const currency = currencyOf(sign, locale)
    const value = numberOf(whole === undefined ? (number ?? bare ?? '') : `${whole},${cents}`, currency)
    if (value === undefined || currency === undefined) continue
    found.push({ value, currency, at: match.index, end: match.index + match[0].length })
    if (found.length === MAX_AMOUNTS) break
  }
  return found
}

const OTHER_DIGITS = /[\u0660-\u0669\u066B\u066C\u06F0-\u06F9\uFF10-\uFF19]/
const OTHER_DIGIT = new RegExp(OTHER_DIGITS, 'g')

/** Replaces Arabic, Persian and full-width digits by ASCII digits. The length of the text stays the same. */
function latinDigits(text: string): string {
  if (!OTHER_DIGITS.test(text)) return text
  return text.replace(OTHER_DIGIT, (char) => {
    if (char === '\u066B') return '.'
    return char === '\u066C' ? ',' : String(char.charCodeAt(0) & 15)
  })
}

/** Reads a number as people write it, with a point or a comma for decimals; undefined for any other text. */
function numberOf(text: string, currency?: string): number | undefined {
  const digits = text.replace(/[\s'’\u00A0\u202F]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return finite(digits)
  const mark = digits.charAt(last)
  const both = digits.includes('.') && digits.includes(',')
  const repeats = digits.indexOf(mark) !== last
  const tail = digits.length - last - 1
  const groups = repeats || (!both && tail === 3 && !digits.startsWith('0')) || isWhole(currency, tail)
  const whole = (groups ? digits : digits.slice(0, last)).replace(/[.,]/g, '')
  return finite(groups ? whole : `${whole}.${digits.slice(last + 1)}`)
}

function isWhole(currency: string | undefined, tail: number): boolean {
  return currency !== undefined && WHOLE_CURRENCIES.has(currency) && tail === 3
}

function finite(text: string): number | undefined {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? value : undefined
}

/**
 * Reads a price from machine-readable data: a number, or a text with a point for decimals, else a text as
 * people write it, with or without a currency. Undefined for a negative amount and for any other text.
 */
export function declaredPrice(given: unknown, currency?: string): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) && given >= 0 ? given : undefined
  if (typeof given !== 'string' || given.length > 40) return undefined
  const text = given.trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return finite(text)
  const [number] = /(?<![\p{L}\d])[.,]\d{2}(?!\d)|\d[\d.,'’\s\u00A0\u202F]*/u.exec(text) ?? []
  return number === undefined ? undefined : numberOf(number.replace(/[.,\s]+$/, ''), currency)
}

/** Returns the ISO 4217 code for a code or a sign of a currency; undefined for any other text. */
export function currencyOf(given: string, { country, language }: Locale = {}): string | undefined {
  const text = given.trim()
  const upper = text.toUpperCase()
  if (CURRENCY_CODES.has(upper)) return upper
  const old = OLD_CODES[upper]
  if (old !== undefined) return old
  const [tongue = '', region = ''] = (language ?? '').split(/[-_]/)
  const where = [country, region.toUpperCase(), countryOfMoney(tongue)]
  const local = SIGNS_BY_COUNTRY[text] ?? SIGNS_BY_COUNTRY[text.toLowerCase()]
  const meant = where.flatMap((each) => (each ? (local?.[each.toUpperCase()] ?? []) : []))[0]
  if (meant !== undefined) return meant
  return SIGN_OF_CODE.get(text.toLowerCase())
}
