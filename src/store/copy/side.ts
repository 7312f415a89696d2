import { BlazonError } from '../../model/errors.ts'
import type { Blobs } from '../sql/blobs.ts'
import { leasesIn } from '../sql/leases.ts'
import type { Sql, Steps } from '../sql/sql.ts'
import type { CopiedTable } from './tables.ts'

/** One of the two databases of a copy. */
export interface Side {
  readonly sql: Sql
  readonly blobs: Blobs
  /** The database, as messages name it. */
  readonly shown: string
  /** Identifies the database, without the user and the password. */
  readonly address: string
  /** Runs a computation on the database. Rejects with BlazonErrors only. */
  run<T>(work: () => Steps<T>): Promise<T>
  /** Raises the counters that number new rows above the copied rows. */
  raiseCounters(): Steps<void>
  close(): Promise<void>
}

export type ColumnType = 'TEXT' | 'INTEGER' | 'REAL' | 'BLOB'

export interface Column {
  readonly name: string
  readonly type: ColumnType
}

const COLUMNS = {
  sqlite: 'SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden = 0',
  postgres: `SELECT column_name AS name, CASE data_type
      WHEN 'text' THEN 'TEXT' WHEN 'bigint' THEN 'INTEGER' WHEN 'double precision' THEN 'REAL'
      WHEN 'bytea' THEN 'BLOB' ELSE data_type END AS type
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ? AND is_generated = 'NEVER'`,
} as const

/** SQLite has row numbers without a column for them in the schema. */
const ROWID: Column = { name: 'rowid', type: 'INTEGER' }

/**
 * The columns of a table by their names, without columns that the database computes, and without keys of
 * objects. Each database has its own objects, and the bytes are copied as if all of them were in `data`.
 */
export function* columnsOf(sql: Sql, { name, isOrdered, hasBlobs }: CopiedTable): Steps<readonly Column[]> {
  const all = yield* sql.prepare<[string], Column>(COLUMNS[sql.kind]).all(name)
  const stored = hasBlobs ? all.filter((column) => column.name !== 'blob') : all
  const copied = sql.kind === 'sqlite' && isOrdered ? [...stored, ROWID] : stored
  return copied.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Rejects with `storage` while a batch or a service works on the database. */
export async function refuseInUse({ sql, shown, run }: Side, nowMs: () => number): Promise<void> {
  const { holderOf } = leasesIn(sql, nowMs, shown)
  const names = sql.value<[], string>('SELECT name FROM leases ORDER BY name')
  await run(function* () {
    for (const name of yield* names.all()) {
      const holder = yield* holderOf(name)
      if (!holder) continue
      const who = `${name.replace(/ .*/, '')}, process ${holder.pid} on ${holder.host}`
      throw new BlazonError(
        'storage',
        `Another process (${who}) is working on the database ${shown}; let it finish or stop it. Nobody may write to either database during a copy.`,
      )
    }
  })
}
