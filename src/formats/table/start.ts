/** Reads the beginning of a table: its delimiter, its heading, and the rows above it. */

import type { TableRow } from './rows.ts'

/** The marks that separate columns. When lines have several of them, the one in most lines counts. */
const DELIMITERS = ['\t', ',', ';', '|']

/** The line that names the delimiter for Excel. It is not a row, and Excel does not show it. */
const EXCEL_LINE = /^(?:"?)sep=(.?)"?\s*$/i

/**
 * The delimiter of a table that begins with this text: the one in the line for Excel, else the one in most
 * lines outside quotation marks, and of several the most frequent one; undefined when there is none.
 */
export function delimiterOf(start: string): string | undefined {
  const [first = '', ...more] = start
    .replace(QUOTED, '')
    .trimStart()
    .split(/\r\n?|\n/)
  const told = EXCEL_LINE.exec(first)?.[1]
  if (told) return told
  const all = EXCEL_LINE.test(first) ? more : [first, ...more]
  const uncommented = all.filter((line) => !line.startsWith('#'))
  const lines = uncommented.some((line) => line.trim() !== '') ? uncommented : all
  const counts = DELIMITERS.map((delimiter) => {
    const each = lines.map((line) => line.split(delimiter).length - 1)
    return {
      delimiter,
      lines: each.filter((count) => count > 0).length,
      all: each.reduce((a, b) => a + b, 0),
    }
  })
  const [best] = counts
    .filter(({ all }) => all > 0)
    .sort((one, other) => other.lines - one.lines || other.all - one.all)
  return best?.delimiter
}

/** The text may end within quotation marks, because only the beginning of the table was read. */
const QUOTED = /"[^"]*(?:"|$)/g

export function isExcelLine(line: string): boolean {
  return EXCEL_LINE.test(line)
}

/**
 * How many of the first rows stand above the table: the line of Excel, comments, and titles, which have one
 * cell where the table has several. `isOfTable` returns true for a row that belongs to the table in any case.
 */
export function rowsAbove(
  rows: readonly TableRow[],
  isOfTable: (cells: readonly string[]) => boolean = () => false,
): number {
  const widest = Math.max(0, ...rows.map(({ cells }) => filledIn(cells)))
  const at = rows.findIndex(({ cells }, place) => {
    const [first = ''] = cells
    if (place === 0 && isExcelRow(cells)) return false
    if (isOfTable(cells)) return true
    const filled = filledIn(cells)
    const isFull = filled === widest
    return /^\s*#\s*\S/.test(first) ? isFull && widest > 1 : isFull || filled > 1
  })
  return Math.max(at, 0)
}

/** With a tab or a comma as the delimiter, the row of that line has an empty cell behind it. */
export function isExcelRow([first = '', ...more]: readonly string[]): boolean {
  return isExcelLine(first) && more.every((cell) => cell === '')
}

export function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length
}

/** Names of columns differ in case, accents, spaces and underscores. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
