import type { Finding } from '../../model/finding.ts'
import type { PageProducts } from '../../model/product.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { assemble } from './assemble.ts'
import { decide } from './decide.ts'
import { platformOf } from './platform.ts'

/**
 * Whether a page is about one product that can be bought, where it is sold, and the product. The finding
 * always has a value: that a page is no product page is an answer, with its signs as evidence. Pure.
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
