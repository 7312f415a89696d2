import { PRODUCTS_RANGE } from '../../model/product.ts'
import { PRODUCTS_ANSWER } from '../answers/product.ts'
import { errorOfResult } from '../errors.ts'
import { integer } from '../params.ts'
import { PLACE, placeOf } from '../place.ts'
import { route } from '../route.ts'
import type { Limits } from '../shared-work.ts'
import { wireProduct } from '../wire-product.ts'

const { min, max, default: usual } = PRODUCTS_RANGE

/** A site that sells nothing is answered with an empty list. */
export const aiProducts = route({
  method: 'POST',
  path: '/v1/brand/ai/products',
  summary: 'the products of a site, or the plans of its pricing page',
  answer: PRODUCTS_ANSWER,
  params: {
    ...PLACE,
    maxProducts: integer(min, max).default(usual).describe('How many products at most.'),
  },
  async run({ maxProducts, ...params }, waiter, context) {
    const place = placeOf(params, context)
    const name = 'url' in place ? place.url : place.domain
    const start = async (limits: Limits) => {
      const found = await context.engine.products(place, { maxProducts, ...limits })
      if (found.state !== 'ok') throw errorOfResult(found)
      return JSON.stringify({ products: found.products.map(wireProduct) })
    }
    return context.shared.join(`products ${maxProducts} ${name}`, start, waiter)
  },
})
