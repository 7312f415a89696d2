import type { DataPoint, EntryType, FieldType, ModelPage, Proposal } from '../model/query.ts'

type JsonSchema = { readonly [key: string]: unknown }

const TYPES: Readonly<Record<string, string>> = { number: 'number', boolean: 'boolean' }

/** The shape of the model's answer: for each point null, or a value with its page and quotation. */
export function answerSchema(points: readonly DataPoint[], pages: number): JsonSchema {
  return objectOf(points.map((point) => [point.name, orNull(pointSchema(point, pages))]))
}

function pointSchema(point: DataPoint, pages: number): JsonSchema {
  return objectOf([
    ['value', valueSchema(point)],
    ['page', { type: 'integer', minimum: 1, maximum: pages }],
    ['quotation', { type: 'string' }],
  ])
}

function valueSchema({ type, entries = 'string', fields = {} }: DataPoint): JsonSchema {
  return type === 'list' ? { type: 'array', items: entrySchema(entries, fields) } : plain(type)
}

function entrySchema(type: EntryType, fields: Readonly<Record<string, FieldType>>): JsonSchema {
  if (type === 'list') return { type: 'array', items: { type: 'string' } }
  if (type !== 'object') return plain(type)
  return objectOf(Object.entries(fields).map(([name, field]) => [name, orNull(plain(field))]))
}

const plain = (type: string): JsonSchema => ({ type: TYPES[type] ?? 'string' })
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

function objectOf(properties: readonly (readonly [string, JsonSchema])[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
    additionalProperties: false,
  }
}

/**
 * What the model proposes, in the order of the points; undefined for a text that is no such answer. What has
 * another shape than was asked for is left out.
 */
export function proposalsIn(
  content: string,
  points: readonly DataPoint[],
  pages: readonly ModelPage[],
): Proposal[] | undefined {
  const answer = parsed(content)
  if (!isObject(answer)) return undefined
  const given = new Map(Object.entries(answer))
  return points.flatMap(({ name }) => {
    const one = given.get(name)
    if (!isObject(one) || typeof one.quotation !== 'string') return []
    const page = pages[Number(one.page) - 1]
    return page ? [{ name, value: one.value, quote: one.quotation, page }] : []
  })
}

function parsed(content: string): unknown {
  try {
    // Some models write a fence around their JSON.
    return JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
