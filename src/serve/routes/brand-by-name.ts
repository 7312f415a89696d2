import { COUNTRY, companyAnswer, HOW, onlyOne, shortName } from '../company.ts'
import { route } from '../route.ts'

/** Contract §3.11. */
export const brandByName = route({
  method: 'GET',
  path: '/v1/brand/retrieve-by-name',
  params: {
    name: { kind: 'text', required: true },
    domain: { kind: 'text' },
    ticker: { kind: 'text' },
    country_gl: COUNTRY,
    ...HOW,
  },
  async answer({ name, domain, ticker, country_gl: country, ...how }, caller, context) {
    onlyOne({ name, domain, ticker })
    return companyAnswer({ name: shortName(name), country }, how, caller, context)
  },
})
