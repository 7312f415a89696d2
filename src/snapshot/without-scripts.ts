import { htmlOf } from './dom.ts'
import { view } from './memo.ts'
import { hashOf, type Snapshot } from './snapshot.ts'
import { visibleTextOf } from './text.ts'

/** A page with less visible text than this shows itself only when scripts run. */
const SHELL_CHARS = 200

/**
 * The same page as a reader without scripts sees it: what `noscript` holds becomes content. Only for a page
 * that has nothing else to show; any other is given back as it is.
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
