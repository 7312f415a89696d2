import { type AnyNode, type Document, type Element, hasChildren, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { documentOf } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { parseTree } from '../../snapshot/tree.ts'

/** `noscript` without any of these is about something else, and need not be parsed. */
const PICTURED = /<(?:img|picture|source|svg|video|image)\b/i

/**
 * The elements of a page that a reader may see, in document order, those in `noscript` at their place: lazy loaders keep the real picture
 * there. What is inside an `svg` belongs to it, and what is in a `template` is nowhere.
 */
export function* elementsOf(snapshot: Snapshot): Generator<Element> {
  yield* elementsIn(documentOf(snapshot), true)
}

function* elementsIn(document: Document, withNoscript: boolean): Generator<Element> {
  const open: AnyNode[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    if (isTag(node)) {
      yield node
      if (node.name === 'svg' || node.name === 'template') continue
      if (node.name === 'noscript') {
        const markup = textContent(node)
        if (withNoscript && PICTURED.test(markup)) yield* elementsIn(parseTree(markup).document, false)
        continue
      }
    }
    // One by one: there may be more of them than a call takes arguments.
    if (hasChildren(node))
      for (let at = node.children.length - 1; at >= 0; at--) push(open, node.children[at])
  }
}

function push(open: AnyNode[], node: AnyNode | undefined): void {
  if (node) open.push(node)
}
