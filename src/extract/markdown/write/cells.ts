import { type Element, isTag } from 'domhandler'

/**
 * State of a table cell while it is written. In Markdown a cell is one line, so its blocks are separated by
 * `<br>`.
 */
export interface Cell {
  /** True at the beginning of the cell, and after a break. */
  isAtStart: boolean
  /** Number of the last item written, by list. */
  readonly items: Map<Element, number>
}

export const newCell = (): Cell => ({ isAtStart: true, items: new Map() })

/** A break before or after a block; empty when the cell is at its start or a break was just written. */
export function breakIn(cell: Cell): string {
  if (cell.isAtStart) return ''
  cell.isAtStart = true
  return '<br> '
}

/**
 * The marker of a list item in a cell: its number, or a bullet. The number is in an element of its own, so
 * that it is not taken for the beginning of a Markdown list, which a cell cannot contain.
 */
export function signOf(item: Element, { items }: Cell): string {
  const { parent } = item
  if (!parent || !isTag(parent) || parent.name !== 'ol') return '• '
  const before = items.get(parent) ?? numberIn(parent.attribs.start, 1) - 1
  const number = numberIn(item.attribs.value, before + 1)
  items.set(parent, number)
  return `<span>${number}.</span> `
}

function numberIn(text: string | undefined, otherwise: number): number {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isNaN(number) ? otherwise : number
}
