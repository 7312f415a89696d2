import { extractProducts, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapter.ts'

/** The product of a page, as the library returns it. */
export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    const product = foundValue(extractProducts(snapshot))?.product
    const { price, currency, sku, mpn, gtin, brand, availability } = product ?? {}
    const stock = { in_stock: 'InStock', out_of_stock: 'OutOfStock' } as const
    return {
      price: price === undefined ? null : String(price),
      currency: currency ?? null,
      sku: sku ?? null,
      mpn: mpn ?? null,
      gtin: gtin ?? null,
      brand: brand ?? null,
      availability: availability ? stock[availability] : null,
    }
  },
}
