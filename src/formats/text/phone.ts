import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/** A telephone number that is valid in the numbering plan of its country. */
export interface Phone {
  /** E.164 without an extension: `+4930123456`. */
  readonly number: string
  /** ISO 3166 alpha-2; undefined for numbers that several countries share. */
  readonly country: string | undefined
}

/**
 * Reads one telephone number. `country` (ISO 3166 alpha-2) is the country in which it can be dialled without
 * a `+`. Undefined for a text that is no valid number there. Letters (`1-800-FLOWERS`) are read as the digits
 * of their keys.
 */
export function readPhone(text: string, country?: string): Phone | undefined {
  const written = text
    .replace(/^[(\s]+(?=\+)/, '')
    .replace(/\(0\)(?=[\s\d])/, '')
    .replace(VANITY, keysOf)
  const region = country !== undefined && isSupportedCountry(country) ? country : undefined
  const phone = readWith(written, region)
  if (phone || !region || written.includes('+')) return phone
  // Some numbers begin with the calling code without its plus sign: `49 30 123456`.
  const digits = written.replace(/\D/g, '').replace(/^00/, '')
  return digits.startsWith(getCountryCallingCode(region)) ? readWith(`+${digits}`, undefined) : undefined
}

function readWith(text: string, country: CountryCode | undefined): Phone | undefined {
  const phone = parsePhoneNumberFromString(text, {
    ...(country && { defaultCountry: country }),
    extract: false,
  })
  return phone?.isValid() ? { number: phone.number, country: phone.country } : undefined
}

/** Matches a North American toll-free number with letters at its end. */
const VANITY = /(?<=\b8[0-9]{2}[-.\s)]{1,2})(?=[\d-]*[A-Z])[\dA-Z-]{7,9}\b/

/** The letters on each telephone key, from 2 on (ITU-T E.161). */
const KEYS: readonly string[] = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

function keysOf(letters: string): string {
  return letters.replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2))
}
