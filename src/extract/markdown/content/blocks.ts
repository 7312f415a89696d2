import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { NO_TEXT_TAGS } from './clutter.ts'

/** The amount of text and links in an element, computed once for the whole tree. */
export interface Weight {
  /** Characters of text, without the white space around its pieces. */
  readonly chars: number
  /** Characters of `chars` that are in links. */
  readonly linkChars: number
  readonly links: number
}

const NOTHING: Weight = { chars: 0, linkChars: 0, links: 0 }

/** Weighs all elements below `root` in one pass without recursion, those of `isNothing` as empty. */
export function weigh(root: Element, isNothing: (element: Element) => boolean): (element: Element) => Weight {
  const order: Element[] = [root]
  for (const element of order) for (const child of element.children) if (isTag(child)) order.push(child)
  const weights = new Map<Element, Weight>()
  for (const element of order.reverse())
    weights.set(element, isNothing(element) ? NOTHING : weightOf(element, weights))
  return (element) => weights.get(element) ?? NOTHING
}

function weightOf(element: Element, known: ReadonlyMap<Element, Weight>): Weight {
  let chars = 0
  let linkChars = 0
  let links = 0
  for (const child of element.children) {
    if (isText(child)) chars += child.data.trim().length
    else if (isTag(child)) {
      const below = known.get(child) ?? NOTHING
      chars += below.chars
      linkChars += below.linkChars
      links += below.links
    }
  }
  return element.name === 'a' && chars > 0
    ? { chars, linkChars: chars, links: 1 }
    : { chars, linkChars, links }
}

/** Whether at least half of an element's text is in links. */
export const isMostlyLinks = ({ chars, linkChars }: Weight): boolean => linkChars * 2 >= chars

/** HTML's phrasing elements, which are part of a line of text. */
const INLINE: ReadonlySet<string> = new Set(
  `a abbr acronym b bdi bdo big button cite code data del dfn em font i img ins kbd label mark meter nobr output picture q rp rt ruby s
  samp small source span strike strong sub sup svg time tt u var wbr br`.split(/\s+/),
)

export const isInline = (node: AnyNode): boolean => isText(node) || (isTag(node) && INLINE.has(node.name))

/** Whether a block contains no other: a paragraph, item, cell, or a `div` used as one. */
export function isLeafBlock(element: Element): boolean {
  if (isInline(element)) return false
  const open: AnyNode[] = [...element.children]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue
    if (!INLINE.has(node.name) && !NO_TEXT_TAGS.has(node.name)) return false
    for (const child of node.children) open.push(child)
  }
  return true
}
