/** Chooses other pages of the site to fetch: for contact data, and to check that key pages exist. */

import { isOf } from '../../formats/psl.ts'
import { withoutFragment } from '../../formats/url.ts'
import { fold } from '../../lexicon/page-names/fold.ts'
import { ABOUT, CONTACT, IMPRINT, type PageNames } from '../../lexicon/page-names/index.ts'
import { select } from '../../snapshot/dom.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { withoutOwnName } from '../../snapshot/own-name.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Need } from './needs.ts'

/**
 * Returns contact, imprint and about page, at most one of each, unless the markup of the page itself has an
 * e-mail address, a telephone number and a postal address.
 */
export function pageNeeds(snapshot: Snapshot): Need[] {
  if (SIGNS.every((selector) => select(snapshot, selector).length > 0)) return []
  const own = withoutFragment(snapshot.url)
  const links = linksOf(snapshot).filter(({ url }) => withoutFragment(url) !== own && isOfSite(snapshot, url))
  const urls = PAGES.flatMap((names) => bestLink(snapshot, links, names) ?? [])
  return [...new Set(urls)].map((url) => ({ url, kind: 'page', whole: true }))
}

/** Returns the URLs that are pages of this site. URLs of other sites are not checked. */
export function linkNeeds(snapshot: Snapshot, urls: readonly string[]): Need[] {
  const own = withoutFragment(snapshot.url)
  const pages = urls.map(withoutFragment).filter((url) => url !== own && isOfSite(snapshot, url))
  return [...new Set(pages)].map((url) => ({ url, kind: 'link', whole: false }))
}

/** Pages with contact data, the page with most of it first. */
const PAGES: readonly PageNames[] = [CONTACT, IMPRINT, ABOUT]

/** Signs of an e-mail address, a telephone number and a postal address. */
const SIGNS: readonly string[] = [
  'a[href^="mailto:" i], [data-cfemail], [itemprop=email]',
  'a[href^="tel:" i], [itemprop=telephone]',
  'address, .adr, [itemprop=address], [itemprop=streetAddress]',
]

function isOfSite({ site }: Snapshot, url: string): boolean {
  const { protocol, hostname, pathname } = new URL(url)
  return /^https?:$/.test(protocol) && isOf(site, hostname) && !FILE.test(pathname)
}

const FILE = /\.(?:pdf|docx?|jpe?g|png|gif|svg|webp|zip|mp4|xml|vcf)$/i

/** A longer text is not the name of a page. */
const MAX_TEXT_CHARS = 120

/**
 * Returns the link whose text matches, otherwise one whose text matches without the name of the site
 * (`Contact Acme`), otherwise one whose URL matches. When several match, the last is used, because the footer
 * has the links for the whole site.
 */
function bestLink(
  snapshot: Snapshot,
  links: readonly PageLink[],
  { isText, isSlug }: PageNames,
): string | undefined {
  const short = links.filter(({ text }) => text.length <= MAX_TEXT_CHARS)
  const said =
    short.findLast(({ text }) => isText(text)) ??
    short.findLast(({ text }) => isText(withoutOwnName(fold(text), snapshot)))
  const named = said ?? links.findLast(({ url }) => isSlug(lastSegment(url)))
  return named && withoutFragment(named.url)
}

/** The last part of the path, without its extension: `contact-us` of `/en/contact-us.html`. */
function lastSegment(url: string): string {
  const path = new URL(url).pathname.replace(/\/+$/, '')
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
