/** Reads all products on a page, and links to pages with more of them. */

import type { Element } from 'domhandler'
import { amountsIn } from '../../formats/text/amount.ts'
import { absoluteUrl, bareHost, withoutFragment } from '../../formats/url.ts'
import { foundValue } from '../../model/finding.ts'
import { distinctBy } from '../../model/keyed.ts'
import type { PageList, Product, ProductLink } from '../../model/product.ts'
import { ancestors, baseUrlOf, foldSpace, select } from '../../snapshot/dom.ts'
import { linksOf } from '../../snapshot/links.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isItem, textIn, valuesOf } from '../../snapshot/structured/item.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import { visibleText } from '../../snapshot/text.ts'
import { productThingsOf, readProduct } from './declared.ts'
import { productsOf } from './index.ts'
import { linesIn } from './lines.ts'
import { localeOf } from './locale.ts'
import { isProductPath, kindOf } from './page-kind.ts'
import { passedOn } from './pictures.ts'
import { plansOf } from './plans.ts'
import { bestShown, pricesIn } from './prices.ts'

const MAX_LINKS = 60
const MAX_PRODUCTS = 24
const MAX_TILE_CHARS = 400
const MAX_NAME_CHARS = 250

/**
 * Returns the products of a page, and links to pages that may have more. For the page of one product, returns
 * only this product. For any other page, returns its plans, or else the products that it lists.
 */
export function listOf(snapshot: Snapshot): PageList {
  const own = foundValue(productsOf(snapshot))
  const plans = plansOf(snapshot)
  const products =
    plans.length > 0
      ? plans
      : own?.product
        ? [own.product]
        : distinct([...declaredIn(snapshot), ...tilesOf(snapshot)])
  return {
    products: products
      .slice(0, MAX_PRODUCTS)
      .map((each) => ({ url: snapshot.url, ...each, images: passedOn(snapshot, each.images) })),
    links: linksToMore(snapshot),
  }
}

/** Returns products that a page declares with prices. */
function declaredIn(snapshot: Snapshot): Product[] {
  return productThingsOf(snapshot).flatMap((thing) => {
    const { name, description, images, url, brand, sku, offers } = readProduct(snapshot, thing)
    const offer = offers.find(({ price }) => price !== undefined)
    if (name === undefined || !offer) return []
    const at = url ?? offer.url
    return [
      {
        ...{
          name,
          description: description ?? '',
          features: [],
          images: images.slice(0, 7),
          tags: [],
          targetAudience: [],
        },
        ...(offer.price !== undefined && { price: offer.price }),
        ...(offer.currency && { currency: offer.currency }),
        ...{ billingFrequency: 'one_time' as const },
        ...(at && { url: at }),
        ...(brand && { brand }),
        ...(sku && { sku }),
        ...(offer.availability && { availability: offer.availability }),
      },
    ]
  })
}

/** Returns products in tiles that have a link with the product's name, and a price. */
function tilesOf(snapshot: Snapshot): Product[] {
  const seen = new Set<Element>()
  const locale = localeOf(snapshot)
  return linksOf(snapshot).flatMap(({ url, text, element, region }) => {
    if (region !== 'main' || !isOfSite(snapshot, url) || !isProductPath(url)) return []
    const tile = [element, ...ancestors(element)]
      .slice(0, 6)
      .find((above) => amountsIn(foldSpace(visibleText(above)), locale).length > 0)
    if (!tile || seen.has(tile)) return []
    const whole = foldSpace(visibleText(tile))
    const heading = select(snapshot, 'h2, h3, h4, h5', tile)
      .map((each) => foldSpace(visibleText(each)))
      .find(Boolean)
    const price = bestShown(pricesIn(linesIn(tile), locale))
    const name = heading ?? foldSpace(text.split('\n')[0] ?? '')
    if (!price || whole.length > MAX_TILE_CHARS || name === '' || name.length > MAX_NAME_CHARS) return []
    seen.add(tile)
    const [img] = select(snapshot, 'img', tile)
    const image = img && imageSources(snapshot, img)[0]?.url
    return [
      {
        ...{ name, description: '', features: [], tags: [], targetAudience: [], price: price.value },
        images: image && /^https?:/.test(image) ? [image] : [],
        ...(price.currency && { currency: price.currency }),
        ...{ billingFrequency: 'one_time' as const, url: withoutFragment(url) },
      },
    ]
  })
}

const distinct = (products: readonly Product[]) =>
  distinctBy(products, ({ url, name }) => (url ?? name).toLowerCase())

/** Returns links to pages that may have products: prices first, then shops and collections, then products. */
function linksToMore(snapshot: Snapshot): ProductLink[] {
  const base = baseUrlOf(snapshot)
  const listed = thingsOf(snapshot)
    .filter(({ types }) => types.includes('ItemList'))
    .flatMap(({ item }) => valuesOf(item, 'itemListElement').filter(isItem))
    .flatMap(
      (entry) =>
        absoluteUrl(textIn(entry, 'url', ['@id']) ?? textIn(entry, 'item', ['url', '@id']), base) ?? [],
    )
  const found = [...linksOf(snapshot).map(({ url }) => url), ...listed].flatMap((url) => {
    const kind = listed.includes(url) ? 'product' : kindOf(url)
    return kind && isOfSite(snapshot, url) ? [{ kind, url: withoutFragment(url) } as const] : []
  })
  const byUrl = new Map(found.map((link) => [link.url, link]))
  byUrl.delete(withoutFragment(snapshot.url))
  return [...byUrl.values()].slice(0, MAX_LINKS)
}

function isOfSite({ site }: Snapshot, url: string): boolean {
  const host = bareHost(url)
  return host === site.domain || host.endsWith(`.${site.registrable}`) || host === site.registrable
}
