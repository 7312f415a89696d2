import type { HandleKind } from '../../model/company.ts'
import type { LineFilter, ListLine } from '../../model/stored.ts'
import type { LineOfList, Lists } from '../store.ts'
import { insertsIn } from './inserts.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Portions {
  /** Reads the portion after `last`, or the first one, by list and line. An empty portion is the end. */
  linesAfter(last: ListLine | undefined, filter: LineFilter): Steps<readonly ListLine[]>
}

interface LineRow extends Omit<ListLine, 'readAs' | 'kept'> {
  readonly read_as: HandleKind | null
  readonly kept: string | null
}

interface PortionQuery {
  readonly list: string
  readonly language: string
  readonly line: number
  readonly invalid: 0 | 1
  readonly limit: number
}

const MAX_INPUT_CHARS = 2_000
/** The largest number of columns that are stored with an entry, and the largest length of their names. */
const MAX_KEPT = 200
const MAX_NAME_CHARS = 200
const PORTION_ROWS = 500

type Methods = 'putLines' | 'endLines' | 'keptColumns'

export function linesIn(sql: Sql): Computed<Methods, Lists> & Portions {
  const remove = sql.prepare<[string, string, number, number]>(
    'DELETE FROM lines WHERE list = ? AND language = ? AND line > ? AND line <= ?',
  )
  const insert = insertsIn(sql, 'lines', {
    ...{ list: 'TEXT', language: 'TEXT', line: 'BIGINT', input: 'TEXT' },
    ...{ domain: 'TEXT', reason: 'TEXT', read_as: 'TEXT', kept: 'TEXT' },
  })
  // The id of a cell is its position in the row, below ten million. The two databases have different ids, but
  // in the same order.
  const selectKept = sql.value<[{ readonly list: string | null; readonly language: string }], string>(
    `SELECT cell.key FROM lines, json_each(lines.kept) AS cell
     WHERE lines.language = :language AND lines.list = coalesce(:list, lines.list) AND kept IS NOT NULL
     GROUP BY lines.list, cell.key ORDER BY lines.list, min(lines.line * 10000000 + cell.id)`,
  )
  // One list at a time, since SQLite would sort the rows of several again for each portion.
  const selectPortion = sql.prepare<[PortionQuery], LineRow>(
    `SELECT list, line, input, domain, reason, read_as, kept FROM lines
     WHERE list = :list AND language = :language AND line > :line AND (:invalid = 0 OR domain IS NULL)
     ORDER BY line LIMIT :limit`,
  )
  const selectNext = sql.value<[string], string>(
    'SELECT list FROM lines WHERE list > ? ORDER BY list LIMIT 1',
  )
  const put = sql.write(
    (list) => `lines ${list}`,
    function* (list: string, after: number, lines: readonly LineOfList[], language: string) {
      yield* remove.run(list, language, after, lines.at(-1)?.line ?? after)
      const rows = lines.map(({ line, input, domain, reason, readAs = null, kept }) => {
        const cells = kept ? JSON.stringify(withinBounds(kept)) : null
        return [list, language, line, input.slice(0, MAX_INPUT_CHARS), domain, reason, readAs, cells]
      })
      yield* insert.run(rows)
    },
  )
  return {
    *putLines(list, after, lines, language = '') {
      yield* put(shortened(list), after, lines, language)
    },
    *endLines(list, after, language = '') {
      yield* remove.run(shortened(list), language, after, Number.MAX_SAFE_INTEGER)
    },
    *keptColumns({ list, language = '' } = {}) {
      return [
        ...new Set(yield* selectKept.all({ list: list === undefined ? null : shortened(list), language })),
      ]
    },
    *linesAfter(last, { list: only, language = '', invalid = false }) {
      const asked = { language, invalid: invalid ? 1 : 0, limit: PORTION_ROWS } as const
      let line = last?.line ?? 0
      let list: string | undefined = shortened(last?.list ?? only ?? '')
      while (list !== undefined) {
        const portion = yield* selectPortion.all({ ...asked, list, line })
        if (portion.length > 0) return portion.map(lineOf)
        line = 0
        list = only === undefined ? yield* selectNext.get(list) : undefined
      }
      return []
    },
  }
}

/** Keeps the first columns, and the beginnings of their texts. */
function withinBounds(kept: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const cells = Object.entries(kept).slice(0, MAX_KEPT)
  return Object.fromEntries(
    cells.map(([name, cell]) => [name.slice(0, MAX_NAME_CHARS), cell.slice(0, MAX_INPUT_CHARS)]),
  )
}

function lineOf({ read_as: readAs, kept, ...line }: LineRow): ListLine {
  const cells = kept === null ? undefined : (JSON.parse(kept) as ListLine['kept'])
  return { ...line, ...(readAs !== null && { readAs }), ...(cells && { kept: cells }) }
}
