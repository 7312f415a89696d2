/** The keys of a brand in answers: those of the fields, and `stock`, which a record has beside its fields. */

import type { z } from 'zod'
import type { Zod } from '../fields/field.ts'
import { FIELD_NAMES, fieldOf } from '../fields/index.ts'
import { foundValue } from '../model/finding.ts'
import type { BrandRecord, FieldName } from '../model/record.ts'

interface WireKey {
  readonly key: string
  readonly shape: (z: Zod) => z.ZodType
  /** The value of the key; undefined leaves it out. */
  readonly of: (record: BrandRecord) => unknown
}

/** Left out when the directory does not know, and null for a company that is not listed any more. */
const STOCK: WireKey = {
  key: 'stock',
  shape: (z) =>
    z
      .object({ ticker: z.string(), exchange: z.string() })
      .nullable()
      .optional()
      .describe('null for a company that is not listed; left out where that is not known.'),
  of: ({ stock }) => stock && (foundValue(stock) ?? null),
}

/** The order of the contract. Fields that are not in the contract follow in the order of a record. */
const ORDER: readonly (FieldName | 'stock')[] = [
  ...(['name', 'description', 'slogan', 'email', 'phone', 'isNsfw', 'colors', 'logos', 'backdrops'] as const),
  ...(['socials', 'address', 'stock', 'links', 'industries', 'fonts'] as const),
]

/** All keys but `domain`, in the order of an answer. */
export const WIRE_KEYS: readonly WireKey[] = [...new Set([...ORDER, ...FIELD_NAMES])].flatMap((name) => {
  if (name === 'stock') return [STOCK]
  const { wire } = fieldOf(name)
  if (!wire) return []
  const { key, shape } = wire
  return [{ key, shape, of: ({ fields }: BrandRecord) => wire.of(foundValue<unknown>(fields[name])) }]
})

/** The keys that `SimpleBrand` of the contract has beside `domain`. */
export const SIMPLE_KEYS: readonly string[] = ['title', 'colors', 'logos', 'backdrops']
