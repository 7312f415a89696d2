/** Finds amounts of money, shares and spans of time in a sentence. */

import { ANSWERS } from '../../data/languages/answers.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { pattern } from '../../lexicon/pattern.ts'

const UNITS = inAllLanguages(ANSWERS, 'units')
const COUNT = '(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty)'
const SPAN = pattern('giu')`
  (?:[<>≤]\s?)?(?<![\p{L}\d])${COUNT}(?:\s?(?:-|–|—|to|bis|à|till)\s?${COUNT})?[\s-]
  (?:(?:business|working|calendar|full)\s)?(?:${UNITS})(?:e?[sn])?(?!\p{L})
`
/** Matches a span such as `24–48h`. A time of day such as `9h–18h` does not match. */
const SHORT_SPAN =
  /(?<![\p{L}\d:])\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?h(?:rs?)?(?![\p{L}\d])(?!\s?[-–—:]\s?\d)/giu
const AMOUNT = /\p{Sc}\s?\d[\d.,']*|\d[\d.,']*\s?(?:\p{Sc}|%|(?:kr|zł|Rs|USD|EUR|GBP|CHF)(?!\p{L}))/gu

export const spansIn = (text: string): string[] =>
  [...text.matchAll(SPAN), ...text.matchAll(SHORT_SPAN)].map(([span]) => span)

const CURRENCY = String.raw`(?:\p{Sc}|(?<!\p{L})(?:kr|zł|Kč|Ft|lei|лв|руб|грн|din|Rp|Rs|RM|TL|R\$|[A-Z]{3})(?!\p{L})\.?|[円元원])`
const CURRENCY_BEFORE = new RegExp(String.raw`${CURRENCY}\s?$`, 'u')
const CURRENCY_AFTER = new RegExp(String.raw`^(?:,-|\s)?${CURRENCY}`, 'u')

/** Whether the text before or after a number makes it an amount of money. */
export const hasCurrency = (before: string, after: string) =>
  CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after)

export const amountsIn = (text: string): string[] => [...text.matchAll(AMOUNT)].map(([amount]) => amount)
