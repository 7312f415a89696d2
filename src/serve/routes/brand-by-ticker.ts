import { companyAnswer, EXCHANGE, HOW, onlyOne } from '../company.ts'
import { route } from '../route.ts'

/** Contract §3.12. Without an exchange the American ones are asked in their order (§7.2). */
export const brandByTicker = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-ticker',
  params: {
    ticker: { kind: 'text', required: true },
    ticker_exchange: EXCHANGE,
    domain: { kind: 'text' },
    name: { kind: 'text' },
    ...HOW,
  },
  async answer({ ticker, ticker_exchange: exchange, domain, name, ...how }, caller, context) {
    onlyOne({ ticker, domain, name })
    return companyAnswer({ ticker, exchange }, how, caller, context)
  },
})
