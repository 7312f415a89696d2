import { type Element, isTag, isText } from 'domhandler'

/** The box of an item that is a task, and what stands around it and the words of its first line. */
export interface Task {
  readonly box: Element
  readonly around: readonly Element[]
}

const AROUND: ReadonlySet<string> = new Set(['p', 'div', 'label', 'span'])

/** An item is a task when a box is the first in it, whatever is around that. */
export function taskOf(item: Element): Task | undefined {
  const around: Element[] = []
  let first = firstIn(item)
  while (first && AROUND.has(first.name) && !isBox(first)) {
    around.push(first)
    first = firstIn(first)
  }
  return first && isBox(first) ? { box: first, around } : undefined
}

/** Filters have boxes too, for visitors to tick: those of a text are its author's. */
export const isTaskLabel = (label: Element): boolean =>
  label.children.some((child) => isTag(child) && isBox(child) && isFixed(child))

/** How a box is written for Readability, which takes inputs away. */
const BOX = 'data-blazon-box'

const isInput = ({ name, attribs }: Element): boolean =>
  name === 'input' && attribs.type?.toLowerCase() === 'checkbox'

const isBox = (element: Element): boolean => isInput(element) || BOX in element.attribs

const isChecked = ({ attribs }: Element): boolean => 'checked' in attribs || attribs[BOX] === 'checked'

/** By inputs that visitors fill in it knows a form. */
export const boxForReadability = (element: Element): string | undefined =>
  isInput(element) && isFixed(element)
    ? `<span ${BOX}="${isChecked(element) ? 'checked' : ''}"></span>`
    : undefined

const isFixed = ({ attribs }: Element): boolean =>
  'disabled' in attribs || /(?:^|\s)task-?list/i.test(attribs.class ?? '')

export const boxOf = (box: Element): string =>
  `<input type="checkbox"${isChecked(box) ? ' checked="checked"' : ''}>`

/** The same within a cell, which holds no lists. */
export const boxInLine = (box: Element): string => (isChecked(box) ? '[x] ' : '[ ] ')

/** The first child, when no words stand before it. */
function firstIn({ children }: Element): Element | undefined {
  for (const child of children) {
    if (isTag(child)) return child
    if (isText(child) && child.data.trim() !== '') return undefined
  }
  return undefined
}
