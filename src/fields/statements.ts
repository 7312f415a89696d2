/** The rules for stated values of all fields, and of `stock`, which is not a field. */

import * as z from 'zod/mini'
import { EXCHANGES } from '../data/codes/exchanges.ts'
import type { Stock } from '../model/company.ts'
import type { Exchange } from '../model/exchanges.ts'
import type { Field } from './field.ts'
import { type FieldTable, OUR_FIELDS } from './index.ts'
import { object } from './shapes.ts'
import { ANY_JSON, FILLED, type Stated, statedJson } from './stated.ts'
import { TOOLS } from './tools.ts'

const STOCK = statedJson(
  'an object such as {"ticker": "ACM", "exchange": "NYSE"}',
  z.object({ ticker: FILLED, exchange: z.enum(Object.keys(EXCHANGES)) }),
)

/** Describes `stock` in the form of a field's definition. */
export const STOCK_FIELD: Pick<Field<Stock>, 'about' | 'value'> = {
  about: 'The ticker of the company, and the exchange where it is listed.',
  value: (full) =>
    object(full, {
      ticker: full.string(),
      exchange: full.enum(Object.keys(EXCHANGES) as [Exchange, ...Exchange[]]),
    }),
}

/** Returns the rule for a stated value of this field. */
export function statedOf(name: string, fields: FieldTable = OUR_FIELDS): Stated {
  if (name === 'stock') return STOCK
  return fields.get(name)?.stated?.(TOOLS) ?? ANY_JSON
}
