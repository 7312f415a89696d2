import { type Element, isTag, isText } from 'domhandler'

/** The checkbox of a task list item, and the elements around it. */
export interface Task {
  readonly box: Element
  readonly around: readonly Element[]
}

const AROUND: ReadonlySet<string> = new Set(['p', 'div', 'label', 'span'])

/** The task of a list item; undefined unless a checkbox is the first thing in it. */
export function taskOf(item: Element): Task | undefined {
  const around: Element[] = []
  let first = firstIn(item)
  while (first && AROUND.has(first.name) && !isBox(first)) {
    around.push(first)
    first = firstIn(first)
  }
  return first && isBox(first) ? { box: first, around } : undefined
}

/** Whether a label belongs to a task list of the text, and not to a form or filter. */
export const isTaskLabel = (label: Element): boolean =>
  label.children.some((child) => isTag(child) && isBox(child) && isFixed(child))

/** Attribute of the element that replaces a checkbox for Readability, which removes inputs. */
const BOX = 'data-blazon-box'

const isInput = ({ name, attribs }: Element): boolean =>
  name === 'input' && attribs.type?.toLowerCase() === 'checkbox'

const isBox = (element: Element): boolean => isInput(element) || BOX in element.attribs

const isChecked = ({ attribs }: Element): boolean => 'checked' in attribs || attribs[BOX] === 'checked'

/** Returns the replacement of a fixed checkbox. Other inputs stay, as Readability detects forms by them. */
export const boxForReadability = (element: Element): string | undefined =>
  isInput(element) && isFixed(element)
    ? `<span ${BOX}="${isChecked(element) ? 'checked' : ''}"></span>`
    : undefined

const isFixed = ({ attribs }: Element): boolean =>
  'disabled' in attribs || /(?:^|\s)task-?list/i.test(attribs.class ?? '')

export const boxOf = (box: Element): string =>
  `<input type="checkbox"${isChecked(box) ? ' checked="checked"' : ''}>`

/** The checkbox as text, for table cells, which cannot contain task lists. */
export const boxInLine = (box: Element): string => (isChecked(box) ? '[x] ' : '[ ] ')

/** Returns the first child element, unless text precedes it. */
function firstIn({ children }: Element): Element | undefined {
  for (const child of children) {
    if (isTag(child)) return child
    if (isText(child) && child.data.trim() !== '') return undefined
  }
  return undefined
}
