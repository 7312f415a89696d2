import { companyAnswer, HOW } from '../company.ts'
import { route } from '../route.ts'

/** Contract §3.9. An address at a free or disposable host is a 422 (§8.12). */
export const brandByEmail = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-email',
  params: { email: { kind: 'text', required: true }, ...HOW },
  answer: ({ email, ...how }, caller, context) => companyAnswer({ email }, how, caller, context),
})
