import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import { DEFAULT_WIDTH, naturalSize } from './replaced.ts'
import {
  type Intrinsic,
  type Item,
  insets,
  isInlineLevel,
  isOut,
  itemsOf,
  type LayoutRun,
  lengthOf,
  margins,
  styleOf,
} from './run.ts'
import { breaksLines, textWidth, unitsOf } from './text.ts'

const NOTHING: Intrinsic = { min: 0, max: 0 }

/** Returns the min-content and max-content widths of an element's border box; percentages count as 0. */
export function intrinsicOf(run: LayoutRun, node: ElementNode): Intrinsic {
  const style = styleOf(run, node)
  if (!style) return NOTHING
  const { left, right } = insets(style, 0)
  const edges = left + right
  const width = lengthOf(style.own.width, undefined)
  if (width !== undefined) {
    const border =
      style.own['box-sizing'] === 'border-box'
        ? Math.max(limited(style, width), edges)
        : outer(style, width, edges)
    return { min: border, max: border }
  }
  const { min, max } = contentWidths(run, node, style)
  return { min: outer(style, min, edges), max: outer(style, max, edges) }
}

function outer(style: Style, content: number, edges: number): number {
  return Math.max(0, limited(style, content)) + edges
}

function limited({ own }: Style, width: number): number {
  const most = lengthOf(own['max-width'], undefined) ?? Number.POSITIVE_INFINITY
  return Math.max(Math.min(width, most), lengthOf(own['min-width'], undefined) ?? 0)
}

function contentWidths(run: LayoutRun, node: ElementNode, style: Style): Intrinsic {
  const natural = naturalSize(node, style)
  if (natural) {
    const height = lengthOf(style.own.height, undefined)
    const width =
      natural.ratio !== null && height !== undefined
        ? height * natural.ratio
        : (natural.width ?? (natural.ratio === null ? 0 : DEFAULT_WIDTH))
    return {
      min: typeof style.own.width === 'function' || typeof style.own['max-width'] === 'function' ? 0 : width,
      max: width,
    }
  }
  const items = itemsOf(run, node, style)
  const { display } = style.own
  if (/flex|grid/.test(display)) return flexWidths(run, items, style)
  if (display === 'table-row') return acrossWidths(run, items)
  return flowWidths(run, items)
}

/** Blocks are below each other, inline content is beside each other. */
function flowWidths(run: LayoutRun, items: readonly Item[]): Intrinsic {
  let min = 0
  let max = 0
  let line = 0
  let space = 0
  for (const item of items) {
    const inline = item.kind === 'text' || isInlineLevel(item.style) || item.style.own.float !== 'none'
    if (item.kind === 'element' && isOut(item.style)) continue
    const width = item.kind === 'text' ? textWidths(item.text, item.style) : outerWidths(run, item)
    if (item.kind === 'text' && item.text.trim() === '') {
      space = line > 0 ? width.max : 0
      continue
    }
    min = Math.max(min, width.min)
    line = inline ? line + space + width.max : 0
    space = 0
    max = Math.max(max, line, width.max)
    if (item.kind === 'element' && item.node.tag === 'br') line = 0
  }
  return { min, max }
}

export function textWidths(text: string, style: Style): Intrinsic {
  if (text.trim() === '') return { min: 0, max: text === '' ? 0 : textWidth(' ', style) }
  const max = textWidth(text, style)
  if (!breaksLines(style)) return { min: max, max }
  const longest = unitsOf(text).reduce((most, word) => (word.length > most.length ? word : most), '')
  return { min: textWidth(longest, style), max }
}

function outerWidths(run: LayoutRun, { node, style }: { node: ElementNode; style: Style }): Intrinsic {
  const { left, right } = margins(style, 0)
  const { min, max } = run.intrinsic(node)
  return { min: min + left + right, max: max + left + right }
}

function acrossWidths(run: LayoutRun, items: readonly Item[], gap = 0): Intrinsic {
  let min = 0
  let max = 0
  for (const item of items) {
    if (item.kind === 'element' && isOut(item.style)) continue
    if (item.kind === 'text' && item.text.trim() === '') continue
    const width = item.kind === 'text' ? textWidths(item.text.trim(), item.style) : outerWidths(run, item)
    min += width.min + gap
    max += width.max + gap
  }
  return { min: Math.max(0, min - gap), max: Math.max(0, max - gap) }
}

function flexWidths(run: LayoutRun, items: readonly Item[], { own }: Style): Intrinsic {
  const gap = lengthOf(own['column-gap'], 0) ?? 0
  const row = own.display.includes('flex') && !own['flex-direction'].startsWith('column')
  if (!row) return columnWidths(run, items)
  const across = acrossWidths(run, items, gap)
  return own['flex-wrap'] === 'nowrap' ? across : { min: columnWidths(run, items).min, max: across.max }
}

function columnWidths(run: LayoutRun, items: readonly Item[]): Intrinsic {
  let min = 0
  let max = 0
  for (const item of items) {
    const width = acrossWidths(run, [item])
    min = Math.max(min, width.min)
    max = Math.max(max, width.max)
  }
  return { min, max }
}
