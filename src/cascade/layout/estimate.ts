import { shapeExtent } from '../../formats/svg/shape.ts'
import type { Box } from '../../model/style.ts'
import type { StyledTree } from '../document.ts'
import { rounded } from '../properties/public-style.ts'
import { type ElementNode, NodeMap } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import { layoutFlex } from './flex.ts'
import { type ContentBox, layoutFlow } from './flow.ts'
import { layoutGrid } from './grid.ts'
import { intrinsicOf } from './intrinsic.ts'
import { naturalSize } from './replaced.ts'
import {
  type Intrinsic,
  type Item,
  insets,
  isOut,
  type LayoutRun,
  lengthOf,
  margins,
  type Placed,
  type Space,
} from './run.ts'
import { layoutTable } from './table.ts'

/**
 * Estimates the boxes of elements: block, inline, float, flex, grid, table and positioned layout, with mean
 * widths of letters and pictures by their attributes. It is good enough for areas and the first viewport, not
 * for exact pixels. Elements that are not rendered have no box.
 */
export function estimateBoxes(
  styled: StyledTree,
  viewport: { readonly width: number; readonly height: number },
): NodeMap<Box> {
  const run = new Estimate(styled, viewport)
  const boxes = new NodeMap<Box>()
  const { root } = styled.tree
  if (!root) return boxes
  const { width, height } = viewport
  run.layout(root, { width, height, fill: true })
  for (const node of styled.tree.nodes) {
    const box = run.boxOf(node, boxes)
    if (box) boxes.set(node, box)
  }
  const result = new NodeMap<Box>()
  for (const node of styled.tree.nodes) {
    const box = boxes.get(node)
    if (box) result.set(node, roundedBox(box))
  }
  return result
}

class Estimate implements LayoutRun {
  readonly styled: StyledTree
  readonly viewport: { readonly width: number; readonly height: number }
  readonly placed = new NodeMap<Placed>()
  measuring = false
  deferred = 0
  readonly items = new NodeMap<readonly Item[]>()
  private readonly widths = new NodeMap<Intrinsic>()

  constructor(styled: StyledTree, viewport: { readonly width: number; readonly height: number }) {
    this.styled = styled
    this.viewport = viewport
  }

  intrinsic(node: ElementNode): Intrinsic {
    let known = this.widths.get(node)
    if (!known) {
      known = intrinsicOf(this, node)
      this.widths.set(node, known)
    }
    return known
  }

  layout(node: ElementNode, space: Space): Placed {
    const placed: Placed = { x: 0, y: 0, width: 0, height: 0, origin: null }
    this.placed.set(node, placed)
    const style = this.styled.styles.get(node)
    if (!style) return placed
    const edge = insets(style, space.width)
    const across = edge.left + edge.right
    const along = edge.top + edge.bottom
    placed.width = this.widthOf(node, style, space, across)
    const width = Math.max(0, placed.width - across)
    const given = heightOf(node, style, space, along, width)
    const least = sizeLimit(style, 'min-height', space.height, along) ?? 0
    const box = { x: edge.left, y: edge.top, width, height: given, least: Math.max(0, least - along) }
    const content = layoutContents(this, node, style, box)
    const most = sizeLimit(style, 'max-height', space.height, along) ?? Number.POSITIVE_INFINITY
    const natural = given ?? naturalHeight(node, style, width) ?? content
    placed.height = space.forcedHeight ?? Math.max(least, Math.min(most, natural + along))
    const ratio = placed.height < natural + along ? naturalSize(node, style)?.ratio : null
    if (ratio && style.own.width === 'auto') placed.width = (placed.height - along) * ratio + across
    return placed
  }

  private widthOf(node: ElementNode, style: Style, space: Space, across: number): number {
    if (space.forcedWidth !== undefined) return space.forcedWidth
    const given = lengthOf(style.own.width, space.width)
    const margin = margins(style, space.width)
    const room = Math.max(0, space.width - margin.left - margin.right)
    let width: number
    if (given !== undefined)
      width = style.own['box-sizing'] === 'border-box' ? Math.max(given, across) : given + across
    else if (naturalSize(node, style)) width = naturalWidth(node, style, space, room - across) + across
    else if (space.fill && fillsWidth(style)) width = room
    else width = Math.min(Math.max(this.intrinsic(node).min, room), this.intrinsic(node).max)
    const most = sizeLimit(style, 'max-width', space.width, across) ?? width
    return Math.max(Math.min(width, most), sizeLimit(style, 'min-width', space.width, across) ?? 0)
  }

  /** Returns the absolute box of an element. Containers have to be resolved before their content. */
  boxOf(node: ElementNode, boxes: NodeMap<Box>): Box | undefined {
    const style = this.styled.styles.get(node)
    const placed = this.placed.get(node)
    if (!style) return undefined
    if (!placed && node.svg && node.parent)
      return shapeBox(node, (picture) => boxes.get(picture)) ?? boxes.get(node.parent)
    if (!placed) return undefined
    const origin = placed.origin && boxes.get(placed.origin)
    const at = { x: (origin?.x ?? 0) + placed.x, y: (origin?.y ?? 0) + placed.y }
    if (isOut(style)) return this.outBox(node, style, at, boxes)
    const { width, height } = placed
    if (style.own.position !== 'relative') return { x: at.x, y: at.y, width, height }
    const { own } = style
    const x = lengthOf(own.left, origin?.width) ?? -(lengthOf(own.right, origin?.width) ?? 0)
    const y = lengthOf(own.top, origin?.height) ?? -(lengthOf(own.bottom, origin?.height) ?? 0)
    return { x: at.x + x, y: at.y + y, width, height }
  }

  /** Lays out absolutely positioned and fixed elements by the padding box of their containing block. */
  private outBox(node: ElementNode, style: Style, at: { x: number; y: number }, boxes: NodeMap<Box>): Box {
    const around =
      style.own.position === 'fixed' ? { x: 0, y: 0, ...this.viewport } : this.containing(node, boxes)
    const { own } = style
    const left = lengthOf(own.left, around.width)
    const right = lengthOf(own.right, around.width)
    const top = lengthOf(own.top, around.height)
    const bottom = lengthOf(own.bottom, around.height)
    const margin = margins(style, around.width)
    const stretched = left !== undefined && right !== undefined && own.width === 'auto'
    const tall =
      top !== undefined && bottom !== undefined && own.height === 'auto' && !naturalSize(node, style)
    const forcedWidth =
      stretched && !naturalSize(node, style)
        ? around.width - left - right - margin.left - margin.right
        : undefined
    const forcedHeight = tall ? around.height - top - bottom - margin.top - margin.bottom : undefined
    const space = { width: around.width, height: around.height, fill: false, forcedWidth, forcedHeight }
    const { width, height } = this.layout(node, space)
    const centered =
      left !== undefined &&
      right !== undefined &&
      own['margin-left'] === 'auto' &&
      own['margin-right'] === 'auto'
    const fromRight = around.x + around.width - (right ?? 0) - width - margin.right
    const fromLeft = around.x + (left ?? 0) + margin.left
    const x = centered
      ? around.x + (around.width - width) / 2
      : left !== undefined
        ? fromLeft
        : right !== undefined
          ? fromRight
          : at.x + margin.left
    const fromBottom = around.y + around.height - (bottom ?? 0) - height - margin.bottom
    const y =
      top !== undefined ? around.y + top + margin.top : bottom !== undefined ? fromBottom : at.y + margin.top
    return { x, y, width, height }
  }

  private containing(node: ElementNode, boxes: NodeMap<Box>): Box {
    for (let at = node.parent; at; at = at.parent) {
      const box = boxes.get(at)
      if (box && this.styled.styles.get(at)?.own.position !== 'static') return box
    }
    return { x: 0, y: 0, ...this.viewport }
  }
}

function layoutContents(run: LayoutRun, node: ElementNode, style: Style, box: ContentBox): number {
  if (naturalSize(node, style)) return 0
  const { display } = style.own
  if (display.includes('flex') || display.includes('-webkit-')) return layoutFlex(run, node, style, box)
  if (display.includes('grid')) return layoutGrid(run, node, style, box)
  if (display === 'table' || display === 'inline-table') return layoutTable(run, node, style, box)
  return layoutFlow(run, node, style, box)
}

/** Returns whether an element fills its container. Blocks do; tables are as wide as their content. */
function fillsWidth({ own }: Style): boolean {
  const { display, width, float } = own
  return (
    float === 'none' &&
    display !== 'table' &&
    !display.startsWith('inline') &&
    !String(width).endsWith('content')
  )
}

function sizeLimit(
  { own }: Style,
  name: 'min-width' | 'max-width' | 'min-height' | 'max-height',
  base: number | undefined,
  edges: number,
): number | undefined {
  const limit = lengthOf(own[name], base)
  return limit === undefined || own['box-sizing'] === 'border-box' ? limit : limit + edges
}

/** Returns the content height when it does not depend on the content; otherwise undefined. */
function heightOf(
  node: ElementNode,
  style: Style,
  space: Space,
  edges: number,
  width: number,
): number | undefined {
  if (space.forcedHeight !== undefined) return Math.max(0, space.forcedHeight - edges)
  const given = lengthOf(style.own.height, space.height)
  if (given !== undefined)
    return style.own['box-sizing'] === 'border-box' ? Math.max(0, given - edges) : given
  const ratio = naturalSize(node, style) ? null : style.own['aspect-ratio']
  return ratio === null ? undefined : width / ratio
}

function naturalWidth(node: ElementNode, style: Style, space: Space, room: number): number {
  const natural = naturalSize(node, style)
  const height = lengthOf(style.own.height, space.height)
  const ratio = style.own['aspect-ratio'] ?? natural?.ratio ?? null
  if (ratio !== null && height !== undefined) return height * ratio
  return natural?.width ?? Math.max(0, room)
}

function naturalHeight(node: ElementNode, style: Style, width: number): number | undefined {
  const natural = naturalSize(node, style)
  if (!natural) return undefined
  const ratio = style.own['aspect-ratio'] ?? natural.ratio
  return ratio === null ? (natural.height ?? 0) : width / ratio
}

function roundedBox({ x, y, width, height }: Box): Box {
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) }
}

/**
 * Returns the box of a shape in an SVG picture: its extent, mapped by the `viewBox` (SVG 2, section 8.2, with
 * the default `preserveAspectRatio`). Undefined for other elements, and with a `transform`.
 */
function shapeBox(node: ElementNode, boxOf: (node: ElementNode) => Box | undefined): Box | undefined {
  const extent = shapeExtent(node.element)?.box
  let picture: ElementNode | null = node
  for (; picture && picture.tag !== 'svg'; picture = picture.parent)
    if ('transform' in picture.element.attribs) return undefined
  const around = picture && boxOf(picture)
  if (!extent || !picture || !around) return undefined
  const { viewBox, viewbox = viewBox ?? '' } = picture.element.attribs
  const numbers = viewbox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [left = 0, top = 0, width = 0, height = 0] = numbers
  if (!(width > 0 && height > 0)) return moved(extent, around.x, around.y, 1)
  const scale = Math.min(around.width / width, around.height / height)
  const x = around.x + (around.width - width * scale) / 2 - left * scale
  const y = around.y + (around.height - height * scale) / 2 - top * scale
  return moved(extent, x, y, scale)
}

function moved(box: Box, x: number, y: number, scale: number): Box {
  return {
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}
