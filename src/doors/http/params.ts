import { z } from 'zod'
import { BlazonError } from '../../model/errors.ts'
import { wrongParam } from './wrong-param.ts'

/**
 * The parameters of a route by their names, each as a zod type with its description. Unknown parameters are
 * ignored. Null and an empty text mean no value, so no type but `anyValue` gets them. A refusal describes the
 * values that the type accepts. If a type defines its own message, the message begins with `must`, as in
 * `.regex(COLOR, { error: 'must be a colour' })`.
 */
export type Params = Readonly<Record<string, z.ZodType>>

export type ParamValues<P extends Params> = { readonly [K in keyof P]: z.output<P[K]> }

/**
 * Unchecked parameters. From a query they are texts, or lists for repeated names; from a body, any JSON
 * values.
 */
export type RawParams = Readonly<Record<string, unknown>>

/** True for an object with names. A buffer is excluded, although its indexes are keys. */
export function isObject(value: unknown): value is RawParams {
  const isList = Array.isArray(value) || value instanceof Uint8Array
  return typeof value === 'object' && value !== null && !isList
}

/**
 * A value of a query: a text, several texts with the same name, or an object whose names stand in brackets.
 */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue }
type QueryObject = Record<string, QueryValue>

/**
 * Reads a query. `+` is a space, as older clients send it. Invalid percent-encoding is not decoded. Names
 * with brackets make objects: `viewport[width]=800` is `{ viewport: { width: '800' } }`.
 */
export function readQuery(query: string): QueryObject {
  const values: QueryObject = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    const place = name.endsWith(']') ? placeIn(values, name) : { in: values, key: name }
    const before = place.in[place.key]
    // The list grows in place. If it were copied each time, a query that repeats one name would take seconds.
    if (Array.isArray(before)) before.push(value)
    else place.in[place.key] = before === undefined ? value : [before, value]
  }
  return values
}

/**
 * Throws `invalid_input` when one of these parameters of a query is both a text and an object, as in
 * `viewport=1&viewport[width]=2`. Otherwise one of the two values would be lost.
 */
export function refuseMixed(query: RawParams, names: Iterable<string>): void {
  for (const name of names) {
    const value = query[name]
    const first = firstOf(value)
    if (!isObject(first)) continue
    const parts = Object.entries(first).map(([key, part]) => [`${name}[${key}]`, part] as const)
    if (Array.isArray(value)) {
      const both = `${name} and ${parts[0]?.[0]}`
      throw new BlazonError('invalid_input', `The parameters ${both} cannot be given together`)
    }
    refuseMixed(
      Object.fromEntries(parts),
      parts.map(([part]) => part),
    )
  }
}

/** Objects of a query are nested at most to this depth. A rule of `extractRules` may need all of it. */
const MAX_QUERY_DEPTH = 4

/**
 * Returns the object that a name with brackets leads to, and the last key. A name that is nested too deeply
 * is used as a whole.
 * A name that also has a text becomes a list with the object first, which `refuseMixed` refuses.
 */
function placeIn(values: QueryObject, name: string): { readonly in: QueryObject; readonly key: string } {
  const keys = /^[^[\]]+(?:\[[^[\]]+\])+$/.test(name) ? name.slice(0, -1).split(/\]?\[/) : [name]
  const last = keys.pop() ?? name
  if (keys.length > MAX_QUERY_DEPTH) return { in: values, key: name }
  let inner = values
  for (const key of keys) {
    const known = inner[key]
    const first = firstOf(known)
    const next = typeof first === 'object' && !Array.isArray(first) ? first : Object.create(null)
    if (next !== first) inner[key] = known === undefined ? next : [next, known].flat()
    inner = next
  }
  return { in: inner, key: last }
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** Accepts true and false, and in a query the texts `true`, `false`, `1` and `0`. */
export function flag() {
  return z.preprocess((raw) => FLAGS.get(raw) ?? raw, z.boolean())
}

/** Accepts a whole number, and in a query its text. Some clients write whole numbers as `5.0`. */
export function integer(min: number, max: number) {
  return z.preprocess(
    (raw) => (typeof raw === 'string' && /^-?\d{1,15}(?:\.0+)?$/u.test(raw) ? Number(raw) : raw),
    z.int().min(min).max(max),
  )
}

/** Accepts an object, and in a query its JSON. */
export function object<T extends z.ZodType>(type: T) {
  const read = (raw: unknown) => (typeof raw === 'string' ? jsonIn(raw) : raw)
  return z.preprocess(read, type)
}

/** Returns the value of a JSON text. Any other text is returned unchanged, and the type then refuses it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Accepts a list, and in a query a text with commas between the entries. */
export function list<T extends z.ZodType>(each: T, most: number) {
  const read = (raw: unknown) => (typeof raw === 'string' ? raw.split(',') : raw)
  return z.preprocess(read, z.array(each).max(most))
}

/** Makes the parameter for the longest wait of a caller in milliseconds. Every endpoint has it. */
export function waitingTime(maxMs: number) {
  return integer(1, maxMs)
    .optional()
    .describe('How long the caller waits, in milliseconds. When it is over, the answer is a 408.')
}

/**
 * Makes a function that reads parameters by their types. The function throws `invalid_input` for the first
 * wrong parameter, in the order of the types.
 */
export function paramsReader<P extends Params>(params: P): (raw: RawParams) => ParamValues<P> {
  const readers = Object.entries(params).map(([name, type]) => [name, paramReader(name, type)] as const)
  return (raw) => {
    const values: Record<string, unknown> = {}
    for (const [name, read] of readers) values[name] = read(raw[name])
    return values as ParamValues<P>
  }
}

/** Accepts a required value of any form without changes. It may be null or contain null. */
export function anyValue() {
  const isThere = (value: unknown) => value !== undefined && value !== ''
  return z.unknown().refine(isThere, { error: 'must be in the body; null means that there is no value' })
}

function paramReader(name: string, type: z.ZodType): (raw: unknown) => unknown {
  const isAny = type instanceof z.ZodUnknown
  // Such a type accepts null as a value. It does not mean that the value is missing.
  const isNullable = type instanceof z.ZodOptional && type.unwrap() instanceof z.ZodNullable
  const leftOut = type.safeParse(undefined)
  return (given) => {
    if (isAny || (isNullable && given === null)) return readBy(name, type, given)
    // Clients send null for a parameter without a value, and in a query they send an empty text.
    const isLeftOut = given === undefined || given === null || given === ''
    const raw = isLeftOut ? undefined : withoutNulls(given)
    const read = isLeftOut ? leftOut : type.safeParse(raw)
    if (read.success) return read.data
    throw wrongParam(name, type, raw)
  }
}

function readBy(name: string, type: z.ZodType, raw: unknown): unknown {
  const read = type.safeParse(raw)
  if (read.success) return read.data
  throw wrongParam(name, type, raw)
}

/** Values are searched for nulls only to this depth, because no parameter is nested deeper. */
const MAX_DEPTH = 3

/** Removes keys with null from the objects in a value, because null means no value there, too. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((each) => withoutNulls(each, depth + 1))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutNulls(each, depth + 1)]))
}
