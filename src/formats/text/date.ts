/** Reads dates as pages write them. */

import { MONTH_NAMES } from '../../lexicon/month-names.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** A day of the week may stand before the year: `Dec 28 Sat 2013`. */
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\\s+)?'

/** A date ends before this. Each digit of a long text may begin a match, so the text is cut. */
const MAX_CHARS = 300

/**
 * Reads a date as pages write it: ISO 8601 and RFC 2822 forms, `2017/07/05`, `5.7.2017`, and words, English or
 * `5. Juli 2017`. Returns `YYYY-MM-DD`, or an instant when the text has a time; undefined when it is no date.
 * An ISO 8601 instant keeps its zone, so that it begins with the day that readers see; others are in UTC. A
 * time without a zone counts as UTC, so that the machine's own zone never matters.
 */
export function parseDate(text: string): string | undefined {
  const trimmed = text.trim().slice(0, MAX_CHARS)
  return isoDate(trimmed) ?? instant(trimmed) ?? wordDate(trimmed)
}

function isoDate(text: string): string | undefined {
  const parts = text.match(
    /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:$|[T\s]+(\d{1,2}:?\d{2}(?::?\d{2})?)(?:[.,]\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)/i,
  )
  if (!parts) return undefined
  const [, year = '', month = '', day = '', time, zone = 'Z'] = parts
  const date = calendarDate(Number(year), Number(month), Number(day))
  if (!date || time === undefined) return date
  const digits = time
    .replace(/:/g, '')
    .padStart(time.includes(':') && time.indexOf(':') === 1 ? time.replace(/:/g, '').length + 1 : 4, '0')
    .padEnd(6, '0')
  const offset = /[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z'
  const instant = `${date}T${digits.slice(0, 2)}:${digits.slice(2, 4)}:${digits.slice(4, 6)}${offset}`
  const utc = toIso(instant)
  return utc && /[1-9]/.test(offset) ? instant : (utc ?? date)
}

/** Reads forms that name their zone, and so mean the same everywhere. */
function instant(text: string): string | undefined {
  if (/^\d{13}$/.test(text)) return toIso(Number(text))
  if (/^\d{10}$/.test(text)) return toIso(Number(text) * 1000)
  return /\d{4}.*\d{1,2}:\d{2}.*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})\b/i.test(text) ? toIso(text) : undefined
}

function wordDate(text: string): string | undefined {
  const american = text.match(
    new RegExp(`\\b${MONTH}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${WEEKDAY}(\\d{4})\\b`, 'i'),
  )
  if (american) return calendarDate(Number(american[3]), monthOf(american[1]), Number(american[2]))
  const european = text.match(
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${MONTH}\\.?,?\\s+(\\d{4})\\b`, 'i'),
  )
  if (european) return calendarDate(Number(european[3]), monthOf(european[2]), Number(european[1]))
  const named = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/\b(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,12})\s+(?:del?\s+)?(\d{4})\b/u)
  const month = MONTH_NAMES.get(named?.[2]?.toLowerCase() ?? '')
  if (named && month) return calendarDate(Number(named[3]), month, Number(named[1]))
  const numeric = text.match(/\b((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})\b/)
  return numeric
    ? calendarDate(Number(numeric[1]), Number(numeric[2]), Number(numeric[3]))
    : yearLastDate(text)
}

/**
 * Reads `24.12.2017`, in which the day always stands first, and `24/12/2017` or `12/24/2017` where the numbers
 * leave no doubt which is the day.
 */
function yearLastDate(text: string): string | undefined {
  const parts = text.match(/(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2})(?!\d|[./-]\d)/)
  const [first, second, year] = [Number(parts?.[1]), Number(parts?.[3]), Number(parts?.[4])]
  if (parts?.[2] === '.' || first > 12 || first === second) return calendarDate(year, second, first)
  return second > 12 ? calendarDate(year, first, second) : undefined
}

function monthOf(word = ''): number {
  return MONTHS.indexOf(word.toLowerCase().slice(0, 3)) + 1
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && year > 1000 ? date.toISOString().slice(0, 10) : undefined
}

function toIso(value: string | number): string | undefined {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
