import { bareHost, isRoot } from '../formats/url.ts'
import type { Snapshot } from './snapshot.ts'

export function isFrontPage({ url }: Snapshot): boolean {
  return isRoot(url)
}

/** Whether an address leads to the front page of the captured page's host, whatever its fragment is. */
export function isFrontPageOf(snapshot: Snapshot, url: string): boolean {
  return isRoot(url) && bareHost(url) === bareHost(snapshot.url)
}
