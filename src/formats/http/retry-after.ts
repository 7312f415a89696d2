/** A longer number is too large for a real pause, and could not be represented exactly. */
const SECONDS = /^\d{1,12}$/

/**
 * The forms of an HTTP-date (RFC 9110, 5.6.7), two of which are obsolete. `plain` returns the date in a form
 * that `Date.parse` reads.
 */
const DATES: readonly { pattern: RegExp; plain: (text: string, now: Date) => string }[] = [
  {
    pattern: /^(mon|tue|wed|thu|fri|sat|sun), \d{2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} gmt$/i,
    plain: (text) => text,
  },
  {
    pattern: /^(mon|tues|wednes|thurs|fri|satur|sun)day, \d{2}-[a-z]{3}-\d{2} \d{2}:\d{2}:\d{2} gmt$/i,
    plain: withFullYear,
  },
  {
    pattern: /^(mon|tue|wed|thu|fri|sat|sun) [a-z]{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/i,
    plain: (text) => `${text} GMT`,
  },
]

/**
 * Returns the milliseconds to wait by a `Retry-After` header (RFC 9110, 10.2.3), 0 for a date in the past.
 * Undefined when the header is neither a number of seconds nor an HTTP-date.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (SECONDS.test(text)) return Number(text) * 1000
  const date = DATES.find(({ pattern }) => pattern.test(text))
  const at = Date.parse(date?.plain(text, now) ?? '')
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}

/**
 * Writes a year of two digits with four. A year that seems more than 50 years ahead belongs to the century
 * before (RFC 9110, 5.6.7).
 */
function withFullYear(text: string, now: Date): string {
  const thisYear = now.getUTCFullYear()
  return text.replace(
    /^\w+, (\d{2})-([a-z]{3})-(\d{2})/i,
    (_, day: string, month: string, digits: string) => {
      const year = thisYear - (thisYear % 100) + Number(digits)
      return `${day} ${month} ${year > thisYear + 50 ? year - 100 : year}`
    },
  )
}
