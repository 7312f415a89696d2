/** The rule for a stated value of each field, and that of `stock`, which is no field. */

import { type FieldTable, OUR_FIELDS } from './index.ts'
import { ANY_JSON, isFilled, type Stated, statedJson } from './stated.ts'
import { TOOLS } from './tools.ts'
import { isObject } from './truth.ts'

const STOCK = statedJson('an object such as {"ticker": "ACM", "exchange": "NYSE"}', (value) => {
  const isStock = isObject(value) && isFilled(value.ticker) && isFilled(value.exchange)
  return isStock ? { ticker: value.ticker, exchange: value.exchange } : undefined
})

/** The rule for a stated value of this field. */
export function statedOf(name: string, fields: FieldTable = OUR_FIELDS): Stated {
  if (name === 'stock') return STOCK
  return fields.get(name)?.stated?.(TOOLS) ?? ANY_JSON
}
