import { z } from 'zod'
import { BRAND_ANSWER } from '../answers/brand.ts'
import { COUNTRY, companyAnswer, HOW, NOT_WITH, onlyOne, shortName } from '../company.ts'
import { route } from '../route.ts'

export const brandByName = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-name',
  summary: 'the brand of a company by its name',
  answer: BRAND_ANSWER,
  params: {
    name: z.string().describe('3 to 30 characters.'),
    domain: NOT_WITH,
    ticker: NOT_WITH,
    country_gl: COUNTRY,
    ...HOW,
  },
  async run({ name, domain, ticker, country_gl: country, ...how }, caller, context) {
    onlyOne({ name, domain, ticker })
    return companyAnswer({ name: shortName(name), country }, how, caller, context)
  },
})
