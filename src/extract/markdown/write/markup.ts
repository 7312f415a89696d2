import { type ChildNode, type Element, isTag } from 'domhandler'
import { getOuterHTML } from 'domutils'
import type { Content } from '../content/content.ts'

/** Writes content as HTML as the page writes it, without the elements that do not belong to it. */
export function markupOf({ roots, isDropped }: Content): string {
  const kept = roots.flatMap((root) => keptOf(root, isDropped))
  return getOuterHTML(kept, { encodeEntities: 'utf8' })
}

/** Copies a node without the elements that are dropped below it. Recursion is bounded by `MAX_DEPTH`. */
function keptOf(node: ChildNode, isDropped: (element: Element) => boolean): ChildNode[] {
  if (!isTag(node)) return [node.cloneNode()]
  if (isDropped(node)) return []
  const copy = node.cloneNode()
  copy.children = node.children.flatMap((child) => keptOf(child, isDropped))
  for (const child of copy.children) child.parent = copy
  return [copy]
}
