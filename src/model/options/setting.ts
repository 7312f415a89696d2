import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import { DAY, MAX_TIMER_MS } from '../units.ts'
import { choice, described, type Range, type Schema, flag as trueOrFalse, whole } from './schema.ts'

/** One option: the schema of a value that may be left out, with its default. */
export interface Setting<T> extends ZodMiniType<T, T | undefined> {}

const setting = <T>(schema: Schema<T>, byDefault: T): Setting<T> =>
  z._default(schema, byDefault as never) as Schema as Setting<T>

/** V8 cannot make a longer text, so files that are read as a whole may not be larger. */
const MAX_TEXT_CHARS = 2 ** 29 - 24

const numbers =
  (noun: string, usual: Range) =>
  (byDefault: number, range: Range = {}) =>
    setting(whole(noun, { ...usual, ...range }), byDefault)

/** A number of things: pages, requests, attempts. */
export const count = numbers('', { max: 1_000_000_000 })

/** A time that a timer waits, in milliseconds. */
export const milliseconds = numbers('milliseconds', { max: MAX_TIMER_MS })

/**
 * The largest age of something, in milliseconds. With 0, nothing is fresh. No timer uses the age, so it may
 * be longer than timers allow.
 */
export const age = numbers('milliseconds', { min: 0, max: 36_500 * DAY })

export const bytes = numbers('bytes', { max: MAX_TEXT_CHARS })

/** Memory of a process, in units of 1,048,576 bytes. */
export const megabytes = numbers('megabytes', { min: 8, max: 1_048_576 })

export const pixels = numbers('pixels', { max: 1_000_000_000 })

/** A port to connect to, or to listen on. */
export const port = numbers('', { max: 65_535 })

export const flag = (byDefault: boolean): Setting<boolean> => setting(trueOrFalse, byDefault)

export const oneOf = <const T extends string | boolean>(words: readonly T[], byDefault: T): Setting<T> =>
  setting(choice(words), byDefault)

type TextCheck = z.core.$ZodCheck<string>

/** A text that passes a check. `allowed` describes these texts in words. */
export const text = (byDefault: string, allowed: string, check: TextCheck): Setting<string> =>
  setting(described(z.string().check(check), allowed), byDefault)

export const optionalText = (allowed: string, check: TextCheck): Setting<string | undefined> =>
  setting(described(z.optional(z.string().check(check)), allowed), undefined)

/** A list. `allowed` describes the whole list, so `entry` needs no description. */
export const listOf = <T>(byDefault: T[], allowed: string, entry: Schema<T>): Setting<T[]> =>
  setting(described(z.array(entry), allowed), byDefault)

/** Settings by name; a name may also hold a group of settings. */
export type Settings = { readonly [name: string]: Setting<unknown> | Settings }

/** The values of settings. Editors show the comments of the settings for the values, too. */
export type ValuesOf<S> = {
  -readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : ValuesOf<S[K]>
}
