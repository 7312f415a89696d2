import type { Element } from 'domhandler'

/**
 * Tracks the columns of a table that is written row by row. Markdown has no `colspan` and `rowspan`, so empty
 * cells are written to align the columns.
 */
export interface Grid {
  newRow(): void
  /** Moves past the columns that cells of earlier rows cover, and returns their number. */
  spannedFromAbove(): number
  /** Places a cell at the current column. Returns the number of columns beyond the first that it covers. */
  place(cell: Element): number
}

const MAX_COLUMNS = 20
const MAX_ROWS = 1_000

export function createGrid(): Grid {
  /** For each column, the number of further rows that a cell covers. */
  const taken: number[] = []
  let column = 0
  return {
    newRow() {
      for (let at = column; at < taken.length; at++) lower(taken, at)
      column = 0
    },
    spannedFromAbove() {
      const from = column
      while (column < MAX_COLUMNS && (taken[column] ?? 0) > 0) lower(taken, column++)
      return column - from
    },
    place({ attribs }) {
      const columns = spanOf(attribs.colspan, MAX_COLUMNS)
      const rows = spanOf(attribs.rowspan, MAX_ROWS)
      for (let at = column; at < Math.min(column + columns, MAX_COLUMNS); at++) taken[at] = rows - 1
      column += columns
      return columns - 1
    },
  }
}

function lower(taken: number[], at: number): void {
  taken[at] = Math.max(0, (taken[at] ?? 0) - 1)
}

function spanOf(text: string | undefined, most: number): number {
  return Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), most)
}
