/** Reads the JSON Schema of a caller as a tree of objects, lists and values, within bounds. */

import { wordsOf } from '../../../lexicon/asked-words.ts'
import { foldedWords } from '../../../lexicon/labels/index.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { JsonSchemaObject } from '../../../model/extract.ts'

interface Common {
  /**
   * The name, the name without the words of the list around it (of `plans`, `plan_name` is `name`), and for a
   * name also the list itself.
   */
  readonly names: readonly string[]
  /** Title and description. */
  readonly about: string
  readonly nullable: boolean
  /** The schema itself, for the check of a value. */
  readonly schema: JsonSchemaObject
}

export interface ObjectNode extends Common {
  readonly kind: 'object'
  readonly members: readonly {
    readonly name: string
    readonly node: SchemaNode
    readonly required: boolean
  }[]
}

export interface ListNode extends Common {
  readonly kind: 'list'
  readonly entries: SchemaNode
}

export interface ValueNode extends Common {
  readonly kind: 'value'
  readonly type: 'text' | 'number' | 'boolean' | 'date' | 'url'
  /** The only values that are allowed. */
  readonly choices?: readonly unknown[]
  readonly example?: string
  /** True for a date with a time of day. */
  readonly isMoment?: true
}

export type SchemaNode = ObjectNode | ListNode | ValueNode

/** Bounds of a schema. */
const SCHEMA_BOUNDS = {
  bytes: 65_536,
  depth: 8,
  nodes: 200,
  nameChars: 100,
  aboutChars: 1_000,
} as const

/** Returns the tree of a schema. Throws `invalid_input` when it is not one of an object, or is too large. */
export function schemaTree(schema: unknown): ObjectNode {
  if (!isObject(schema)) throw wrong('must be a JSON Schema, as an object')
  if (Buffer.byteLength(JSON.stringify(schema)) > SCHEMA_BOUNDS.bytes)
    throw wrong(`has more than ${SCHEMA_BOUNDS.bytes} bytes`)
  const tree = nodeOf(schema, { root: schema, left: SCHEMA_BOUNDS.nodes }, { depth: 0, names: [], list: '' })
  if (tree.kind !== 'object' || tree.members.length === 0)
    throw wrong('must describe an object with properties')
  return tree
}

interface Reading {
  readonly root: JsonSchemaObject
  /** How many more nodes the tree may have. */
  left: number
}

/** Where a part of a schema stands: how deep, its names, and the name of the list around it. */
interface Place {
  readonly depth: number
  readonly names: readonly string[]
  readonly list: string
}

function nodeOf(given: unknown, reading: Reading, place: Place): SchemaNode {
  const { depth, names } = place
  if (depth > SCHEMA_BOUNDS.depth) throw wrong(`is nested deeper than ${SCHEMA_BOUNDS.depth} levels`)
  if (--reading.left < 0) throw wrong(`has more than ${SCHEMA_BOUNDS.nodes} parts`)
  const { schema, nullable } = plainOf(given, reading.root)
  const types = [schema.type].flat()
  const about = [schema.title, schema.description]
    .filter((text) => typeof text === 'string')
    .join('. ')
    .slice(0, SCHEMA_BOUNDS.aboutChars)
  const common = { names, about, nullable: nullable || types.includes('null'), schema }
  const type = types.find((each) => each !== 'null') ?? impliedType(schema)
  if (type === 'object') return { ...common, kind: 'object', members: membersOf(schema, reading, place) }
  if (type === 'array') {
    const inner = { depth: depth + 1, names, list: names[0] ?? '' }
    const entries = nodeOf(schema.items ?? { type: 'string' }, reading, inner)
    return { ...common, kind: 'list', entries }
  }
  return { ...common, kind: 'value', ...typeOf(schema, String(type)) }
}

function membersOf(schema: JsonSchemaObject, reading: Reading, place: Place): ObjectNode['members'] {
  const { properties, required } = schema
  if (!isObject(properties)) return []
  const needed = new Set(Array.isArray(required) ? required : [])
  return Object.entries(properties).map(([name, each]) => {
    if (name.length > SCHEMA_BOUNDS.nameChars)
      throw wrong(`has a property name of more than ${SCHEMA_BOUNDS.nameChars} characters`)
    const inner = { ...place, depth: place.depth + 1, names: namesWithin(name, place.list) }
    return { name, node: nodeOf(each, reading, inner), required: needed.has(name) }
  })
}

function namesWithin(name: string, list: string): readonly string[] {
  const around = new Set(wordsOf(list))
  const words = foldedWords(name)
  const rest = words.filter((word) => !wordsOf(word).some((each) => around.has(each)))
  const shorter = rest.length > 0 && rest.length < words.length ? rest.join(' ') : undefined
  const isName = list !== '' && NAMES.has(wordsOf(shorter ?? name).join(' '))
  return [name, ...(shorter ? [shorter] : []), ...(isName ? [list] : [])]
}

/** What has such a name is called like its list where a page calls it otherwise: `Ticket` in `tickets`. */
const NAMES: ReadonlySet<string> = new Set(['name', 'title'])

function typeOf(schema: JsonSchemaObject, type: string): Omit<ValueNode, 'kind' | keyof Common> {
  const { enum: choices, const: only, format, examples, example } = schema
  const [first] = [examples ?? example ?? []].flat()
  const allowed = Array.isArray(choices) ? choices : only === undefined ? undefined : [only]
  return {
    type: VALUE_TYPES.get(type) ?? FORMATS.get(String(format)) ?? 'text',
    ...(format === 'date-time' && { isMoment: true as const }),
    ...(allowed && { choices: allowed }),
    ...(first !== undefined && { example: String(first).slice(0, SCHEMA_BOUNDS.nameChars) }),
  }
}

const VALUE_TYPES: ReadonlyMap<string, ValueNode['type']> = new Map([
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
])
const FORMATS: ReadonlyMap<string, ValueNode['type']> = new Map([
  ['date', 'date'],
  ['date-time', 'date'],
  ['uri', 'url'],
  ['url', 'url'],
  ['uri-reference', 'url'],
])

function impliedType(schema: JsonSchemaObject): string {
  if (isObject(schema.properties)) return 'object'
  return schema.items === undefined ? 'string' : 'array'
}

/** References that are followed from one place. */
const MAX_REFERENCES = 10

/** Follows references, and takes the first alternative that is not null. */
function plainOf(given: unknown, root: JsonSchemaObject): { schema: JsonSchemaObject; nullable: boolean } {
  let schema = given
  let nullable = false
  for (let at = 0; at < MAX_REFERENCES; at++) {
    if (schema === true) return { schema: {}, nullable }
    if (!isObject(schema)) throw wrong('has a part that is no schema')
    const { $ref, anyOf, oneOf, allOf, ...rest } = schema
    const alternatives: unknown = anyOf ?? oneOf ?? allOf
    if ($ref !== undefined) schema = { ...definitionOf($ref, root), ...rest }
    else if (Array.isArray(alternatives)) {
      const others = alternatives.filter((each) => !isNull(each))
      nullable ||= others.length < alternatives.length
      schema = { ...asObject(others[0]), ...rest }
    } else return { schema, nullable }
  }
  throw wrong('has references that lead in a circle')
}

function definitionOf(reference: unknown, root: JsonSchemaObject): JsonSchemaObject {
  const [, group = '', name = ''] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(String(reference)) ?? []
  const found = asObject(root[group])[name]
  if (isObject(found)) return found
  throw wrong(`refers to ${String(reference).slice(0, 100)}, which is none of its own definitions`)
}

const isNull = (schema: unknown) => isObject(schema) && schema.type === 'null'
const isObject = (value: unknown): value is JsonSchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asObject = (value: unknown): JsonSchemaObject => (isObject(value) ? value : {})
const wrong = (why: string) => new BlazonError('invalid_input', `The schema ${why}.`)
