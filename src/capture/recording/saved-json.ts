/** Checks the JSON of saved files. Users pass such files around, so nothing in them is trusted. */

import { languageOfTag } from '../../formats/text/language.ts'
import { parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'

/** Returns whether a value has the required shape. */
export type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'

export const isTextOrNull: Check = (value) => value === null || isText(value)

export const isFlag: Check = (value) => typeof value === 'boolean'

export const isMoment: Check = (value) => isText(value) && !Number.isNaN(Date.parse(String(value)))

/** A whole number from 0. */
export const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0

/** An absolute URL of any scheme. A site may redirect to a scheme that is refused. */
export const isUrl: Check = (value) => isText(value) && parsedUrl(String(value)) !== undefined

/** An absolute URL, http or https. */
export const isWebUrl: Check = (value) => isUrl(value) && /^https?:$/.test(new URL(String(value)).protocol)

/** An HTTP status, or 0 for no answer. */
export const isStatus: Check = (value) => isCount(value) && Number(value) <= 999

export const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

/** Accepts a value that may be missing. */
export const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

/** The tag of a supported language, in its shortest form. */
export const isLanguage: Check = (value) => isText(value) && languageOfTag(String(value))?.tag === value

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

export const isHeaders: Check = (value) => isObject(value) && Object.values(value).every(isText)

/** An object with at least these fields, as own properties, except for optional ones. */
export const isLike =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(fields).every(([name, check]) =>
      check(Object.hasOwn(value, name) ? value[name] : undefined),
    )

export const areRedirects: Check = isListOf(isLike({ url: isWebUrl, status: isStatus }))

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses the JSON of a file and checks its shape. Throws `storage` with one sentence when it is not JSON, has
 * another format, or is not `what`.
 */
export function readSaved<T>(
  text: string,
  file: string,
  what: string,
  fields: Readonly<Record<string, Check>>,
): T {
  const value = parsed(text, file)
  const format = isObject(value) ? value.format : undefined
  if (format !== 1)
    throw new BlazonError(
      'storage',
      `${file} is a ${what} of format ${String(format).slice(0, 20)}; this version reads format 1.`,
    )
  const wrong = Object.entries(fields).find(([name, check]) => !isLike({ [name]: check })(value))
  if (wrong)
    throw new BlazonError('storage', `${file} is not a valid ${what}: its "${wrong[0]}" has the wrong form.`)
  return value as T
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BlazonError('storage', `${file} is not JSON.`, { cause })
  }
}
