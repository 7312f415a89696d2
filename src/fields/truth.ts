/** Checks and comparisons for labelled lists, from which each `field.ts` builds its `truth`. */

import { parsedUrl } from '../formats/url.ts'

export type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string' && value !== ''
export const isFlag: Check = (value) => typeof value === 'boolean'
export const isTextOrNull: Check = (value) => value === null || isText(value)
export const isUrl: Check = (value) => typeof value === 'string' && parsedUrl(value) !== undefined

export function isListOf(item: Check): Check {
  return (value) => Array.isArray(value) && value.every(item)
}

/** An object that has no other keys than these. */
export function isObjectOf(keys: Readonly<Record<string, Check>>): Check {
  return (value) => isObject(value) && Object.entries(value).every(([key, one]) => keys[key]?.(one) ?? false)
}

/** An object with any keys, whose values all pass. */
export function isTable(item: Check): Check {
  return (value) => isObject(value) && Object.values(value).every(item)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Letters and digits of a text, in lower case: case, marks and punctuation do not count when texts are
 * compared.
 */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Harmonic mean of precision and recall; 1 when nothing was expected and nothing found. */
export function f1(wanted: readonly string[], got: readonly string[]): number {
  const right = new Set(got.filter((one) => wanted.includes(one))).size
  if (wanted.length + got.length === 0) return 1
  return (2 * right) / (new Set(wanted).size + new Set(got).size)
}
