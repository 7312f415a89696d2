import { BRAND_ANSWER } from '../answers/brand.ts'
import { companyAnswer, EXCHANGE, HOW, NOT_WITH, onlyOne, TICKER } from '../company.ts'
import { route } from '../route.ts'

/** Without an exchange the American exchanges are searched in their order. */
export const brandByTicker = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-ticker',
  summary: 'the brand of a company by its ticker',
  answer: BRAND_ANSWER,
  params: {
    ticker: TICKER,
    ticker_exchange: EXCHANGE,
    domain: NOT_WITH,
    name: NOT_WITH,
    ...HOW,
  },
  async run({ ticker, ticker_exchange: exchange, domain, name, ...how }, caller, context) {
    onlyOne({ ticker, domain, name })
    return companyAnswer({ ticker, exchange }, how, caller, context)
  },
})
