/** A date in a text, and its position. */
export interface FoundDate {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly from: number
  readonly to: number
}

/** Returns a day as `YYYY-MM-DD`; undefined when the calendar has no such day. */
function gregorianDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && year > 1000 ? date.toISOString().slice(0, 10) : undefined
}

/** The difference between a year of the Buddhist calendar and the Gregorian year. */
const BUDDHIST_YEARS = 543

/**
 * Returns a day as `YYYY-MM-DD`, read in the calendar of the language: the Buddhist one for Thai, the Persian
 * one for Persian. A year near the present in the Gregorian calendar is read as Gregorian in every language.
 */
export function dayIn(language: string, year: number, month: number, day: number): string | undefined {
  if (/^th\b/i.test(language) && year > 2400) return gregorianDay(year - BUDDHIST_YEARS, month, day)
  if (/^fa\b/i.test(language) && year < 1500) return persianDay(year, month, day)
  return gregorianDay(year, month, day)
}

/** The leap years in a cycle of the Persian calendar. The rule is valid from 1178 to 1633. */
const PERSIAN_LEAP_YEARS: ReadonlySet<number> = new Set([1, 5, 9, 13, 17, 22, 26, 30])
const PERSIAN_CYCLE = 33

const isPersianLeapYear = (year: number): boolean => PERSIAN_LEAP_YEARS.has(year % PERSIAN_CYCLE)

/** The day on which the Persian year 1200 began. */
const PERSIAN_START = { year: 1200, time: Date.UTC(1821, 2, 21) }
const DAY_MS = 86_400_000

/** Converts a Persian day. The year has six months of 31 days, five of 30, and one of 29 or 30. */
export function persianDay(year: number, month: number, day: number): string | undefined {
  const length = month <= 6 ? 31 : month < 12 || isPersianLeapYear(year) ? 30 : 29
  if (year < PERSIAN_START.year || year > 1600 || month < 1 || month > 12 || day < 1 || day > length)
    return undefined
  let days = Math.min(month - 1, 6) * 31 + Math.max(month - 7, 0) * 30 + day - 1
  for (let one = PERSIAN_START.year; one < year; one++) days += isPersianLeapYear(one) ? 366 : 365
  return new Date(PERSIAN_START.time + days * DAY_MS).toISOString().slice(0, 10)
}

/** The year before the first year of each era of Japan and of the republic in Taiwan. */
const FIRST_YEARS: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['民國', 1911],
  ['民国', 1911],
])

export const ERAS: readonly string[] = [...FIRST_YEARS.keys()]

/**
 * Returns the Gregorian year of a year in an era, or the year itself without an era. `元` is the first year
 * of an era.
 */
export const yearOfEra = (era: string | undefined, year: string): number =>
  (FIRST_YEARS.get(era ?? '') ?? 0) + (year === '元' ? 1 : Number(year))
