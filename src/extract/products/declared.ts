/** Reads the product of a page from its structured data: JSON-LD, microdata and RDFa. */

import { amountsIn, currencyOf, declaredPrice } from '../../formats/text/amount.ts'
import { unescaped } from '../../formats/text/escaped.ts'
import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import type { Availability } from '../../model/product.ts'
import { baseUrlOf, foldSpace } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { canonicalOf, metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Item, isItem, textIn, textsOf, valuesOf } from '../../snapshot/structured/item.ts'
import { dereference, type Thing, thingsOf } from '../../snapshot/structured/structured.ts'
import { headlineTextOf, likeness } from './headline.ts'
import { localeOf } from './locale.ts'

/** The price of an offer, if it states one. */
export interface Offer {
  readonly price: number | undefined
  readonly currency: string | undefined
  readonly availability: Availability | undefined
  readonly url: string | undefined
  /** The unit to which the price refers, such as `MON`. */
  readonly unit: string | undefined
}

/** A product as one source declares it. */
export interface Declared {
  readonly where: string
  readonly source: string
  readonly name: string | undefined
  readonly description: string | undefined
  readonly brand: string | undefined
  readonly sku: string | undefined
  readonly productId: string | undefined
  readonly mpn: string | undefined
  readonly gtin: string | undefined
  readonly category: string | undefined
  readonly audience: readonly string[]
  readonly keywords: readonly string[]
  readonly images: readonly string[]
  readonly url: string | undefined
  readonly offers: readonly Offer[]
}

const PRODUCT_TYPES: ReadonlySet<string> = new Set([
  ...['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'SomeProducts', 'Vehicle', 'Car'],
  ...['SoftwareApplication', 'WebApplication', 'MobileApplication', 'Book', 'Course'],
])
/** Types of things that often are not for sale, so they count as products only with an offer. */
const SOLD_TYPES: ReadonlySet<string> = new Set([
  ...['SoftwareApplication', 'WebApplication', 'MobileApplication', 'Book', 'Course'],
])

/** Properties that refer to other products than the page's own. */
const OTHERS: ReadonlySet<string> = new Set([
  ...[
    'isRelatedTo',
    'isSimilarTo',
    'isAccessoryOrSparePartFor',
    'isConsumableFor',
    'itemListElement',
    'item',
  ],
  ...['itemReviewed', 'hasVariant', 'itemOffered', 'isVariantOf', 'about', 'mentions', 'makesOffer'],
])

/** The most products of a page that are compared. */
const MAX_PRODUCTS = 200

/** Products in the page's structured data, in document order. */
export const productThingsOf = view((snapshot: Snapshot): readonly Thing[] =>
  thingsOf(snapshot)
    .filter(({ types, item }) => {
      const isProduct = types.some((type) => PRODUCT_TYPES.has(type))
      const isSold = !types.some((type) => SOLD_TYPES.has(type)) || valuesOf(item, 'offers').length > 0
      return isProduct && isSold
    })
    .slice(0, MAX_PRODUCTS),
)

/** The page's product, once for each item that may declare it, the most certain first. */
export const declaredOf = view((snapshot: Snapshot): readonly Declared[] => {
  const things = productThingsOf(snapshot).filter((thing) => !isOther(thing))
  const names = [headlineTextOf(snapshot), metaContent(snapshot, 'og:title'), titleOf(snapshot)].flatMap(
    (name) => name ?? [],
  )
  const here = new Set(
    [snapshot.url, canonicalOf(snapshot)].flatMap((url) => (url ? withoutFragment(url) : [])),
  )
  const scored = things.map((thing, at) => {
    const declared = readProduct(snapshot, thing)
    const agreement = Math.max(0, ...names.map((name) => likeness(declared.name ?? '', name)))
    const isHere = declared.url !== undefined && here.has(declared.url)
    const score =
      agreement + (isHere ? 0.6 : 0) + (declared.offers.length > 0 ? 0.15 : 0) - Math.min(at, 20) / 50
    return { declared, score, agreement, isHere }
  })
  const sure = scored.filter(({ agreement, isHere }) => agreement >= 0.5 || isHere || things.length === 1)
  return sure.sort((a, b) => b.score - a.score).map(({ declared }) => declared)
})

function isOther(thing: Thing): boolean {
  for (let at: Thing | undefined = thing; at; at = at.parent)
    if (at.property !== undefined && OTHERS.has(at.property)) return true
  return false
}

export function readProduct(snapshot: Snapshot, { item, where, syntax }: Thing): Declared {
  const base = baseUrlOf(snapshot)
  const text = (name: string, inner?: readonly string[]) => clean(textIn(item, name, inner))
  const url = text('url', ['@id', 'url'])
  return {
    where,
    source: syntax,
    name: text('name'),
    description: text('description'),
    brand: text('brand') ?? text('manufacturer'),
    sku: text('sku') ?? skuOfOffers(snapshot, item),
    productId: text('productID'),
    mpn: text('mpn') ?? text('model'),
    gtin: gtinOf(item),
    category: text('category'),
    audience: textsOf(item, 'audience', ['audienceType', 'name', 'suggestedGender']),
    keywords: textsOf(item, 'keywords').flatMap((list) => list.split(/[,;]/)),
    images: textsOf(item, 'image', ['contentUrl', 'url', '@id']).flatMap((at) => absoluteUrl(at, base) ?? []),
    url: url === undefined ? undefined : withoutFragment(absoluteUrl(url, base) ?? ''),
    offers: offersOf(snapshot, item),
  }
}

const GTINS = ['gtin13', 'gtin', 'gtin12', 'gtin14', 'gtin8', 'isbn', 'ean'] as const

function gtinOf(item: Item): string | undefined {
  const texts = [...GTINS.flatMap((name) => textsOf(item, name)), ...textsOf(item, 'productID')]
  return texts.map(asGtin).find((gtin) => gtin !== undefined)
}

/** Returns the digits of a GS1 number; undefined for any other number. */
export function asGtin(text: string): string | undefined {
  const digits = text.replace(/^(?:ean|gtin|upc|isbn)[:\s]*/i, '').replace(/[\s-]/g, '')
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? digits : undefined
}

/** Returns the number of the first offer or variant, which the page shows until a visitor chooses another. */
function skuOfOffers(snapshot: Snapshot, item: Item): string | undefined {
  const [offer] = itemsIn(snapshot, item, 'offers')
  const [variant] = itemsIn(snapshot, item, 'hasVariant')
  return clean((offer && textIn(offer, 'sku')) ?? (variant && textIn(variant, 'sku')))
}

/** Returns a product's offers, also in an aggregate one, or those of its variants. */
function offersOf(snapshot: Snapshot, item: Item): Offer[] {
  const own = itemsIn(snapshot, item, 'offers').flatMap((offer) => {
    const inner = itemsIn(snapshot, offer, 'offers')
    return [offer, ...inner]
  })
  const ofVariants = itemsIn(snapshot, item, 'hasVariant').flatMap((variant) =>
    itemsIn(snapshot, variant, 'offers'),
  )
  const offers = own.length > 0 ? own : ofVariants
  const read = offers.slice(0, MAX_PRODUCTS).map((offer) => offerOf(snapshot, offer))
  return read.filter(({ price, availability }) => price !== undefined || availability !== undefined)
}

function itemsIn(snapshot: Snapshot, item: Item, name: string): Item[] {
  return valuesOf(item, name)
    .filter(isItem)
    .map((each) => dereference(snapshot, each))
}

const LIST_PRICE = /ListPrice|StrikethroughPrice|SRP|MSRP|MinimumAdvertised/i

function offerOf(snapshot: Snapshot, offer: Item): Offer {
  const base = baseUrlOf(snapshot)
  const specifications = itemsIn(snapshot, offer, 'priceSpecification').filter(
    (each) => !LIST_PRICE.test(textIn(each, 'priceType', ['@id']) ?? ''),
  )
  const from = [offer, ...specifications]
  const first = (...names: string[]) =>
    from.flatMap((each) => names.flatMap((name) => textsOf(each, name))).find((text) => text !== '')
  const currency = first('priceCurrency')
  const written = first('price', 'lowPrice', 'minPrice')
  const code = currency === undefined ? signIn(written, snapshot) : currencyOf(currency)
  const url = textIn(offer, 'url', ['@id'])
  const stock = textIn(offer, 'availability', ['@id', 'url', 'name'])
  return {
    price: declaredPrice(written, code),
    currency: code,
    availability: stock === undefined ? undefined : availabilityOf(stock),
    url: url === undefined ? undefined : withoutFragment(absoluteUrl(url, base) ?? ''),
    unit: first('unitCode', 'unitText', 'billingDuration'),
  }
}

/** Returns the currency of a sign in a price, such as `$1,250`, if none is declared. */
function signIn(price: string | undefined, snapshot: Snapshot): string | undefined {
  return price === undefined ? undefined : amountsIn(price.slice(0, 40), localeOf(snapshot))[0]?.currency
}

const OUT = new Set(
  words('outofstock soldout discontinued out oos unavailable notavailable false 0 reserved'),
)
const IN = new Set(
  words(`
  instock in instoreonly onlineonly limitedavailability lowstock preorder presale backorder madetoorder available
  availablefororder pending true 1`),
)

/** Reads availability from the words of schema.org, OpenGraph and data layers; undefined for other words. */
export function availabilityOf(text: string): Availability | undefined {
  const word = (text.split(/[/#:]/).at(-1) ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
  if (OUT.has(word)) return 'out_of_stock'
  return IN.has(word) ? 'in_stock' : undefined
}

/** Removes markup and unfilled templates from a text. */
export function clean(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const plain = foldSpace(unescaped(text).replace(/<\/?[a-z][^<>]{0,300}>/gi, ' '))
  const isUnfilled = /^\s*(?:\$\{?\w+\}?|\{\{.*\}\}|undefined|null|nan|n\/?a|none|-+)\s*$/i.test(plain)
  return isUnfilled || plain === '' ? undefined : plain
}
