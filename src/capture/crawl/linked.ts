import { ownerOf } from '../../formats/psl.ts'
import { linksOf } from '../../snapshot/links.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { belongingTo } from './page-url.ts'

/** The largest number of links of a page that are followed. A large page may have 50,000. */
const MAX_LINKS = 10_000
/** The largest number of characters of all these links. */
const MAX_LINK_CHARS = 1_000_000

/**
 * Returns the linked pages below the same registrable domain, in the order of the page, each of them once and
 * without its fragment. Links to files, such as pictures, are left out.
 */
export function linkedPages(snapshot: Snapshot): readonly string[] {
  const { hostname } = new URL(snapshot.url)
  const { pageOf } = belongingTo({ ...snapshot.site, domain: hostname, registrable: ownerOf(hostname) })
  const pages = new Set<string>()
  let chars = 0
  for (const { url } of linksOf(snapshot)) {
    const page = pageOf(url)
    if (page === undefined || pages.has(page)) continue
    chars += page.length
    if (pages.size >= MAX_LINKS || chars > MAX_LINK_CHARS) break
    pages.add(page)
  }
  return [...pages]
}
