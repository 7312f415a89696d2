import { DAY, MAX_TIMER_MS } from '../units.ts'

/** One option: its default and its allowed values. */
export interface Setting<T> {
  readonly byDefault: T
  /** The allowed values, as the end of a sentence: `a whole number of bytes from 1 to 1,048,576`. */
  readonly allowed: string
  readonly accepts: (value: unknown) => boolean
}

/** A limit is the lowest or the highest number that an option may be. */
export interface Range {
  /** Default 1. */
  readonly min?: number
  readonly max?: number
  /** True when `Infinity` is accepted too, and means that there is no limit. Default false. */
  readonly orInfinity?: boolean
}

/** V8 cannot make a longer text. Whatever is read as a whole has to fit into one. */
const MAX_TEXT_CHARS = 2 ** 29 - 24

function whole(noun: string, byDefault: number, range: Range): Setting<number> {
  const { min = 1, max = Number.MAX_SAFE_INTEGER, orInfinity = false } = range
  const isWithin = (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
  const most =
    max === Number.MAX_SAFE_INTEGER
      ? `, at least ${grouped(min)}`
      : ` from ${grouped(min)} to ${grouped(max)}`
  return {
    byDefault,
    allowed: `a whole number${noun && ` of ${noun}`}${most}${orInfinity ? ', or Infinity' : ''}`,
    accepts: (value) => isWithin(value) || (orInfinity && value === Number.POSITIVE_INFINITY),
  }
}

/** A number of things: pages, requests, attempts. */
export const count = (byDefault: number, range: Range = {}): Setting<number> =>
  whole('', byDefault, { max: 1_000_000_000, ...range })

/** A period that a timer waits for, in milliseconds. */
export const milliseconds = (byDefault: number, range: Range = {}): Setting<number> =>
  whole('milliseconds', byDefault, { max: MAX_TIMER_MS, ...range })

/**
 * The largest age of something, in milliseconds. No timer uses it, so that it has no upper bound; at 0
 * nothing is fresh.
 */
export const age = (byDefault: number, range: Range = {}): Setting<number> =>
  whole('milliseconds', byDefault, { min: 0, max: 36_500 * DAY, ...range })

export const bytes = (byDefault: number, range: Range = {}): Setting<number> =>
  whole('bytes', byDefault, { max: MAX_TEXT_CHARS, ...range })

/** Memory of a process, in units of 1,048,576 bytes. */
export const megabytes = (byDefault: number, range: Range = {}): Setting<number> =>
  whole('megabytes', byDefault, { min: 8, max: 1_048_576, ...range })

export const pixels = (byDefault: number, range: Range = {}): Setting<number> =>
  whole('pixels', byDefault, { max: 1_000_000_000, ...range })

/** A port to connect to, or to listen on. */
export const port = (byDefault: number, range: Range = {}): Setting<number> =>
  whole('', byDefault, { max: 65_535, ...range })

export const flag = (byDefault: boolean): Setting<boolean> => ({
  byDefault,
  allowed: 'true or false',
  accepts: (value) => typeof value === 'boolean',
})

/** One of a few words. */
export const oneOf = <const T extends string | boolean>(words: readonly T[], byDefault: T): Setting<T> => ({
  byDefault,
  allowed: `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`,
  accepts: (value) => words.some((word) => word === value),
})

/** A text for which `isOne` returns true; `allowed` describes these texts in words. */
export const text = (
  byDefault: string,
  allowed: string,
  isOne: (value: string) => boolean,
): Setting<string> => ({
  byDefault,
  allowed,
  accepts: (value) => typeof value === 'string' && isOne(value),
})

/** A text that may be left out. */
export const optionalText = (
  allowed: string,
  isOne: (value: string) => boolean,
): Setting<string | undefined> => ({
  byDefault: undefined,
  allowed,
  accepts: (value) => value === undefined || (typeof value === 'string' && isOne(value)),
})

/** A list whose entries are checked one by one. */
export const listOf = <T>(
  byDefault: T[],
  allowed: string,
  isOne: (value: unknown) => boolean,
): Setting<T[]> => ({
  byDefault,
  allowed,
  accepts: (value) => Array.isArray(value) && value.every(isOne),
})

/**
 * Whole numbers with a comma between thousands, as people read them. `toLocaleString` would load the data of
 * languages whenever a process starts, which takes 12 ms of a processor (three runs of Node 20).
 */
const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Settings by name; a name may also hold a group of settings. */
export type Settings = { readonly [name: string]: Setting<unknown> | Settings }

/** The allowed values of a setting, which may have no default. */
export type Check = Pick<Setting<unknown>, 'allowed' | 'accepts'>

export type Checks = { readonly [name: string]: Check | Checks }

export const isSetting = <S extends Check>(entry: S | Checks | Settings): entry is S =>
  typeof (entry as Check).accepts === 'function'

/** The values that settings stand for. Editors show the comments of the settings for the values, too. */
export type ValuesOf<S> = {
  -readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : ValuesOf<S[K]>
}
