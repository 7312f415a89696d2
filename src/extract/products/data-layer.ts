/** Reads a page's product from data in scripts: data layers, framework states, shop systems. */

import type { Json } from '../../formats/jsonld/blocks.ts'
import { currencyOf, declaredPrice } from '../../formats/text/amount.ts'
import { literalAt } from '../../formats/text/literal.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { dataOf, htmlOf, select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { SHOPIFY } from './codes.ts'
import { asGtin, availabilityOf, clean, type Declared } from './declared.ts'
import { headlineTextOf, likeness } from './headline.ts'

/** The most characters and objects of scripts that are read. */
const MAX_CHARS = 1_500_000
const MAX_NODES = 30_000
const MAX_LITERALS = 12

/** Property names of each value in data layers, Shopify, WooCommerce, Magento, Next and Nuxt. */
const KEYS = {
  name: ['name', 'productName', 'product_name', 'item_name', 'title', 'productTitle', 'displayName'],
  price: [
    ...['price', 'salePrice', 'sale_price', 'finalPrice', 'final_price', 'currentPrice', 'display_price'],
    ...['product_price', 'productPrice', 'unit_price', 'sellingPrice', 'priceValue', 'amount'],
  ],
  currency: ['currency', 'currencyCode', 'currency_code', 'priceCurrency', 'product_currency'],
  sku: ['sku', 'productSKU', 'product_sku', 'item_sku', 'articleNumber', 'productCode', 'product_code'],
  id: ['item_id', 'productId', 'product_id', 'productID', 'id', 'ecomm_prodid'],
  brand: ['brand', 'brandName', 'item_brand', 'product_brand', 'vendor', 'manufacturer'],
  gtin: ['gtin', 'gtin13', 'ean', 'barcode', 'upc'],
  mpn: ['mpn', 'manufacturerPartNumber', 'modelNumber'],
  category: ['item_category', 'category', 'product_category', 'productType', 'product_type'],
  stock: ['availability', 'stockStatus', 'stock_status', 'inStock', 'in_stock', 'available', 'is_in_stock'],
} as const

/** Variables in scripts that contain data of a product. */
const STATES = words(`
  dataLayer digitalData utag_data __INITIAL_STATE__ __PRELOADED_STATE__ __NUXT__ ShopifyAnalytics.meta productData
  product_data productDetail productDetails currentProduct`)
const OPENINGS = pattern('g')`(?:dataLayer\.push\(|(?:${STATES}|var meta|
  ["']?(?:product|products|items|productInfo|detail)["']?)\s*[=:])\s*(?=[{[])`

/** The product in the data of scripts; undefined when none has the page's name. */
export const dataLayerProductOf = view((snapshot: Snapshot): Declared | undefined => {
  const names = [headlineTextOf(snapshot), metaContent(snapshot, 'og:title'), titleOf(snapshot)].flatMap(
    (name) => name ?? [],
  )
  let best: { found: Record<string, Json>; score: number; where: string } | undefined
  let left = MAX_NODES
  for (const { value, where } of literalsOf(snapshot)) {
    const open: Json[] = [value]
    for (let at = open.pop(); at !== undefined && left > 0; at = open.pop()) {
      left--
      if (typeof at !== 'object' || at === null) continue
      // The first variant is read first, because the page shows it until a visitor chooses another.
      for (const each of Object.values(at).toReversed())
        if (typeof each === 'object' && each !== null) open.push(each as Json)
      if (Array.isArray(at)) continue
      const score = scoreOf(at as Record<string, Json>, names)
      if (score > (best?.score ?? 0)) best = { found: at as Record<string, Json>, score, where }
    }
  }
  return best && asDeclared(snapshot, best.found, best.where)
})

function scoreOf(object: Record<string, Json>, names: readonly string[]): number {
  const name = textAt(object, KEYS.name)
  if (name === undefined || name.length > 300) return 0
  const known = [KEYS.price, KEYS.sku, KEYS.id, KEYS.brand].filter(
    (keys) => textAt(object, keys) !== undefined,
  )
  if (known.length < 2 || textAt(object, KEYS.price) === undefined) return 0
  const agreement = Math.max(0, ...names.map((each) => likeness(name, each)))
  return agreement < 0.65 ? 0 : agreement + known.length / 10
}

/** Yields the data in scripts: whole JSON documents, and literals assigned to one of these variables. */
function* literalsOf(snapshot: Snapshot): Generator<{ value: Json; where: string }> {
  let left = MAX_CHARS
  for (const [at, script] of select(snapshot, 'script:not([src])').entries()) {
    const text = dataOf(script)
    const type = script.attribs.type ?? ''
    if (/ld\+json/i.test(type) || text.length > left) continue
    left -= text.length
    const where = `script ${at + 1}`
    if (/json/i.test(type)) {
      const value = literalAt(text, text.search(/[{[]/), text.length)
      if (value !== undefined) yield { value, where }
      continue
    }
    let end = 0
    let count = 0
    for (const opening of text.matchAll(OPENINGS)) {
      if (opening.index < end || ++count > MAX_LITERALS) continue
      const start = opening.index + opening[0].length
      const value = literalAt(text, start, 400_000)
      if (value === undefined) continue
      end = start
      yield { value, where }
    }
  }
}

function textAt(object: Record<string, Json>, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined
    const inner = isObject(value) ? (value.name ?? value.value ?? value.amount) : value
    if (typeof inner === 'string' && inner.trim() !== '') return inner.trim()
    if (typeof inner === 'number' || typeof inner === 'boolean') return String(inner)
  }
  return undefined
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The currency in a Shopify shop's scripts, since a sign such as `$` does not define it. */
export const currencyOfScripts = view((snapshot: Snapshot): string | undefined => {
  const [, code] =
    /Shopify\.currency\s*=\s*\{\s*["']active["']\s*:\s*["']([A-Z]{3})["']/.exec(htmlOf(snapshot)) ?? []
  return code === undefined ? undefined : currencyOf(code)
})

function asDeclared(snapshot: Snapshot, object: Record<string, Json>, where: string): Declared {
  const read = (keys: readonly string[]) => clean(textAt(object, keys))
  const priced = KEYS.price.map((key) => object[key]).find(isObject)
  const [variant] = [object.variants ?? object.skus].flat().filter(isObject)
  const written = read(KEYS.currency) ?? (priced && clean(textAt(priced, KEYS.currency)))
  const currency = written === undefined ? undefined : currencyOf(written)
  const given = textAt(object, KEYS.price)
  const price = declaredPrice(given, currency)
  // Data of Shopify have prices in hundredths.
  const isShopify = SHOPIFY.test(htmlOf(snapshot))
  const stock = read(KEYS.stock)
  const offer = {
    price: price !== undefined && isShopify && /^\d{3,}$/.test(given ?? '') ? price / 100 : price,
    currency,
    availability: stock === undefined ? undefined : availabilityOf(stock),
    url: undefined,
    unit: undefined,
  }
  return {
    where,
    source: 'data layer',
    name: read(KEYS.name),
    description: undefined,
    brand: read(KEYS.brand),
    sku: read(KEYS.sku) ?? (variant && clean(textAt(variant, KEYS.sku))),
    productId: read(KEYS.id),
    mpn: read(KEYS.mpn),
    gtin: asGtin(read(KEYS.gtin) ?? ''),
    category: read(KEYS.category),
    audience: [],
    keywords: [],
    images: [],
    url: undefined,
    offers: [offer],
  }
}
