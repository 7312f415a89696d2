import { z } from 'zod'
import { BRAND_ANSWER } from '../answers/brand.ts'
import { companyAnswer, HOW, OTHER_NAMES, onlyOne } from '../company.ts'
import { FREE_EMAIL } from '../errors.ts'
import { route } from '../route.ts'

/** An address at a free or disposable host is a 422. */
export const brandByEmail = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-email',
  summary: 'the brand behind an e-mail address',
  answer: BRAND_ANSWER,
  params: {
    email: z.string().describe('An address at the domain of a company.'),
    ...OTHER_NAMES,
    ...HOW,
  },
  errors: [FREE_EMAIL],
  async run({ email, domain, name, ticker, ...how }, caller, context) {
    onlyOne({ domain, name, ticker })
    return companyAnswer({ email }, how, caller, context)
  },
})
