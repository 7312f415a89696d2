import { z } from 'zod'
import { BRAND_ANSWER } from '../answers/brand.ts'
import { companyAnswer, HOW, OTHER_NAMES, onlyOne } from '../company.ts'
import { route } from '../route.ts'

/** A wrong check digit is a 400. */
export const brandByIsin = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-isin',
  summary: 'the brand of a company by its ISIN',
  answer: BRAND_ANSWER,
  params: {
    isin: z.string().describe('12 characters: two letters, nine letters or digits, and a check digit.'),
    ...OTHER_NAMES,
    ...HOW,
  },
  async run({ isin, domain, name, ticker, ...how }, caller, context) {
    onlyOne({ domain, name, ticker })
    return companyAnswer({ isin }, how, caller, context)
  },
})
