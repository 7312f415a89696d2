import { COUNTRY, companyAnswer, HOW } from '../company.ts'
import { route } from '../route.ts'

/** Contract §3.6. */
export const brandByTransaction = route({
  method: 'GET',
  path: '/v1/brand/transaction_identifier',
  params: {
    transaction_info: { kind: 'text', required: true },
    city: { kind: 'text' },
    country_gl: COUNTRY,
    mcc: { kind: 'text' },
    phone: { kind: 'text' },
    high_confidence_only: { kind: 'flag', fallback: false },
    ...HOW,
  },
  async answer({ transaction_info: text, country_gl: country, ...params }, caller, context) {
    const { city, mcc, phone, high_confidence_only: highConfidenceOnly, ...how } = params
    const transaction = { text, city, country, mcc, phone, highConfidenceOnly }
    return companyAnswer({ transaction }, how, caller, context)
  },
})
