import type { Database } from 'better-sqlite3'
import type { LineFilter, ListLine } from '../../model/stored.ts'
import type { LineOfList } from '../store.ts'
import type { Immediate } from './immediate.ts'

interface Portions {
  /** One portion in the order of list and line; undefined gives the first, and an empty one is the end. */
  linesAfter(last: ListLine | undefined, filter: LineFilter): readonly ListLine[]
}

interface PortionQuery {
  readonly language: string
  readonly only: string | null
  readonly invalid: 0 | 1
  readonly list: string
  readonly line: number
}

const MAX_INPUT_CHARS = 2_000
const PORTION_ROWS = 500

export function linesIn(db: Database): Immediate<'putLines' | 'endLines'> & Portions {
  const remove = db.prepare<[string, string, number, number]>(
    'DELETE FROM lines WHERE list = ? AND language = ? AND line > ? AND line <= ?',
  )
  const insert = db.prepare<[string, string, number, string, string | null, string | null]>(
    'INSERT INTO lines (list, language, line, input, domain, reason) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const selectPortion = db.prepare<[PortionQuery & { limit: number }], ListLine>(
    `SELECT list, line, input, domain, reason FROM lines
     WHERE language = :language AND (list, line) > (:list, :line)
       AND (:only IS NULL OR list = :only) AND (:invalid = 0 OR domain IS NULL)
     ORDER BY list, line LIMIT :limit`,
  )
  const put = db.transaction(
    (list: string, after: number, lines: readonly LineOfList[], language: string) => {
      remove.run(list, language, after, lines.at(-1)?.line ?? after)
      for (const { line, input, domain, reason } of lines)
        insert.run(list, language, line, input.slice(0, MAX_INPUT_CHARS), domain, reason)
    },
  )
  return {
    putLines(list, after, lines, language = '') {
      put.immediate(list, after, lines, language)
    },
    endLines(list, after, language = '') {
      remove.run(list, language, after, Number.MAX_SAFE_INTEGER)
    },
    linesAfter(last, { list: only = null, language = '', invalid = false }) {
      const { list, line } = last ?? { list: only ?? '', line: 0 }
      return selectPortion.all({ language, only, invalid: invalid ? 1 : 0, list, line, limit: PORTION_ROWS })
    },
  }
}
