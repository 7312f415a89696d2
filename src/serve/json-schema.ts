import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** A schema, or `true` for any value and `false` for none. */
export type Shape = z.core.JSONSchema._JSONSchema

/**
 * The JSON Schema (draft 2020-12) of what a type takes. Types with an id stand under `$defs`. What a
 * preprocessor takes besides, such as the text of a number, is not in it.
 */
export function jsonSchemaOf(type: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutSafeBounds(jsonSchema),
  })
  return schema
}

/** What JavaScript can count to is no rule of ours. */
function withoutSafeBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
