import { type ChildNode, type Element, isTag } from 'domhandler'
import { getOuterHTML } from 'domutils'
import type { Content } from '../content/content.ts'

/**
 * Writes content as HTML with the markup of the page. Elements that do not belong to the content are removed.
 */
export function markupOf({ roots, isDropped }: Content): string {
  const kept = roots.flatMap((root) => keptOf(root, isDropped))
  return getOuterHTML(kept, { encodeEntities: 'utf8' })
}

/** Copies a node without the removed elements in it. `MAX_DEPTH` limits the recursion. */
function keptOf(node: ChildNode, isDropped: (element: Element) => boolean): ChildNode[] {
  if (!isTag(node)) return [node.cloneNode()]
  if (isDropped(node)) return []
  const copy = node.cloneNode()
  copy.children = node.children.flatMap((child) => keptOf(child, isDropped))
  for (const child of copy.children) child.parent = copy
  return [copy]
}
