/** Lists the elements of a page, with those in `noscript`. */

import { type AnyNode, type Document, type Element, hasChildren, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { documentOf, parsedIn } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** A `noscript` without any of these elements has no picture and need not be parsed. */
const PICTURED = /<(?:img|picture|source|svg|video|image)\b/i

/**
 * Elements of the page in document order. The content of `noscript` is parsed, because lazy loaders keep the
 * real picture there. The children of `svg` belong to it, and those of `template` are not part of the page.
 */
export function* elementsOf(snapshot: Snapshot): Generator<Element> {
  yield* elementsIn(documentOf(snapshot), parsedIn)
}

/** Without `parse` the content of `noscript` is left out: one inside another is not read. */
function* elementsIn(document: Document, parse?: (markup: string) => Document): Generator<Element> {
  const open: AnyNode[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    if (isTag(node)) {
      yield node
      if (node.name === 'svg' || node.name === 'template') continue
      if (node.name === 'noscript') {
        const markup = textContent(node)
        if (parse && PICTURED.test(markup)) yield* elementsIn(parse(markup))
        continue
      }
    }
    // One by one, because a page may have more children than a call may have arguments.
    if (hasChildren(node))
      for (let at = node.children.length - 1; at >= 0; at--) push(open, node.children[at])
  }
}

function push(open: AnyNode[], node: AnyNode | undefined): void {
  if (node) open.push(node)
}
