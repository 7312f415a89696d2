/** Shows the `noscript` content of pages that have no other. */

import { htmlOf } from '../dom.ts'
import { view } from '../memo.ts'
import { hashOf, type Snapshot } from '../snapshot.ts'
import { visibleTextOf } from '../text.ts'

/** A page with fewer characters of visible text shows its content only when scripts run. */
const SHELL_CHARS = 200

/**
 * The page as a browser without scripting shows it: the content of `noscript` is part of the page. This
 * applies only to a page that has no other content; any other is returned unchanged.
 */
export const withoutScriptsOf = view((snapshot: Snapshot): Snapshot => {
  if (visibleTextOf(snapshot).length >= SHELL_CHARS) return snapshot
  const html = htmlOf(snapshot).replace(/<(\/?)noscript\b([^>]*)>/gi, '<$1div$2>')
  const bytes = new TextEncoder().encode(html)
  const body = hashOf(bytes)
  return {
    ...snapshot,
    document: { ...snapshot.document, body },
    bodies: new Map([...snapshot.bodies, [body, bytes]]),
  }
})
