import type { AnyNode } from 'domhandler'
import { foldSpace } from '../../snapshot/dom.ts'
import { visibleText } from '../../snapshot/text.ts'

/** More lines are a text, and no value that has several. */
const MAX_LINES = 40

/** The lines in which a page shows elements that follow each other. */
export function linesIn(elements: readonly AnyNode[]): readonly string[] {
  return elements
    .flatMap((element) => visibleText(element).split('\n'))
    .map(foldSpace)
    .filter((line) => line !== '')
    .slice(0, MAX_LINES)
}
