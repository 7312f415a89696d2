import { beginning } from '../../formats/text/excerpt.ts'
import { withoutFragment } from '../../formats/url.ts'
import type { Evidence } from '../../model/finding.ts'
import type { Availability, Product } from '../../model/product.ts'
import { attribute, select } from '../../snapshot/dom.ts'
import { canonicalOf, metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'
import { evidence } from '../extractor.ts'
import { idOfUrl, isIdOfSoftware, labelledOf } from './codes.ts'
import { dataLayerProductOf } from './data-layer.ts'
import { clean, type Declared, declaredOf } from './declared.ts'
import { elsewhereOf } from './elsewhere.ts'
import { headlineTextOf } from './headline.ts'
import { audienceOf, categoryOf, featuresOf, tagsOf } from './lists.ts'
import { metaProductOf } from './meta.ts'
import { picturesOf } from './pictures.ts'
import { chosenPrice } from './price-choice.ts'
import { buyButtonsOf, stockSignsOf } from './stock.ts'

const MAX_DESCRIPTION_CHARS = 2000

/** A value and where it was read. */
interface Read<T> {
  readonly value: T
  readonly evidence: Evidence
}

/** Returns the product of a product page, with the source of each value. */
export function assemble(snapshot: Snapshot): { product: Product; evidence: Evidence[] } {
  const sources = sourcesOf(snapshot)
  const first = (key: 'description' | 'brand' | 'mpn' | 'gtin') => firstOf(sources, key)
  const shown = headlineTextOf(snapshot)
  const name =
    sources.find(({ source }) => source !== 'meta')?.name ??
    shown ??
    metaContent(snapshot, 'og:title') ??
    titleOf(snapshot) ??
    snapshot.site.domain
  const labelled = labelledOf(snapshot)
  const price = chosenPrice(snapshot, sources)
  const sku = skuOf(snapshot, sources)
  const brand = first('brand') ?? read('text', 'label', labelled.brands[0])
  const mpn = first('mpn') ?? read('text', 'label', labelled.mpns[0])
  const gtin = first('gtin') ?? read('text', 'label', labelled.gtins[0])
  const stock = availabilityOf(snapshot, sources, price !== undefined)
  const description =
    first('description')?.value ?? metaContent(snapshot, 'description', 'og:description') ?? ''
  const category = categoryOf(snapshot, name) ?? lastPart(sources.flatMap((each) => each.category ?? [])[0])
  const product: Product = {
    name,
    description: beginning(description, MAX_DESCRIPTION_CHARS),
    features: featuresOf(snapshot),
    images: picturesOf(
      snapshot,
      name,
      sources.flatMap(({ images }) => images),
    ),
    tags: tagsOf(
      snapshot,
      sources.flatMap(({ keywords }) => keywords),
    ),
    targetAudience: audienceOf(
      snapshot,
      sources.flatMap(({ audience }) => audience),
    ),
    ...(category && { category }),
    ...(price && { price: price.value }),
    ...(price?.currency && { currency: price.currency }),
    ...(price && { billingFrequency: price.billing }),
    url: canonicalOf(snapshot) ?? withoutFragment(snapshot.url),
    ...(brand && { brand: brand.value }),
    ...(sku && { sku: sku.value }),
    ...(mpn && { mpn: mpn.value }),
    ...(gtin && { gtin: gtin.value }),
    ...(stock && { availability: stock.value }),
  }
  const told = { price, sku, brand, mpn, gtin, availability: stock }
  const places = Object.entries(told).flatMap(([key, of]) =>
    of ? [{ ...of.evidence, where: `${key}: ${of.evidence.where}` }] : [],
  )
  return { product, evidence: places }
}

/** Returns the sources of the product, the most certain first. Scripts are read only for missing values. */
function sourcesOf(snapshot: Snapshot): Declared[] {
  const declared = [...declaredOf(snapshot), ...[metaProductOf(snapshot) ?? []].flat()]
  const has = (test: (each: Declared) => boolean) => declared.some(test)
  const isWhole =
    has(({ offers }) =>
      offers.some(({ price, availability }) => price !== undefined && availability !== undefined),
    ) &&
    has(({ sku }) => sku !== undefined) &&
    has(({ brand }) => brand !== undefined)
  if (isWhole) return declared
  const layer = dataLayerProductOf(snapshot)
  return layer ? [...declared, layer] : declared
}

function firstOf(
  sources: readonly Declared[],
  key: 'description' | 'brand' | 'mpn' | 'gtin',
): Read<string> | undefined {
  const from = sources.find((each) => each[key] !== undefined)
  return from && read(from.source, from.where, from[key])
}

function read(source: string, where: string, value: string | undefined): Read<string> | undefined {
  return value === undefined ? undefined : { value, evidence: evidence(source, where, value) }
}

/**
 * Returns the shop's number of the product: the visible number, else the declared number, else the number in
 * the address. A number that only the shop's software uses does not count.
 */
function skuOf(snapshot: Snapshot, sources: readonly Declared[]): Read<string> | undefined {
  const { skus } = labelledOf(snapshot)
  const isOwn = (id: string | undefined) => id !== undefined && !isIdOfSoftware(snapshot, id)
  const declared = sources.flatMap(({ sku, source, where }) =>
    sku !== undefined && isOwn(sku) ? [{ sku, source, where }] : [],
  )
  const shown = skus.find((sku) => declared.some((each) => each.sku === sku)) ?? skus[0]
  if (shown !== undefined) return read('text', 'label', shown)
  const [best] = declared
  if (best) return read(best.source, best.where, best.sku)
  const ids = sources.flatMap(({ productId, source, where }) =>
    source !== 'data layer' && productId && /^\S{3,40}$/.test(productId) && isOwn(productId)
      ? [{ productId, source, where }]
      : [],
  )
  if (ids[0]) return read(ids[0].source, ids[0].where, ids[0].productId)
  const attr = attributeSku(snapshot)
  if (isOwn(attr)) return read('attribute', 'data-sku', attr)
  const inUrl = idOfUrl(canonicalOf(snapshot) ?? snapshot.url) ?? idOfUrl(snapshot.url)
  return isOwn(inUrl) ? read('url', 'path', inUrl) : undefined
}

function attributeSku(snapshot: Snapshot): string | undefined {
  const isElsewhere = elsewhereOf(snapshot)
  const values = select(snapshot, '[data-sku], [data-product-sku], [itemprop=sku], .sku, .product-sku')
    .filter((element) => !isElsewhere(element))
    .map((element) =>
      clean(
        attribute(element, 'data-sku') ||
          attribute(element, 'data-product-sku') ||
          attribute(element, 'content') ||
          visibleText(element).slice(0, 60),
      ),
    )
  const distinct = new Set(values.filter((value) => value !== undefined && /^(?=.*\d)\S{3,40}$/.test(value)))
  return distinct.size === 1 ? [...distinct][0] : undefined
}

/**
 * Whether the product can be bought. A declaration is more certain than a text near the headline, which may
 * be about one of several variants. But on a page without a button to buy, the text "sold out" comes before a
 * declared stock. On a page with such a button, the text may be about another variant. Without text and
 * declaration, a product with a price or a button to buy is in stock.
 */
function availabilityOf(
  snapshot: Snapshot,
  sources: readonly Declared[],
  hasPrice: boolean,
): Read<Availability> | undefined {
  const declared = sources.flatMap(({ offers, source, where }) => {
    const said = offers.flatMap(({ availability }) => availability ?? [])
    if (said.length === 0) return []
    const value: Availability = said.includes('in_stock') ? 'in_stock' : 'out_of_stock'
    return [{ value, evidence: evidence(source, where, value) }]
  })
  const signs = stockSignsOf(snapshot)
  const out = signs.find(({ says }) => says === 'out_of_stock')
  const isIn = signs.find(({ says }) => says === 'in_stock')
  const canBuy = buyButtonsOf(snapshot).some(({ isEnabled }) => isEnabled)
  const [best] = declared
  if (best?.value === 'out_of_stock') return best
  if (out && !isIn && !canBuy)
    return { value: 'out_of_stock', evidence: evidence('text', out.where, out.text) }
  if (best) return best
  if (isIn) return { value: 'in_stock', evidence: evidence('text', isIn.where, isIn.text) }
  const why = canBuy ? 'it has a button that buys' : 'it has a price, and nothing says that it is sold out'
  return canBuy || hasPrice ? { value: 'in_stock', evidence: evidence('inferred', 'page', why) } : undefined
}

function lastPart(category: string | undefined): string | undefined {
  return category
    ?.split(/\s*[>|/›»]\s*/)
    .filter(Boolean)
    .at(-1)
}
