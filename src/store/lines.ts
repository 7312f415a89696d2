import type { Database } from 'better-sqlite3'

/** A line of a list that is no domain. */
export interface InvalidLine {
  readonly list: string
  /** From 1, as editors count. */
  readonly line: number
  /** As it stood there, at most 2,000 characters. */
  readonly input: string
  readonly reason: string
}

/** The invalid lines of the last run over each list. */
export interface Lines {
  clearLines(list: string): void
  putLine(line: InvalidLine): void
  /** One page in the order of list and line; undefined begins. Empty after the last. */
  linesAfter(last: InvalidLine | undefined): readonly InvalidLine[]
}

const MAX_INPUT_CHARS = 2_000
const PAGE_ROWS = 500

export function linesIn(db: Database): Lines {
  const clear = db.prepare<[string]>('DELETE FROM invalid_lines WHERE list = ?')
  const put = db.prepare<[string, number, string, string]>(
    'INSERT OR REPLACE INTO invalid_lines (list, line, input, reason) VALUES (?, ?, ?, ?)',
  )
  const selectPage = db.prepare<[string, number, number], InvalidLine>(
    'SELECT list, line, input, reason FROM invalid_lines WHERE (list, line) > (?, ?) ORDER BY list, line LIMIT ?',
  )
  return {
    clearLines(list) {
      clear.run(list)
    },
    putLine({ list, line, input, reason }) {
      put.run(list, line, input.slice(0, MAX_INPUT_CHARS), reason)
    },
    linesAfter: (last) => selectPage.all(last?.list ?? '', last?.line ?? 0, PAGE_ROWS),
  }
}
