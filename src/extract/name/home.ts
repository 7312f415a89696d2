/** Recognises home pages by their URLs. */

import { bareHost } from '../../formats/url.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Paths of home pages: the root, with at most a language and an index file. */
const HOME_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.\w+)?\/?)?$/i

/** Whether the captured page is the home page of the site. */
export function isHomePage(snapshot: Snapshot): boolean {
  return HOME_PATH.test(new URL(snapshot.url).pathname) && new URL(snapshot.url).search === ''
}

/** Whether a URL is the home page of the same host. */
export function isHomeUrl(snapshot: Snapshot, url: string): boolean {
  const { pathname, search, hash } = new URL(url)
  if (hash.length > 1 || search !== '') return false
  return bareHost(url) === bareHost(snapshot.url) && HOME_PATH.test(pathname)
}
