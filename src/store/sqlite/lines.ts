import type { Database } from 'better-sqlite3'
import type { HandleKind } from '../../model/company.ts'
import type { LineFilter, ListLine } from '../../model/stored.ts'
import type { LineOfList } from '../store.ts'
import type { Immediate } from './immediate.ts'

interface Portions {
  /** One portion in the order of list and line; undefined gives the first, and an empty one is the end. */
  linesAfter(last: ListLine | undefined, filter: LineFilter): readonly ListLine[]
}

interface LineRow extends Omit<ListLine, 'readAs'> {
  readonly read_as: HandleKind | null
}

interface PortionQuery {
  readonly list: string
  readonly language: string
  readonly line: number
  readonly invalid: 0 | 1
  readonly limit: number
}

const MAX_INPUT_CHARS = 2_000
const PORTION_ROWS = 500

export function linesIn(db: Database): Immediate<'putLines' | 'endLines'> & Portions {
  const remove = db.prepare<[string, string, number, number]>(
    'DELETE FROM lines WHERE list = ? AND language = ? AND line > ? AND line <= ?',
  )
  const insert = db.prepare<[string, string, number, string, string | null, string | null, string | null]>(
    'INSERT INTO lines (list, language, line, input, domain, reason, read_as) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  // One list at a time, by the primary key: rows of several lists would be sorted for each portion.
  const selectPortion = db.prepare<[PortionQuery], LineRow>(
    `SELECT list, line, input, domain, reason, read_as FROM lines
     WHERE list = :list AND language = :language AND line > :line AND (:invalid = 0 OR domain IS NULL)
     ORDER BY line LIMIT :limit`,
  )
  const selectNext = db
    .prepare<[string], string>('SELECT list FROM lines WHERE list > ? ORDER BY list LIMIT 1')
    .pluck()
  const put = db.transaction(
    (list: string, after: number, lines: readonly LineOfList[], language: string) => {
      remove.run(list, language, after, lines.at(-1)?.line ?? after)
      for (const { line, input, domain, reason, readAs = null } of lines)
        insert.run(list, language, line, input.slice(0, MAX_INPUT_CHARS), domain, reason, readAs)
    },
  )
  return {
    putLines(list, after, lines, language = '') {
      put.immediate(list, after, lines, language)
    },
    endLines(list, after, language = '') {
      remove.run(list, language, after, Number.MAX_SAFE_INTEGER)
    },
    linesAfter(last, { list: only, language = '', invalid = false }) {
      const asked = { language, invalid: invalid ? 1 : 0, limit: PORTION_ROWS } as const
      let line = last?.line ?? 0
      let list: string | undefined = last?.list ?? only ?? ''
      while (list !== undefined) {
        const portion = selectPortion.all({ ...asked, list, line })
        if (portion.length > 0) return portion.map(lineOf)
        line = 0
        list = only === undefined ? selectNext.get(list) : undefined
      }
      return []
    },
  }
}

function lineOf({ read_as: readAs, ...line }: LineRow): ListLine {
  return readAs === null ? line : { ...line, readAs }
}
