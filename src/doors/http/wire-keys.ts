/** The keys of a brand in answers: those of the fields, and `stock`, which a record has beside its fields. */

import type { z } from 'zod'
import type { Zod } from '../../fields/field.ts'
import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'
import { foundValue } from '../../model/finding.ts'
import { type BrandRecord, type FieldName, findingIn } from '../../model/record.ts'

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
export function wireKeysOf(fields: FieldTable): readonly WireKey[] {
  if (fields === OUR_FIELDS) return OUR_KEYS
  return keysOf(fields)
}

function keysOf(fields: FieldTable): readonly WireKey[] {
  return [...new Set([...ORDER, ...fields.keys()])].flatMap((name) => {
    if (name === 'stock') return [STOCK]
    const wire = fields.get(name)?.wire
    if (!wire) return []
    const { key, shape } = wire
    return [{ key, shape, of: (record: BrandRecord) => wire.of(foundValue(findingIn(record.fields, name))) }]
  })
}

const OUR_KEYS = keysOf(OUR_FIELDS)

/** The keys that `SimpleBrand` of the contract has beside `domain`. */
export const SIMPLE_KEYS: readonly string[] = ['title', 'colors', 'logos', 'backdrops']
