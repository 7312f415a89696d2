/** Schemas of the JSON of saved files. Users pass such files around, so nothing in them is trusted. */

import * as z from 'zod/mini'
import { languageOfTag } from '../../formats/text/language.ts'
import { parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Schema } from '../../model/options/schema.ts'

export const textOrNull = z.nullable(z.string())

export const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

/** A whole number from 0. */
export const count = z.int().check(z.nonnegative())

/** An absolute URL of any scheme. A site may redirect to a scheme that is refused. */
export const anyUrl = z.string().check(z.refine((text) => parsedUrl(text) !== undefined))

/** An absolute URL, http or https. */
export const webUrl = z.string().check(z.refine((text) => /^https?:$/.test(parsedUrl(text)?.protocol ?? '')))

/** An HTTP status, or 0 for no answer. */
export const status = z.int().check(z.minimum(0), z.maximum(999))

/** The tag of a supported language, in its shortest form. */
export const language = z.string().check(z.refine((text) => languageOfTag(text)?.tag === text))

export const headers = z.record(z.string(), z.string())

export const redirects = z.array(z.looseObject({ url: webUrl, status }))

/** Parses and checks the JSON of a file, called `what`. Throws `storage` for another format or shape. */
export function readSaved<T>(
  text: string,
  file: string,
  what: string,
  fields: Readonly<Record<string, Schema>>,
): T {
  const value = parsed(text, file)
  const format = (value as { readonly format?: unknown } | null)?.format
  if (format !== 1)
    throw new BlazonError(
      'storage',
      `${file} is a ${what} of format ${shown(format)}; this version reads format 1.`,
    )
  const [wrong] = z.looseObject(fields).safeParse(value).error?.issues ?? []
  if (wrong)
    throw new BlazonError(
      'storage',
      `${file} is not a valid ${what}: its "${String(wrong.path[0])}" has the wrong form.`,
    )
  return value as T
}

/** Objects are written as JSON, because `toString` of an object from a file may be no function. */
function shown(value: unknown): string {
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 20)
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BlazonError('storage', `${file} is not JSON.`, { cause })
  }
}
