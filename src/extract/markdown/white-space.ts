import { type AnyNode, type Element, isTag, isText, type Text } from 'domhandler'
import { removeElement } from 'domutils'
import { isVoid } from './xhtml.ts'

const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside audio blockquote body canvas center dd dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5
  h6 header hgroup hr html isindex li main menu nav noframes noscript ol output p pre section table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
)

export const isBlock = ({ name }: Element): boolean => BLOCKS.has(name)

/** Collapses white space as a browser shows it: one space between words, none at the edges of a block; `pre` stays. Changes the tree. */
export function collapseWhiteSpace(root: Element): void {
  let last: Text | undefined
  let isSpaceKept = false
  const edge = (element: Element) => {
    if (isBlock(element) || element.name === 'br') {
      if (last) last.data = last.data.replace(/ $/, '')
      last = undefined
      isSpaceKept = false
    } else if (isVoid(element.name)) {
      last = undefined
      isSpaceKept = true
    } else if (last) isSpaceKept = false
  }
  const visit = (parent: Element) => {
    const children = parent.children.filter((child) => {
      if (isText(child)) {
        const text = child.data.replace(/[ \r\n\t]+/g, ' ')
        const isAfterSpace = !isSpaceKept && (!last || last.data.endsWith(' '))
        child.data = isAfterSpace && text.startsWith(' ') ? text.slice(1) : text
        if (child.data !== '') last = child
        return child.data !== ''
      }
      if (!isTag(child)) return false
      edge(child)
      if (child.name !== 'pre' && child.children.length > 0) {
        visit(child)
        edge(child)
      }
      return true
    })
    parent.children = children
    children.forEach((child, at) => {
      child.prev = children[at - 1] ?? null
      child.next = children[at + 1] ?? null
    })
  }
  visit(root)
  if (!last) return
  last.data = last.data.replace(/ $/, '')
  if (last.data === '') removeElement(last)
}

/** What stands at the edges of an element's text, counted once for the whole tree. */
export interface Edges {
  /** White space before the first word; all of it where there is no word. */
  readonly lead: string
  /** White space after the last word. */
  readonly tail: string
  /** There is no word. */
  readonly isWhite: boolean
  /** It says nothing at all: no word, no picture, no cell. */
  readonly isBlank: boolean
}

/** Without a word they are something still. */
const TELLING: ReadonlySet<string> = new Set(
  'a table thead tbody tfoot th td iframe script audio video'.split(' '),
)

const NOTHING: Edges = { lead: '', tail: '', isWhite: true, isBlank: true }

/** Edges of all elements below `root`, in one pass. */
export function edgesBelow(root: Element): (element: Element) => Edges {
  const known = new Map<Element, Edges>()
  const visit = (element: Element): Edges => {
    let { lead, tail, isWhite, isBlank } = NOTHING
    for (const child of element.children) {
      const edges = isText(child) ? edgesOf(child.data) : isTag(child) ? visit(child) : NOTHING
      if (isWhite) lead += edges.lead
      else if (edges.isWhite) tail += edges.lead
      if (!edges.isWhite) tail = edges.tail
      isWhite &&= edges.isWhite
      isBlank &&= edges.isBlank
    }
    isBlank &&= !isVoid(element.name) && !TELLING.has(element.name)
    const edges = { lead, tail, isWhite, isBlank }
    known.set(element, edges)
    return edges
  }
  visit(root)
  return (element) => known.get(element) ?? NOTHING
}

function edgesOf(text: string): Edges {
  const words = text.trimStart()
  if (words === '') return { ...NOTHING, lead: text }
  return {
    lead: text.slice(0, text.length - words.length),
    tail: text.slice(text.trimEnd().length),
    isWhite: false,
    isBlank: false,
  }
}

/** White space that goes before and after the signs of an element in a line, as none of it counts within them. */
export function spaceAround(
  element: Element,
  edgesOf: (element: Element) => Edges,
): readonly [before: string, after: string] {
  const { lead, tail } = edgesOf(element)
  const endsInSpace = (node: AnyNode | null) => {
    if (!node || !isTag(node)) return node !== null && isText(node) && node.data.endsWith(' ')
    const { lead, tail, isWhite } = edgesOf(node)
    return !isBlock(node) && (isWhite ? lead : tail).endsWith(' ')
  }
  const beginsWithSpace = (node: AnyNode | null) => {
    if (!node || !isTag(node)) return node !== null && isText(node) && node.data.startsWith(' ')
    return !isBlock(node) && edgesOf(node).lead.startsWith(' ')
  }
  return [
    PLAIN_START.test(lead) && endsInSpace(element.prev) ? lead.replace(PLAIN_START, '') : lead,
    /[ \t\r\n]$/.test(tail) && beginsWithSpace(element.next) ? withoutPlainEnd(tail) : tail,
  ]
}

const PLAIN_START = /^[ \t\r\n]+/

function withoutPlainEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' \t\r\n'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
