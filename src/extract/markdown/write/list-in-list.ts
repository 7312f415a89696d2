import { type Element, isTag } from 'domhandler'

const isList = ({ name }: Element): boolean => name === 'ul' || name === 'ol'

/** Whether a list is directly in another, without an item around it. */
export const isListInList = (element: Element): boolean =>
  isList(element) && element.parent !== null && isTag(element.parent) && isList(element.parent)

/**
 * Opens the preceding item again, because browsers show a list that is directly in another list inside that
 * item. Opens a new item when no item precedes.
 */
export function openItem(pieces: string[]): void {
  while (pieces.at(-1)?.trim() === '') pieces.pop()
  if (pieces.at(-1) === '</li>') pieces.pop()
  else pieces.push('<li>')
}
