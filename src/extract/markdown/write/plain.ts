import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { isInline } from '../content/blocks.ts'
import { isCodeBlock } from './code-block.ts'

/** Elements with running text, in which adjacent inline elements form one word. */
const RUNNING: ReadonlySet<string> = new Set('pre code p h1 h2 h3 h4 h5 h6'.split(' '))

/** Outside of running text, CSS usually separates these, so that each begins a word. */
const SET_APART: ReadonlySet<string> = new Set('a span time label button strong b small'.split(' '))

/** Elements that are separated by a space instead of a line break. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/** The text of an element, one line for each block, down to `MAX_DEPTH`. */
export function plainTextOf(root: Element, isDropped: (element: Element) => boolean): string {
  const pieces: string[] = []
  const visit = (node: ChildNode, isRunning: boolean, isVerbatim: boolean) => {
    if (isText(node)) pieces.push(isVerbatim ? node.data : node.data.replace(/\s+/g, ' '))
    else if (isTag(node) && (node === root || !isDropped(node))) {
      const edge = edgeOf(node, isRunning)
      const running = isRunning || RUNNING.has(node.name)
      const verbatim = isVerbatim || node.name === 'pre' || isCodeBlock(node)
      pieces.push(edge)
      for (const child of node.children) visit(child, running, verbatim)
      pieces.push(edge)
    }
  }
  visit(root, false, false)
  return pieces
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function edgeOf(element: Element, isRunning: boolean): string {
  if (element.name === 'br') return '\n'
  if (CELLS.has(element.name)) return ' '
  if (!isInline(element)) return '\n'
  return !isRunning && isSetApart(element) ? ' ' : ''
}

/** Whether an element is directly adjacent to another one that CSS separates. */
function isSetApart({ name, prev, next }: Element): boolean {
  return SET_APART.has(name) && [prev, next].some((at) => at && isTag(at) && SET_APART.has(at.name))
}
