import { InvalidArgumentError } from 'commander'
import { parsedUrl } from '../formats/url.ts'
import { GIB, MIB } from '../model/units.ts'

/* Readers of arguments and of the values of options. Each throws a sentence that says what is allowed. */

/** One of the values, which the reader also holds, for those who list them. */
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

export function port(text: string): number {
  const number = digits(text)
  if (number <= 65_535) return number
  throw new InvalidArgumentError('It is a whole number from 0 (any free port) to 65535.')
}
