import { type Element, isTag } from 'domhandler'
import { find, textContent } from 'domutils'
import { isBesideCode } from './pre.ts'

/** Numbers of lines in a column of their own. */
export const isGutter = (element: Element): boolean => element.name === 'td' && isBesideCode(element)

/** A table that says so and holds headings or lists, one of one cell, or around tables or code that hold most of its text, orders the page: it is no table to read. */
export function isLayout(table: Element): boolean {
  const below = (names: RegExp) =>
    find((node) => isTag(node) && names.test(node.name), table.children, true, Number.POSITIVE_INFINITY)
  if (below(/^t[dh]$/).filter((cell) => !isTag(cell) || !isGutter(cell)).length < 2) return true
  const isForLooks = /^(?:presentation|none)$/i.test(table.attribs.role?.trim() ?? '')
  if (isForLooks && below(/^(?:h[1-6]|ul|ol|pre|blockquote)$/).length > 0) return true
  const chars = textContent(table).length
  return below(/^(?:table|pre)$/).some((inner) => textContent(inner).length > chars * MAX_INNER_SHARE)
}

const MAX_INNER_SHARE = 0.5
