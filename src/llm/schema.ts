import type { ModelPage, ModelPoint, Proposal } from '../model/language-model.ts'
import type { EntryType, FieldType } from '../model/query.ts'

export type JsonSchema = { readonly [key: string]: unknown }

const TYPES: Readonly<Record<string, string>> = { number: 'number', boolean: 'boolean' }

/** The shape of the model's answer: for each point null, or a value with its page and quotation. */
export function answerSchema(points: readonly ModelPoint[], pages: number): JsonSchema {
  return objectOf(points.map((point) => [point.name, orNull(pointSchema(point, pages))]))
}

function pointSchema(point: ModelPoint, pages: number): JsonSchema {
  return objectOf([
    ['value', valueSchema(point)],
    ['page', { type: 'integer', minimum: 1, maximum: pages }],
    ['quotation', { type: 'string' }],
  ])
}

function valueSchema({ type, entries = 'string', fields = {}, choices }: ModelPoint): JsonSchema {
  if (choices) return { type: 'string', enum: choices }
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
 * The proposals of the model, in the order of the points; undefined for a text that is not such an answer.
 * Proposals with a wrong shape are left out.
 */
export function proposalsIn(
  content: string,
  points: readonly ModelPoint[],
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

/** The shape of translations: each text or null. */
export function textsSchema(keys: readonly string[]): JsonSchema {
  return objectOf(keys.map((key) => [key, orNull(plain('text'))]))
}

/** The texts of these keys; undefined for a text that is no such answer. */
export function textsIn(content: string, keys: readonly string[]): ReadonlyMap<string, string> | undefined {
  const answer = parsed(content)
  if (!isObject(answer)) return undefined
  const given = new Map(Object.entries(answer))
  const texts = keys.flatMap((key) => {
    const text = given.get(key)
    return typeof text === 'string' && text.trim() !== '' ? [[key, text.trim()] as const] : []
  })
  return new Map(texts)
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(withoutFence(content.trim()))
  } catch {
    return undefined
  }
}

/** Some models write a fence around their JSON. */
function withoutFence(text: string): string {
  if (!text.startsWith('```')) return text
  return text.replace(/^```(?:json)?/, '').replace(/```$/, '')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
