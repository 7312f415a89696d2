import { byName } from '../../../model/by-name.ts'
import type { JsonSchema, Shape } from '../json-schema.ts'

/** Resolves a reference such as `#/components/schemas/Brand` to its schema. */
export type Schemas = (ref: string) => JsonSchema

export function schemasIn(schemas: Readonly<Record<string, unknown>>): Schemas {
  const known = byName<unknown>(schemas)
  return (ref) => (known[ref.split('/').at(-1) ?? ''] ?? {}) as JsonSchema
}

/** At most this many values of an enum are listed. */
const MAX_LISTED = 12

/**
 * Describes the allowed values briefly: `text`, `whole number from 1 to 10`, `list of text`, `a, b or null`.
 */
export function kindOf(shape: Shape, schemas: Schemas): string {
  if (typeof shape === 'boolean') return 'any'
  if (shape.$ref !== undefined) return kindOf(schemas(shape.$ref), schemas)
  if (shape.anyOf) return shape.anyOf.map((one) => kindOf(one, schemas)).join(' or ')
  if (shape.enum) {
    const more = shape.enum.length > MAX_LISTED ? ` … (${shape.enum.length})` : ''
    return shape.enum.slice(0, MAX_LISTED).join(', ') + more
  }
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.type === 'array') return `list of ${kindOf(itemsOf(shape), schemas)}`
  const types = Array.isArray(shape.type) ? shape.type : [shape.type ?? 'any']
  const range =
    shape.minimum !== undefined && shape.maximum !== undefined
      ? ` from ${shape.minimum} to ${shape.maximum}`
      : ''
  return types.map((type) => NAMES.get(type) ?? type).join(' or ') + range
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['boolean', 'true or false'],
])

function itemsOf({ items }: JsonSchema): Shape {
  return items === undefined || Array.isArray(items) ? true : items
}

/** Returns the schema of an object, or of the objects in a list; undefined for any other value. */
export function objectIn(shape: Shape, schemas: Schemas): JsonSchema | undefined {
  if (typeof shape === 'boolean') return undefined
  if (shape.$ref !== undefined) return objectIn(schemas(shape.$ref), schemas)
  if (shape.type === 'array') return objectIn(itemsOf(shape), schemas)
  if (shape.anyOf) return shape.anyOf.map((one) => objectIn(one, schemas)).find(Boolean)
  return shape.properties ? shape : undefined
}
