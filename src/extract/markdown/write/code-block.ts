import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { ancestors } from '../../../snapshot/dom.ts'
import { isInline } from '../content/blocks.ts'

/** Elements that browsers display as they display `pre`. */
const LIKE_PRE: ReadonlySet<string> = new Set(['xmp', 'listing', 'plaintext'])

const CODE: ReadonlySet<string> = new Set(['code', 'samp', 'kbd', 'tt'])

/** Inside of these elements, code of several lines is inline code that the editor of the source wrapped. */
const WRAPPED: ReadonlySet<string> = new Set('li td th dd dt h1 h2 h3 h4 h5 h6'.split(' '))

/** A paragraph with this many lines of code is not inline code that an editor wrapped. */
const MIN_LINES_IN_PARAGRAPH = 3

/**
 * Styles of text that is displayed as code: its line ends are preserved, and its letters are equally wide.
 */
const KEEPS_LINES = /white-space\s*:\s*(?:pre|break-spaces)/i
const MONOSPACE = /font[\w-]*\s*:[^;]*(?:mono|consolas|courier|menlo)/i

/** The elements in a block with such a style that show that it is a text of its own and no code. */
const STRUCTURE = /^(?:h[1-6]|p|ul|ol|dl|table|pre|img|form|section|article)$/

/**
 * Whether an element that is no `pre` is displayed as a block of code: code of several lines with nothing
 * beside it, or a block whose own style keeps lines and has a font for code.
 */
export function isCodeBlock(element: Element): boolean {
  if (LIKE_PRE.has(element.name)) return true
  if (CODE.has(element.name))
    return isAlone(element) && holdsLines(element) && !isInPre(element) && !holds(element, /^pre$/)
  const { style } = element.attribs
  if (!style || !KEEPS_LINES.test(style) || !MONOSPACE.test(style) || isInline(element)) return false
  return element.name !== 'pre' && holdsLines(element) && !isInPre(element) && !holds(element, STRUCTURE)
}

/**
 * Whether elements such as breaks and blocks end the lines of code. A line end in the source is then only
 * white space.
 */
export const isBroken = (code: Element): boolean =>
  !keepsLines(code) && code.name !== 'pre' && findOne(endsLine, code.children) !== null

const keepsLines = ({ name, attribs }: Element): boolean =>
  LIKE_PRE.has(name) || KEEPS_LINES.test(attribs.style ?? '')

const endsLine = (node: Element): boolean => node.name === 'br' || !isInline(node)

function holdsLines(element: Element): boolean {
  if (findOne(endsLine, element.children)) return true
  const around = !keepsLines(element) && element.parent && isTag(element.parent) ? element.parent.name : ''
  const lines = textContent(element).trim().split('\n').length
  return !WRAPPED.has(around) && lines >= (around === 'p' ? MIN_LINES_IN_PARAGRAPH : 2)
}

const holds = (element: Element, names: RegExp): boolean =>
  findOne(({ name }) => names.test(name), element.children) !== null

function isInPre(element: Element): boolean {
  for (const { name } of ancestors(element)) if (name === 'pre') return true
  return false
}

/** Whether an element fills lines of its own. */
function isAlone(element: Element): boolean {
  const { parent } = element
  if (parent && isTag(parent) && isInline(parent)) return false
  const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === ''
  let [before, after] = [element.prev, element.next]
  while (before && isBlank(before)) before = before.prev
  while (after && isBlank(after)) after = after.next
  return [before, after].every((beside) => beside === null || (isTag(beside) && endsLine(beside)))
}
