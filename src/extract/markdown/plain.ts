import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { isInline } from './blocks.ts'

/** Elements whose inside is running text: there, what touches is one word. */
const RUNNING: ReadonlySet<string> = new Set('pre code p h1 h2 h3 h4 h5 h6'.split(' '))

/** Neighbours of these names without white space between them are set apart by a style, so they are words of their own. */
const SET_APART: ReadonlySet<string> = new Set('a span time label button strong b small'.split(' '))

/** Elements after which the line goes on in the next cell. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/** The words of a tree, block by block on lines of their own, without markup. Depth is bounded by `html.maxDepth`. */
export function plainTextOf(root: Element, isDropped: (element: Element) => boolean): string {
  const pieces: string[] = []
  const visit = (node: ChildNode, isRunning: boolean, isVerbatim: boolean) => {
    if (isText(node)) pieces.push(isVerbatim ? node.data : node.data.replace(/\s+/g, ' '))
    else if (isTag(node) && (node === root || !isDropped(node))) {
      const edge = edgeOf(node, isRunning)
      const running = isRunning || RUNNING.has(node.name)
      const verbatim = isVerbatim || node.name === 'pre'
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

/** True of a styled part of a line that touches the next without white space. */
function isSetApart({ name, prev, next }: Element): boolean {
  return SET_APART.has(name) && [prev, next].some((at) => at && isTag(at) && SET_APART.has(at.name))
}
