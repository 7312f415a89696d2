import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { COPIED, NOT_COPIED } from '../../../src/store/copy/tables.ts'
import { openStore } from '../../../src/store/index.ts'
import { schemaOf } from '../../../src/store/postgres/servers.ts'
import { newDatabase } from '../postgres/databases.ts'
import { temporaryFolder } from '../temporary.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
}

/** The stored columns of a new database of SQLite. */
async function columnsOfSqlite(): Promise<readonly Column[]> {
  const path = `${temporaryFolder()}/a.db`
  await (await openStore(path, { now: () => new Date() })).close()
  const db = new Database(path, { readonly: true })
  onTestFinished(() => void db.close())
  return db
    .prepare<[], Column>(
      `SELECT tables.name AS "table", columns.name, columns.type
       FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
       WHERE tables.type = 'table' AND hidden = 0`,
    )
    .all()
}

/** Runs a query on a new database of PostgreSQL. */
async function ofPostgres<R extends object>(sql: string): Promise<readonly R[]> {
  const address = await newDatabase()
  await (await openStore(address, { now: () => new Date() })).close()
  const client = new pg.Client(address)
  await client.connect()
  onTestFinished(() => client.end())
  return (await client.query<R>(sql, [schemaOf(address)])).rows
}

const COLUMNS_OF_POSTGRES = `SELECT columns.table_name AS "table", column_name AS name, data_type AS type
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = $1 AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'`

const SAME_TYPES = new Map([
  ['text', 'TEXT'],
  ['bigint', 'INTEGER'],
  ['double precision', 'REAL'],
  ['bytea', 'BLOB'],
])

const tablesIn = (columns: readonly Column[]) => [...new Set(columns.map(({ table }) => table))]
const copiedOnly = (columns: readonly Column[]) =>
  columns
    .filter(({ table, name }) => !(table in NOT_COPIED) && name !== 'rowid')
    .map(({ table, name, type }) => `${table}.${name} ${SAME_TYPES.get(type) ?? type}`)
    .sort()

test('every table of both kinds of databases is copied, or it is said why not', async () => {
  const sqlite = tablesIn(await columnsOfSqlite())
  const postgres = tablesIn(await ofPostgres<Column>(COLUMNS_OF_POSTGRES))
  const copied = COPIED.map(({ name }) => name)
  expect([...copied, ...Object.keys(NOT_COPIED)].sort()).toEqual(
    [...new Set([...sqlite, ...postgres])].sort(),
  )
  for (const tables of [sqlite, postgres])
    expect(tables.filter((table) => !(table in NOT_COPIED)).sort()).toEqual([...copied].sort())
})

test('copied tables have the same columns in both, with types that hold the same', async () => {
  const sqlite = copiedOnly(await columnsOfSqlite())
  expect(sqlite).toContain('results.evidence BLOB')
  expect(copiedOnly(await ofPostgres<Column>(COLUMNS_OF_POSTGRES))).toEqual(sqlite)
})

test('tables are read by their primary keys, and the order of rows is copied where PostgreSQL has it', async () => {
  const keys = await ofPostgres<{ table: string; keys: string }>(
    `SELECT pg_class.relname AS "table", string_agg(attname, ' ' ORDER BY ordinality) AS keys
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid, unnest(indkey) WITH ORDINALITY AS at (number, ordinality)
     JOIN pg_attribute ON attnum = at.number
     WHERE indisprimary AND attrelid = indrelid AND relnamespace = $1::regnamespace GROUP BY 1`,
  )
  const copied = COPIED.map(({ name, keys }) => ({ table: name, keys: keys.join(' ') }))
  const byTable = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1)
  expect(copied.toSorted(byTable)).toEqual(
    keys.filter(({ table }) => !(table in NOT_COPIED)).toSorted(byTable),
  )
  const numbered = (await ofPostgres<Column>(COLUMNS_OF_POSTGRES)).filter(({ name }) => name === 'rowid')
  expect(
    COPIED.filter(({ isOrdered }) => isOrdered)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(
    tablesIn(numbered)
      .filter((table) => !(table in NOT_COPIED))
      .sort(),
  )
})

test('rows come after the rows that they refer to', async () => {
  const references = await ofPostgres<{ from: string; to: string }>(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
     WHERE contype = 'f' AND connamespace = $1::regnamespace`,
  )
  expect(references.length).toBeGreaterThan(10)
  const plain = (table: string) => table.replace(/^.*\./, '')
  const at = (table: string) => COPIED.findIndex(({ name }) => name === plain(table))
  const copied = references.filter(({ from }) => !(plain(from) in NOT_COPIED))
  expect(copied.filter(({ from, to }) => at(from) <= at(to))).toEqual([])
})
