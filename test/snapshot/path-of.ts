import { type Element, isTag } from 'domhandler'
import { ancestors } from '../../src/snapshot/dom.ts'

/** Child-element indexes from the document element: the same path as in `StyleSample.path`. */
export function pathOf(element: Element): string {
  const steps: number[] = []
  let child = element
  for (const parent of ancestors(element)) {
    steps.push(parent.children.filter(isTag).indexOf(child))
    child = parent
  }
  return steps.reverse().join('/')
}
