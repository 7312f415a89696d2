import type { Element } from 'domhandler'
import { isOf } from '../../formats/psl.ts'
import { absoluteUrl, bareHost, isRoot, pageKey } from '../../formats/url.ts'
import { HOME } from '../../lexicon/page-names/index.ts'
import { wholeText } from '../../lexicon/pattern.ts'
import { baseUrlOf } from '../dom.ts'
import { linksOf } from '../links.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * Rates how surely a link leads to the site's home page, 0 to 1; 0 when it does not.
 *
 * - 1: the root of this host or of the page's own language, or this very page where no link leads to a root.
 * - 0.98: the root of another language.
 * - 0.8: the root of the host of which this one is a subdomain.
 * - 0.7: nowhere (`#`, `#top`), as on one-page sites, although menus have such links too; this very page
 * where other links lead to the root; another host of the same domain.
 * - 0.6: a first-level folder that this page is in, as blogs and shops have.
 */
export function homeLikeness(snapshot: Snapshot, link: Element): number {
  const reference = link.attribs.href?.trim() ?? ''
  if (SAME_PAGE.test(reference)) return 0.7
  const url = absoluteUrl(reference, baseUrlOf(snapshot))
  if (!url) return 0
  const { hostname, pathname, search, hash } = new URL(url)
  const [host, here] = [bareHost(url), bareHost(snapshot.url)]
  const sameHost = host === here
  // A fragment within a page is not a home page, but one-page applications have theirs at `#/`.
  if (hash && !HASH_HOME.test(hash)) return 0
  const root = isRoot(url)
  if (sameHost && root) return isOtherLanguage(snapshot, pathname) ? 0.98 : 1
  if (sameHost && pageKey(url) === pageKey(snapshot.url)) return leadsToRoot(snapshot) ? 0.7 : 1
  if (sameHost && !search && FOLDER.test(pathname) && new URL(snapshot.url).pathname.startsWith(pathname))
    return 0.6
  if (!root || !isOf(snapshot.site, hostname)) return 0
  return here.endsWith(`.${host}`) ? 0.8 : 0.7
}

const HASH_HOME = /^#(!?\/?|top|home|hero|start|page-top|body|main)$/i

/** True when a link on the page leads to the root of its host, so the page itself is not the home page. */
const leadsToRoot = view(
  (snapshot: Snapshot): boolean =>
    !isRoot(snapshot.url) &&
    linksOf(snapshot).some(({ url }) => bareHost(url) === bareHost(snapshot.url) && isRoot(url)),
)

/** Returns whether a path is the root of a language that this page is not in. */
function isOtherLanguage(snapshot: Snapshot, pathname: string): boolean {
  const root = LANGUAGES.exec(pathname)?.[0]
  return root !== undefined && !`${new URL(snapshot.url).pathname}/`.startsWith(`${root}/`)
}

/** Matches links that stay on the page, which one-page sites have in place of a link to the home page. */
const SAME_PAGE = /^#?$|^#(top|home|hero|start|page-top|body|main)$/i
/** Matches the part of a root that names a language or country. */
const LANGUAGES = /^(?:\/[a-z]{2}(?:[-_][a-z]{2,4})?(?=\/|$)){1,2}/i
const FOLDER = /^\/[\w-]+\/?$/

/** Matches texts of links that mean "go to the start page" and name nobody. */
export const HOME_WORDS = wholeText([
  ...HOME,
  'start',
  /(?:back|go) to (?:home ?page|home|top)/,
  /skip to .*/,
])
