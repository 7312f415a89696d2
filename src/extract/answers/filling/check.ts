import { z } from 'zod'
import { BlazonError } from '../../../model/errors.ts'
import type { JsonSchemaObject } from '../../../model/extract.ts'

const MAX_PROBLEMS = 50

/** Checks values against parts of one schema. */
export interface SchemaCheck {
  /** Returns whether a part of the schema allows a value. */
  allows(part: JsonSchemaObject, value: unknown): boolean
  /** Returns a sentence for each part of a value that the whole schema does not allow. */
  problems(value: unknown): readonly string[]
}

/**
 * Makes the check of a schema. Throws `invalid_input` for keywords that cannot be checked. Expressions in the
 * schema may take any time, so the check runs in a process that can be killed.
 */
export function schemaCheck(schema: JsonSchemaObject): SchemaCheck {
  const whole = checkerOf(schema)
  const parts = new Map<JsonSchemaObject, z.ZodType>()
  return {
    allows(part, value) {
      const { $defs, definitions } = schema
      const checker = parts.get(part) ?? checkerOf({ $defs, definitions, ...part })
      parts.set(part, checker)
      return checker.safeParse(value).success
    },
    problems(value) {
      const issues = whole.safeParse(value).error?.issues ?? []
      return issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${pointerTo(path)}: ${message}`)
    },
  }
}

function checkerOf(schema: JsonSchemaObject): z.ZodType {
  try {
    return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new BlazonError('invalid_input', `The schema cannot be read: ${why.slice(0, 200)}`)
  }
}

/** Returns the JSON Pointer (RFC 6901) of a place in the data. */
export const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
