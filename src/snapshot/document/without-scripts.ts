import { htmlOf } from '../dom.ts'
import { view } from '../memo.ts'
import { hashOf, type Snapshot } from '../snapshot.ts'
import { visibleTextOf } from '../text.ts'

/** A page with fewer characters of visible text shows its content only when scripts run. */
const SHELL_CHARS = 200

/**
 * Returns the page as a browser without scripting shows it, with the content of `noscript` as a part of the
 * page. A page that has other content is returned unchanged.
 */
export const withoutScriptsOf = view((snapshot: Snapshot): Snapshot => {
  if (visibleTextOf(snapshot).length >= SHELL_CHARS) return snapshot
  const html = shownWithoutScripts(htmlOf(snapshot))
  const bytes = new TextEncoder().encode(html)
  const body = hashOf(bytes)
  return {
    ...snapshot,
    document: { ...snapshot.document, body },
    bodies: new Map([...snapshot.bodies, [body, bytes]]),
  }
})

/**
 * Writes the content of `noscript` as content of the page. When it only has the picture of a neighbouring
 * placeholder, it stays unchanged: that picture is read with its placeholder.
 */
function shownWithoutScripts(html: string): string {
  // Texts are at even indexes, the tags between them at odd ones.
  const pieces = html.split(/(<\/?noscript\b[^<>]*>)/i)
  const kept = new Set<number>()
  for (const [at, text] of pieces.entries()) {
    const [before, after] = [pieces[at - 2] ?? '', pieces[at + 2] ?? '']
    const isBeside =
      IMAGE_AT_END.test(before.slice(-MAX_TAG_CHARS)) || IMAGE_AT_START.test(after.slice(0, MAX_TAG_CHARS))
    if (at % 2 === 0 && isBeside && ONLY_PICTURE.test(text)) kept.add(at - 1).add(at + 1)
  }
  return pieces
    .map((piece, at) => (at % 2 === 0 || kept.has(at) ? piece : piece.replace(/noscript/i, 'div')))
    .join('')
}

/** A longer tag before or after a `noscript` is not examined. */
const MAX_TAG_CHARS = 5000
const IMAGE_AT_END = /<img\b[^<>]*>\s*$/i
const IMAGE_AT_START = /^\s*<img\b/i
const ONLY_PICTURE = /^\s*(?:<(?:img|source|\/?picture)\b[^<>]*>\s*)+$/i
