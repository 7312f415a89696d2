import { type Element, isTag } from 'domhandler'
import { documentOf } from './dom.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/** Elements and their paths (`StyleSample.path`), both ways, from one walk over the document. */
interface Paths {
  readonly byElement: ReadonlyMap<Element, string>
  readonly byPath: ReadonlyMap<string, Element>
}

const pathsOf = view((snapshot: Snapshot): Paths => {
  const byElement = new Map<Element, string>()
  const byPath = new Map<string, Element>()
  const [root] = documentOf(snapshot).children.filter(isTag)
  const open: [Element, string][] = root ? [[root, '']] : []
  for (let next = open.pop(); next; next = open.pop()) {
    const [element, path] = next
    byElement.set(element, path)
    byPath.set(path, element)
    const above = path === '' ? '' : `${path}/`
    let at = 0
    for (const child of element.children) if (isTag(child)) open.push([child, `${above}${at++}`])
  }
  return { byElement, byPath }
})

/** Path of an element of the document; undefined for one inside a `template`. */
export function pathAt(snapshot: Snapshot, element: Element): string | undefined {
  return pathsOf(snapshot).byElement.get(element)
}

export function elementAt(snapshot: Snapshot, path: string): Element | undefined {
  return pathsOf(snapshot).byPath.get(path)
}

/** Path of the element around: `''`, the document's own element, is above all and its own. */
export function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
