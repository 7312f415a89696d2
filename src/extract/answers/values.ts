/** Converts texts of a page to values of a type. Returns undefined for a text that does not fit. */

import { ANSWERS } from '../../data/languages/answers.ts'
import { parseDate } from '../../formats/text/date.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { foldedMonth, monthNamed } from '../../lexicon/month-names.ts'
import { NUMBER_WORDS } from '../../lexicon/number-words.ts'
import { pattern } from '../../lexicon/pattern.ts'
import type { DataValue, EntryType, FieldType } from '../../model/query.ts'

/** Spaces separate thousands only before groups of three digits, so `2019 2020` are two numbers. */
const NUMBER =
  /(?<![\p{L}\d.,])[-+−]?(?:\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d(?:[\d.,'’]*\d)?)(?!\d)/gu
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundert', 100],
  ['k', 1e3],
  ['thousand', 1e3],
  ['tausend', 1e3],
  ['m', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['millionen', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['milliarden', 1e9],
  ['万', 1e4],
  ['億', 1e8],
])

/** A number in a text. A following `thousand` or `million` is part of its value and position. */
export interface NumberInText {
  readonly value: number
  readonly start: number
  readonly end: number
}

/** All numbers of a text, in digits and in words. */
export function numbersIn(text: string): NumberInText[] {
  const inDigits = [...text.matchAll(NUMBER)].map((match) => ({ match, value: numberOf(match[0]) }))
  const hundreds = [...text.matchAll(HUNDREDS)].map((match) => ({ match, value: hundredsOf(match) }))
  // Numbers with `hundred` are already read. Spaces in their place leave the positions of other numbers
  // unchanged.
  const rest = text.replace(HUNDREDS, (said) => ' '.repeat(said.length))
  const inWords = [...rest.matchAll(WORD)].map((match) => ({ match, value: wordNumber(match[0]) }))
  return [...inDigits, ...hundreds, ...inWords]
    .flatMap(({ match, value }): NumberInText[] => {
      const end = match.index + match[0].length
      const [unit = ''] = /^\s?\p{L}+/u.exec(text.slice(end)) ?? []
      const factor = MULTIPLIERS.get(unit.trim().toLowerCase()) ?? 1
      return value === undefined ? [] : [{ value: value * factor, start: match.index, end }]
    })
    .sort((a, b) => a.start - b.start)
}

const WORD = /\p{L}+(?:-\p{L}+)?/gu
const UP_TO_NINETY_NINE = [...NUMBER_WORDS.keys()].filter((word) => /^[a-z]+$/.test(word)).join('|')
/** Matches hundreds in words, such as `one hundred and thirty`. */
const HUNDREDS = new RegExp(
  `(?<!\\p{L})(an?|${UP_TO_NINETY_NINE}) hundred(?: (?:and )?((?:${UP_TO_NINETY_NINE})(?:-(?:${UP_TO_NINETY_NINE}))?))?(?![\\p{L}-])`,
  'giu',
)

function hundredsOf([, count = '', rest]: RegExpMatchArray): number | undefined {
  const more = rest === undefined ? 0 : wordNumber(rest)
  const hundreds = /^an?$/i.test(count) ? 1 : NUMBER_WORDS.get(count.toLowerCase())
  return hundreds === undefined || more === undefined ? undefined : hundreds * 100 + more
}

/**
 * Converts a word. `one` alone does not count as a number, because in most languages it is also an article.
 */
function wordNumber(word: string): number | undefined {
  const [tens = '', units] = word.toLowerCase().split('-')
  const values = [NUMBER_WORDS.get(tens), units === undefined ? 0 : NUMBER_WORDS.get(units)]
  const [first, second] = values
  if (first === undefined || second === undefined || first === 1) return undefined
  return units === undefined || (first >= 20 && second < 10) ? first + second : undefined
}

/**
 * Converts a number in digits. If it has both `.` and `,`, the last one of them starts the decimals;
 * otherwise a separator before exactly three digits separates thousands.
 */
function numberOf(written: string): number | undefined {
  const text = written.replace(/[\u00a0\u202f '’]/g, '').replace('−', '-')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const decimals = last < 0 ? '' : text.slice(last + 1)
  const isOnlyKind = !(text.includes('.') && text.includes(','))
  const isGrouped = decimals.length === 3 && isOnlyKind
  const groups = last < 0 ? [] : text.split(text[last] ?? '')
  const isRepeated = groups.length > 2
  // IP addresses, versions and dates also have several dots, but are not numbers.
  if (isRepeated && groups.slice(1).some(({ length }) => length !== 3)) return undefined
  const whole = last < 0 || isGrouped || isRepeated ? text : text.slice(0, last)
  const fraction = last < 0 || isGrouped || isRepeated ? '' : `.${decimals}`
  const value = Number(`${whole.replace(/[.,]/g, '')}${fraction}`)
  return Number.isFinite(value) ? value : undefined
}

const YES = pattern('iu')`^(?:${inAllLanguages(ANSWERS, 'yes')})(?![\p{L}])`
const NO = pattern('iu')`^(?:${inAllLanguages(ANSWERS, 'no')})(?![\p{L}])`

function booleanIn(text: string): boolean | undefined {
  if (YES.test(text.trim())) return true
  return NO.test(text.trim()) ? false : undefined
}

const YEAR = /(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d.,]\d|\d)/g

/** The only date of a text: a day, else a month, else a year. Undefined when there are several. */
export function dateIn(text: string): string | undefined {
  const day = parseDate(text)?.slice(0, 10)
  if (day !== undefined) return day
  const years = [...new Set(text.match(YEAR) ?? [])]
  if (years.length !== 1) return undefined
  const words = [...text.normalize('NFC').matchAll(WORD_BEFORE_YEAR)]
  const month = words.map(([, word = '']) => monthNamed(foldedMonth(word))).find((one) => one !== undefined)
  return month === undefined ? years[0] : `${years[0]}-${String(month).padStart(2, '0')}`
}

const WORD_BEFORE_YEAR = /(?<!\p{L})(\p{L}{3,14})\.?,?\s+(?:del?\s+)?(?=(?:1[5-9]|20)\d\d(?!\d))/gu

/** An absolute http address in a text. */
export function urlIn(text: string): string | undefined {
  const [found] = /https?:\/\/[^\s"'<>]+[^\s"'<>.,;:!?)]/i.exec(text) ?? []
  return found
}

export function entryOf(text: string, type: EntryType | FieldType): Exclude<DataValue, object> | undefined {
  switch (type) {
    case 'number': {
      const [first, ...others] = numbersIn(text)
      return others.length > 0 ? undefined : first?.value
    }
    case 'date':
      return dateIn(text)
    case 'boolean':
      return booleanIn(text)
    case 'url':
      return urlIn(text)
    default:
      return text.trim() || undefined
  }
}
