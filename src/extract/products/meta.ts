/** Reads a page's product from its meta tags: OpenGraph, product tags, Twitter cards. */

import { currencyOf, declaredPrice } from '../../formats/text/amount.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { baseUrlOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { asGtin, availabilityOf, clean, type Declared, type Offer } from './declared.ts'

const PRICES = ['product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'product:price']
const CODES = ['product:sale_price:currency', 'product:price:currency', 'og:price:currency']
const STOCK = ['product:availability', 'og:availability']
const GTINS = ['product:ean', 'product:gtin', 'product:upc', 'product:isbn', 'og:ean', 'og:upc', 'og:isbn']

/** The product in the meta tags; undefined when no tag is specific to products. */
export const metaProductOf = view((snapshot: Snapshot): Declared | undefined => {
  const read = (...keys: string[]) => clean(metaContent(snapshot, ...keys))
  const offer = offerOf(snapshot)
  const sku = read('product:retailer_item_id', 'product:retailer_part_no', 'product:sku')
  if (!offer && !sku && !isTyped(snapshot)) return undefined
  const base = baseUrlOf(snapshot)
  return {
    where: 'meta',
    source: 'meta',
    name: read('og:title', 'twitter:title'),
    description: read('og:description', 'description', 'twitter:description'),
    brand: read('product:brand', 'og:brand'),
    sku,
    productId: undefined,
    mpn: read('product:mfr_part_no', 'product:mpn'),
    gtin: GTINS.flatMap((key) => asGtin(read(key) ?? '') ?? [])[0],
    category: read('product:category'),
    audience: metaTags(snapshot, 'product:age_group', 'product:target_gender').map(({ content }) => content),
    keywords: (read('keywords') ?? '').split(','),
    images: metaTags(snapshot, 'og:image', 'og:image:url').flatMap(
      ({ content }) => absoluteUrl(content, base) ?? [],
    ),
    url: undefined,
    offers: offer ? [offer] : [],
  }
})

/** Whether the page declares the type product. */
export function isTyped(snapshot: Snapshot): boolean {
  const type = metaContent(snapshot, 'og:type')?.toLowerCase() ?? ''
  return /^(?:og:)?(?:product|product\.item|products?:item|[\w-]+:product)$/.test(type)
}

function offerOf(snapshot: Snapshot): Offer | undefined {
  const written = metaContent(snapshot, ...CODES)
  const currency = written === undefined ? undefined : currencyOf(written)
  const price = declaredPrice(metaContent(snapshot, ...PRICES), currency)
  const stock = metaContent(snapshot, ...STOCK)
  const availability = stock === undefined ? undefined : availabilityOf(stock)
  if (price === undefined && availability === undefined) return undefined
  return { price, currency, availability, url: undefined, unit: undefined }
}
