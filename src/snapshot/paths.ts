import { type Element, isTag } from 'domhandler'
import { documentOf } from './dom.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/** Maps elements to their paths (`StyleSample.path`) and back, from one traversal of the document. */
interface Paths {
  readonly byElement: ReadonlyMap<Element, string>
  readonly byPath: ReadonlyMap<string, Element>
}

const pathsOf = view((snapshot: Snapshot): Paths => {
  const byElement = new Map<Element, string>()
  const byPath = new Map<string, Element>()
  const [root] = documentOf(snapshot).children.filter(isTag)
  const open: Element[] = []
  const add = (element: Element, path: string) => {
    byElement.set(element, path)
    byPath.set(path, element)
    open.push(element)
  }
  if (root) add(root, '')
  for (let element = open.pop(); element; element = open.pop()) {
    const path = byElement.get(element)
    const above = path === '' ? '' : `${path}/`
    let at = 0
    for (const child of element.children) if (isTag(child)) add(child, `${above}${at++}`)
  }
  return { byElement, byPath }
})

/** Returns the path of an element; undefined for one inside a `template`. */
export function pathAt(snapshot: Snapshot, element: Element): string | undefined {
  return pathsOf(snapshot).byElement.get(element)
}

export function elementAt(snapshot: Snapshot, path: string): Element | undefined {
  return pathsOf(snapshot).byPath.get(path)
}

/** Returns the path of the parent element. The document element, `''`, is its own parent here. */
export function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
