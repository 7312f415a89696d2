import type { Box, ComputedStyle } from '../model/style.ts'
import { computedStyleOf } from './computed.ts'
import type { StyledTree } from './document.ts'
import { isOut, lengthOf } from './layout/run.ts'
import type { Boxes } from './samples.ts'
import type { PseudoElement } from './styler.ts'
import { type ElementNode, treePath } from './tree.ts'

/** A `::before` or `::after` that paints something other than text: a fill, a picture, a line. */
export interface PseudoSample {
  /** `StyleSample.path` of the element it belongs to. */
  readonly path: string
  readonly which: 'before' | 'after'
  readonly style: ComputedStyle
  /** `url("...")` of its `content`, absolute; null when that is no picture. */
  readonly picture: string | null
  /** Estimated, as `StyleSample.box`; null when nothing tells its size. */
  readonly box: Box | null
}

/** Of the elements that are shown, in document order. */
export function collectPseudoSamples(
  { styles, pseudos }: StyledTree,
  shown: readonly ElementNode[],
  boxes: Boxes,
): PseudoSample[] {
  const samples: PseudoSample[] = []
  const add = (node: ElementNode, which: PseudoSample['which'], pseudo: PseudoElement | undefined) => {
    if (!pseudo || pseudo.style.opacity === 0 || pseudo.style.inherited.visibility !== 'visible') return
    const around = isOut(pseudo.style) ? containing(node) : boxes.get(node)
    const box = (around && boxOf(pseudo, around)) ?? null
    const style = computedStyleOf(pseudo.style, false, { containerWidth: around?.width ?? 0, box })
    const [picture = null] = /url\("[^"]*"\)/.exec(pseudo.style.own.content) ?? []
    if (picture !== null || paints(style)) samples.push({ path: treePath(node), which, style, picture, box })
  }
  const containing = (node: ElementNode): Box | undefined => {
    for (let at: ElementNode | null = node; at; at = at.parent)
      if (styles.get(at)?.own.position !== 'static') return boxes.get(at)
    return undefined
  }
  for (const node of shown) {
    const found = pseudos.get(node)
    add(node, 'before', found?.before)
    add(node, 'after', found?.after)
  }
  return samples
}

function paints({ backgroundColor, backgroundImage, borderWidth, boxShadow }: ComputedStyle): boolean {
  return (
    !/^#......00$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    boxShadow !== 'none' ||
    borderWidth.some((px) => px > 0)
  )
}

/** From its offsets and sizes in the box around it: decoration says how large it is, as it has no content to make it so. */
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
