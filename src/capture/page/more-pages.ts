import { registrableOf } from '../../formats/psl.ts'
import { withoutFragment } from '../../formats/url.ts'
import { select } from '../../snapshot/dom.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Need } from './needs.ts'
import { PAGE_WORDS, type PageWords } from './page-words.ts'

/**
 * Pages of the site that tell how to reach it: contact, imprint, about, in this order, one of each. None when the page itself has
 * a mailbox, a number and an address to offer, as far as its markup shows.
 */
export function pageNeeds(snapshot: Snapshot): Need[] {
  if (SIGNS.every((selector) => select(snapshot, selector).length > 0)) return []
  const own = withoutFragment(snapshot.url)
  const links = linksOf(snapshot).filter(({ url }) => withoutFragment(url) !== own && isOfSite(snapshot, url))
  const urls = PAGE_WORDS.flatMap((words) => bestLink(links, words) ?? [])
  return [...new Set(urls)].map((url) => ({ url, kind: 'page', whole: true }))
}

/** Those of the site's own pages among these URLs; others' are taken to be there. */
export function linkNeeds(snapshot: Snapshot, urls: readonly string[]): Need[] {
  const own = withoutFragment(snapshot.url)
  const pages = urls.map(withoutFragment).filter((url) => url !== own && isOfSite(snapshot, url))
  return [...new Set(pages)].map((url) => ({ url, kind: 'link', whole: false }))
}

/** Of a mailbox, a number and an address. */
const SIGNS: readonly string[] = [
  'a[href^="mailto:" i], [data-cfemail], [itemprop=email]',
  'a[href^="tel:" i], [itemprop=telephone]',
  'address, .adr, [itemprop=address], [itemprop=streetAddress]',
]

function isOfSite({ site }: Snapshot, url: string): boolean {
  const { protocol, hostname, pathname } = new URL(url)
  return (
    /^https?:$/.test(protocol) &&
    (registrableOf(hostname) ?? hostname) === site.registrable &&
    !FILE.test(pathname)
  )
}

const FILE = /\.(?:pdf|docx?|jpe?g|png|gif|svg|webp|zip|mp4|xml|vcf)$/i

/** The link whose text says it, else one whose address does. Of several the last: footers hold those of the whole site. */
function bestLink(links: readonly PageLink[], { text, slug }: PageWords): string | undefined {
  const said = links.findLast((link) => text.test(link.text.trim()))
  const named = said ?? links.findLast(({ url }) => slug.test(lastSegment(url)))
  return named && withoutFragment(named.url)
}

/** Of the path, without its ending: `contact-us` of `/en/contact-us.html`. */
function lastSegment(url: string): string {
  const path = new URL(url).pathname.replace(/\/+$/, '')
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
