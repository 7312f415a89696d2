import { quantityOf } from '../../formats/css/math.ts'
import { type CssValue, parseCssValues, splitValues } from '../../formats/css/values.ts'
import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import type { ContentBox } from './flow.ts'
import { boxesOf, type Edges, type LayoutRun, lengthOf, margins, type Placed } from './run.ts'

/** A column has a fixed width, or a share of the remaining width. */
interface Track {
  readonly px: number
  readonly fr: number
}

/** Lays out grid items in columns, row by row in document order; returns the height of the content. */
export function layoutGrid(run: LayoutRun, node: ElementNode, style: Style, box: ContentBox): number {
  const gap = lengthOf(style.own['column-gap'], box.width) ?? 0
  const rowGap = lengthOf(style.own['row-gap'], box.height) ?? 0
  const widths = columnWidths(tracksOf(style, run, box.width, gap), box.width, gap)
  let column = 0
  let row: Row = { items: [], height: 0 }
  const rows = [row]
  for (const item of boxesOf(run, node, style)) {
    const { start, span } = spanOf(item.style, widths.length)
    if ((start ?? column) < column || column + span > widths.length) {
      row = { items: [], height: 0 }
      rows.push(row)
      column = 0
    }
    column = Math.max(column, start ?? column)
    const across = widths.slice(column, column + span)
    const width = across.reduce((sum, track) => sum + track, gap * (across.length - 1))
    const margin = margins(item.style, width)
    const placed = run.layout(item.node, { width, height: undefined, fill: stretches(item.style) })
    const before = widths.slice(0, column).reduce((sum, track) => sum + track + gap, 0)
    placed.x = box.x + before + margin.left
    placed.origin = node
    row.items.push({ placed, style: item.style, margin })
    row.height = Math.max(row.height, placed.height + margin.top + margin.bottom)
    column += span
  }
  return placeRows(rows, style, box, rowGap)
}

interface Row {
  readonly items: { readonly placed: Placed; readonly style: Style; readonly margin: Edges }[]
  height: number
}

/** Distributes the remaining height among the rows, and aligns the items. Returns the height of all rows. */
function placeRows(rows: readonly Row[], style: Style, box: ContentBox, gap: number): number {
  const used = rows.reduce((sum, { height }) => sum + height, gap * (rows.length - 1))
  const extra = Math.max(0, (box.height ?? box.least) - used) / rows.length
  let y = box.y
  for (const { items, height } of rows) {
    const full = height + extra
    for (const { placed, style: own, margin } of items) {
      const self = own.own['align-self']
      const align = self === 'auto' ? style.own['align-items'] : self
      const free = full - placed.height - margin.top - margin.bottom
      const stretched = /^(?:normal|stretch)$/.test(align) && own.own.height === 'auto' && !isCentered(own)
      if (stretched) placed.height += Math.max(0, free)
      const share = stretched ? 0 : /end/.test(align) ? 1 : /center/.test(align) || isCentered(own) ? 0.5 : 0
      placed.y = y + margin.top + free * share
    }
    y += full + gap
  }
  return y - gap - box.y
}

function isCentered({ own }: Style): boolean {
  return own['margin-top'] === 'auto' && own['margin-bottom'] === 'auto'
}

function stretches({ own }: Style): boolean {
  return own['margin-left'] !== 'auto' || own['margin-right'] !== 'auto'
}

/** Reads `span 2`, `1 / 3` or `1 / -1`: the first column from 0, if stated, and the number of columns. */
function spanOf({ own }: Style, columns: number): { start: number | undefined; span: number } {
  const start = lineOf(own['grid-column-start'], columns)
  const end = lineOf(own['grid-column-end'], columns)
  const wide = start?.span ?? end?.span ?? 1
  const from = start?.line ?? (end?.line === undefined ? undefined : end.line - wide)
  const span = start?.line !== undefined && end?.line !== undefined ? end.line - start.line : wide
  const first = from === undefined ? undefined : Math.min(Math.max(0, from), columns - 1)
  return { start: first, span: Math.min(Math.max(1, span), columns - (first ?? 0)) }
}

function lineOf(text: string, columns: number): { line?: number; span?: number } | undefined {
  const number = Number(/-?\d+/.exec(text)?.[0])
  if (!Number.isFinite(number) || number === 0) return undefined
  if (/span/i.test(text)) return { span: number }
  return { line: number > 0 ? number - 1 : columns + number + 1 }
}

/** The most columns. Pages have fewer, apart from `repeat(9999, 1px)`. */
const MAX_COLUMNS = 200

function tracksOf(style: Style, run: LayoutRun, width: number, gap: number): Track[] {
  const values = parseCssValues(style.own['grid-template-columns'])
  const tracks = values ? readTracks(values, style, run, width, gap) : []
  return tracks.length > 0 ? tracks.slice(0, MAX_COLUMNS) : [{ px: 0, fr: 1 }]
}

function readTracks(
  values: readonly CssValue[],
  style: Style,
  run: LayoutRun,
  width: number,
  gap: number,
): Track[] {
  return values.flatMap((value): Track[] => {
    if (value.type === 'block') return []
    if (value.type === 'ident') return value.text.toLowerCase() === 'none' ? [] : [{ px: 0, fr: 1 }]
    if (value.type === 'dimension' && value.unit === 'fr') return [{ px: 0, fr: value.value }]
    if (value.type === 'function' && value.name === 'repeat')
      return repeated(value.args, style, run, width, gap)
    if (value.type === 'function' && value.name === 'minmax') {
      const [low = [], high = []] = splitValues(value.args)
      const [most] = readTracks(high, style, run, width, gap)
      const [least] = readTracks(low, style, run, width, gap)
      return [{ px: least?.fr ? 0 : (least?.px ?? 0), fr: most?.fr ?? 0 }]
    }
    const lengths = {
      em: style.inherited['font-size'].px,
      rem: 16,
      lh: 0,
      viewportWidth: run.viewport.width,
      viewportHeight: run.viewport.height,
      percentBase: width,
    }
    const length = quantityOf(value, lengths)
    return length ? [{ px: length.value, fr: 0 }] : [{ px: 0, fr: 1 }]
  })
}

function repeated(
  args: readonly CssValue[],
  style: Style,
  run: LayoutRun,
  width: number,
  gap: number,
): Track[] {
  const [count, ...rest] = splitValues(args)
  const pattern = readTracks(rest.flat(), style, run, width, gap)
  const [times] = count ?? []
  const fits = pattern.reduce((sum, track) => sum + Math.max(track.px, 1) + gap, 0)
  const number =
    times?.type === 'number' ? times.value : Math.max(1, Math.floor((width + gap) / Math.max(fits, 1)))
  return Array.from({ length: Math.min(number, MAX_COLUMNS) }, () => pattern).flat()
}

/** Computes the widths of columns. Columns in `fr` share what others leave; `minmax` keeps its minimum. */
function columnWidths(tracks: readonly Track[], width: number, gap: number): number[] {
  const fixed = tracks.reduce((sum, track) => sum + (track.fr > 0 ? 0 : track.px), 0)
  const shares = tracks.reduce((sum, track) => sum + track.fr, 0)
  const left = Math.max(0, width - fixed - gap * (tracks.length - 1))
  return tracks.map((track) => (track.fr > 0 ? Math.max(track.px, (left * track.fr) / shares) : track.px))
}
