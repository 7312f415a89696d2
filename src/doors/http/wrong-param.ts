import type { z } from 'zod'
import { BlazonError } from '../../model/errors.ts'
import { type JsonSchema, jsonSchemaOf, type Shape } from './json-schema.ts'

/**
 * Makes the error for a wrong parameter. It describes the accepted values, and names the place of a nested
 * value.
 */
export function wrongParam(name: string, type: z.ZodType, raw: unknown): BlazonError {
  const shape = jsonSchemaOf(type)
  if (Array.isArray(raw) && !types(shape).includes('array'))
    return new BlazonError('invalid_input', `The parameter ${name} takes one value, not several`)
  // Parsing with `reportInput` takes several times as long. Only a refusal needs the wrong value, so the
  // value is parsed a second time here.
  const [issue] = type.safeParse(raw, { reportInput: true }).error?.issues ?? []
  const path = issue?.path ?? []
  const place = name + path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return new BlazonError('invalid_input', `The parameter ${place} ${complaint(issue, shape, raw, path)}`)
}

function complaint(
  issue: z.core.$ZodIssue | undefined,
  shape: Shape,
  raw: unknown,
  path: readonly PropertyKey[],
): string {
  if (issue?.code === 'custom' || issue?.message.startsWith('must ')) return issue.message
  if (issue?.code === 'unrecognized_keys') return `has keys that are not known: ${issue.keys.join(', ')}`
  if (raw === undefined || (issue?.code === 'invalid_type' && issue.input === undefined)) return 'is required'
  return `must be ${described(path.reduce<Shape>(within, shape))}`
}

/** Returns the schema of the value under a key of a list or object. */
function within(shape: Shape, key: PropertyKey): Shape {
  if (typeof shape === 'boolean') return shape
  for (const option of alternatives(shape)) {
    const { items, properties = {}, additionalProperties } = option
    if (typeof key === 'number' && items !== undefined && !Array.isArray(items)) return items
    if (typeof key === 'string' && Object.hasOwn(properties, key)) return properties[key] ?? true
    if (typeof key === 'string' && additionalProperties !== undefined) return additionalProperties
  }
  return true
}

function alternatives(shape: Shape): readonly JsonSchema[] {
  if (typeof shape === 'boolean') return []
  const { type, anyOf, oneOf } = shape
  if (Array.isArray(type)) return type.map((one) => ({ ...shape, type: one }) as JsonSchema)
  return anyOf || oneOf ? [...(anyOf ?? []), ...(oneOf ?? [])].flatMap(alternatives) : [shape]
}

function types(shape: Shape): readonly unknown[] {
  return alternatives(shape).map(({ type }) => type)
}

/** A message lists all values of an enum only if there are at most this many. */
const MAX_LISTED = 12

function described(shape: Shape): string {
  return alternatives(shape).map(describedOne).join(', or ') || 'another value'
}

function describedOne(shape: JsonSchema): string {
  if (shape.const !== undefined) return String(shape.const)
  if (shape.enum) {
    return shape.enum.length > MAX_LISTED
      ? `one of ${shape.enum.length} known values, such as ${shape.enum[0]}`
      : `one of ${shape.enum.join(', ')}`
  }
  switch (shape.type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `a whole number${bounds(shape.minimum, shape.maximum)}`
    case 'number':
      return `a number${bounds(shape.minimum, shape.maximum)}`
    case 'string':
      return `text${bounds(shape.minLength, shape.maxLength, ' characters')}`
    case 'array':
      return `a list${bounds(shape.minItems, shape.maxItems, ' entries')}`
    case 'object':
      return 'an object'
    default:
      return 'another value'
  }
}

/** The allowed range in words, such as ` from 1 to 10` for a number, and ` of 1 to 10 entries` for a list. */
function bounds(min: number | undefined, max: number | undefined, counted = ''): string {
  if (min === undefined && max === undefined) return ''
  if (max === undefined) return counted ? ` of ${min} or more${counted}` : ` from ${min} on`
  if (min === undefined) return counted ? ` of at most ${max}${counted}` : ` up to ${max}`
  return `${counted ? ' of' : ' from'} ${min} to ${max}${counted}`
}
