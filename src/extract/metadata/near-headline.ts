import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler'
import { ancestors, foldSpace, select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { titleOf } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isShown } from '../../snapshot/text.ts'

/** A short text beside the headline, as one line. */
export interface Line {
  readonly element: Element
  readonly text: string
}

/** A longer text is a sentence and not a name or a date. */
export const MAX_LINE_CHARS = 80

/** Where a text has this length, the main text of the page begins. */
const MIN_TEXT_CHARS = 200

/** At most this many lines before the text are read. */
const MAX_LINES = 20

/** The short lines beside and below the headline, where pages without markup name author and date. */
export const linesNearHeadline = view((snapshot: Snapshot): readonly Line[] => {
  const headline = contentHeadlineOf(snapshot)
  if (!headline) return []
  const lines: Line[] = []
  for (const at of [headline, ...ancestors(headline)]) {
    if (at.name === 'body') break
    for (let beside = at.next; beside; beside = beside.next)
      if (isTag(beside) && !collect(beside, lines)) return lines
  }
  return lines
})

/** The headline of the content: the headline that the title repeats, or else the first large headline. */
export const contentHeadlineOf = view((snapshot: Snapshot): Element | undefined => {
  const title = titleOf(snapshot)
  const headlines = ['h1', 'h2']
    .flatMap((name) => select(snapshot, name))
    .filter((one) => regionOf(one) === 'main' && lineOf(one) !== '')
  return (
    headlines.find((one) => title?.startsWith(lineOf(one))) ?? headlines.find(({ name }) => name === 'h1')
  )
})

/** Adds the lines of an element. Returns false when the text has begun. */
function collect(root: Element, lines: Line[]): boolean {
  const open: Element[] = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    if (!isShown(element) || regionOf(element) !== 'main') continue
    const text = lineOf(element)
    if (text === '') continue
    if (text.length <= MAX_LINE_CHARS) lines.push({ element, text })
    const children = element.children.filter(isTag)
    if (lines.length >= MAX_LINES || (children.every(isShort) && text.length >= MIN_TEXT_CHARS)) return false
    if (text.length > MAX_LINE_CHARS) open.push(...children.reverse())
  }
  return true
}

const isShort = (element: Element): boolean => lineOf(element).length < MIN_TEXT_CHARS

/** Only this many nodes of an element are read; a short line has fewer. */
const MAX_NODES = 500

/** Returns the text in an element up to a length, with spaces between the texts of its parts. */
export function lineOf(root: Element): string {
  const pieces: string[] = []
  let chars = 0
  let nodes = 0
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node && chars <= MIN_TEXT_CHARS * 2; node = open.pop()) {
    if (nodes++ >= MAX_NODES) break
    if (isText(node)) {
      pieces.push(node.data)
      chars += node.data.trim().length
    } else if (hasChildren(node) && (!isTag(node) || isShown(node))) {
      open.push(...node.children.slice(0, MAX_NODES).reverse())
    }
  }
  return foldSpace(pieces.join(' '))
}
