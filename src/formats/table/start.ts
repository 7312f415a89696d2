/** Reads the beginning of a table: its delimiter, its heading, and the rows above the heading. */

import type { TableRow } from './rows.ts'

/** The marks that separate columns. When lines have several of them, the one in most lines counts. */
const DELIMITERS = ['\t', ',', ';', '|']

/** Matches a line such as `sep=;`, which names the delimiter for Excel. Excel does not show it as a row. */
const EXCEL_LINE = /^(?:"?)sep=(.?)"?\s*$/i

/**
 * Returns the delimiter of a table: the one that an Excel line names, else the one in most lines outside
 * quotation marks, of several the most frequent. Undefined when there is none.
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

/** Matches a quoted text. It may have no end, because only the beginning of the table was read. */
const QUOTED = /"[^"]*(?:"|$)/g

export function isExcelLine(line: string): boolean {
  return EXCEL_LINE.test(line)
}

/**
 * Returns how many of the first rows are above the table: an Excel line, comments, and titles, which have one
 * cell where the table has several. `isOfTable` returns true for a row that certainly belongs to the table.
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

/** Returns whether a row is an Excel line. With some delimiters, empty cells follow it. */
export function isExcelRow([first = '', ...more]: readonly string[]): boolean {
  return isExcelLine(first) && more.every((cell) => cell === '')
}

export function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length
}

/** Folds the name of a column, because names differ in case, accents, spaces and punctuation. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
