import type { Element } from 'domhandler'
import { absoluteUrl, bareHost, pageKey } from '../../formats/url.ts'
import { baseUrlOf } from '../dom.ts'
import { linksOf } from '../links.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * How surely a link leads to the site's home page, 0 to 1; 0 when it does not.
 * 1: the root of this host or of the page's own language, or this very page where nothing leads to a root. 0.98: the
 * root of another language. 0.8: the root of a host that this one is below. 0.7: nowhere (`#`, `#top`), as on
 * one-page sites, but menus do that too; this very page beside links to the root; a sister host. 0.6: a first-level
 * folder that this page stands in, as blogs and shops have.
 */
export function homeLikeness(snapshot: Snapshot, link: Element): number {
  const reference = link.attribs.href?.trim() ?? ''
  if (SAME_PAGE.test(reference)) return 0.7
  const url = absoluteUrl(reference, baseUrlOf(snapshot))
  if (!url) return 0
  const { hostname, pathname, search, hash } = new URL(url)
  const [host, here] = [bareHost(url), bareHost(snapshot.url)]
  const sameHost = host === here
  // A place on a page is no home page, but one-page applications keep theirs at `#/`.
  if (hash && !HASH_HOME.test(hash)) return 0
  const root = isRoot(url)
  if (sameHost && root) return isOtherLanguage(snapshot, pathname) ? 0.98 : 1
  if (sameHost && pageKey(url) === pageKey(snapshot.url)) return leadsToRoot(snapshot) ? 0.7 : 1
  if (sameHost && !search && FOLDER.test(pathname) && new URL(snapshot.url).pathname.startsWith(pathname))
    return 0.6
  const registrable = snapshot.site.registrable
  if (!root || (hostname !== registrable && !hostname.endsWith(`.${registrable}`))) return 0
  return here.endsWith(`.${host}`) ? 0.8 : 0.7
}

const HASH_HOME = /^#(!?\/?|top|home|hero|start|page-top|body|main)$/i

/** Whether a link on the page leads to the root of its host, so that the page itself is not the home page. */
const leadsToRoot = view(
  (snapshot: Snapshot): boolean =>
    !isRoot(snapshot.url) &&
    linksOf(snapshot).some(({ url }) => bareHost(url) === bareHost(snapshot.url) && isRoot(url)),
)

/** A root of a language that this page is not in. */
function isOtherLanguage(snapshot: Snapshot, pathname: string): boolean {
  const root = LANGUAGES.exec(pathname)?.[0]
  return root !== undefined && !`${new URL(snapshot.url).pathname}/`.startsWith(`${root}/`)
}

function isRoot(url: string): boolean {
  const { pathname, search } = new URL(url)
  return !search && ROOT.test(pathname)
}

/** Links that stay where they are, as one-page sites have in place of a home link. */
const SAME_PAGE = /^#?$|^#(top|home|hero|start|page-top|body|main)$/i
/** `/`, `/index.html`, and roots of a language or country: `/en`, `/de-at/`, `/us/en/`, `/home`. */
const ROOT = /^\/?((([a-z]{2})([-_][a-z]{2,4})?)\/?){0,2}((index|home|default|start)(\.\w+)?)?\/?$/i
/** The part of it that names a language or country. */
const LANGUAGES = /^(?:\/[a-z]{2}(?:[-_][a-z]{2,4})?(?=\/|$)){1,2}/i
const FOLDER = /^\/[\w-]+\/?$/

/** Link text that says "go to the start page" and names nobody. */
export const HOME_WORDS =
  /^(home|home ?page|start|startseite|accueil|inicio|início|hjem|hem|etusivu|strona główna|főoldal|acasă|domů|ana ?sayfa|главная|αρχική|ホーム|首页|首頁|홈|الرئيسية|back to (home|top)|go to (home ?page|homepage)|skip to .*)$/i
