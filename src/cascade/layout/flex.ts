import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import { childrenOf, type FlexChild, layoutChild } from './flex-items.ts'
import type { ContentBox } from './flow.ts'
import { textWidths } from './intrinsic.ts'
import { type LayoutRun, lengthOf, type Placed, type Space } from './run.ts'

interface FlexItem extends FlexChild {
  /** The outer main size before the item grows or shrinks. Its limits are `least` and `most`. */
  readonly base: number
  readonly least: number
  readonly most: number
  main: number
}

/** Lays out flex items; returns the height of the content. */
export function layoutFlex(run: LayoutRun, node: ElementNode, style: Style, box: ContentBox): number {
  const items = childrenOf(run, node, style, box.width)
  if (style.own['flex-direction'].startsWith('column')) return layoutColumn(run, node, style, box, items)
  const gap = lengthOf(style.own['column-gap'], box.width) ?? 0
  const row = items.map((item) => rowItem(run, item, box.width))
  const lines = style.own['flex-wrap'] === 'nowrap' ? [row] : linesOf(row, box.width, gap)
  const rowGap = lengthOf(style.own['row-gap'], box.height) ?? 0
  let y = box.y
  for (const [at, line] of lines.entries()) {
    if (at > 0) y += rowGap
    resize(line, box.width - gap * (line.length - 1))
    y += placeLine(run, node, style, line, { ...box, y }, gap, lines.length === 1 ? box : undefined)
  }
  return y - box.y
}

function rowItem(run: LayoutRun, item: FlexChild, width: number): FlexItem {
  if (!item.isBox) {
    const { min, max } = textWidths(item.text, item.style)
    return sized(item, max, min, Number.POSITIVE_INFINITY)
  }
  const { own } = item.style
  const side = item.margin.left + item.margin.right
  const { min, max } = item.node ? run.intrinsic(item.node) : { min: 0, max: 0 }
  const given = own['flex-basis'] === 'auto' ? own.width : own['flex-basis']
  const least =
    lengthOf(own['min-width'], width) ??
    (own['overflow-x'] === 'visible' ? Math.min(min, lengthOf(own.width, width) ?? min) : 0)
  const most = lengthOf(own['max-width'], width) ?? Number.POSITIVE_INFINITY
  const base =
    Math.min(most, Math.max(lengthOf(given, width) ?? max, lengthOf(own['min-width'], width) ?? 0)) + side
  return sized(item, base, least + side, most + side)
}

/** Lists the properties, because copying an object of unknown shape for each item takes ten times as long. */
function sized(
  { node, isBox, text, style, margin }: FlexChild,
  base: number,
  least: number,
  most: number,
): FlexItem {
  return { node, isBox, text, style, margin, base, least, most, main: base }
}

function linesOf(items: readonly FlexItem[], width: number, gap: number): FlexItem[][] {
  const lines: FlexItem[][] = [[]]
  let used = 0
  for (const item of items) {
    let line = lines[lines.length - 1] ?? []
    if (line.length > 0 && used + gap + item.base > width + 1) {
      line = []
      lines.push(line)
      used = 0
    }
    used += item.base + (line.length > 0 ? gap : 0)
    line.push(item)
  }
  return lines
}

/** Distributes free space by `flex-grow`, or missing space by `flex-shrink` times size, within limits. */
function resize(line: readonly FlexItem[], width: number): void {
  const used = line.reduce((sum, item) => sum + item.base, 0)
  const grows = used <= width
  let left = width - used
  let open = line.filter((item) => weightOf(item, grows) > 0)
  while (open.length > 0 && Math.abs(left) > 0.01) {
    const total = open.reduce((sum, item) => sum + weightOf(item, grows), 0)
    const share = grows ? left * Math.min(1, total) : left
    let rest = 0
    for (const item of open) {
      const wanted = item.main + (share * weightOf(item, grows)) / total
      item.main = Math.min(item.most, Math.max(item.least, wanted))
      rest += wanted - item.main
    }
    open = open.filter((item) => item.main > item.least && item.main < item.most)
    left = grows && total < 1 ? 0 : rest
  }
}

function weightOf(item: FlexItem, grows: boolean): number {
  if (!item.isBox) return grows ? 0 : item.base
  return grows ? item.style.own['flex-grow'] : item.style.own['flex-shrink'] * item.base
}

/** Positions the items of one line of a row; returns its height. */
function placeLine(
  run: LayoutRun,
  node: ElementNode,
  style: Style,
  line: readonly FlexItem[],
  box: ContentBox,
  gap: number,
  only: ContentBox | undefined,
): number {
  const unsettled = new Set<Placed>()
  const laid = line.map((item) => {
    const deferred = run.deferred
    const placed = measure(run, item, spaceOf(item, box))
    if (run.deferred > deferred) unsettled.add(placed)
    return placed
  })
  const outer = (at: number) =>
    (laid[at]?.height ?? 0) + (line[at]?.margin.top ?? 0) + (line[at]?.margin.bottom ?? 0)
  const height = only?.height ?? line.reduce((most, _, at) => Math.max(most, outer(at)), only?.least ?? 0)
  const free = Math.max(
    0,
    box.width - line.reduce((sum, item) => sum + item.main, 0) - gap * (line.length - 1),
  )
  const spread = spreadOf(style, line.length, free, autoMargins(line))
  let x = box.x + spread.before
  const reverse = (style.own['flex-direction'] === 'row-reverse') !== (style.inherited.direction === 'rtl')
  for (const [at, item] of line.entries()) {
    const placed = laid[at]
    if (!placed) continue
    if (item.isBox && item.style.own['margin-left'] === 'auto') x += spread.auto
    placed.x = x + item.margin.left
    const natural = placed.height
    placed.y = box.y + crossOffset(item, placed, style, height, outer(at))
    placed.origin = node
    const stretched = placed.height > natural && /flex/.test(item.style.own.display)
    if (stretched || unsettled.has(placed))
      settle(run, item, placed, stretched ? undefined : spaceOf(item, box))
    x += item.main + gap + spread.between
    if (item.isBox && item.style.own['margin-right'] === 'auto') x += spread.auto
    if (reverse) placed.x = 2 * box.x + box.width - placed.x - placed.width
  }
  return height
}

function autoMargins(line: readonly FlexItem[]): number {
  return line.reduce(
    (count, { isBox, style: { own } }) =>
      isBox ? count + Number(own['margin-left'] === 'auto') + Number(own['margin-right'] === 'auto') : count,
    0,
  )
}

interface Spread {
  readonly before: number
  readonly between: number
  /** Each automatic margin gets this share. */
  readonly auto: number
}

/** Computes `justify-content`, after automatic margins have taken the free space. */
function spreadOf({ own }: Style, count: number, free: number, autos = 0): Spread {
  const none = { before: 0, between: 0, auto: 0 }
  if (autos > 0) return { ...none, auto: free / autos }
  const word = own['justify-content'].split(' ').pop() ?? ''
  if (word === 'center') return { ...none, before: free / 2 }
  if (/end$|^right$/.test(word)) return { ...none, before: free }
  if (word === 'space-between' && count > 1) return { ...none, between: free / (count - 1) }
  if (word === 'space-around') return { ...none, before: free / count / 2, between: free / count }
  if (word === 'space-evenly') return { ...none, before: free / (count + 1), between: free / (count + 1) }
  return none
}

/** Returns the cross-axis offset of an item. An item that is stretched gets the height of the line. */
function crossOffset(item: FlexItem, placed: Placed, style: Style, height: number, outer: number): number {
  const self = item.isBox ? item.style.own['align-self'] : 'auto'
  const align = self === 'auto' ? style.own['align-items'] : self
  const free = height - outer
  if (!item.isBox) return /center/.test(align) ? free / 2 : /end/.test(align) ? free : 0
  const auto = {
    top: item.style.own['margin-top'] === 'auto',
    bottom: item.style.own['margin-bottom'] === 'auto',
  }
  if (auto.top) return auto.bottom ? free / 2 : free
  if (/center/.test(align)) return item.margin.top + free / 2
  if (/end/.test(align)) return item.margin.top + free
  if (/^(normal|stretch)$/.test(align) && item.style.own.height === 'auto' && free > 0.5) {
    placed.height += free
  }
  return item.margin.top
}

function spaceOf({ main, margin }: FlexItem, { width, height }: ContentBox): Space {
  return { width, height, fill: false, forcedWidth: Math.max(0, main - margin.left - margin.right) }
}

function measure(run: LayoutRun, item: FlexChild, space: Space): Placed {
  const outside = run.measuring
  run.measuring = true
  const placed = layoutChild(run, item, space)
  run.measuring = outside
  return placed
}

/**
 * Lays out the content of an item again, including the deferred work: with the new size for a container that
 * was stretched, otherwise with the same size.
 */
function settle(run: LayoutRun, { node }: FlexChild, placed: Placed, space?: Space): void {
  if (run.measuring) run.deferred++
  else if (node) {
    const { width, height } = placed
    const own = { width, height: undefined, fill: false, forcedWidth: width, forcedHeight: height }
    run.layout(node, space ?? own)
    run.placed.set(node, placed)
  }
}

/** Returns whether a flex container may grow in the column, so that its items depend on the height. */
function fillsColumn({ node, style: { own } }: FlexChild, { height, least }: ContentBox): boolean {
  return node !== null && own['flex-grow'] > 0 && own.display.includes('flex') && (height ?? least) > 0
}

function layoutColumn(
  run: LayoutRun,
  node: ElementNode,
  style: Style,
  box: ContentBox,
  items: readonly FlexChild[],
): number {
  const gap = lengthOf(style.own['row-gap'], box.height) ?? 0
  const laid: Placed[] = []
  let used = gap * Math.max(0, items.length - 1)
  for (const item of items) {
    const self = item.isBox ? item.style.own['align-self'] : 'auto'
    const align = self === 'auto' ? style.own['align-items'] : self
    const fill = /^(normal|stretch)$/.test(align) && item.style.own['margin-left'] !== 'auto'
    const space = { width: box.width, height: box.height, fill }
    const placed = fillsColumn(item, box) ? measure(run, item, space) : layoutChild(run, item, space)
    const free = box.width - placed.width - item.margin.left - item.margin.right
    const centered =
      /center/.test(align) ||
      (item.style.own['margin-left'] === 'auto' && item.style.own['margin-right'] === 'auto')
    placed.x = box.x + item.margin.left + (centered ? free / 2 : /end/.test(align) ? free : 0)
    placed.origin = node
    laid.push(placed)
    used += placed.height + item.margin.top + item.margin.bottom
  }
  const free = Math.max(0, (box.height ?? box.least) - used)
  const growth = (item: FlexChild) => (item.isBox ? item.style.own['flex-grow'] : 0)
  const grown = items.reduce((sum, item) => sum + growth(item), 0)
  const spread = grown > 0 ? { before: 0, between: 0 } : spreadOf(style, items.length, free)
  let y = box.y + spread.before
  for (const [at, item] of items.entries()) {
    const placed = laid[at]
    if (!placed) continue
    if (grown > 0) placed.height += (free * growth(item)) / Math.max(1, grown)
    placed.y = y + item.margin.top
    if (fillsColumn(item, box)) settle(run, item, placed)
    y += placed.height + item.margin.top + item.margin.bottom + gap + spread.between
  }
  return Math.max(used, box.height ?? box.least)
}
