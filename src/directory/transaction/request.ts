import { BlazonError } from '../../model/errors.ts'
import type { TransactionRequest } from '../../model/transactions.ts'
import { foldedWords } from '../keys.ts'

/** A request with normalised values. */
export interface CheckedRequest {
  readonly text: string
  readonly city: readonly string[]
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | undefined
  readonly mcc: string | undefined
  /** Only digits. */
  readonly phone: string | undefined
  readonly highConfidenceOnly: boolean
}

const MAX_CHARS = 2000
const MAX_CITY_CHARS = 200
const FEWEST_DIGITS = 7

/** Normalises a request. Throws `invalid_input`, with the name of the invalid value. */
export function checkedRequest(request: TransactionRequest): CheckedRequest {
  const { text, city, country, mcc, phone, highConfidenceOnly = false } = request
  if (typeof text !== 'string' || text.trim() === '')
    throw new BlazonError('invalid_input', 'The transaction is empty: give the line as the statement has it.')
  return {
    text: normalized(text, 'transaction', MAX_CHARS)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    city: city === undefined ? [] : foldedWords(normalized(city, 'city', MAX_CITY_CHARS)),
    country: country === undefined ? undefined : checkedCountry(country),
    mcc: mcc === undefined ? undefined : checkedMcc(mcc),
    phone: phone === undefined ? undefined : checkedPhone(phone),
    highConfidenceOnly,
  }
}

/** The length is checked before normalisation, and after, because a character may become eighteen. */
function normalized(text: string, what: string, most: number): string {
  const measured = (form: string): string => {
    if (form.length <= most) return form
    const message = `The ${what} has ${form.length} characters; it may have ${most} at most.`
    throw new BlazonError('invalid_input', message)
  }
  return measured(measured(text).normalize('NFKC'))
}

function checkedCountry(country: string): string {
  if (/^[A-Za-z]{2}$/.test(country)) return country.toUpperCase()
  throw new BlazonError(
    'invalid_input',
    `The country ${JSON.stringify(country)} is not a code of two letters, such as "us" or "de".`,
  )
}

function checkedMcc(mcc: string): string {
  if (/^\d{4}$/.test(mcc)) return mcc
  throw new BlazonError(
    'invalid_input',
    `The merchant category code ${JSON.stringify(mcc)} does not have four digits, as "5411" has.`,
  )
}

/** Returns the digits of a telephone number. Some clients send numbers such as `4029357733.0`. */
function checkedPhone(phone: string): string {
  const digits = phone.replace(/\.0$/, '').replace(/\D/g, '')
  if (digits.length >= FEWEST_DIGITS) return digits
  throw new BlazonError(
    'invalid_input',
    `The telephone number ${JSON.stringify(phone)} has fewer than ${FEWEST_DIGITS} digits.`,
  )
}
