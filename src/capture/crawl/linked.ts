import { ownerOf } from '../../formats/psl.ts'
import { linksOf } from '../../snapshot/links.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { belongingTo } from './page-url.ts'

/** The links of one page that are followed. A page of 50,000 elements may have as many links. */
const MAX_LINKS = 10_000
/** Characters of all these links together. */
const MAX_LINK_CHARS = 1_000_000

/** Returns the pages below the registrable domain that a page links, in order, once, without files. */
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
