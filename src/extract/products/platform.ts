import { parsedUrl } from '../../formats/url.ts'
import { MARKETPLACES } from '../../lexicon/commerce/marketplaces.ts'
import type { Evidence } from '../../model/finding.ts'
import type { ProductPlatform } from '../../model/product.ts'
import { select } from '../../snapshot/dom.ts'
import { canonicalOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'

/** Where the product of a page is sold: by its host, by what it says its own address is, and by structure. */
export function platformOf(snapshot: Snapshot): { platform: ProductPlatform; evidence: Evidence } {
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
