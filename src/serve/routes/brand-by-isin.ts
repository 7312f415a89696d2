import { companyAnswer, HOW } from '../company.ts'
import { route } from '../route.ts'

/** Contract §3.10. A wrong check digit is a 400 (§8.7). */
export const brandByIsin = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-isin',
  params: { isin: { kind: 'text', required: true }, ...HOW },
  answer: ({ isin, ...how }, caller, context) => companyAnswer({ isin }, how, caller, context),
})
