/** Finds a date with the name of its month, in the languages of the table of month names. */

import { foldedMonth, monthNamed, persianMonthNamed } from '../../lexicon/month-names.ts'
import { words } from '../../lexicon/pattern.ts'
import { dayIn, type FoundDate, persianDay } from './calendar.ts'

/** A run of digits, a word without its accents, or a sign. */
interface Token {
  readonly text: string
  readonly isWord: boolean
  /** The value of a run of one to four digits; undefined for any other token. */
  readonly number: number | undefined
  readonly from: number
  readonly to: number
}

const TOKEN = /(\d+)|(\p{L}(?:[\p{L}\p{M}]|\.(?=\p{L}))*\.?)|[^\s\p{M}]/gu

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, 1: digits, 2: word, index }) => ({
    text: word === undefined ? token : foldedMonth(word),
    isWord: word !== undefined,
    number: digits !== undefined && digits.length <= 4 ? Number(digits) : undefined,
    from: index,
    to: index + token.length,
  }))
}

/** Words between the parts of a date, including endings of ordinal numbers and weekdays. */
const FILLERS: ReadonlySet<string> = new Set(
  words(`
    de del of the d do da di st nd rd th er o a re e ª º m ko nam la من ה г р год года року gada жылы жылғы พศ คศ
    mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday`),
)
/** Words after the year in languages in which the year comes first and the month last: Latvian, Kazakh. */
const YEAR_WORDS: ReadonlySet<string> = new Set(words('gada жылы жылғы жыл'))
const SIGNS: ReadonlySet<string> = new Set(words(". , - / ' ’"))
const MAX_FILLERS = 3

/** Signs and words between the first and the last day of a period. */
const UNTIL: ReadonlySet<string> = new Set(words('- – — ~ to until bis au al til till tot do до'))

class DateReader {
  readonly #tokens: readonly Token[]
  readonly #language: string

  constructor(tokens: readonly Token[], language: string) {
    this.#tokens = tokens
    this.#language = language
  }

  /** Returns the first date that a reader finds; undefined when it is the first or last day of a period. */
  first(readers: readonly ((at: number) => Reading | undefined)[]): FoundDate | undefined {
    for (let at = 0; at < this.#tokens.length; at++) {
      const read = readers.map((one) => one(at)).find((reading) => reading !== undefined)
      const from = this.#tokens[at]?.from
      const to = read && this.#tokens[read.next - 1]?.to
      if (!read || from === undefined || to === undefined) continue
      return this.#beginsBefore(at) || this.#goesOnAt(read.next) ? undefined : { date: read.date, from, to }
    }
    return undefined
  }

  readonly dayFirst = (at: number): Reading | undefined => {
    const month = this.#month(this.#skipped(at + 1))
    return month && this.#done(this.#day(at), month, this.#skipped(month.next))
  }

  readonly monthFirst = (at: number): Reading | undefined => {
    const month = this.#month(at)
    const day = month && this.#skipped(month.next)
    return day === undefined ? undefined : this.#done(this.#day(day), month, this.#skipped(day + 1))
  }

  readonly yearFirst = (at: number): Reading | undefined => {
    const month = this.#month(this.#skipped(at + 1))
    const day = month && this.#skipped(month.next)
    return day === undefined ? undefined : this.#done(this.#day(day), month, at, day + 1)
  }

  readonly yearThenDay = (at: number): Reading | undefined => {
    const day = this.#skipped(at + 1)
    const hasWord = this.#tokens.slice(at + 1, day).some(({ text }) => YEAR_WORDS.has(text))
    const month = hasWord ? this.#month(this.#skipped(day + 1)) : undefined
    return month && this.#done(this.#day(day), month, at, month.next)
  }

  #done(day: number | undefined, month: Month | undefined, yearAt: number, next = yearAt + 1) {
    if (day === undefined || !month) return undefined
    const date = this.#date(yearAt, month, day)
    return date === undefined ? undefined : { date, next }
  }

  #date(yearAt: number, { number: month, name, isPersian }: Month, day: number): string | undefined {
    const { number: year = 0, from = 0, to = 0 } = this.#tokens[yearAt] ?? {}
    const isThai = /^\p{Script=Thai}/u.test(name)
    const language = isThai ? 'th' : this.#language
    if (to - from === 4) return isPersian ? persianDay(year, month, day) : dayIn(language, year, month, day)
    const isShortYear =
      to - from === 2 && year >= MIN_SHORT_THAI_YEAR && this.#tokens[yearAt + 1]?.text !== ':'
    return isThai && isShortYear ? dayIn('th', 2500 + year, month, day) : undefined
  }

  #day(at: number): number | undefined {
    const { number, from = 0, to = 0 } = this.#tokens[at] ?? {}
    const before = this.#tokens[at - 1]
    const isGlued = before !== undefined && before.to === from && /[a-z\d]$/.test(before.text)
    return number !== undefined && to - from <= 2 && !isGlued ? number : undefined
  }

  /** Reads a month from a name of up to three words, or from a number, as in Vietnamese: `tháng 4`. */
  #month(at: number): Month | undefined {
    const [first] = this.#tokens.slice(at, at + 1)
    if (!first?.isWord) return undefined
    if (first.text === 'thang' || first.text === 'thg') {
      const number = this.#day(at + 1)
      if (number !== undefined) return { number, name: first.text, next: at + 2, isPersian: false }
    }
    for (let length = MAX_MONTH_WORDS; length > 0; length--) {
      const name = this.#tokens.slice(at, at + length)
      if (name.length < length || !name.every(({ isWord }) => isWord)) continue
      const text = name.map((token) => token.text).join(' ')
      const persian = persianMonthNamed(text)
      const number = persian ?? monthNamed(text, this.#language)
      if (number === undefined) continue
      const next = this.#afterSecondName(at + length, number)
      return { number, name: text, next, isPersian: persian !== undefined }
    }
    return undefined
  }

  /** Returns the position after a second name of the month, as in Arabic news: `نيسان/أبريل`. */
  #afterSecondName(at: number, month: number): number {
    const [sign, name] = this.#tokens.slice(at, at + 2)
    return sign?.text === '/' && name && monthNamed(name.text, this.#language) === month ? at + 2 : at
  }

  #skipped(at: number): number {
    let next = at
    while (next < at + MAX_FILLERS && this.#isFiller(this.#tokens[next])) next++
    return next
  }

  #isFiller(token: Token | undefined): boolean {
    return token !== undefined && (token.isWord ? FILLERS : SIGNS).has(token.text)
  }

  /** Returns whether a date ends a period, as in `3–5 April`, but not in `10:05 – 3 April`. */
  #beginsBefore(at: number): boolean {
    if (!UNTIL.has(this.#tokens[at - 1]?.text ?? '')) return false
    const last = at - (this.#tokens[at - 2]?.text === '.' ? 3 : 2)
    const [beforeTime] = this.#tokens.slice(Math.max(last - 1, 0), Math.max(last, 0))
    const isTime = /^[:.h]$/.test(beforeTime?.text ?? '')
    const isDay = (this.#day(last) ?? 32) <= 31 && !isTime
    return isDay || this.#month(last) !== undefined
  }

  #goesOnAt(at: number): boolean {
    if (!UNTIL.has(this.#tokens[at]?.text ?? '')) return false
    return [this.dayFirst, this.monthFirst, this.yearFirst].some((read) => read(at + 1) !== undefined)
  }
}

const MAX_MONTH_WORDS = 3
/** The least Thai year of two digits, which is read as 25xx. Smaller numbers are hours. */
const MIN_SHORT_THAI_YEAR = 40

interface Month {
  readonly number: number
  readonly name: string
  readonly next: number
  readonly isPersian: boolean
}

interface Reading {
  readonly date: string
  /** The index of the token after the date. */
  readonly next: number
}

/** Returns the first date in words in a text whose digits are ASCII; undefined for a period. */
export function dateInWords(text: string, language: string): FoundDate | undefined {
  const reader = new DateReader(tokensOf(text), language)
  return (
    reader.first([reader.dayFirst, reader.monthFirst]) ?? reader.first([reader.yearFirst, reader.yearThenDay])
  )
}
