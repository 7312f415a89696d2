import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { ancestors } from '../../../snapshot/dom.ts'
import { isInline } from '../content/blocks.ts'

/** Elements that browsers display as they display `pre`. */
const LIKE_PRE: ReadonlySet<string> = new Set(['xmp', 'listing', 'plaintext'])

const CODE: ReadonlySet<string> = new Set(['code', 'samp', 'kbd', 'tt'])

/** In these elements, several lines of code are inline code that an editor of the source wrapped. */
const WRAPPED: ReadonlySet<string> = new Set('li td th dd dt h1 h2 h3 h4 h5 h6'.split(' '))

/** In a paragraph, code with this many lines is a code block and not wrapped inline code. */
const MIN_LINES_IN_PARAGRAPH = 3

/** Styles of text that looks like code: line ends are preserved, and all letters have the same width. */
const KEEPS_LINES = /white-space\s*:\s*(?:pre|break-spaces)/i
const MONOSPACE = /font[\w-]*\s*:[^;]*(?:mono|consolas|courier|menlo)/i

/** Elements that show that a block is text and not code, although it has the styles above. */
const STRUCTURE = /^(?:h[1-6]|p|ul|ol|dl|table|pre|img|form|section|article)$/

/**
 * Whether an element other than `pre` is displayed as a block of code: several lines of code with nothing
 * beside them, or a block whose own style preserves lines and has a font for code.
 */
export function isCodeBlock(element: Element): boolean {
  if (LIKE_PRE.has(element.name)) return true
  if (CODE.has(element.name))
    return isAlone(element) && holdsLines(element) && !isInPre(element) && !holds(element, /^pre$/)
  const { style } = element.attribs
  if (!style || !KEEPS_LINES.test(style) || !MONOSPACE.test(style) || isInline(element)) return false
  return element.name !== 'pre' && holdsLines(element) && !isInPre(element) && !holds(element, STRUCTURE)
}

/** Whether elements such as `<br>` end the lines of code, so that line ends in the source do not. */
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

/** Whether no text is beside an element. */
function isAlone(element: Element): boolean {
  const { parent } = element
  if (parent && isTag(parent) && isInline(parent)) return false
  const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === ''
  let [before, after] = [element.prev, element.next]
  while (before && isBlank(before)) before = before.prev
  while (after && isBlank(after)) after = after.next
  return [before, after].every((beside) => beside === null || (isTag(beside) && endsLine(beside)))
}
