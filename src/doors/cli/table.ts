import { cut } from './layout.ts'
import { type Painter, widthOf } from './terminal.ts'

/** The space before each line, and between two columns. */
const MARGIN = 4
const GAP = 2

/** The smallest width of the last column. */
const LEAST_CELLS = 12

/**
 * Formats rows below their headings. Each column is as wide as its widest cell. Columns whose index is in
 * `numbers` are aligned to the right. On a narrow terminal, the last column is left out first, and then the
 * column before it is shortened.
 */
export function tableText(
  headings: readonly string[],
  entries: readonly (readonly string[])[],
  numbers: readonly number[],
  painter: Painter,
): string {
  const rows = [headings, ...entries]
  const all = headings.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  const over = (widths: readonly number[]) =>
    widths.reduce((sum, width) => sum + width + GAP, MARGIN - GAP) - painter.columns
  const widths = over(all) > 0 ? all.slice(0, -1) : all
  const last = widths.length - 1
  widths[last] = Math.max(LEAST_CELLS, (widths[last] ?? 0) - Math.max(0, over(widths)))
  const lines = rows.map((row) =>
    widths
      .map((width, at) => padded(cut(row[at] ?? '', width), width, numbers.includes(at)))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
  return lines.map((line, at) => `${' '.repeat(MARGIN)}${at === 0 ? painter.dim(line) : line}\n`).join('')
}

function padded(text: string, width: number, isNumber: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isNumber ? space + text : text + space
}
