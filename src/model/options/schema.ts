/** Schemas of values that come in from outside, each with its values in words. */

import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'

/** A schema that accepts values of the type `T`. */
export type Schema<T = unknown> = ZodMiniType<T>

/** Schemas by name; a name may also hold a group of them. All but those of a group may be required. */
export type Checks = { readonly [name: string]: Schema | Checks }

const WORDS = z.registry<{ readonly allowed: string }>()

/**
 * The same schema, with its values as the end of a sentence: `a whole number of bytes from 1 to 1,048,576`.
 */
export function described<S extends Schema>(schema: S, allowed: string): S {
  WORDS.add(schema, { allowed })
  return schema
}

/** The members of a definition that schemas of one kind have: wrappers, objects and lists. */
interface Definition {
  readonly innerType?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly valueType?: Schema
}

const definitionOf = (schema: Schema) => schema._zod.def as Definition

/** The words of a schema, or of the one that it wraps; undefined for a schema without words. */
export function wordsOf(schema: Schema): string | undefined {
  const { innerType } = definitionOf(schema)
  return WORDS.get(schema)?.allowed ?? (innerType && wordsOf(innerType))
}

/** The schemas of an object by name; undefined for a schema of anything else. */
export function membersOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { innerType, shape } = definitionOf(schema)
  return innerType ? membersOf(innerType) : shape
}

/** The schema of the value at a key of an object, a table or a list. */
export function memberOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { innerType, shape, element, valueType } = definitionOf(schema)
  return innerType ? memberOf(innerType, key) : (element ?? valueType ?? shape?.[String(key)])
}

export const isSchema = <S extends Schema>(entry: S | Checks): entry is S => '_zod' in entry

const MADE = new WeakMap<Checks, Schema>()

/** The schema of an object with these keys and no others. It is made when it is first needed, and once. */
export function objectOf(checks: Checks): Schema {
  const made = MADE.get(checks) ?? z.strictObject(Object.fromEntries(Object.entries(checks).map(memberFrom)))
  MADE.set(checks, made)
  return made
}

/** A group that is left out has the defaults of all its settings. */
const memberFrom = ([name, entry]: [string, Schema | Checks]) =>
  [name, isSchema(entry) ? entry : z.prefault(objectOf(entry), {})] as const

export const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success

/** The same schemas for keys that may all be left out. */
export const optional = <C extends Readonly<Record<string, Schema>>>(checks: C) =>
  Object.fromEntries(Object.entries(checks).map(([name, schema]) => [name, z.optional(schema)])) as {
    readonly [K in keyof C]: z.ZodMiniOptional<C[K]>
  }

/**
 * The schemas of a request: one for each of its keys. Every key may be left out; the types of the requests
 * state the defaults.
 */
export type Allowed<R> = { readonly [K in keyof R]-?: Schema<R[K] | undefined> }

/* Schemas that many have. Within a schema with words, the words of its members are not used. */

export const flag = described(z.boolean(), 'true or false')
export const text = described(z.string(), 'a text')
/** The name of an item that people create. */
export const name = described(z.string().check(z.regex(/\S/)), 'a text of at least one character')
/** The types of functions cannot be seen before they are called. */
export const aFunction = described(
  z.custom<never>((value) => typeof value === 'function'),
  'a function',
)
/** Any object, of which more is found out where it is used. Lists are objects, too. */
export const object = () => z.custom<object>((value) => typeof value === 'object' && value !== null)
export const anything = z.any()
export const signal = described(z.instanceof(AbortSignal), 'an AbortSignal')

/** One of a few words. */
export const choice = <const T extends string | boolean>(words: readonly T[]): Schema<T> =>
  described(z.literal([...words]), `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`)

/** A limit is the lowest or the highest number that a value may be. */
export interface Range {
  /** Default 1. */
  readonly min?: number
  readonly max?: number
  /** True when `Infinity` is accepted too, and means that there is no limit. Default false. */
  readonly orInfinity?: boolean
}

/**
 * Whole numbers of something, such as bytes. Some 60 of them are made whenever a process starts; each is one
 * schema, where `z.int()` with its bounds would be four.
 */
export function whole(noun: string, range: Range): Schema<number> {
  const { min = 1, max = Number.MAX_SAFE_INTEGER, orInfinity = false } = range
  const isWithin = (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
  const most =
    max === Number.MAX_SAFE_INTEGER
      ? `, at least ${grouped(min)}`
      : ` from ${grouped(min)} to ${grouped(max)}`
  return described(
    z.custom<number>((value) => isWithin(value) || (orInfinity && value === Number.POSITIVE_INFINITY)),
    `a whole number${noun && ` of ${noun}`}${most}${orInfinity ? ', or Infinity' : ''}`,
  )
}

/**
 * Whole numbers with a comma between thousands, as people read them. `toLocaleString` would load the data of
 * languages whenever a process starts, which takes 12 ms of a processor (three runs of Node 20).
 */
const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
