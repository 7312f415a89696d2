import { countWords } from '../formats/text/word-count.ts'
import type { Box, ComputedStyle, StyleSample } from '../model/style.ts'
import type { StyledTree } from './document.ts'
import { computedStyleOf, dependsOnBox } from './properties/public-style.ts'
import { roleOf } from './role.ts'
import { type ElementNode, type NodeMap, treePath } from './selectors/tree.ts'
import type { Style } from './style.ts'
import { hiddenSubtree, isPaintable, ownText, showsText } from './visibility.ts'

const MAX_TEXT = 80

/** Boxes by element. An element that is not rendered has none. */
export type Boxes = NodeMap<Box>

/** Converts styles to their public form, and shares equal results. */
export class ComputedStyles {
  private readonly shared = new Map<boolean, Map<Style, ComputedStyle>>([
    [true, new Map()],
    [false, new Map()],
  ])
  private readonly styled: StyledTree
  private readonly boxes: Boxes

  constructor(styled: StyledTree, boxes: Boxes) {
    this.styled = styled
    this.boxes = boxes
  }

  of(node: ElementNode): ComputedStyle | undefined {
    const style = this.styled.styles.get(node)
    if (!style) return undefined
    const known = this.shared.get(node.svg)?.get(style)
    if (known) return known
    const container = node.parent && this.boxes.get(node.parent)
    const bases = { containerWidth: container?.width ?? 0, box: this.boxes.get(node) ?? null }
    const computed = computedStyleOf(style, node.svg, bases)
    if (!dependsOnBox(style)) this.shared.get(node.svg)?.set(style, computed)
    return computed
  }
}

/** Returns the elements that are not hidden and are not inside a hidden one. */
export function shownNodes({ tree, styles }: StyledTree): ElementNode[] {
  const hidden = new Set<ElementNode>()
  return tree.nodes.filter((node) => {
    const style = styles.get(node)
    const around = node.parent && !hidden.has(node.parent) ? styles.get(node.parent) : undefined
    if (style && (!node.parent || around) && !hiddenSubtree(node, style, around)) return true
    hidden.add(node)
    return false
  })
}

/** Returns the visible elements in document order. */
export function collectSamples(styled: StyledTree, boxes: Boxes, computed: ComputedStyles): StyleSample[] {
  const samples: StyleSample[] = []
  for (const node of shownNodes(styled)) {
    const style = styled.styles.get(node)
    if (!style || !isPaintable(node, style)) continue
    const text = showsText(style) ? ownText(node) : ''
    const box = boxes.get(node) ?? null
    if (text === '' && (!box || (box.width === 0 && box.height === 0))) continue
    const shown = computed.of(node)
    if (!shown) continue
    samples.push({
      path: treePath(node),
      tag: node.tag,
      role: roleOf(node),
      text: text.slice(0, MAX_TEXT),
      words: text === '' ? 0 : countWords(text),
      box,
      style: shown,
    })
  }
  return samples
}
