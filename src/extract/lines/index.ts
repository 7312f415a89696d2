/** Writes a page as lines of text that can be compared with the lines of an earlier visit. */

import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { select } from '../../snapshot/dom.ts'
import { isLandmark, regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isInline, isShown, pushLastFirst } from '../../snapshot/text.ts'

/**
 * Returns the visible text with one line for each block. Headings begin with `# `, entries of lists with `-
 * `, and a row of a table is one line with ` | ` between its cells. With `mainOnly`, headers, navigation,
 * asides and footers are left out, unless the rest of the page has no text.
 */
export function pageLines(snapshot: Snapshot, mainOnly: boolean): string {
  const [body] = select(snapshot, 'body')
  if (!body) return ''
  const isMain = (element: Element) => !(isLandmark(element) && regionOf(element) !== 'main')
  const main = mainOnly ? linesBelow(body, isMain) : ''
  return main === '' ? linesBelow(body, () => true) : main
}

const HEADING = /^h[1-6]$/

/** A step of the walk: a node, or the end of a line or of a row. */
type Step = AnyNode | 'line' | 'row'

function linesBelow(root: Element, counts: (element: Element) => boolean): string {
  const lines: string[] = []
  let [line, mark] = ['', '']
  let rows = 0
  const flush = () => {
    const text = line.trim()
    if (text !== '') {
      lines.push(mark + text)
      mark = ''
    }
    line = ''
  }
  const open: Step[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'line' || node === 'row') {
      if (node === 'row') rows -= 1
      if (rows > 0) line += ' '
      else flush()
      if (rows === 0) mark = ''
    } else if (isText(node)) line += isPreserved(node) ? node.data : node.data.replace(/\s+/g, ' ')
    else if (isTag(node) && isShown(node) && (node === root || counts(node))) {
      const { name } = node
      if (name === 'br') open.push('line')
      else if (rows > 0 && (name === 'td' || name === 'th')) {
        if (line.trim() !== '') line += ' | '
      } else if (!isInline(node)) {
        if (rows === 0) flush()
        const isRow = name === 'tr'
        if (isRow) rows += 1
        open.push(isRow ? 'row' : 'line')
        if (rows === 0) mark = HEADING.test(name) ? '# ' : name === 'li' ? '- ' : mark
      }
      pushLastFirst(open, node.children)
    }
  }
  flush()
  return lines.map((one) => one.trimEnd()).join('\n')
}

/** Whether white space is kept. In `pre`, each line of the text becomes a line. */
function isPreserved(node: AnyNode): boolean {
  return node.parent !== null && isTag(node.parent as AnyNode) && (node.parent as Element).name === 'pre'
}
