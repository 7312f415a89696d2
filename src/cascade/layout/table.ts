import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import { type ContentBox, layoutFlow } from './flow.ts'
import { boxesOf, type Intrinsic, type LayoutRun, lengthOf } from './run.ts'

interface Row {
  readonly node: ElementNode
  readonly group: ElementNode | null
  readonly cells: readonly { readonly node: ElementNode; readonly style: Style; readonly span: number }[]
}

const SPACING = 2
const MAX_SPAN = 1000

/** Returns the spacing between cells, by the `cellspacing` attribute, which old pages set to 0. */
function spacingOf({ element }: ElementNode): number {
  const given = Number.parseInt(element.attribs.cellspacing ?? '', 10)
  return given >= 0 ? given : SPACING
}

/** Lays out a table in rows and columns; returns the height of the content. */
export function layoutTable(run: LayoutRun, node: ElementNode, style: Style, box: ContentBox): number {
  const spacing = style.inherited['border-collapse'] === 'collapse' ? 0 : spacingOf(node)
  const { rows, captions } = partsOf(run, node, style)
  if (rows.length === 0) return layoutFlow(run, node, style, box)
  let y = box.y
  for (const caption of captions) {
    const placed = run.layout(caption, { width: box.width, height: undefined, fill: true })
    Object.assign(placed, { x: box.x, y, origin: node })
    y += placed.height
  }
  const widths = columnWidths(run, rows, box.width, spacing)
  for (const row of rows) y += spacing + placeRow(run, node, row, widths, { ...box, y: y + spacing }, spacing)
  coverGroups(run, node, rows, box)
  return y + spacing - box.y
}

function partsOf(run: LayoutRun, node: ElementNode, style: Style): { rows: Row[]; captions: ElementNode[] } {
  const rows: Row[] = []
  const captions: ElementNode[] = []
  for (const child of boxesOf(run, node, style)) {
    const { display } = child.style.own
    if (display === 'table-row') rows.push(rowOf(run, child.node, child.style, null))
    else if (/^table-(row|header|footer)-group$/.test(display)) {
      for (const row of boxesOf(run, child.node, child.style))
        rows.push(rowOf(run, row.node, row.style, child.node))
    } else if (!/^table-column/.test(display)) captions.push(child.node)
  }
  return { rows, captions }
}

function rowOf(run: LayoutRun, node: ElementNode, style: Style, group: ElementNode | null): Row {
  const cells = boxesOf(run, node, style).map((cell) => {
    const span = Number.parseInt(cell.node.element.attribs.colspan ?? '1', 10)
    return { ...cell, span: Math.min(Math.max(1, span || 1), MAX_SPAN) }
  })
  return { node, group, cells }
}

/** Computes column widths by the contents of the cells, and distributes the remaining width in proportion. */
function columnWidths(run: LayoutRun, rows: readonly Row[], width: number, spacing: number): number[] {
  const columns: Intrinsic[] = []
  const given: (number | undefined)[] = []
  for (const row of rows) {
    let at = 0
    for (const { node, style, span } of row.cells) {
      const need = run.intrinsic(node)
      for (let next = at; next < at + span; next++) {
        const known = columns[next] ?? { min: 0, max: 0 }
        columns[next] = {
          min: Math.max(known.min, need.min / span),
          max: Math.max(known.max, need.max / span),
        }
        if (span === 1) given[next] ??= lengthOf(style.own.width, width)
      }
      at += span
    }
  }
  const room = width - spacing * (columns.length + 1)
  return shared(
    columns.map(({ min, max }, at) => {
      const wanted = given[at]
      if (wanted === undefined) return { min, max: Math.max(max, 1), open: true }
      const fixed = Math.max(min, wanted)
      return { min: fixed, max: fixed, open: false }
    }),
    room,
  )
}

interface Column extends Intrinsic {
  /** True for a column without a declared width. It takes the remaining width before other columns. */
  readonly open: boolean
}

/** Distributes the width between minimum and maximum of columns, then beyond (CSS Table Level 3, 3.8.5). */
function shared(columns: readonly Column[], room: number): number[] {
  const sum = (of: (column: Column) => number) => columns.reduce((total, column) => total + of(column), 0)
  const [least, most] = [sum(({ min }) => min), sum(({ max }) => max)]
  if (most > room) {
    const share = most > least ? Math.max(0, room - least) / (most - least) : 0
    return columns.map(({ min, max }) => min + (max - min) * share)
  }
  const open = sum((column) => (column.open ? column.max : 0))
  const weight = ({ open: isOpen, max }: Column) => (open === 0 || isOpen ? max : 0)
  const total = sum(weight)
  return columns.map((column) => column.max + (total > 0 ? ((room - most) * weight(column)) / total : 0))
}

function placeRow(
  run: LayoutRun,
  table: ElementNode,
  row: Row,
  widths: readonly number[],
  box: ContentBox,
  spacing: number,
): number {
  let at = 0
  let x = box.x + spacing
  let height = 0
  const laid = row.cells.map(({ node, span }) => {
    const across = widths.slice(at, at + span)
    const forcedWidth = across.reduce((sum, width) => sum + width, spacing * (across.length - 1))
    const placed = run.layout(node, { width: forcedWidth, height: undefined, fill: false, forcedWidth })
    Object.assign(placed, { x, y: box.y, origin: table })
    at += span
    x += forcedWidth + spacing
    height = Math.max(height, placed.height)
    return placed
  })
  for (const placed of laid) placed.height = height
  const width = Math.max(0, x - box.x - spacing * 2)
  run.placed.set(row.node, { x: box.x + spacing, y: box.y, width, height, origin: table })
  return height
}

function coverGroups(run: LayoutRun, table: ElementNode, rows: readonly Row[], box: ContentBox): void {
  for (const { node, group } of rows) {
    const row = run.placed.get(node)
    if (!group || !row) continue
    const known = run.placed.get(group)
    if (!known) run.placed.set(group, { ...row, x: box.x, width: box.width, origin: table })
    else known.height = row.y + row.height - known.y
  }
}
