import { parsedUrl } from '../../formats/url.ts'
import { MARKETPLACES } from '../../lexicon/commerce/marketplaces.ts'
import type { Evidence, Finding } from '../../model/finding.ts'
import type { PageProducts, ProductPlatform } from '../../model/product.ts'
import { select } from '../../snapshot/dom.ts'
import { canonicalOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { assemble } from './assemble.ts'
import { decide } from './decide.ts'

/**
 * Returns whether a page is about one product that can be bought, the product, and the platform that sells
 * it. The finding always has a value, because "no product page" is an answer too, with its signs as evidence.
 * Pure.
 */
export function productsOf(snapshot: Snapshot): Finding<PageProducts> {
  const { isProductPage, score, signs } = decide(snapshot)
  const confidence = Math.round(Math.min(0.99, 0.5 + Math.abs(score - 2.5) / 10) * 100) / 100
  if (!isProductPage) {
    const value = { isProductPage, platform: null, product: null, evidence: signs }
    return { value, confidence, rule: 'signs', evidence: signs }
  }
  const { platform, evidence: sold } = platformOf(snapshot)
  const { product, evidence: places } = assemble(snapshot)
  const all = [...signs, { ...sold, where: `platform: ${sold.where}` }, ...places]
  const value = { isProductPage, platform, product, evidence: all }
  return { value, confidence, rule: 'signs', evidence: all }
}

/** Returns the platform of the shop by the page's host, its declared address, and its structure. */
function platformOf(snapshot: Snapshot): { platform: ProductPlatform; evidence: Evidence } {
  for (const [source, url] of [
    ['url', snapshot.url],
    ['canonical', canonicalOf(snapshot)],
  ] as const) {
    const at = url === undefined ? undefined : parsedUrl(url)
    const known =
      at && MARKETPLACES.find(({ host, path }) => host.test(at.hostname) && (path?.test(at.pathname) ?? true))
    if (known) return { platform: known.platform, evidence: evidence(source, 'host', at.hostname) }
  }
  for (const { platform, structure } of MARKETPLACES)
    if (structure.every((selector) => select(snapshot, selector).length > 0))
      return { platform, evidence: evidence('structure', structure.join(' and '), platform) }
  return { platform: 'generic', evidence: evidence('url', 'host', snapshot.site.domain) }
}
