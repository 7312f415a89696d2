import { type Element, isTag } from 'domhandler'

/** The state while a table cell is written: one line in Markdown, with `<br>` between its blocks. */
export interface Cell {
  /** True at the beginning of the cell, and after a break. */
  isAtStart: boolean
  /** Number of the last written item of each list. */
  readonly items: Map<Element, number>
}

export const newCell = (): Cell => ({ isAtStart: true, items: new Map() })

/** Returns a break before or after a block; empty at the start of the cell and after another break. */
export function breakIn(cell: Cell): string {
  if (cell.isAtStart) return ''
  cell.isAtStart = true
  return '<br> '
}

/**
 * Returns the marker of a list item in a cell: its number, or a bullet. The number has its own element,
 * because Markdown would otherwise read it as a list, which a cell cannot contain.
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
