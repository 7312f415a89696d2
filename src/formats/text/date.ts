import { dayIn, type FoundDate } from './calendar.ts'
import { dateInNumbers } from './date-numbers.ts'
import { dateInWords } from './date-words.ts'

/** A longer text is cut, because each of its digits may begin a match. */
const MAX_CHARS = 300

/**
 * Reads a date as pages write it: ISO 8601 and RFC 2822 forms, `2017/07/05`, `5.7.2017`, `2017年7月5日`, and
 * words in many languages, such as `5. Juli 2017`. `language` is the tag of the page's language, empty when
 * it is not known; without it, `03/04/2024` is not read, because its meaning depends on the language. Returns
 * `YYYY-MM-DD`, or an instant when the text has a time; undefined for a period and for any other text. An ISO
 * 8601 instant keeps its zone, so that it begins with the day that readers see; other instants are in UTC. A
 * time without a zone counts as UTC, so that the result does not depend on the machine's own zone.
 */
export function parseDate(text: string, language = ''): string | undefined {
  const trimmed = withAsciiDigits(text.trim().slice(0, MAX_CHARS))
  if (!/\d/.test(trimmed)) return undefined
  const tag = calendarLanguage(text, language)
  return isoDate(trimmed, tag) ?? instant(trimmed) ?? dayInPlain(trimmed, tag)?.date
}

/** Returns the first date in the first 300 characters of a text. `language` is as for `parseDate`. */
export function findDate(text: string, language = ''): FoundDate | undefined {
  const plain = withAsciiDigits(text.slice(0, MAX_CHARS))
  return /\d/.test(plain) ? dayInPlain(plain, calendarLanguage(text, language)) : undefined
}

/** Returns the language that decides the calendar. If none is declared, Persian digits mean Persian. */
const calendarLanguage = (text: string, language: string): string =>
  language === '' && /[۰-۹]/.test(text) ? 'fa' : language

const dayInPlain = (text: string, language: string): FoundDate | undefined =>
  dateInWords(text, language) ?? dateInNumbers(text, language)

/** The digit 0 of each script with its own digits. The digits 1 to 9 follow it in Unicode. */
const ZEROS = [...'٠۰०০੦૦௦౦೦๐໐၀០０'].map((zero) => zero.charCodeAt(0))
const OTHER_DIGITS = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
)

/** Replaces the digits of all scripts, and full-width signs, by ASCII. The length stays the same. */
function withAsciiDigits(text: string): string {
  return text
    .replace(OTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code))
    })
    .replace(/[．／：]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

function isoDate(text: string, language: string): string | undefined {
  const parts = text.match(
    /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:$|[T\s]+(\d{1,2}:?\d{2}(?::?\d{2})?)(?:[.,]\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)/i,
  )
  if (!parts) return undefined
  const [, year = '', month = '', day = '', time, zone = 'Z'] = parts
  const date = dayIn(language, Number(year), Number(month), Number(day))
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

/** Reads the forms that state a time zone, which have the same meaning in every language. */
function instant(text: string): string | undefined {
  if (/^\d{13}$/.test(text)) return toIso(Number(text))
  if (/^\d{10}$/.test(text)) return toIso(Number(text) * 1000)
  // JavaScript engines always read `03/04/2024 10:05 GMT` as an American date, so such texts are excluded.
  if (/^\D*\d{1,2}([./-])\s?\d{1,2}\1/.test(text)) return undefined
  return /\d{4}.*\d{1,2}:\d{2}.*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})\b/i.test(text) ? toIso(text) : undefined
}

function toIso(value: string | number): string | undefined {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
