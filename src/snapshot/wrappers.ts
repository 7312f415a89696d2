import { type Element, isTag } from 'domhandler'
import { select } from './dom.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'
import { visibleText } from './text.ts'

/** Levels that are examined. An element further down is only a part, and each level reads the text once. */
const MAX_DEPTH = 12

/**
 * The elements that hold more than half of the visible text. Their class names and ids are about the whole
 * page, such as the target of "Skip to content", and say nothing about their content.
 */
export const wrappersOf = view((snapshot: Snapshot): ReadonlySet<Element> => {
  const wrappers = new Set<Element>()
  let [at]: (Element | undefined)[] = select(snapshot, 'body')
  const half = at ? visibleText(at).length / 2 : 0
  for (let depth = 0; at && depth < MAX_DEPTH; depth++) {
    wrappers.add(at)
    at = at.children.filter(isTag).find((child) => visibleText(child).length > half)
  }
  return wrappers
})
