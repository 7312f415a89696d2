import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** A schema. `true` allows any value, and `false` allows none. */
export type Shape = z.core.JSONSchema._JSONSchema

/**
 * Returns the JSON Schema (draft 2020-12) of the values that a type accepts. Types with an id are under
 * `$defs`. Values that only a preprocessor accepts, such as a number as text, are not in the schema.
 */
export function jsonSchemaOf(type: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutSafeBounds(jsonSchema),
  })
  return schema
}

/** The range of safe integers in JavaScript is not a rule of the API, so it is left out. */
function withoutSafeBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
