/** Turns a user's definition into a field of records: checks it, and adds missing parts. */

import type { z } from 'zod'
import * as mini from 'zod/mini'
import type { Schema } from '../model/options/schema.ts'
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
  /** The key in answers of the HTTP API; false for none. Default: the name, with the value. */
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

/** Returns all fields of an engine: those of every record, then those of its user. */
export function tableWith(own: readonly NamedField[]): FieldTable {
  return own.length === 0
    ? OUR_FIELDS
    : new Map([...OUR_FIELDS, ...own.map(({ name, field }) => [name, field] as const)])
}

/** Returns the names of users' fields in a table. */
export const ownNamesIn = (fields: FieldTable): readonly string[] =>
  [...fields.keys()].filter((name) => !OUR_FIELDS.has(name))

/**
 * Makes a field from a checked definition. If a function of the definition throws, only its result is
 * missing.
 */
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

/** Leaves out a value whose JSON does not have the described shape. */
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

/** Removes control characters, because texts come from a page and a terminal would obey them. */
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

/**
 * Reads a stated value, which must have the shape of the field even if the user's definition has its own
 * reader.
 */
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
    const placeOf = (given: unknown) => shape.safeParse(read(given)).error?.issues[0]?.path ?? []
    return { isText, must, read: checked, placeOf }
  }
}

const JSON_SHAPE = { io: 'input' } as const

/**
 * Returns the fault of a definition, as the end of a sentence; undefined for a valid definition. `taken` are
 * names of other fields, keys and columns.
 */
export function problemIn(given: object, taken: ReadonlySet<string>, z: Zod): string | undefined {
  const [issue] = definitionSchema(taken, z).safeParse(given).error?.issues ?? []
  const [member, at, part] = issue?.path ?? []
  if (!issue || member !== 'columns' || part === undefined || part === 'name') return issue?.message
  const { columns } = given as { readonly columns: readonly Column[] }
  return `the column ${columns[Number(at)]?.name} ${issue.message}`
}

/** Makes the schema of a definition, whose messages are the faults. A fault in a column follows its name. */
function definitionSchema(taken: ReadonlySet<string>, z: Zod) {
  const columns = new Set<string>()
  const isFree = (name: string) => !taken.has(name) && !columns.has(name) && columns.add(name) !== undefined
  return mini.looseObject({
    name: snakeCase(
      (name) => `its name is ${name}, which must be in snake_case, such as tagline_length`,
      (name) => !taken.has(name) && !(name in {}),
      (name) => `its name ${name} is taken: choose another one`,
    ),
    about: mini.optional(mini.string('about must be a sentence')),
    value: shape('value', z),
    stated: mini.optional(functionOr('stated must be a function')),
    wire: unlessFalse(
      mini.looseObject(
        {
          key: snakeCase(
            () => NO_KEY,
            (key) => !taken.has(key),
            (key) => `its key ${key} is taken in answers: choose another one for wire.key`,
          ),
          of: functionOr('wire.of must be a function'),
          shape: shape('wire.shape', z),
        },
        NO_KEY,
      ),
    ),
    columns: mini.optional(
      mini.array(
        mini.looseObject({
          name: snakeCase(
            (name) => `the name of a column is ${name}, which must be in snake_case`,
            isFree,
            (name) => `the column ${name} is taken: choose another name`,
          ),
          ...restOfColumn(),
        }),
        'columns must be a list',
      ),
    ),
    line: unlessFalse(
      mini.looseObject(
        {
          label: mini.string(NO_LABEL).check(mini.regex(/^[^\p{C}]{1,30}$/u, NO_LABEL)),
          text: functionOr('line.text must be a function'),
        },
        NO_LABEL,
      ),
    ),
  })
}

const NO_KEY = 'wire.key must be in snake_case'
const NO_LABEL = 'line.label must be a text of 1 to 30 characters'
const NO_PART = 'names a part that is no path such as address.city'

/** Matches a path of member names and entry numbers, which start at 0: `eic.0.industry`. */
const PART = /^(?:[a-z]\w*|\d+)(?:\.(?:[a-z]\w*|\d+))*$/i

const oneOrMore = (entry: Schema) =>
  mini.optional(
    mini.pipe(
      mini.transform((value) => (Array.isArray(value) ? value : [value])),
      mini.array(entry),
    ),
  )

function restOfColumn() {
  const part = mini.string(NO_PART).check(mini.regex(PART, NO_PART))
  const text = mini.optional(mini.string('compares with something that is no text'))
  const where = mini.looseObject({ member: part, is: text, has: text, isNoneWith: text }, NO_PART)
  return {
    in: mini.optional(mini.enum(['export', 'view'], 'may be in "export" or in "view"')),
    type: mini.optional(mini.enum(['integer', 'boolean'], 'may have the type "integer" or "boolean"')),
    ...{ path: oneOrMore(part), first: oneOrMore(part), all: oneOrMore(part) },
    ...{ where: oneOrMore(where), between: text },
  }
}

/** Makes the schema of a unique name in snake_case. Its messages say what already has the name. */
function snakeCase(
  not: (json: string) => string,
  isFree: (name: string) => boolean,
  taken: (name: string) => string,
) {
  const error = ({ input }: { readonly input?: unknown }) => not(JSON.stringify(input))
  return mini
    .string({ error })
    .check(
      mini.regex(/^[a-z][a-z\d]*(?:_[a-z\d]+)*$/, { error, abort: true }),
      mini.refine(isFree, { error: ({ input }) => taken(String(input)) }),
    )
}

const functionOr = (fault: string) => mini.custom((value) => typeof value === 'function', fault)

const unlessFalse = (schema: Schema) =>
  mini.optional(
    mini.pipe(
      mini.transform((value) => (value === false ? undefined : value)),
      mini.optional(schema),
    ),
  )

function shape(member: string, z: Zod): Schema {
  const such = `${member} must be a function that makes a schema, such as (z) => z.number()`
  return functionOr(such).check(({ value, issues }) => {
    const problem = (message: string) => issues.push({ code: 'custom', message, input: value })
    if (typeof value !== 'function') return
    try {
      const made: unknown = value(z)
      if (made instanceof z.ZodType) z.toJSONSchema(made, JSON_SHAPE)
      else problem(such)
    } catch (thrown) {
      problem(`the schema that ${member} makes is none of JSON: ${messageOf(thrown)}`)
    }
  })
}

/** Returns the names that a definition uses. */
export function namesOf({ name, wire, columns = [{ name }] }: OwnShape): readonly string[] {
  return [name, ...(wire ? [wire.key] : []), ...columns.map((column) => column.name)]
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
