/** What the value of each field must be when somebody states it, and that of `stock`, which is no field. */

import { FIELD_NAMES, fieldOf } from './index.ts'
import { ANY_JSON, isFilled, type Stated, statedJson } from './stated.ts'
import { TOOLS } from './tools.ts'
import { isObject } from './truth.ts'

const STOCK = statedJson('an object such as {"ticker": "ACM", "exchange": "NYSE"}', (value) => {
  const isStock = isObject(value) && isFilled(value.ticker) && isFilled(value.exchange)
  return isStock ? { ticker: value.ticker, exchange: value.exchange } : undefined
})

/** What the value of a field must be. */
export function statedOf(name: string): Stated {
  if (name === 'stock') return STOCK
  const field = FIELD_NAMES.find((one) => one === name)
  return (field && fieldOf(field).stated?.(TOOLS)) ?? ANY_JSON
}
