/** Schemas and comparisons for labelled lists, from which each `field.ts` builds its `truth`. */

import * as z from 'zod/mini'
import { parsedUrl } from '../formats/url.ts'
import { optional, type Schema } from '../model/options/schema.ts'

export const someText = z.string().check(z.minLength(1))
export const someTexts = z.array(someText)
export const textOrNull = z.nullable(someText)
export const aUrl = z.string().check(z.refine((text) => parsedUrl(text) !== undefined))
export const urls = z.array(aUrl)

/** Makes a schema for an object with no other keys. */
export const objectWith = (keys: Readonly<Record<string, Schema>>) => z.strictObject(optional(keys))

/** Makes a schema for an object with any keys, whose values are all of one kind. */
export const tableOf = (value: Schema) => z.record(z.string(), value)

/** Returns the letters and digits in lower case, for comparisons without case, marks and punctuation. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Returns the harmonic mean of precision and recall; 1 when nothing was expected and nothing found. */
export function f1(wanted: readonly string[], got: readonly string[]): number {
  const right = new Set(got.filter((one) => wanted.includes(one))).size
  if (wanted.length + got.length === 0) return 1
  return (2 * right) / (new Set(wanted).size + new Set(got).size)
}
