import { z } from 'zod'
import type { ModelPage, ModelPoint, Proposal } from '../model/language-model.ts'
import type { DataType, EntryType } from '../model/query.ts'

export type JsonSchema = { readonly [key: string]: unknown }

type Schema = z.ZodType

const TYPES: Readonly<Partial<Record<DataType | EntryType, Schema>>> = {
  number: z.number(),
  boolean: z.boolean(),
}
const TEXT = z.string()
const plain = (type: DataType | EntryType): Schema => TYPES[type] ?? TEXT

/** Makes the schema of the model's answer: for each point null, or a value with its page and quotation. */
export function answerSchema(points: readonly ModelPoint[], pages: number): JsonSchema {
  const page = z.int().min(1).max(pages)
  return jsonSchemaOf(
    points.map((point) => [point.name, z.strictObject({ value: valueSchema(point), page, quotation: TEXT })]),
  )
}

function valueSchema({ type, entries = 'string', fields = {}, choices }: ModelPoint): Schema {
  if (choices) return z.enum(choices)
  if (type !== 'list') return plain(type)
  if (entries === 'list') return z.array(z.array(TEXT))
  return z.array(
    entries === 'object'
      ? orNulls(Object.entries(fields).map(([name, field]) => [name, plain(field)]))
      : plain(entries),
  )
}

/** Makes the schema of an object with these keys and no others, whose values may be null. */
const orNulls = (members: readonly (readonly [string, Schema])[]) =>
  z.strictObject(Object.fromEntries(members.map(([name, schema]) => [name, z.nullable(schema)])))

function jsonSchemaOf(members: readonly (readonly [string, Schema])[]): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(orNulls(members))
  return schema
}

const ANSWER = z.record(z.string(), z.unknown())
/**
 * `value` is later checked against the page, so any value is accepted here. Some models write numbers as
 * texts.
 */
const PROPOSAL = z.object({ value: z.unknown(), page: z.coerce.number(), quotation: TEXT })
const TRANSLATION = z.string().trim().min(1)

/**
 * Returns the proposals in an answer, in the order of the points; undefined for a text that does not have the
 * schema of an answer. Invalid proposals are left out.
 */
export function proposalsIn(
  content: string,
  points: readonly ModelPoint[],
  pages: readonly ModelPage[],
): Proposal[] | undefined {
  const given = answerIn(content)
  return (
    given &&
    points.flatMap(({ name }) => {
      const { data } = PROPOSAL.safeParse(given.get(name))
      const page = data && pages[data.page - 1]
      return page ? [{ name, value: data.value, quote: data.quotation, page }] : []
    })
  )
}

/** Makes the schema of an answer with translations. Each value is a text or null. */
export const textsSchema = (keys: readonly string[]): JsonSchema =>
  jsonSchemaOf(keys.map((key) => [key, TEXT]))

/** Returns the translations in an answer; undefined for a text that does not have the schema of an answer. */
export function textsIn(content: string, keys: readonly string[]): ReadonlyMap<string, string> | undefined {
  const given = answerIn(content)
  const texts = keys.flatMap((key) => {
    const { data } = TRANSLATION.safeParse(given?.get(key))
    return data === undefined ? [] : [[key, data] as const]
  })
  return given && new Map(texts)
}

function answerIn(content: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const { data } = ANSWER.safeParse(JSON.parse(withoutFence(content.trim())))
    return data && new Map(Object.entries(data))
  } catch {
    return undefined
  }
}

/** Removes the code fence that some models write around their JSON. */
function withoutFence(text: string): string {
  if (!text.startsWith('```')) return text
  return text.replace(/^```(?:json)?/, '').replace(/```$/, '')
}
