import * as z from 'zod/mini'
import type { Schema } from '../model/options/schema.ts'

/* Rules for values of fields that an operator states. Parts may be missing, and are then filled in. */

/** How a value is stated: as a text without quotation marks, or as JSON. */
export interface Stated {
  readonly isText: boolean
  /** The rule in words, for messages. */
  readonly must: string
  /** Returns the value as the record has it; undefined when it breaks the rule. */
  readonly read: (value: unknown) => unknown
  /**
   * Returns the keys that lead to the first wrong part of a value. The list is empty if the whole value is
   * wrong.
   */
  readonly placeOf?: (value: unknown) => readonly PropertyKey[]
}

export const statedText = (must: string, form = /\S/): Stated => ({
  ...statedJson(must, z.string().check(z.regex(form), z.trim())),
  isText: true,
})

export const statedJson = (must: string, schema: Schema): Stated => ({
  isText: false,
  must,
  read: (value) => schema.safeParse(value).data,
  placeOf: (value) => schema.safeParse(value).error?.issues[0]?.path ?? [],
})

/** The rule for a list, or for a single item instead of a list of one. `filled` completes each item. */
export const statedList = <T>(
  must: string,
  item: Schema<T>,
  filled: (item: T, at: number) => unknown,
): Stated =>
  statedJson(
    must,
    z.pipe(
      z.transform((value) => (Array.isArray(value) ? value : [value])),
      z.pipe(
        z.array(item).check(z.minLength(1)),
        z.transform((items) => items.map(filled)),
      ),
    ),
  )

/** Makes a schema for an object, or for a text that becomes an object with the text under `key`. */
export const orText = <const K extends string>(key: K, form: RegExp) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? { [key]: value } : value)),
    z.looseObject({ [key]: z.string().check(z.regex(form)) } as { [N in K]: z.ZodMiniString }),
  )

/** Makes a schema for an object with one or more of these keys, whose values are texts of that form. */
export const objectOfTexts = (keys: readonly string[], form: RegExp) =>
  z
    .partialRecord(z.enum(keys), z.string().check(z.regex(form)))
    .check(z.refine((texts) => Object.keys(texts).length > 0))

export const ANY_JSON = statedJson('JSON', z.unknown())

export const URL_TEXT = /^https?:\/\/\S+$/i
const PICTURE = /^(?:https?:\/\/\S+|data:image\/.+)$/is

export const FILLED = z.string().check(z.regex(/\S/))

/** Makes a schema for a picture: its address, or an object with it. */
export const picture = () =>
  orText('url', PICTURE).check(z.refine(({ type }) => ['logo', 'icon', undefined].includes(type as string)))
