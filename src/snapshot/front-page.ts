/** Recognises the front page of a site by its address. */

import { bareHost } from '../formats/url.ts'
import type { Snapshot } from './snapshot.ts'

/** The root, possibly of a language or country, with at most an index file: `/de-at/`, `/us/en/`, `/home`. */
const ROOT = /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?(?:\/|$)){0,2}(?:(?:index|home|default|start)(?:\.\w+)?\/?)?$/i

/** Parameters that ask for a language or tell where a visitor came from; all others ask for another page. */
const SAME_PAGE = /^\?(?:(?:utm_\w+|lang|language|locale|hl|gclid|fbclid)=[^&]*(?:&|$))+$/i

/** Whether an address is that of a front page. */
export function isRoot(url: string): boolean {
  const { pathname, search } = new URL(url)
  return ROOT.test(pathname) && (search === '' || SAME_PAGE.test(search))
}

/** Whether the captured page is the front page of its host. */
export function isFrontPage({ url }: Snapshot): boolean {
  return isRoot(url)
}

/** Whether an address is that of the front page of the captured page's host, whatever its fragment. */
export function isFrontPageOf(snapshot: Snapshot, url: string): boolean {
  return isRoot(url) && bareHost(url) === bareHost(snapshot.url)
}
