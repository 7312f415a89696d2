import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import type { PseudoElement } from '../styler.ts'
import {
  type Edges,
  isOut,
  itemsOf,
  type LayoutRun,
  lengthOf,
  margins,
  type Placed,
  placeOut,
  type Space,
} from './run.ts'
import { breaksLines, lineHeightOf, textWidth } from './text.ts'

/** A child of a flex container: an element, an empty pseudo-element, or text, without item properties. */
export interface FlexChild {
  readonly node: ElementNode | null
  readonly isBox: boolean
  readonly text: string
  readonly style: Style
  readonly margin: Edges
}

const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 }

/** Returns the items in order, and records the static position of children that are out of flow. */
export function childrenOf(run: LayoutRun, node: ElementNode, style: Style, width: number): FlexChild[] {
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

/** A pseudo-element without text is an item too: pages use such elements for spacing. */
function emptyBox(pseudo: PseudoElement | undefined, width: number): FlexChild[] {
  if (pseudo?.text !== '' || isOut(pseudo.style)) return []
  const { style } = pseudo
  return [{ node: null, isBox: true, text: '', style, margin: margins(style, width) }]
}

/** Lays out an item. The position of text is not needed. */
export function layoutChild(run: LayoutRun, { node, isBox, text, style }: FlexChild, space: Space): Placed {
  if (node) return run.layout(node, space)
  const unplaced = { x: 0, y: 0, origin: null }
  if (isBox)
    return {
      ...unplaced,
      width: space.forcedWidth ?? 0,
      height: lengthOf(style.own.height, space.height) ?? 0,
    }
  const full = textWidth(text, style)
  const width = space.forcedWidth ?? Math.min(full, space.width)
  const lines = breaksLines(style) && width > 0 ? Math.ceil((full - 1) / width) : 1
  return { ...unplaced, width, height: Math.max(1, lines) * lineHeightOf(style) }
}
