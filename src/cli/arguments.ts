import { InvalidArgumentError } from 'commander'
import { BlazonError } from '../model/errors.ts'
import { FIELD_NAMES, type FieldName } from '../model/record.ts'

/** Readers of arguments and of the values of flags: each throws what it must be. */
export function oneOf(...allowed: readonly string[]) {
  return (text: string) => {
    if (allowed.includes(text)) return text
    throw new InvalidArgumentError(`It is one of: ${allowed.join(', ')}.`)
  }
}

/** Digits alone: as JavaScript reads numbers, '' would be 0 and `1e3` a thousand. NaN for everything else. */
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

/** Without a slash at the end. */
export function publicUrl(text: string): string {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (url && !url.search && !url.hash && !url.username) return url.href.replace(/\/+$/, '')
  throw new InvalidArgumentError('It is an address such as https://api.example.com.')
}

export function port(text: string): number {
  const number = digits(text)
  if (number <= 65_535) return number
  throw new InvalidArgumentError('It is a whole number from 0 (any free port) to 65535.')
}

export function fieldName(text: string): FieldName {
  const field = FIELD_NAMES.find((name) => name === text)
  if (field) return field
  throw new BlazonError('invalid_input', `There is no field "${text}". Fields: ${FIELD_NAMES.join(', ')}.`)
}
