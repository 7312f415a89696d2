import type { FontUse } from '../../model/values.ts'
import { cut } from './layout.ts'
import { type Painter, safe, widthOf } from './terminal.ts'

const HEADINGS = ['family', 'role', 'words', 'elements', 'used for', 'falls back to']
const NUMBERS: ReadonlySet<number> = new Set([2, 3])

/** The space before each line, and between two columns. */
const MARGIN = 4
const GAP = 2

/** The smallest width of the last column. */
const LEAST_CELLS = 12

/**
 * Columns as wide as their widest cell, numbers to the right. On a narrow terminal the column with fallbacks
 * is left out first, and then the column with the uses is cut.
 */
export function fontTable(families: readonly FontUse[], painter: Painter): string {
  const rows = [HEADINGS, ...families.map(rowOf)]
  const all = HEADINGS.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  const over = (widths: readonly number[]) =>
    widths.reduce((sum, width) => sum + width + GAP, MARGIN - GAP) - painter.columns
  const widths = over(all) > 0 ? all.slice(0, -1) : all
  const last = widths.length - 1
  widths[last] = Math.max(LEAST_CELLS, (widths[last] ?? 0) - Math.max(0, over(widths)))
  const lines = rows.map((row) =>
    widths
      .map((width, at) => padded(cut(row[at] ?? '', width), width, NUMBERS.has(at)))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
  return lines.map((line, at) => `${' '.repeat(MARGIN)}${at === 0 ? painter.dim(line) : line}\n`).join('')
}

function rowOf({ family, roles, percentWords, percentElements, uses, fallbacks }: FontUse): string[] {
  const shares = [percentWords, percentElements].map((share) => `${share.toFixed(1)} %`)
  return [
    cut(safe(family), 32),
    roles.join(' '),
    ...shares,
    uses.slice(0, 5).join(' '),
    cut(safe(fallbacks.join(', ')), 48),
  ]
}

function padded(text: string, width: number, isNumber: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isNumber ? space + text : text + space
}
