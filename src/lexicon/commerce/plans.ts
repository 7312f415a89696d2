/** Words of pricing pages, by what they mean for a plan. */

import { PLANS } from '../../data/languages/plans.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { anyOf, pattern, wholeText, wholeWords } from '../pattern.ts'

/** Match words before or after an amount that is paid every month or year. */
export const PER_MONTH = wholeWords(inAllLanguages(PLANS, 'perMonth'))
export const PER_YEAR = wholeWords(inAllLanguages(PLANS, 'perYear'))
/** Match words with the same meaning in scripts without spaces between words. */
export const MONTH_SIGNS = anyOf(inAllLanguages(PLANS, 'monthSigns'), 'u')
export const YEAR_SIGNS = anyOf(inAllLanguages(PLANS, 'yearSigns'), 'u')

/** Matches words for an amount that is paid for each person. */
export const PER_SEAT = wholeWords(inAllLanguages(PLANS, 'perSeat'))
export const SEAT_SIGNS = anyOf(inAllLanguages(PLANS, 'seatSigns'), 'u')

const UNITS_OF_USE = inAllLanguages(PLANS, 'units')
const SO_MANY = /(?:\d[\d.,]*\s?(?:k|m|million)?\s?|million\s|thousand\s)?/

/** Matches words for an amount by usage: `per 1,000 requests`, `$0.006/minute`, `pay as you go`. */
export const PER_USE = pattern('iu')`
  (?<![\p{L}\p{N}_])(?:(?:per|pro|par|por|al|za|each)\s${[SO_MANY]}(?:${UNITS_OF_USE})|(?:a|an)\s(?:${UNITS_OF_USE})|
  ${inAllLanguages(PLANS, 'byUse')})(?![\p{L}\p{N}_])|
  /\s?${[SO_MANY]}(?:${UNITS_OF_USE})(?![\p{L}\p{N}_])|/\s?1[km](?![\p{L}\p{N}_])
`
export const USE_SIGNS = anyOf(inAllLanguages(PLANS, 'useSigns'), 'u')

/** Matches the validity of a single payment: `valid for a year`, `gültig 12 Monate`. */
const VALID = inAllLanguages(PLANS, 'valid')
export const VALIDITY = pattern('giu')`
  (?:(?:\d{1,3}|one|ein|eine|un|una|een)[\s-]\p{L}{2,12}\s(?:lang\s)?)?(?<!\p{L})(?:${VALID})(?!\p{L})[^.;|\n]{0,40}
`
/**
 * Matches a share of the sales that is charged instead of a price: `2.9% + $0.30`, `1.5 % per transaction`.
 */
export const SHARE =
  /^\W{0,3}\d{1,2}(?:[.,]\d{1,3})?\s?%\s*(?:\+|plus\b|per\b|of\b|pro\b|par\b|por\b|vom\b|fee|commission)/iu

/** Matches the name or price of a plan without cost. */
export const FREE = wholeText(inAllLanguages(PLANS, 'free'))
/** Matches words that stand in place of a price that is available on request. */
export const ON_REQUEST = wholeWords(inAllLanguages(PLANS, 'onRequest'))
export const REQUEST_SIGNS = anyOf(inAllLanguages(PLANS, 'requestSigns'), 'u')
