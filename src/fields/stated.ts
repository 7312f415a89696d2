import { isObject } from './truth.ts'

/*
 * The rules for a value that somebody states for a field. A value may be written shorter than the record has
 * it: the rest is filled in.
 */

/** A text when the value is written as it is, without quotation marks; otherwise it is JSON. */
export interface Stated {
  readonly isText: boolean
  /** The rule in words, for messages. */
  readonly must: string
  /** The value as the record has it; undefined when it is not what it must be. */
  readonly read: (value: unknown) => unknown
}

export const statedText = (must: string, form = /\S/): Stated => ({
  isText: true,
  must,
  read: (value) => (typeof value === 'string' && form.test(value) ? value.trim() : undefined),
})

export const statedJson = (must: string, read: Stated['read']): Stated => ({ isText: false, must, read })

/** A list, or one item of it, each as `read` gives it. */
export const statedList = (must: string, read: (item: unknown, at: number) => unknown): Stated =>
  statedJson(must, (value) => {
    const items = (Array.isArray(value) ? value : [value]).map(read)
    return items.length === 0 || items.includes(undefined) ? undefined : items
  })

/** Reads an object with at least one of these keys and no others, each a text of that form. */
export const objectOfTexts = (keys: readonly string[], form: RegExp) => (value: unknown) => {
  const entries = isObject(value) ? Object.entries(value) : []
  const isRight = ([key, one]: [string, unknown]) =>
    keys.includes(key) && typeof one === 'string' && form.test(one)
  return entries.length > 0 && entries.every(isRight) ? value : undefined
}

export const ANY_JSON = statedJson('JSON', (value) => value)

export const URL_TEXT = /^https?:\/\/\S+$/i
const PICTURE = /^(?:https?:\/\/\S+|data:image\/.+)$/is

export const isFilled = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value)

/** Reads a picture: its address, or an object with it. `rest` is what the record has besides. */
export function pictureOf(rest: (at: number) => Readonly<Record<string, unknown>>) {
  return (item: unknown, at: number): unknown => {
    const given = typeof item === 'string' ? { url: item } : item
    if (!isObject(given) || typeof given.url !== 'string' || !PICTURE.test(given.url)) return undefined
    if (!['logo', 'icon', undefined].includes(given.type as string | undefined)) return undefined
    return { ...rest(at), ...given }
  }
}
