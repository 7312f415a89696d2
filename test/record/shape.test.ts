import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { BrandRecord } from '../../src/model/record.ts'
import { RECORD, recordSchema } from '../../src/record/shape.ts'
import { ACME } from '../doors/http/acme.ts'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never

/** Compiles only while the shape and the type of a record are the same. */
const exact: Same<z.infer<typeof RECORD>, BrandRecord> = true

test('the shape of a record takes every kind of finding, and refuses what is none', () => {
  expect(exact).toBe(true)
  const record: unknown = JSON.parse(JSON.stringify(ACME))
  expect(RECORD.parse(record)).toEqual(record)
  expect(RECORD.safeParse({ ...ACME, fields: { ...ACME.fields, name: { value: 'A' } } }).success).toBe(false)
  expect(RECORD.safeParse({ ...ACME, producer: 'somebody' }).success).toBe(false)
})

test('its schema names what is required, and leaves room for later keys', () => {
  const schema = recordSchema()
  expect(new Ajv2020({ strict: true, allowUnionTypes: true }).validateSchema(schema)).toBe(true)
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' })
  expect(schema.required).toEqual(
    expect.arrayContaining(['format', 'domain', 'url', 'capturedAt', 'producer', 'verdict', 'fields']),
  )
  expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false')
})
