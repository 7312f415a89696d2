import { type Element, isTag } from 'domhandler'
import { find, findOne, textContent } from 'domutils'
import { isInline } from '../content/blocks.ts'
import { isBesideCode } from './pre.ts'

/** Whether a table cell has the line numbers beside code. */
export const isGutter = (element: Element): boolean => element.name === 'td' && isBesideCode(element)

/** Whether a custom element (`x-box`) contains blocks. Turndown reads all custom elements as inline. */
export const isOwnBlock = ({ name, children }: Element): boolean =>
  name.includes('-') && findOne((node) => !isInline(node), children) !== null

/**
 * Whether a table is used for layout. This is so if only one of its cells has content, or if a nested table
 * or code block has most of its text. A table with headings or lists is also used for layout if its role says
 * so, or if no row has more than one cell with content.
 */
export function isLayout(table: Element): boolean {
  const below = (names: RegExp) =>
    find((node) => isTag(node) && names.test(node.name), table.children, true, Number.POSITIVE_INFINITY)
  const cells = below(/^t[dh]$/).filter((cell) => isTag(cell) && !isGutter(cell) && isFilled(cell))
  if (cells.length < 2) return true
  const isForLooks = /^(?:presentation|none)$/i.test(table.attribs.role?.trim() ?? '')
  const isColumn = new Set(cells.map(({ parent }) => parent)).size === cells.length
  if ((isForLooks || isColumn) && below(/^(?:h[1-6]|ul|ol|pre|blockquote)$/).length > 0) return true
  const chars = textContent(table).length
  return below(/^(?:table|pre)$/).some((inner) => textContent(inner).length > chars * MAX_INNER_SHARE)
}

const isFilled = (cell: Element): boolean =>
  textContent(cell).trim() !== '' ||
  findOne(({ name }) => name === 'img' || name === 'iframe', cell.children) !== null

const MAX_INNER_SHARE = 0.5
