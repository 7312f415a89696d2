import { extractAddress, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapter.ts'

/** The postal address of a small contact page. */
export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const found = foundValue(extractAddress(snapshotFromHtml({ url, html: read().toString('utf8') })))
    if (!found) return { address: null }
    const { street, city, stateCode, stateProvince, postalCode, country, countryCode } = found
    return {
      address: {
        street,
        city,
        state: stateCode ?? stateProvince,
        postal_code: postalCode,
        country,
        country_code: countryCode,
      },
    }
  },
}
