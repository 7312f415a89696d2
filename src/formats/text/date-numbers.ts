/** Finds a date that is written in numbers, with signs or East Asian characters between them. */

import { pattern, words } from '../../lexicon/pattern.ts'
import { dayIn, ERAS, type FoundDate, yearOfEra } from './calendar.ts'

type Part = string | undefined

type Form = (text: string, language: string) => FoundDate | undefined

/** `read` gets the groups of a match and the text before it, and returns the day. */
const form =
  (
    pattern: RegExp,
    read: (parts: readonly Part[], language: string, before: string) => string | undefined,
  ): Form =>
  (text, language) => {
    const parts = pattern.exec(text)
    const date = parts ? read(parts.slice(1), language, text.slice(0, parts.index)) : undefined
    // A date outside these years is probably an address, a version or a size.
    return parts && date && date >= '1900' && date < '2100'
      ? { date, from: parts.index, to: parts.index + parts[0].length }
      : undefined
  }

const day = (language: string, ...parts: readonly Part[]): string | undefined => {
  const [year = 0, month = 0, dayOfMonth = 0] = parts.map(Number)
  return dayIn(language, year, month, dayOfMonth)
}

/** Languages in which dates in numbers begin with the year, so `03/04/2024` is ambiguous. */
const YEAR_FIRST: ReadonlySet<string> = new Set(words('ja zh yue ko hu mn lt eu'))
/** Tags of languages in which the month comes first, without `en`, which all countries use. */
const MONTH_FIRST: ReadonlySet<string> = new Set(words('en-us en-pr en-gu en-vi fil fil-ph tl tl-ph'))
const DOUBTFUL: ReadonlySet<string> = new Set(['', ...words('en en-ca en-ph fr-ca')])

/** Returns which part of a date comes first, by CLDR 45; undefined where two orders are usual. */
function orderIn(language: string): 'day' | 'month' | 'year' | undefined {
  const tag = language.toLowerCase().replace(/_/g, '-')
  if (DOUBTFUL.has(tag)) return undefined
  if (MONTH_FIRST.has(tag)) return 'month'
  return YEAR_FIRST.has(tag.split('-')[0] ?? '') ? 'year' : 'day'
}

/**
 * Returns the date of a text such as `03/04/2024`. A number above twelve is the day. Otherwise the weekday
 * before the date decides which number is the day, and without a weekday the language decides.
 */
function yearLast([first, sign, second, year]: readonly Part[], language: string, before: string) {
  const asDay = day(language, year, second, first)
  const asMonth = day(language, year, first, second)
  if (sign === '.' || !asMonth || asDay === asMonth) return asDay
  if (!asDay) return asMonth
  const [, weekday = ''] = WEEKDAY_BEFORE.exec(before) ?? []
  const named = [asDay, asMonth].filter((date) => weekdayOf(date) === weekday.toLowerCase())
  if (named.length === 1) return named[0]
  const order = orderIn(language)
  return order === 'day' ? asDay : order === 'month' ? asMonth : undefined
}

const WEEKDAY_BEFORE = /(?<![a-z])(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,?\s{0,3}$/i

const weekdayOf = (date: string): string => new Date(date).toUTCString().slice(0, 3).toLowerCase()

/** Returns the year for two digits, from 1990 on, because no page is older. */
function shortYear(digits: Part): string | undefined {
  const year = Number(digits)
  if (year >= 90) return `19${digits}`
  return year < 50 ? `20${digits}` : undefined
}

function shortDate([first, sign, second, third]: readonly Part[], language: string): string | undefined {
  const order = orderIn(language)
  if (order === 'year') return day(language, shortYear(first), second, third)
  if (order === 'day') return day(language, shortYear(third), second, first)
  return order === 'month' && sign === '/' ? day(language, shortYear(third), first, second) : undefined
}

/**
 * Matches dates with East Asian or Mongolian words after the numbers, such as `2024年3月3日`,
 * `令和6年3月3日`, `2024년 3월 3일` and `2024 оны 4 сарын 3`. The beginning of a period does
 * not match, also when a weekday is between the date and the end.
 */
const NAMED_PARTS = pattern('u')`
  (?:(${ERAS})\s?)?(?<!\d)(\d{1,4}|元)\s?(?:年|년|оны)\s?
  (\d{1,2})\s?(?:月|월|-?р?\s?сарын)\s?
  (\d{1,2})(?!\d)(?:\s?[日號号일])?
  (?![日號号일]|\s?(?:[(（][^)）]{1,3}[)）]\s?)?[~〜～–-]\s?\d{1,2}(?![\d:時时시]))
`

/** The forms, the most certain first. */
const FORMS: readonly Form[] = [
  form(NAMED_PARTS, ([era, year = '', month, dayOfMonth], language) =>
    day(language, String(yearOfEra(era, year)), month, dayOfMonth),
  ),
  // The year comes first: `2024/3/3`, `2024.03.03`, `2024. 3. 3.`
  form(/(?<![\d.])(\d{4})(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})(?!\d)/, (parts, language) =>
    day(language, ...parts),
  ),
  // The day comes first in every language: `3.4.2024`, `3. 4. 2024`.
  form(/(?<![\d./-])(\d{1,2})(\.)\s?(\d{1,2})\.\s?(\d{4})(?!\d|[./-]\d)/, yearLast),
  form(/(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?!\d|[./-]\d)/, yearLast),
  // `03.04.24` needs two digits in each part, so that version numbers do not match.
  form(/(?<![\p{L}\d./:-]|\p{L}\s)(\d\d)(\.)(\d\d)\.(\d\d)(?!\d|[./:-]\d)/u, shortDate),
  form(/(?<![\p{L}\d./:-])(\d{1,2})(\/)(\d{1,2})\/(\d\d)(?!\d|[./:-]\d)/u, shortDate),
]

/** Returns the first date of the most certain form in a text whose digits are ASCII. */
export function dateInNumbers(text: string, language: string): FoundDate | undefined {
  for (const find of FORMS) {
    const found = find(text, language)
    if (found) return found
  }
  return undefined
}
