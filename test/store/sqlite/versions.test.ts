import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { doctor } from '../../../src/library/lookups.ts'
import { digestOf } from '../../../src/store/sql/split-result.ts'
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/index.ts'
import { okResult } from '../records.ts'
import { Clock, temporaryFolder, temporaryStore } from '../temporary.ts'

type Row = Record<string, unknown>

const RESULT = okResult('a.com')
const FIELDS = RESULT.state === 'ok' ? RESULT.record.fields : {}

/** `results.head` as each schema had it: the findings as nulls, and from the seventh on their names alone. */
function headIn(version: number): string {
  const names = Object.keys(FIELDS)
  const fields = version < 7 ? Object.fromEntries(names.map((name) => [name, null])) : names
  return JSON.stringify({ ...RESULT, record: { ...(RESULT.state === 'ok' && RESULT.record), fields } })
}

/** What cannot be just any value: column values by table. */
const VALUES: Record<string, (version: number) => Row> = {
  results: (version) => ({
    ...{ domain: 'a.com', head: headIn(version), digest: digestOf(RESULT) },
    ...(version >= 23 && { evidence: null }),
  }),
  findings: () => ({ extractor: 'name', finding: JSON.stringify(Object.values(FIELDS)[0]) }),
  language_results: () => ({ result: JSON.stringify(RESULT) }),
  lines: () => ({ reason: null }),
}

interface Column {
  readonly name: string
  readonly type: string
}

/** The first value that a CHECK of the column lists. */
function listed(sql: string, column: string): string | undefined {
  return new RegExp(`\\b${column}\\b[^,]*\\bIN \\('([^']*)'`).exec(sql)?.[1]
}

/** A row of a table, of which nothing is known but its columns. */
function rowOf(db: Database.Database, table: string, sql: string, version: number): Row {
  const parents = db.pragma(`foreign_key_list(${table})`) as {
    from: string
    table: string
    to: string | null
  }[]
  const columns = db.pragma(`table_info(${table})`) as Column[]
  const entries = columns.map(({ name, type }) => {
    const parent = parents.find(({ from }) => from === name)
    const to =
      parent &&
      (parent.to ??
        db.prepare(`SELECT name FROM pragma_table_info('${parent.table}') WHERE pk`).pluck().get())
    if (parent) return [name, db.prepare(`SELECT ${to} FROM ${parent.table}`).pluck().get()]
    if (type === 'BLOB') return [name, Buffer.from(name)]
    return [name, type === 'TEXT' ? (listed(sql, name) ?? `some ${name}`) : 1]
  })
  return { ...Object.fromEntries(entries), ...VALUES[table]?.(version) }
}

/** A database as a blazon of that schema left it, with a row in every table. */
function databaseOf(version: number): string {
  const path = join(temporaryFolder(), 'brands.db')
  const db = new Database(path)
  db.pragma('auto_vacuum = INCREMENTAL')
  db.transaction(() => fill(db, version)).immediate()
  db.close()
  return path
}

function fill(db: Database.Database, version: number): void {
  for (const sql of MIGRATIONS.slice(0, version)) db.exec(sql)
  db.pragma(`application_id = ${0x62_6c_7a_6e}`)
  db.pragma(`user_version = ${version}`)
  for (const { name, sql } of tablesOf(db)) {
    if (db.prepare(`SELECT count(*) FROM ${name}`).pluck().get() !== 0) continue
    const row = rowOf(db, name, sql, version)
    const names = Object.keys(row)
    db.prepare(`INSERT INTO ${name} (${names}) VALUES (${names.map(() => '?')})`).run(...Object.values(row))
    if (name === 'findings') restOfFindings(db)
  }
}

function restOfFindings(db: Database.Database): void {
  db.exec('DELETE FROM findings')
  const insert = db.prepare("INSERT INTO findings (domain, extractor, finding) VALUES ('a.com', ?, ?)")
  for (const [name, finding] of Object.entries(FIELDS)) insert.run(name, JSON.stringify(finding))
}

function tablesOf(db: Database.Database): readonly { name: string; sql: string }[] {
  return db
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all()
}

function rowsIn(path: string): ReadonlyMap<string, readonly Row[]> {
  const db = new Database(path, { readonly: true })
  const rows = new Map(
    tablesOf(db).map(({ name }) => [name, db.prepare<[], Row>(`SELECT * FROM ${name}`).all()]),
  )
  db.close()
  return rows
}

/** Rows as they are found again: by the columns that are still there, without those that are made anew. */
const MADE_ANEW: ReadonlySet<string> = new Set(['head', 'kept_at'])

/** `caller-headers.test.ts` sees these in the row of the batch. */
const isMoved = (table: string, name: string) => table === 'deliveries' && name === 'headers'

test.each(MIGRATIONS.map((_, at) => at + 1))('a database of schema %i keeps its rows', async (version) => {
  const path = databaseOf(version)
  const before = rowsIn(path)
  const clock = new Clock()
  clock.ms = 1
  const store = await temporaryStore({ path, now: clock.now })
  expect(JSON.stringify(await store.resultOf('a.com'))).toBe(JSON.stringify(RESULT))
  await store.status()
  await store.close()
  const after = rowsIn(path)
  for (const [table, rows] of before) {
    const found = after.get(table)
    // Its rows stand in another table now; `migrations.test.ts` sees them there.
    if (!found || table === 'usage') continue
    const kept = rows.map((row) =>
      Object.entries(row).filter(([name]) => !MADE_ANEW.has(name) && !isMoved(table, name)),
    )
    for (const row of kept)
      expect(found, table).toContainEqual(expect.objectContaining(Object.fromEntries(row)))
    expect(found.length, table).toBeGreaterThanOrEqual(rows.length)
  }
  const { schema, complaints } = await doctor(path, { now: clock.now })
  expect(schema).toEqual({ version: MIGRATIONS.length, latest: MIGRATIONS.length })
  // What has just any value in every column is complained about; what the migrations did is not.
  const any: readonly string[] = ['leases', 'imports', 'contents', 'said']
  expect(complaints.map(({ check }) => check).filter((check) => !any.includes(check))).toEqual([])
  expect(complaints.map(({ message }) => message).join()).not.toContain('damaged: results')
})
