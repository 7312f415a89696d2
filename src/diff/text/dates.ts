/** Finds dates in a line that follow the clock. */

import { foldedMonth, MONTH_NAMES, monthNamed } from '../../lexicon/month-names.ts'
import {
  AS_OF,
  DUE,
  DUE_AFTER,
  DUE_NEAR,
  NAME_DAYS,
  OTHER_WEEKDAYS,
  TODAY,
} from '../../lexicon/noise-words.ts'
import { branches, matchesOf, pattern } from '../../lexicon/pattern.ts'
import { WEEKDAY_NAMES } from '../../lexicon/weekday-names.ts'
import { END, type Span, START, TAIL } from './marks.ts'

const WEEKDAYS = `(?:${branches([...WEEKDAY_NAMES, ...OTHER_WEEKDAYS])})`
/** Matches a weekday before a date. */
const WEEKDAY = new RegExp(String.raw`${START}${WEEKDAYS}\.?,?\s$`, 'iu')
/** Matches a weekday after a date, as in `2026年12月1日（火）`, and the time of day. */
const REST = new RegExp(
  String.raw`^(?:\sг(?:ода|\.))?(?:[,\s]{0,3}(?:${WEEKDAYS}${END}|[（(](?:[日月火水木金土一二三四五六월화수목금토일]|${WEEKDAYS})[）)]))?${TAIL}`,
  'iu',
)

/** Matches dates in numbers and in words. `daysOf` decides whether a match is really a date. */
const DATES: readonly RegExp[] = [
  /(?<!\d)\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}[\d:.]{0,10}(?:Z|[+-]\d{2}:?\d{2})?)?(?!\d)/gu,
  /(?<![\d./-])\d{1,2}[./-]\d{1,2}[./-]\d{4}(?!\d)/gu,
  /(?<!\d)\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]/gu,
  /令和\s?\d{1,2}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日/gu,
  /(?<!\d|[年년]\s?)\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]/gu,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s(?:de\s)?[\p{L}\p{M}]{3,15}\.?,?(?:\s(?:de\s)?\d{4})?/giu,
  /[\p{L}\p{M}]{3,15}\.?\s\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s\d{4})?/giu,
]

/** Matches the weekday of this day without a date, and the saint of this day. */
const DAYS: readonly RegExp[] = [
  pattern('giu')`(?<=${START}(?:${TODAY})(?:\s\p{L}{1,4})?\s?[:：,]?\s?)${WEEKDAYS}${END}`,
  pattern('giu')`(?<=${START}(?:${NAME_DAYS})\s?:?\s)[^.!?|·\n]{1,60}`,
]

const HAS_TODAY = pattern('iu')`${START}(?:${TODAY})${END}`
const UPDATED_BEFORE = pattern(
  'iu',
)`${START}(?:${AS_OF})\s?[:：]?\s?(?:\p{L}{1,5}\.?\s){0,2}(?:${WEEKDAYS},?\s)?$`
const UPDATED_AFTER = pattern('iu')`^\s?(?:${AS_OF})${END}`
/** Matches the word for this day at the beginning of a line, before a date near the visit. */
const TODAY_BEFORE = pattern('iu')`^(?:${TODAY})\s?[:：]\s?(?:${WEEKDAYS},?\s)?(?:\p{L}{1,5}\s)?$`
const DUE_BEFORE = pattern('iu')`${START}(?:${DUE})${END}|${START}(?:${DUE_NEAR})\s$`
const DUE_BEHIND = pattern('iu')`^\s?(?:${DUE_AFTER})`
/** Matches the rest of a time span such as `22:00–23:00`. */
const SPAN_BEHIND = /^\s?[-–—~〜]\s?\d/u

const DAY_MS = 86_400_000
/** Words that say what a date means stand near it. */
const NEAR_CHARS = 48

/**
 * Returns the dates that follow the clock: those that words beside them call the time of the page, and those
 * within a day of the visit, unless words call them the end or the beginning of something. `label` is the
 * line before.
 */
export function datesIn(line: string, at: number, label: string): Span[] {
  const found = DATES.flatMap((of) => matchesOf(line, of)).flatMap((match) => {
    const days = daysOf(match[0], at)
    if (days.length === 0) return []
    const end = match.index + match[0].length
    const rest = REST.exec(line.slice(end, end + NEAR_CHARS))?.[0] ?? ''
    const weekday = WEEKDAY.exec(line.slice(Math.max(0, match.index - NEAR_CHARS), match.index))?.[0] ?? ''
    const span = { from: match.index - weekday.length, to: end + rest.length, sign: '⟨date⟩' }
    const before = line.slice(Math.max(0, span.from - NEAR_CHARS), span.from)
    const after = line.slice(span.to, span.to + NEAR_CHARS)
    const isOfPage =
      UPDATED_BEFORE.test(before.trim() === '' ? `${label.slice(-NEAR_CHARS)} ` : before) ||
      UPDATED_AFTER.test(after)
    if (isOfPage) return [span]
    const isNear = days.some((day) => Math.abs(day - Math.floor(at / DAY_MS)) <= 1)
    const isToday = TODAY_BEFORE.test(line.slice(0, span.from))
    const isDue =
      !isToday &&
      (DUE_BEFORE.test(before) || DUE_BEHIND.test(after) || SPAN_BEHIND.test(after) || DUE_BEFORE.test(label))
    return isNear && !isDue ? [span] : []
  })
  const saysToday = found.length > 0 || HAS_TODAY.test(line)
  if (!saysToday) return found
  return [
    ...found,
    ...DAYS.flatMap((of) =>
      matchesOf(line, of).map(({ 0: text, index }) => ({
        ...{ from: index, to: index + text.length, sign: '⟨day⟩' },
      })),
    ),
  ]
}

/**
 * Returns the days that a text may mean, counted since 1970. There may be several: some countries put the
 * month first, and `listopada` is October in Croatian and November in Polish.
 */
function daysOf(text: string, at: number): number[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]{3,}/gu)].map(([one]) => foldedMonth(one))
  const months = words.map(monthsNamed).find((found) => found.length > 0)
  const numbers = text.match(/\d+/g)?.map(Number) ?? []
  const thisYear = new Date(at).getUTCFullYear()
  if (months !== undefined) {
    const day = numbers.find((one) => one <= 31)
    const year = numbers.find((one) => one >= 1000) ?? thisYear
    return day === undefined ? [] : months.flatMap((month) => dayOf(year, month, day))
  }
  const [a = 0, b = 0, c = 0] = numbers
  if (text.startsWith('令和')) return dayOf(REIWA + a, b, c)
  if (/^\d{1,2}\s?[月월]/u.test(text)) return dayOf(thisYear, a, b)
  if (!IN_NUMBERS.test(text)) return []
  return a >= 1000 ? dayOf(a, b, c) : [...dayOf(c, b, a), ...dayOf(c, a, b)]
}

/** The year before the first year of the present era of Japan. */
const REIWA = 2018

const IN_NUMBERS = /\d{1,4}\s?[./年년-]\s?\d{1,2}\s?[./月월-]\s?\d{1,4}/u

function monthsNamed(word: string): number[] {
  const month = MONTH_NAMES.get(word)
  if (month !== undefined) return [month]
  return DOUBTFUL.flatMap((tag) => monthNamed(word, tag) ?? [])
}

/** Languages with names of months that mean another month in another language. */
const DOUBTFUL = ['pl', 'hr']

function dayOf(year: number, month: number, day: number): number[] {
  const ms = Date.UTC(year, month - 1, day)
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && !Number.isNaN(ms) ? [ms / DAY_MS] : []
}
