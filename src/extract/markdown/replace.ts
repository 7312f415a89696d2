import type { ChildNode, ParentNode } from 'domhandler'

/**
 * Puts others in the place of nodes, none to take a node away. Each parent is written anew once: one by one, every node costs a look
 * through all of its siblings.
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
