import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { InvalidArgumentError } from 'commander'
import { parsedUrl } from '../../formats/url.ts'
import { DAY, GIB, MIB, MINUTE, SECOND } from '../../model/units.ts'

/* Readers of arguments and of the values of options. Each throws a sentence that says what is allowed. */

/**
 * Makes a reader for one of the values. The reader has the values as a property, so that help and completion
 * can list them.
 */
export function oneOf(...allowed: readonly string[]) {
  const read = (text: string) => {
    if (allowed.includes(text)) return text
    throw new InvalidArgumentError(`It is one of: ${allowed.join(', ')}.`)
  }
  return Object.assign(read, { allowed })
}

/**
 * A number written in digits only, else NaN. JavaScript itself would read '' as 0 and `1e3` as a thousand.
 */
function digits(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

export function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const number = digits(text)
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`)
  }
}

const UNITS: Readonly<Record<string, number>> = { MB: MIB, GB: GIB, TB: 1024 * GIB }

/** A number of bytes, from a whole number with its unit. */
export function byteSize(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6}) ?([MGT]B)$/i.exec(text.trim()) ?? []
  const bytes = digits(count) * (UNITS[unit.toUpperCase()] ?? Number.NaN)
  if (bytes > 0) return bytes
  throw new InvalidArgumentError('It is a size such as 500MB, 20GB or 1TB.')
}

/** The address without a slash at its end. */
export function publicUrl(text: string): string {
  const url = /^https?:\/\//i.test(text) ? parsedUrl(text) : undefined
  if (url && !url.search && !url.hash && !url.username) return url.href.replace(/\/+$/, '')
  throw new InvalidArgumentError('It is an address such as https://api.example.com.')
}

/** An address or the name of a host, to listen on: a text that looks like an IPv4 address has to be valid. */
export function listenHost(text: string): string {
  if (text.trim() !== '' && (isIP(text) !== 0 || !/^[\d.]+$/.test(text))) return text
  throw new InvalidArgumentError('It is an address such as 127.0.0.1 or ::, or the name of a host.')
}

export function port(text: string): number {
  const number = digits(text)
  if (number <= 65_535) return number
  throw new InvalidArgumentError('It is a whole number from 0 (any free port) to 65535.')
}

const TIMES: ReadonlyMap<string, number> = new Map([
  ['s', SECOND],
  ['m', MINUTE],
  ['h', 60 * MINUTE],
  ['d', DAY],
])

/** A time in milliseconds, from a whole number with its unit. */
export function duration(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text.trim()) ?? []
  const ms = digits(count) * (TIMES.get(unit) ?? Number.NaN)
  if (ms >= 0) return ms
  throw new InvalidArgumentError('It is a time such as 30m, 24h or 7d.')
}

const DAY_OR_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/

/** A point in time: a time from now, a day (its beginning, UTC), a time of ISO 8601, or now. */
export function moment(text: string): Date {
  if (text === 'now') return new Date()
  if (/^\d+[smhd]$/.test(text)) return new Date(Date.now() + duration(text))
  const at = new Date(DAY_OR_TIME.test(text) ? text : Number.NaN)
  if (Number.isFinite(at.getTime())) return at
  throw new InvalidArgumentError('It is a time such as 90d, 2027-01-31 or 2027-01-31T12:00Z.')
}

export function momentOrNever(text: string): Date | 'never' {
  return text === 'never' ? text : moment(text)
}

/** The option that takes such a text; undefined for a text that can only be a domain. */
export function optionFor(text: string): string | undefined {
  if (existsSync(text)) return undefined
  if (/^[\p{L}\p{N}][^@/:.\\]*$/u.test(text)) return `A company by its name: --name ${JSON.stringify(text)}`
  return undefined
}
