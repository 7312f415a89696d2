import type { Style } from '../style.ts'
import type { PseudoElement } from '../styler.ts'
import type { ElementNode } from '../tree.ts'
import {
  type Edges,
  isOut,
  itemsOf,
  lengthOf,
  margins,
  type Placed,
  placeOut,
  type Run,
  type Space,
} from './run.ts'
import { breaksLines, lineHeightOf, textWidth } from './text.ts'

/** What stands in a flex container: an element, an empty pseudo-element, or a run of text, which has no properties of an item. */
export interface FlexChild {
  readonly node: ElementNode | null
  readonly isBox: boolean
  readonly text: string
  readonly style: Style
  readonly margin: Edges
}

const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 }

/** Items in order; what is out of the flow is given its place. */
export function childrenOf(run: Run, node: ElementNode, style: Style, width: number): FlexChild[] {
  const { before, after } = run.styled.pseudos.get(node) ?? {}
  const children = emptyBox(before, width)
  for (const item of itemsOf(run, node, style)) {
    if (item.kind === 'text') {
      const text = item.text.trim()
      if (text !== '') children.push({ node: null, isBox: false, text, style: item.style, margin: NO_EDGES })
    } else if (isOut(item.style)) placeOut(run, item.node, node, 0, 0)
    else {
      const margin = margins(item.style, width)
      children.push({ node: item.node, isBox: true, text: '', style: item.style, margin })
    }
  }
  children.push(...emptyBox(after, width))
  return children
}

/** A pseudo-element without text is an item too: pages keep distances with them. */
function emptyBox(pseudo: PseudoElement | undefined, width: number): FlexChild[] {
  if (pseudo?.text !== '' || isOut(pseudo.style)) return []
  const { style } = pseudo
  return [{ node: null, isBox: true, text: '', style, margin: margins(style, width) }]
}

/** Lays out an item; text has a place that nobody asks for. */
export function layoutChild(run: Run, { node, isBox, text, style }: FlexChild, space: Space): Placed {
  if (node) return run.layout(node, space)
  const place = { x: 0, y: 0, origin: null }
  if (isBox)
    return { ...place, width: space.forcedWidth ?? 0, height: lengthOf(style.own.height, space.height) ?? 0 }
  const full = textWidth(text, style)
  const width = space.forcedWidth ?? Math.min(full, space.width)
  const lines = breaksLines(style) && width > 0 ? Math.ceil((full - 1) / width) : 1
  return { ...place, width, height: Math.max(1, lines) * lineHeightOf(style) }
}
