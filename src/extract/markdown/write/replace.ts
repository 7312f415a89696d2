import type { ChildNode, ParentNode } from 'domhandler'

/**
 * Replaces nodes by other nodes; an empty list removes a node. The children of each parent are replaced
 * together, because replacing nodes one by one searches all siblings each time.
 */
export function replaceNodes(others: ReadonlyMap<ChildNode, readonly ChildNode[]>): void {
  const parents = new Set<ParentNode>()
  for (const { parent } of others.keys()) if (parent) parents.add(parent)
  for (const parent of parents) {
    const children = parent.children.flatMap((child) => others.get(child) ?? [child])
    for (const [at, child] of children.entries()) {
      child.parent = parent
      child.prev = children[at - 1] ?? null
      child.next = children[at + 1] ?? null
    }
    parent.children = children
  }
}
