import { type Element, isTag } from 'domhandler'
import { documentOf } from './dom.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/** Elements of the page and how deep they are nested, counted without recursion. */
export const treeSizeOf = view(
  (snapshot: Snapshot): { readonly elements: number; readonly depth: number } => {
    let level: Element[] = documentOf(snapshot).children.filter(isTag)
    let elements = 0
    let depth = 0
    while (level.length > 0) {
      elements += level.length
      depth++
      level = level.flatMap((element) => element.children.filter(isTag))
    }
    return { elements, depth }
  },
)
