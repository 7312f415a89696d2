import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import { InlineLayout } from './inline.ts'
import {
  type Item,
  insetAt,
  isInlineLevel,
  isOut,
  itemsOf,
  type LayoutRun,
  marginAt,
  margins,
  placeOut,
} from './run.ts'

/** The content box is relative to the border box of its container. */
export interface ContentBox {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The height where it is definite. */
  readonly height: number | undefined
  /** The content box is at least this high. */
  readonly least: number
}

/** Lays out blocks, floats and lines below each other; returns the height of the content. */
export function layoutFlow(run: LayoutRun, node: ElementNode, style: Style, box: ContentBox): number {
  const flow = new Flow(run, node, style, box)
  for (const item of itemsOf(run, node, style)) flow.add(item)
  return flow.finish()
}

/**
 * A line that would have less room than this beside floats begins below them, because hardly any word is as
 * short.
 */
const MIN_LINE_PX = 20

class Flow {
  private readonly run: LayoutRun
  private readonly node: ElementNode
  private readonly style: Style
  private readonly box: ContentBox
  private inline: Item[] = []
  private y: number
  /** The bottom margin of the block above, which collapses with the next margin before it is applied. */
  private margin = 0
  private first = true
  private readonly floats: FloatRow

  constructor(run: LayoutRun, node: ElementNode, style: Style, box: ContentBox) {
    this.run = run
    this.node = node
    this.style = style
    this.box = box
    this.y = box.y
    this.floats = new FloatRow(box)
  }

  add(item: Item): void {
    if (item.kind === 'text') {
      if (this.inline.length > 0 || VISIBLE.test(item.text)) this.inline.push(item)
    } else if (isOut(item.style)) placeOut(this.run, item.node, this.node, this.box.x, this.y + this.margin)
    else if (item.style.own.float !== 'none') this.addFloat(item.node, item.style)
    else if (isInlineLevel(item.style)) this.inline.push(item)
    else this.addBlock(item.node, item.style)
  }

  /** Returns the height of the content. Floats count, because pages clear them in one way or another. */
  finish(): number {
    this.flush()
    const closed = isRootOfContext(this.run, this.node, this.style) || insetAt(this.style, 0, 'bottom') > 0
    return Math.max(this.y + (closed ? this.margin : 0), this.floats.bottom) - this.box.y
  }

  private flush(): void {
    if (this.inline.length === 0) return
    this.y += this.margin
    this.margin = 0
    if (this.roomBeside() < MIN_LINE_PX) this.y = this.floats.bottom
    const { left, right } = this.floats.roomAt(this.y)
    const width = this.box.width - left - right
    const layout = new InlineLayout(this.run, this.node, this.style, this.box.x + left, this.y, width)
    const items = this.inline
    this.inline = []
    const height = layout.layout(items)
    this.y += height
    if (height > 0) this.first = false
  }

  private roomBeside(): number {
    const { left, right } = this.floats.roomAt(this.y)
    return left + right === 0 ? Number.POSITIVE_INFINITY : this.box.width - left - right
  }

  private addFloat(node: ElementNode, style: Style): void {
    const margin = margins(style, this.box.width)
    const placed = this.run.layout(node, { width: this.box.width, height: this.box.height, fill: false })
    const outer = placed.width + margin.left + margin.right
    const position = this.floats.put(
      outer,
      placed.height + margin.top + margin.bottom,
      this.y + this.margin,
      style.own,
    )
    placed.x = position.x + margin.left
    placed.y = position.y + margin.top
    placed.origin = this.node
  }

  private addBlock(node: ElementNode, style: Style): void {
    this.flush()
    const { own } = style
    const margin = margins(style, this.box.width)
    const inner = isRootOfContext(this.run, this.node, this.style)
    const collapses = this.first && !inner && insetAt(this.style, 0, 'top') === 0
    const above = collapses
      ? 0
      : collapsed(this.margin, collapsedMargin(this.run, node, style, this.box.width, 'top'))
    this.y += above
    this.margin = 0
    if (own.clear !== 'none') this.y = Math.max(this.y, this.floats.bottom)
    const beside = establishesContext(style) ? this.floats.roomAt(this.y) : { left: 0, right: 0 }
    const space = { width: this.box.width - beside.left - beside.right, height: this.box.height, fill: true }
    const placed = this.run.layout(node, space)
    const free = space.width - placed.width
    placed.x = this.box.x + beside.left + blockOffset(style, this.style, margin, free)
    placed.y = this.y
    placed.origin = this.node
    this.y += placed.height
    this.margin = collapsedMargin(this.run, node, style, this.box.width, 'bottom')
    if (placed.height > 0) this.first = false
  }
}

/** Returns the distance of a block from the start of the line. `auto` margins share the free space. */
function blockOffset(
  { own }: Style,
  { inherited }: Style,
  margin: { left: number; right: number },
  free: number,
): number {
  const auto = { left: own['margin-left'] === 'auto', right: own['margin-right'] === 'auto' }
  if (auto.left && auto.right) return Math.max(0, free / 2)
  if (auto.left) return Math.max(0, free - margin.right)
  if (inherited['text-align'] === '-webkit-center' && free > 0) return free / 2
  return inherited.direction === 'rtl' ? free - margin.right : margin.left
}

/** Levels through which margins collapse, limited because every block searches its inner levels again. */
const MAX_COLLAPSE_LEVELS = 8

/** Returns the element's own margin, collapsed with that of its first (or last) child. */
function collapsedMargin(
  run: LayoutRun,
  node: ElementNode,
  style: Style,
  width: number,
  side: 'top' | 'bottom',
): number {
  let most = marginAt(style, width, side)
  let at = { node, style }
  for (
    let level = 0;
    level < MAX_COLLAPSE_LEVELS && collapsesThrough(run, at.node, at.style, side);
    level++
  ) {
    const child = edgeChild(run, at.node, at.style, side)
    if (child?.kind !== 'element' || isInlineLevel(child.style) || isOut(child.style)) break
    if (child.style.own.float !== 'none') break
    most = collapsed(most, marginAt(child.style, width, side))
    at = child
  }
  return most
}

function edgeChild(
  run: LayoutRun,
  node: ElementNode,
  style: Style,
  side: 'top' | 'bottom',
): Item | undefined {
  const items = itemsOf(run, node, style)
  return side === 'top' ? items.find(counts) : items.findLast(counts)
}

function counts(item: Item): boolean {
  return item.kind === 'element' ? !isOut(item.style) : VISIBLE.test(item.text)
}

const VISIBLE = /\S/

function collapsed(a: number, b: number): number {
  return Math.max(a, b, 0) + Math.min(a, b, 0)
}

/**
 * Returns whether the margins of children collapse through an edge: it has no padding and no border, and the
 * element establishes no formatting context.
 */
function collapsesThrough(run: LayoutRun, node: ElementNode, style: Style, side: 'top' | 'bottom'): boolean {
  if (side === 'bottom' && style.own.height !== 'auto') return false
  return insetAt(style, 0, side) === 0 && !isRootOfContext(run, node, style)
}

/** Returns whether an element contains the margins of its children, as flex and grid items do. */
function isRootOfContext(run: LayoutRun, { parent }: ElementNode, style: Style): boolean {
  if (parent === null || establishesContext(style)) return true
  const display = run.styled.styles.get(parent)?.own.display ?? ''
  return display.includes('flex') || display.includes('grid')
}

function establishesContext({ own }: Style): boolean {
  const plain = own.display === 'block' || own.display === 'list-item'
  const out = own.position === 'absolute' || own.position === 'fixed'
  return !plain || out || own['overflow-y'] !== 'visible' || own.float !== 'none'
}

/** Places floats in rows: beside each other while there is room, else below. */
class FloatRow {
  private readonly box: ContentBox
  private left = 0
  private right = 0
  private top = 0
  bottom = 0

  constructor(box: ContentBox) {
    this.box = box
  }

  put(
    width: number,
    height: number,
    y: number,
    { float, clear }: { float: string; clear: string },
  ): { x: number; y: number } {
    const full = this.left + this.right + width > this.box.width + 0.5
    if (y >= this.bottom || full || clear !== 'none') {
      this.top = clear !== 'none' || (full && y < this.bottom) ? Math.max(y, this.bottom) : y
      this.left = 0
      this.right = 0
    }
    const x = float === 'left' ? this.box.x + this.left : this.box.x + this.box.width - this.right - width
    if (float === 'left') this.left += width
    else this.right += width
    this.bottom = Math.max(this.bottom, this.top + height)
    return { x, y: this.top }
  }

  roomAt(y: number): { left: number; right: number } {
    return y < this.bottom ? { left: this.left, right: this.right } : { left: 0, right: 0 }
  }
}
