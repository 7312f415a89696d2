import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** A schema, or `true` for any value and `false` for none. */
export type Shape = z.core.JSONSchema._JSONSchema

/**
 * The JSON Schema (draft 2020-12) of the values that a type accepts. Types with an id are under `$defs`. The
 * schema does not have the additional values that a preprocessor accepts, such as a number as text.
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
