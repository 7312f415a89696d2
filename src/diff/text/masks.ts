/** Replaces noise in a line: parts that change at each visit although the content of the page is the same. */

import { amountsIn } from '../../formats/text/amount.ts'
import { foldedMonth, MONTH_NAMES } from '../../lexicon/month-names.ts'
import {
  AGO_AFTER,
  AGO_BEFORE,
  AS_OF,
  CHECKSUMS,
  COUNTED,
  JUST_NOW,
  LEFT_AFTER,
  LEFT_BEFORE,
  ONES,
  PEOPLE,
  REQUEST_LABELS,
  TIME_UNITS,
  WATCHING,
} from '../../lexicon/noise-words.ts'
import { branches, pattern, wholeText, words } from '../../lexicon/pattern.ts'
import { WEEKDAY_NAMES } from '../../lexicon/weekday-names.ts'

/** A text, and the time of its visit in milliseconds since 1970. */
export interface SeenText {
  readonly text: string
  readonly at: number
}

const THOUSANDS = words(String.raw`k m mio\.? tsd\.? mil тыс\.? млн 万 千 만 천`).join('|')
const DIGITS = String.raw`(?<![\d.,])\d(?:[\d.,'’\u00a0\u202f]{0,14}\d)?`
const NUMBER = String.raw`${DIGITS}(?:\s?(?:${THOUSANDS})(?!\p{L}))?\+?`
const [START, END] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{M}])`]
const ZONES = words('UTC GMT Uhr CET CEST EST EDT PST PDT Z').join('|')
const TIME = String.raw`\d{1,2}(?:[:.h]|時|点)\d{2}(?::\d{2}(?:\.\d{1,6})?)?`
const CLOCK = String.raw`${TIME}(?:\s?[ap]\.?m\.?)?(?:\s?(?:${ZONES})(?!\p{L}))?`
/** Matches a time of day after a date, and a word between the two. */
const TAIL = String.raw`(?:,?\s{0,2}(?:\p{L}{1,3}(?:\s\p{L}{1,3})?\s)?${CLOCK})?`
const MANY = String.raw`(?:${NUMBER}\s{0,2}|${START}(?:${ONES.join('|')})\s)`

/** Query parameters that name a session or avoid caches. */
const CACHE_KEYS = words(
  'v ver t ts _ cb cache cachebuster rnd rand sid session sessionid phpsessid token nonce gclid fbclid',
)

/** The patterns of noise, each with the sign that replaces it. */
const MASKS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  [
    '⟨ago⟩',
    pattern('giu')`${START}(?:${AGO_BEFORE})\s${MANY}(?:${TIME_UNITS})${END}(?:\s(?:${AGO_AFTER})${END})?`,
  ],
  ['⟨ago⟩', pattern('giu')`${MANY}(?:${TIME_UNITS})\s{0,2}(?:${AGO_AFTER})${END}`],
  ['⟨ago⟩', pattern('giu')`${START}\d{1,3}\s?(?:s|m|min|h|d|w|mo|y)\sago${END}`],
  ['⟨ago⟩', pattern('giu')`${START}(?:${JUST_NOW})${END}`],
  ['⟨left⟩', pattern('giu')`${START}(?:${LEFT_BEFORE})\s{0,2}${MANY}(?:${TIME_UNITS})${END}`],
  ['⟨left⟩', pattern('giu')`${MANY}(?:${TIME_UNITS})\s(?:${LEFT_AFTER})${END}`],
  ['⟨clock⟩', /(?<![\d:])\d{1,3}:\d{2}:\d{2}(?![\d:])/gu],
  [
    '⟨clock⟩',
    /(?<!\p{L}|\d)(?:\d{1,3}\s?d\s?)?\d{1,2}\s?h\s?\d{1,2}\s?m(?:in)?(?:\s?\d{1,2}\s?s)?(?!\p{L})/giu,
  ],
  ['⟨time⟩', pattern('giu')`${START}(?:${AS_OF})\s{0,2}[:：]?\s{0,2}(?:\p{L}{1,3}\s)?${CLOCK}(?![.\d/-])`],
  ['⟨count⟩', pattern('giu')`${NUMBER}\s{0,2}(?:${PEOPLE})${END}(?=[^\n]{0,60}(?:${WATCHING}))`],
  ['⟨count⟩', pattern('giu')`${NUMBER}\s{0,2}(?:${COUNTED})${END}`],
  ['⟨count⟩', pattern('giu')`${START}(?:${COUNTED})\s{0,2}[:：]?\s{0,2}\(?${NUMBER}\)?`],
  ['⟨id⟩', /(?<![\w-])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w-])/giu],
  ['⟨id⟩', /(?<![\w-])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{16,128}(?![\w-])/gu],
  [
    '⟨id⟩',
    /(?<![\w/+.-])(?=[^\sA-Z]{0,40}[A-Z])(?=[^\sa-z]{0,40}[a-z])(?=[^\s\d]{0,40}\d)[\w+/-]{20,512}={0,2}(?![\w/+-])/gu,
  ],
  ['⟨id⟩', pattern('giu')`${START}(?:${REQUEST_LABELS})\s{0,2}[:：#]\s{0,2}[\w+/=.-]{4,256}`],
  ['⟨id⟩', pattern('giu')`(?<=[?&](?:${CACHE_KEYS}|utm_\w{1,20})=)[^&\s#]{1,500}`],
  ['⟨id⟩', /;jsessionid=[^\s?&#]{1,200}/giu],
  ['⟨year⟩', /(?:©|\(c\)|copyright)\s{0,2}(?:\d{4}\s{0,2}[-–]\s{0,2})?\d{4}/giu],
]

const WEEKDAY = String.raw`(?:${START}(?:${branches(WEEKDAY_NAMES)})\.?,?\s)?`

/** Matches dates in numbers and in words. `daysOf` decides whether a match is really a date. */
const DATES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\d)\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}[\d:.]{0,10}(?:Z|[+-]\d{2}:?\d{2})?|${TAIL})(?!\d)`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\d./-])\d{1,2}[./-]\d{1,2}[./-]\d{4}${TAIL}(?!\d)`, 'giu'),
  new RegExp(String.raw`(?<!\d)\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]${TAIL}`, 'giu'),
  new RegExp(
    String.raw`${WEEKDAY}(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s(?:de\s)?[\p{L}\p{M}]{3,15}\.?,?(?:\s(?:de\s)?\d{4})?${TAIL}`,
    'giu',
  ),
  new RegExp(
    String.raw`${WEEKDAY}[\p{L}\p{M}]{3,15}\.?\s\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s\d{4})?${TAIL}`,
    'giu',
  ),
]

/** Percentages are never noise, and neither is money. */
const PERCENT = /\d[\d.,]{0,10}\s?[%٪]/gu
const CHECKSUM = pattern('iu')`${START}(?:${CHECKSUMS})${END}`
const UPDATED = pattern('iu')`${START}(?:${AS_OF})(?![\p{L}\p{M}])`
const DAY_MS = 86_400_000

interface Span {
  readonly from: number
  readonly to: number
  readonly sign: string
}

/**
 * Returns a line with signs in place of its noise. Money and percentages are never noise. A date is noise if
 * it follows the clock: if it is within a day of the visit, or if words before it say that it is the time of
 * the page.
 */
export function masked(line: string, at: number): string {
  if (!/[\p{N}©]|⟨/u.test(line) && !JUST.test(line)) return line
  const spans = [...datesIn(line, at), ...noiseIn(line)]
  if (spans.length === 0) return line
  const kept = [
    ...amountsIn(line).map(({ at: from, end: to }) => ({ from, to })),
    ...matchesOf(PERCENT, line),
  ]
  const free = spans.filter(({ from, to }) => kept.every((one) => one.to <= from || one.from >= to))
  free.sort((a, b) => a.from - b.from || b.to - a.to)
  let [text, end] = ['', 0]
  for (const { from, to, sign } of free) {
    if (from < end) continue
    text += line.slice(end, from) + sign
    end = to
  }
  return text + line.slice(end)
}

const JUST = pattern('iu')`${START}(?:${JUST_NOW})${END}|(?:${AGO_AFTER})`

/** Whether a line is only a number, which may be the count for the line beside it. */
export const isNumber = (line: string): boolean => ALONE.test(line)
const ALONE = new RegExp(`^\\(?${NUMBER}\\)?$`, 'iu')

/** Whether a line only has the word of a count. */
export const isCounted = (line: string): boolean => COUNT_LINE.test(line)
const COUNT_LINE = wholeText([new RegExp(pattern('iu')`(?:${COUNTED})\s{0,2}[:：]?`.source)])

const matchesOf = (of: RegExp, line: string) =>
  [...line.matchAll(of)].map((match) => ({ from: match.index, to: match.index + match[0].length }))

function noiseIn(line: string): Span[] {
  const isSum = CHECKSUM.test(line)
  return MASKS.flatMap(([sign, of]) =>
    isSum && sign === '⟨id⟩' ? [] : matchesOf(of, line).map((span) => ({ ...span, sign })),
  )
}

function datesIn(line: string, at: number): Span[] {
  const isOfPage = UPDATED.test(line)
  return DATES.flatMap((of) => matchesOf(of, line)).flatMap((span) => {
    const days = daysOf(line.slice(span.from, span.to), at)
    const isNear = days.some((day) => Math.abs(day - Math.floor(at / DAY_MS)) <= 1)
    return days.length > 0 && (isOfPage || isNear) ? [{ ...span, sign: '⟨date⟩' }] : []
  })
}

/**
 * Returns the days that a text may mean, counted since 1970. There may be two, because some countries put the
 * month first.
 */
function daysOf(text: string, at: number): number[] {
  const word = [...text.matchAll(/[\p{L}\p{M}]{3,}/gu)].map(([one]) => MONTH_NAMES.get(foldedMonth(one)))
  const month = word.find((one) => one !== undefined)
  const numbers = text.match(/\d+/g)?.map(Number) ?? []
  if (month !== undefined) {
    const day = numbers.find((one) => one <= 31)
    const year = numbers.find((one) => one >= 1000) ?? new Date(at).getUTCFullYear()
    return day === undefined ? [] : dayOf(year, month, day)
  }
  const [a = 0, b = 0, c = 0] = numbers
  if (/\p{L}{3}/u.test(text.replace(/T\d|UTC|GMT|Uhr|C?EST|CET|[EP][SD]T/g, ''))) return []
  return a >= 1000 ? dayOf(a, b, c) : [...dayOf(c, b, a), ...dayOf(c, a, b)]
}

function dayOf(year: number, month: number, day: number): number[] {
  const ms = Date.UTC(year, month - 1, day)
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && !Number.isNaN(ms) ? [ms / DAY_MS] : []
}
