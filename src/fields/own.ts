/** A user's own field as one of a record: what its definition leaves out, and what a definition may be. */

import type { z } from 'zod'
import type { Column } from './columns.ts'
import type { Field, Line, Shape, Wire, Zod } from './field.ts'
import { type FieldTable, OUR_FIELDS } from './index.ts'
import { safeIn } from './safe-in.ts'
import type { Stated } from './stated.ts'
import type { Tools } from './tools.ts'

/** The part of a user's definition that does not read pages. */
export interface OwnShape<V = unknown> {
  /** The name, in snake_case, such as `tagline_length`. No other field, key or column may have it. */
  readonly name: string
  /** The meaning of the value, in one sentence. */
  readonly about?: string | undefined
  /** The shape of the value, which must be JSON: `(z) => z.number()`. */
  readonly value: Shape<V>
  /** How an operator states the value. Default: JSON, or a text, that the shape accepts. */
  readonly stated?: Field<V>['stated'] | undefined
  /** The key in the answers of the HTTP service; false for none. Default: the name, with the value. */
  readonly wire?: Wire<V> | false | undefined
  /** Columns of the CSV and of the view `brands`. Default: one with the name of the field. */
  readonly columns?: readonly Column[] | undefined
  /** The line of the card in the terminal; false for none. Default: the name and the value. */
  readonly line?: Line<V> | false | undefined
}

/** A user's field, ready for use. */
export interface NamedField {
  readonly name: string
  readonly field: Field<unknown>
}

/** All fields of an engine: those of every record, then those of its user. */
export function tableWith(own: readonly NamedField[]): FieldTable {
  return own.length === 0
    ? OUR_FIELDS
    : new Map([...OUR_FIELDS, ...own.map(({ name, field }) => [name, field] as const)])
}

/** The names of the fields that users have added to a table. */
export const ownNamesIn = (fields: FieldTable): readonly string[] =>
  [...fields.keys()].filter((name) => !OUR_FIELDS.has(name))

/** The field of a definition that was checked. A function of it that throws costs only what it makes. */
export function fieldFrom(given: OwnShape, z: Zod): Field<unknown> {
  const { name, about = 'A field of your own.', value, columns = [{ name }] } = given
  const wire = given.wire ?? { key: name, shape: value, of: (found: unknown) => found }
  const line = given.line ?? { label: name.replaceAll('_', ' '), text: usualText }
  return {
    ...{ about, value, columns, stated: statedBy(given, z) },
    ...(wire !== false && { wire: guardedWire(wire, about, z) }),
    ...(line !== false && { line: guardedLine(line) }),
  }
}

const usualText: Line<unknown>['text'] = (value, { text }) =>
  text(typeof value === 'string' ? value : JSON.stringify(value))

/** A value in an answer must be JSON of the described shape; any other value is left out. */
function guardedWire({ key, shape, of }: Wire<unknown>, about: string, z: Zod): Wire<unknown> {
  const described = (made: z.ZodType) => (made.description === undefined ? made.describe(about) : made)
  const whole = described(shape(z)).optional()
  return {
    key,
    shape: () => whole,
    of(value) {
      try {
        const text: string | undefined = JSON.stringify(of(value))
        const said: unknown = text === undefined ? undefined : JSON.parse(text)
        return whole.safeParse(said).success ? said : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** The texts of a value come from a page, and what a terminal would obey in them is removed before. */
function guardedLine({ text, ...line }: Line<unknown>): Line<unknown> {
  return {
    ...line,
    text(value, card) {
      try {
        return String(text(safeIn(value, card.safe), card))
      } catch (thrown) {
        return card.text(`(it cannot be shown: ${messageOf(thrown)})`)
      }
    },
  }
}

/** A stated value has the shape of the field, whoever reads it. */
function statedBy({ value, stated }: OwnShape, z: Zod): (tools: Tools) => Stated {
  const shape = value(z)
  const usual = () => ({
    isText: z.toJSONSchema(shape, JSON_SHAPE).type === 'string',
    must: 'a value that the shape of the field accepts',
    read: (given: unknown) => given,
  })
  return (tools) => {
    const { isText, must, read } = stated?.(tools) ?? usual()
    const checked = (given: unknown) => {
      const said = read(given)
      return shape.safeParse(said).success ? said : undefined
    }
    return { isText, must, read: checked }
  }
}

const JSON_SHAPE = { io: 'input' } as const

/**
 * The fault of a definition, as the end of a sentence; undefined for a right one. `taken` are the names that
 * other fields have.
 */
export function problemIn(given: Given<OwnShape>, taken: ReadonlySet<string>, z: Zod): string | undefined {
  const { name, about, value, stated, wire, columns, line } = given
  if (typeof name !== 'string' || !SNAKE_CASE.test(name))
    return `its name is ${JSON.stringify(name)}, which must be in snake_case, such as tagline_length`
  if (taken.has(name) || name in {}) return `its name ${name} is taken: choose another one`
  if (about !== undefined && typeof about !== 'string') return 'about must be a sentence'
  const shape = problemInShape('value', value, z)
  if (shape !== undefined) return shape
  if (stated !== undefined && typeof stated !== 'function') return 'stated must be a function'
  return problemInWire(wire, taken, z) ?? problemInColumns(columns, taken) ?? problemInLine(line)
}

/** A value that claims to have these members. */
type Given<T> = { readonly [K in keyof T]?: unknown }

const SNAKE_CASE = /^[a-z][a-z\d]*(?:_[a-z\d]+)*$/

function problemInShape(member: string, make: unknown, z: Zod): string | undefined {
  const such = `${member} must be a function that makes a schema, such as (z) => z.number()`
  if (typeof make !== 'function') return such
  try {
    const shape: unknown = make(z)
    if (!(shape instanceof z.ZodType)) return such
    z.toJSONSchema(shape as z.ZodType, JSON_SHAPE)
    return undefined
  } catch (thrown) {
    return `the schema that ${member} makes is none of JSON: ${messageOf(thrown)}`
  }
}

function problemInWire(wire: unknown, taken: ReadonlySet<string>, z: Zod): string | undefined {
  if (wire === undefined || wire === false) return undefined
  const { key, shape, of } = (wire ?? {}) as Given<Wire<unknown>>
  if (typeof key !== 'string' || !SNAKE_CASE.test(key)) return 'wire.key must be in snake_case'
  if (taken.has(key)) return `its key ${key} is taken in answers: choose another one for wire.key`
  if (typeof of !== 'function') return 'wire.of must be a function'
  return problemInShape('wire.shape', shape, z)
}

function problemInColumns(columns: unknown, taken: ReadonlySet<string>): string | undefined {
  if (columns === undefined) return undefined
  if (!Array.isArray(columns)) return 'columns must be a list'
  const names = new Set<unknown>()
  for (const column of columns as readonly unknown[]) {
    const { name, in: only, path, first, all, where, between } = (column ?? {}) as Given<AnyColumn>
    if (typeof name !== 'string' || !SNAKE_CASE.test(name))
      return `the name of a column is ${JSON.stringify(name)}, which must be in snake_case`
    if (taken.has(name) || names.has(name)) return `the column ${name} is taken: choose another name`
    names.add(name)
    if (![undefined, 'export', 'view'].some((each) => each === only))
      return `the column ${name} may be in "export" or in "view"`
    const wheres = asList(where).map((one) => (one ?? {}) as Given<WhereOf>)
    const parts = [...asList(path), ...asList(first), ...asList(all), ...wheres.map(({ member }) => member)]
    const texts = [between, ...wheres.flatMap(({ is, has, isNoneWith }) => [is, has, isNoneWith])]
    if (!parts.every((part) => typeof part === 'string' && PART.test(part)))
      return `the column ${name} names a part that is no path such as address.city`
    if (!texts.every((text) => text === undefined || typeof text === 'string'))
      return `the column ${name} compares with something that is no text`
  }
  return undefined
}

interface WhereOf {
  readonly member: string
  readonly is: string
  readonly has: string
  readonly isNoneWith: string
}

interface AnyColumn {
  readonly name: string
  readonly in: string
  readonly path: string
  readonly first: string
  readonly all: string
  readonly where: readonly WhereOf[]
  readonly between: string
}

/** Names of members, and numbers of entries from 0. */
const PART = /^(?:[a-z]\w*|\d+)(?:\.(?:[a-z]\w*|\d+))*$/i

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

function problemInLine(line: unknown): string | undefined {
  if (line === undefined || line === false) return undefined
  const { label, text } = (line ?? {}) as Given<Line<unknown>>
  if (typeof label !== 'string' || !/^[^\p{C}]{1,30}$/u.test(label))
    return 'line.label must be a text of 1 to 30 characters'
  return typeof text === 'function' ? undefined : 'line.text must be a function'
}

/** The names that a definition takes. */
export function namesOf({ name, wire, columns = [{ name }] }: OwnShape): readonly string[] {
  return [name, ...(wire ? [wire.key] : []), ...columns.map((column) => column.name)]
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
