import { type Element, isTag } from 'domhandler'

/** A cell is one line of Markdown: what stands below one another in it is set apart by breaks. */
export interface Cell {
  /** Nothing stands in it yet, or nothing since the last break. */
  isAtStart: boolean
  /** Items so far of each list. */
  readonly items: Map<Element, number>
}

export const newCell = (): Cell => ({ isAtStart: true, items: new Map() })

/** A break before a block, and after it, where there is none yet. */
export function breakIn(cell: Cell): string {
  if (cell.isAtStart) return ''
  cell.isAtStart = true
  return '<br> '
}

/** What an item begins with: its number, or a sign. Apart from the words, so that it is not read as a list which it cannot be. */
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
