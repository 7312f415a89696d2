import { type ChildNode, type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { isInline } from '../content/blocks.ts'
import { isInHeading } from '../content/clutter.ts'
import { CLASSES } from './classes.ts'

/**
 * Returns the text for a button that opens content; empty for other buttons. In a heading or line it is plain
 * text, elsewhere a term on a line of its own.
 */
export function foldLabel(
  button: Element,
  mayBeBlock: boolean,
): { readonly tag: string; readonly attributes: string } {
  const { parent, prev, next } = button
  const isInLine =
    (parent && isTag(parent) && (isInline(parent) || parent.name === 'p')) || [prev, next].some(isWords)
  return !mayBeBlock || isInLine || isInHeading(button)
    ? { tag: 'span', attributes: '' }
    : { tag: 'p', attributes: ` class="${CLASSES.term}"` }
}

const isWords = (node: ChildNode | null): boolean =>
  node !== null &&
  isInline(node) &&
  !(isTag(node) && node.name === 'button') &&
  textContent(node).trim() !== ''
