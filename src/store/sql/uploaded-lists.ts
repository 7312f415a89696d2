import type { EntryKind } from '../../model/company.ts'
import type { ListState, UploadedList } from '../../model/uploaded-lists.ts'
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

type Methods = 'addUpload' | 'uploads' | 'uploadText' | 'markUpload'

const COLUMNS = 'list, kind, named, total, state, message, created_at, ended_at'
const MAX_LISTED = 1_000

export function uploadedListsIn(sql: Sql, nowMs: () => number): Computed<Methods, Store> {
  const insert = sql.prepare<unknown[], { list: string }>(
    `INSERT INTO uploaded_lists (list, text, kind, named, total, state, created_at)
     VALUES (?, ?, ?, ?, ?, 'waiting', ?) ON CONFLICT (list) DO NOTHING RETURNING list`,
  )
  const all = sql.prepare<[], Row>(
    `SELECT ${COLUMNS} FROM uploaded_lists ORDER BY created_at, list LIMIT ${MAX_LISTED}`,
  )
  const text = sql.value<[string], string>('SELECT text FROM uploaded_lists WHERE list = ?')
  // The text of a list that has ended is not needed any more.
  const mark = sql.prepare<unknown[], { list: string }>(
    `UPDATE uploaded_lists SET state = ?, message = ?, ended_at = ?,
       text = CASE WHEN CAST(? AS BIGINT) = 1 THEN '' ELSE text END
     WHERE list = ? AND state <> ? RETURNING list`,
  )
  return {
    *addUpload({ list, text: whole, kind, column, total }) {
      const added = yield* insert.get(shortened(list), whole, kind ?? null, column ?? null, total, nowMs())
      return added !== undefined
    },
    *uploads() {
      return (yield* all.all()).map(uploadFrom)
    },
    *uploadText(list) {
      return yield* text.get(shortened(list))
    },
    *markUpload(list, state, { message, unless = '' } = {}) {
      const hasEnded = state === 'done' || state === 'failed'
      const endedAt = hasEnded ? nowMs() : null
      const row = yield* mark.get(state, message ?? null, endedAt, hasEnded ? 1 : 0, shortened(list), unless)
      return row !== undefined
    },
  }
}

function uploadFrom({ named, created_at, ended_at, ...row }: Row): UploadedList {
  const endedAt = ended_at === null ? null : new Date(ended_at)
  return { ...row, column: named, createdAt: new Date(created_at), endedAt }
}
