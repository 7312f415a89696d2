import { bareHost } from '../../formats/url.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Paths at which sites put their home page, with a language or an index file at most. */
const HOME_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.\w+)?\/?)?$/i

/** Whether the captured page is the site's home page. */
export function isHomePage(snapshot: Snapshot): boolean {
  return HOME_PATH.test(new URL(snapshot.url).pathname) && new URL(snapshot.url).search === ''
}

/** Whether a link leads to the home page of this very host. */
export function isHomeUrl(snapshot: Snapshot, url: string): boolean {
  const { pathname, search, hash } = new URL(url)
  if (hash.length > 1 || search !== '') return false
  return bareHost(url) === bareHost(snapshot.url) && HOME_PATH.test(pathname)
}
