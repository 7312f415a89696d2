/** The rules for stated values of all fields, and of `stock`, which is not a field. */

import * as z from 'zod/mini'
import { type FieldTable, OUR_FIELDS } from './index.ts'
import { ANY_JSON, FILLED, type Stated, statedJson } from './stated.ts'
import { TOOLS } from './tools.ts'

const STOCK = statedJson(
  'an object such as {"ticker": "ACM", "exchange": "NYSE"}',
  z.object({ ticker: FILLED, exchange: FILLED }),
)

/** Returns the rule for a stated value of this field. */
export function statedOf(name: string, fields: FieldTable = OUR_FIELDS): Stated {
  if (name === 'stock') return STOCK
  return fields.get(name)?.stated?.(TOOLS) ?? ANY_JSON
}
