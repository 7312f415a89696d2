/** Collects what elements paint besides text and background: masks, replaced content, pseudo-elements. */

import type { Box, ComputedStyle } from '../model/style.ts'
import type { StyledTree } from './document.ts'
import { isOut, lengthOf } from './layout/run.ts'
import { computedStyleOf } from './properties/public-style.ts'
import type { Boxes } from './samples.ts'
import { type ElementNode, treePath } from './selectors/tree.ts'
import type { Style } from './style.ts'
import type { PseudoElement } from './styler.ts'

/** A picture as mask or content, or a `::before` or `::after` that paints more than text. */
export interface PaintedPart {
  /** This is the `StyleSample.path` of the element. */
  readonly path: string
  readonly which: 'itself' | 'before' | 'after'
  readonly style: ComputedStyle
  /** The URLs of its `content` and its mask are absolute, each as `url("...")`. */
  readonly pictures: readonly string[]
  /** An estimate, as `StyleSample.box`; null when the size is not known. */
  readonly box: Box | null
}

/** Collects the painted parts of the shown elements, in document order. */
export function collectPaintedParts(
  { styles, pseudos }: StyledTree,
  shown: readonly ElementNode[],
  boxes: Boxes,
): PaintedPart[] {
  const parts: PaintedPart[] = []
  const addItself = (node: ElementNode, style: Style) => {
    const pictures = picturesOf(style)
    if (pictures.length === 0) return
    const box = boxes.get(node) ?? null
    const computed = computedStyleOf(style, false, { containerWidth: box?.width ?? 0, box })
    parts.push({ path: treePath(node), which: 'itself', style: computed, pictures, box })
  }
  const add = (node: ElementNode, which: 'before' | 'after', pseudo: PseudoElement | undefined) => {
    if (!pseudo || pseudo.style.opacity === 0 || pseudo.style.inherited.visibility !== 'visible') return
    const around = isOut(pseudo.style) ? containing(node) : boxes.get(node)
    const box = (around && boxOf(pseudo, around)) ?? null
    const style = computedStyleOf(pseudo.style, false, { containerWidth: around?.width ?? 0, box })
    const pictures = picturesOf(pseudo.style)
    if (pictures.length > 0 || paints(style))
      parts.push({ path: treePath(node), which, style, pictures, box })
  }
  const containing = (node: ElementNode): Box | undefined => {
    for (let at: ElementNode | null = node; at; at = at.parent)
      if (styles.get(at)?.own.position !== 'static') return boxes.get(at)
    return undefined
  }
  for (const node of shown) {
    const style = styles.get(node)
    if (style) addItself(node, style)
    const found = pseudos.get(node)
    add(node, 'before', found?.before)
    add(node, 'after', found?.after)
  }
  return parts
}

function picturesOf({ own }: Style): readonly string[] {
  if (own.content === 'normal' && own['mask-image'] === 'none') return []
  return `${own.content} ${own['mask-image']}`.match(/url\("[^"]*"\)/g) ?? []
}

function paints({ backgroundColor, backgroundImage, borderWidth, boxShadow }: ComputedStyle): boolean {
  return (
    !/^#......00$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    boxShadow !== 'none' ||
    borderWidth.some((px) => px > 0)
  )
}

/** Computes the box of a pseudo-element, without content, from offsets and declared sizes. */
function boxOf({ style, text }: PseudoElement, around: Box): Box | undefined {
  const { own } = style
  const side = (size: typeof own.left, base: number) => lengthOf(size, base)
  const [left, right] = [side(own.left, around.width), side(own.right, around.width)]
  const [top, bottom] = [side(own.top, around.height), side(own.bottom, around.height)]
  const out = isOut(style)
  const block = own.display === 'block'
  const width =
    lengthOf(own.width, around.width) ??
    (out && left !== undefined && right !== undefined ? around.width - left - right : undefined) ??
    (block && !out ? around.width : undefined)
  const height =
    lengthOf(own.height, around.height) ??
    (out && top !== undefined && bottom !== undefined ? around.height - top - bottom : undefined)
  if (width === undefined || height === undefined || text !== '') return undefined
  const x = out ? (left ?? (right === undefined ? 0 : around.width - right - width)) : 0
  const y = out ? (top ?? (bottom === undefined ? 0 : around.height - bottom - height)) : 0
  return { x: around.x + x, y: around.y + y, width: Math.max(0, width), height: Math.max(0, height) }
}
