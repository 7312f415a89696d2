/** Schemas of values that come from outside, each with a description of the allowed values. */

import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'

/** A schema that accepts values of the type `T`. */
export type Schema<T = unknown> = ZodMiniType<T>

/** Schemas by name. A name may also hold a group of schemas. Only schemas outside groups may be required. */
export type Checks = { readonly [name: string]: Schema | Checks }

const WORDS = z.registry<{ readonly allowed: string }>()

/**
 * Adds a description of the allowed values to a schema, as the end of a sentence: `a whole number of bytes
 * from 1 to 1,048,576`.
 */
export function described<S extends Schema>(schema: S, allowed: string): S {
  WORDS.add(schema, { allowed })
  return schema
}

/** The parts of zod's definition of a schema that are used here: those of wrappers, objects and lists. */
interface Definition {
  readonly innerType?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly valueType?: Schema
}

const definitionOf = (schema: Schema) => schema._zod.def as Definition

/** Returns the description of a schema, or of the schema that it wraps; undefined when it has none. */
export function wordsOf(schema: Schema): string | undefined {
  const { innerType } = definitionOf(schema)
  return WORDS.get(schema)?.allowed ?? (innerType && wordsOf(innerType))
}

/** Returns the schemas of an object by name; undefined when the schema is not that of an object. */
export function membersOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { innerType, shape } = definitionOf(schema)
  return innerType ? membersOf(innerType) : shape
}

/** Returns the schema of the value at a key of an object, a table or a list. */
export function memberOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { innerType, shape, element, valueType } = definitionOf(schema)
  return innerType ? memberOf(innerType, key) : (element ?? valueType ?? shape?.[String(key)])
}

export const isSchema = <S extends Schema>(entry: S | Checks): entry is S => '_zod' in entry

const MADE = new WeakMap<Checks, Schema>()

/** Returns the schema of an object with only these keys. It is made once, when it is first needed. */
export function objectOf(checks: Checks): Schema {
  const made = MADE.get(checks) ?? z.strictObject(Object.fromEntries(Object.entries(checks).map(memberFrom)))
  MADE.set(checks, made)
  return made
}

/** A group that is left out has the defaults of all its settings. */
const memberFrom = ([name, entry]: [string, Schema | Checks]) =>
  [name, isSchema(entry) ? entry : z.prefault(objectOf(entry), {})] as const

export const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success

/** Makes the schemas of keys that may all be left out. */
export const optional = <C extends Readonly<Record<string, Schema>>>(checks: C) =>
  Object.fromEntries(Object.entries(checks).map(([name, schema]) => [name, z.optional(schema)])) as {
    readonly [K in keyof C]: z.ZodMiniOptional<C[K]>
  }

/** The schemas of a request's keys. All keys are optional; the types of the requests state the defaults. */
export type Allowed<R> = { readonly [K in keyof R]-?: Schema<R[K] | undefined> }

/*
 * Schemas that are used often. Where a schema has a description, the descriptions of its members are not
 * used.
 */

export const flag = described(z.boolean(), 'true or false')
export const text = described(z.string(), 'a text')
export const DATE = described(z.date(), 'a Date')
/** The name of an item that people create. */
export const name = described(z.string().check(z.regex(/\S/)), 'a text of at least one character')
/** A function. Its parameters and result cannot be checked in advance. */
export const aFunction = described(
  z.custom<never>((value) => typeof value === 'function'),
  'a function',
)
/** Any object, including lists. The code that uses it checks it further. */
export const object = () => z.custom<object>((value) => typeof value === 'object' && value !== null)
export const anything = z.any()
export const signal = described(z.instanceof(AbortSignal), 'an AbortSignal')

export const choice = <const T extends string | boolean>(words: readonly T[]): Schema<T> =>
  described(z.literal([...words]), `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`)

/** The limits of a number. */
export interface Range {
  /** Default: 1. */
  readonly min?: number
  readonly max?: number
  /** True when `Infinity` is accepted too, and means that there is no limit. Default: false. */
  readonly orInfinity?: boolean
}

/**
 * Makes the schema of a whole number of something, such as bytes. Some 60 such schemas are made at the start
 * of each process, so this is one schema, where `z.int()` with its limits would be four.
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
 * Writes a whole number with commas between thousands. `toLocaleString` would load language data at the start
 * of each process, which takes 12 ms of a processor (three runs of Node 20).
 */
const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
