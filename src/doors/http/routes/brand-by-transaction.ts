import { z } from 'zod'
import { BRAND_ANSWER } from '../answers/brand.ts'
import { COUNTRY, companyAnswer, HOW, OTHER_NAMES, onlyOne } from '../company.ts'
import { flag } from '../params.ts'
import { route } from '../route.ts'

export const brandByTransaction = route({
  method: 'GET',
  path: '/v1/brand/transaction_identifier',
  summary: 'the brand behind a line of a bank statement',
  answer: BRAND_ANSWER,
  params: {
    transaction_info: z.string().describe('The text of the transaction.'),
    city: z.string().optional().describe('Where it was paid; a brand there is preferred.'),
    country_gl: COUNTRY,
    mcc: z.string().optional().describe('The merchant category code: four digits.'),
    phone: z.string().optional().describe('A telephone number of the merchant.'),
    high_confidence_only: flag()
      .default(false)
      .describe('Answers only with a brand that is nearly certain, and with a 404 otherwise.'),
    ...OTHER_NAMES,
    ...HOW,
  },
  async run({ transaction_info: text, country_gl: country, ...params }, caller, context) {
    const {
      city,
      mcc,
      phone,
      high_confidence_only: highConfidenceOnly,
      domain,
      name,
      ticker,
      ...how
    } = params
    onlyOne({ domain, name, ticker })
    const transaction = { text, city, country, mcc, phone, highConfidenceOnly }
    return companyAnswer({ transaction }, how, caller, context)
  },
})
