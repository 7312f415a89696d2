import type { EntryKind } from '../../model/company.ts'
import type { ListRunHead, ListState, UploadedList } from '../../model/uploaded-lists.ts'
import type { Store } from '../store.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql } from './sql.ts'

interface Row {
  readonly list: string
  readonly kind: EntryKind | null
  readonly named: string | null
  readonly total: number
  readonly state: ListState
  readonly message: string | null
  readonly created_at: number
  readonly ended_at: number | null
}

interface RunRow {
  readonly list: string
  readonly language: string
  readonly started_at: number
  readonly ended_at: number | null
  readonly total: number | null
}

type Methods =
  | 'addUpload'
  | 'uploads'
  | 'openUploads'
  | 'uploadOf'
  | 'uploadText'
  | 'markUpload'
  | 'runHeads'
  | 'lineCounts'

const COLUMNS = 'list, kind, named, total, state, message, created_at, ended_at'
const MAX_LISTED = 1_000
const STATES = 5

export function uploadedListsIn(sql: Sql, nowMs: () => number): Computed<Methods, Store> {
  const insert = sql.prepare<unknown[], { list: string }>(
    `INSERT INTO uploaded_lists (list, text, kind, named, total, state, created_at)
     VALUES (?, ?, ?, ?, ?, 'waiting', ?) ON CONFLICT (list) DO NOTHING RETURNING list`,
  )
  const all = sql.prepare<[], Row>(
    `SELECT ${COLUMNS} FROM uploaded_lists ORDER BY created_at DESC, list LIMIT ${MAX_LISTED}`,
  )
  const open = sql.prepare<[], Row>(
    `SELECT ${COLUMNS} FROM uploaded_lists WHERE state IN ('waiting', 'running')
     ORDER BY created_at, list LIMIT ${MAX_LISTED}`,
  )
  const one = sql.prepare<[string], Row>(`SELECT ${COLUMNS} FROM uploaded_lists WHERE list = ?`)
  const text = sql.value<[string], string>('SELECT text FROM uploaded_lists WHERE list = ?')
  // The text of an ended list is not needed any more.
  const mark = sql.prepare<unknown[], { list: string }>(
    `UPDATE uploaded_lists SET state = ?, message = ?, ended_at = ?,
       text = CASE WHEN CAST(? AS BIGINT) = 1 THEN '' ELSE text END
     WHERE list = ? AND state IN (${Array(STATES).fill('?').join(', ')}) RETURNING list`,
  )
  return {
    *addUpload({ list, text: whole, kind, column, total }) {
      const added = yield* insert.get(shortened(list), whole, kind ?? null, column ?? null, total, nowMs())
      return added !== undefined
    },
    *uploads() {
      return (yield* all.all()).map(uploadFrom)
    },
    *openUploads() {
      return (yield* open.all()).map(uploadFrom)
    },
    *uploadOf(list) {
      const row = yield* one.get(shortened(list))
      return row && uploadFrom(row)
    },
    *uploadText(list) {
      return yield* text.get(shortened(list))
    },
    *markUpload(list, state, { message, from }) {
      const hasEnded = state === 'done' || state === 'failed'
      const endedAt = hasEnded ? nowMs() : null
      const states = Array.from({ length: STATES }, (_, index) => from[index] ?? '')
      const given = [state, message ?? null, endedAt, hasEnded ? 1 : 0, shortened(list), ...states]
      return (yield* mark.get(...given)) !== undefined
    },
    ...progressIn(sql),
  }
}

/** Reads the numbers for the progress of lists. No query reads the lines of more than one list. */
function progressIn(sql: Sql): Pick<Computed<Methods, Store>, 'runHeads' | 'lineCounts'> {
  const columns = 'list, language, started_at, ended_at, total'
  const latest = sql.prepare<[], RunRow>(
    `SELECT ${columns} FROM list_runs ORDER BY started_at DESC LIMIT ${MAX_LISTED}`,
  )
  const ofList = sql.prepare<[string], RunRow>(`SELECT ${columns} FROM list_runs WHERE list = ?`)
  const lines = sql.prepare<[string], { lines: number; invalid: number }>(
    `SELECT count(*) AS lines, count(*) FILTER (WHERE domain IS NULL) AS invalid
     FROM lines WHERE list = ? AND language = ''`,
  )
  const pending = sql.value<[string], number>(
    `SELECT count(DISTINCT domain) FROM lines WHERE list = ? AND language = '' AND domain IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM results WHERE results.domain = lines.domain)`,
  )
  return {
    *runHeads(list) {
      return (yield* list === undefined ? latest.all() : ofList.all(shortened(list))).map(runFrom)
    },
    *lineCounts(list) {
      const counted = (yield* lines.get(shortened(list))) ?? { lines: 0, invalid: 0 }
      return { ...counted, pending: counted.lines > 0 ? ((yield* pending.get(shortened(list))) ?? 0) : 0 }
    },
  }
}

function runFrom({ list, language, started_at, ended_at, total }: RunRow): ListRunHead {
  const endedAt = ended_at === null ? null : new Date(ended_at)
  return { list, language: language || null, total, startedAt: new Date(started_at), endedAt }
}

function uploadFrom({ named, created_at, ended_at, ...row }: Row): UploadedList {
  const endedAt = ended_at === null ? null : new Date(ended_at)
  return { ...row, column: named, createdAt: new Date(created_at), endedAt }
}
