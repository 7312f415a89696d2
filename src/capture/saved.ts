import { languageOfTag } from '../formats/language.ts'
import { BlazonError } from '../model/errors.ts'

/** Tells whether a value of a file has the shape that it must have. Files are handed around: nothing in them is taken on trust. */
export type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'

export const isTextOrNull: Check = (value) => value === null || isText(value)

export const isFlag: Check = (value) => typeof value === 'boolean'

export const isMoment: Check = (value) => isText(value) && !Number.isNaN(Date.parse(String(value)))

/** Whole, from 0. */
export const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0

/** Absolute; of any scheme, since a site may send its visitors to one that is refused. */
export const isUrl: Check = (value) => isText(value) && URL.canParse(String(value))

/** Absolute, http or https. */
export const isWebUrl: Check = (value) => isUrl(value) && /^https?:$/.test(new URL(String(value)).protocol)

/** Of HTTP, or 0 for no answer. */
export const isStatus: Check = (value) => isCount(value) && Number(value) <= 999

export const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

/** For what may be left out. */
export const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

/** The tag that a language is asked for by: the shortest, of one that we know. */
export const isLanguage: Check = (value) => isText(value) && languageOfTag(String(value))?.tag === value

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

export const isHeaders: Check = (value) => isObject(value) && Object.values(value).every(isText)

/** An object with these fields at least, all its own but for those that may be left out. */
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

/** A file's JSON when it has the shape. Throws `storage` with one sentence: no JSON, another format, not `what`. */
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
    throw new BlazonError('storage', `${file} is no ${what}: its "${wrong[0]}" is not as it was saved.`)
  return value as T
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BlazonError('storage', `${file} is not JSON.`, { cause })
  }
}
