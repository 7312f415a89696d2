import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openStore } from '../../../src/store/index.ts'
import { temporaryFolder } from '../temporary.ts'

/** Tables of few rows: what an operator set, and what is under way. */
const SMALL: ReadonlySet<string> = new Set([
  ...['bounds', 'usage', 'leases', 'work_reports', 'list_runs', 'uploaded_lists', 'latest', 'few'],
  ...['directory_sources', 'directory_overrides'],
  ...['keys', 'plans', 'organisations', 'endpoint_credits', 'credit_leases', 'sqlite_schema', 'sizes'],
  // The list that a parameter is.
  'json_each',
  // Tables of one row.
  ...['CONSTANT', 'pragma_page_size', 'pragma_page_count', 'pragma_freelist_count'],
])

/** Statements that read a table from its beginning and stop, or that mean all of it. */
const ON_PURPOSE = [
  'SELECT hash FROM unused_bodies LIMIT 1',
  'DELETE FROM lines WHERE (rowid) IN (SELECT rowid FROM lines ORDER BY rowid LIMIT 50)',
  'DELETE FROM answers',
  // Once an export, which then reads all of these lines.
  'SELECT cell.key FROM lines, json_each(lines.kept) AS cell WHERE lines.language = :language AND lines.list = coalesce(:list, lines.list) AND kept IS NOT NULL GROUP BY lines.list, cell.key ORDER BY lines.list, min(lines.line * 10000000 + cell.id)',
]

interface Planned {
  readonly sql: string
  readonly steps: readonly string[]
}

/** All statements that a store prepares, with the steps by which SQLite runs them. */
async function plans(): Promise<readonly Planned[]> {
  const prepare = vi.spyOn(Database.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  const path = join(temporaryFolder(), 'brands.db')
  await (await openStore(path, { now: () => new Date() })).close()
  const sources = new Set(prepare.mock.calls.map(([sql]) => sql.replace(/\s+/g, ' ').trim()))
  const db = new Database(path, { readonly: true })
  onTestFinished(() => void db.close())
  const queries = [...sources].filter((sql) => /^(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(sql))
  return queries.map((sql) => ({ sql, steps: stepsOf(db, sql) }))
}

function stepsOf(db: Database.Database, sql: string): readonly string[] {
  const names = Array.from(sql.matchAll(/:(\w+)/g), ([, name]) => name)
  const places = sql.match(/\?/g) ?? []
  const given = names.length > 0 ? [Object.fromEntries(names.map((name) => [name, 1]))] : places.map(() => 1)
  const rows = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...given)
  return rows.map(({ detail }) => detail)
}

it('no statement goes through a large table from end to end', async () => {
  const all = await plans()
  expect(all.length).toBeGreaterThan(150)
  const scanning = all.filter(({ sql, steps }) => {
    const scanned = steps.flatMap((step) => /^SCAN (\w+)(?! USING)(?: VIRTUAL|$| ROW)/.exec(step)?.[1] ?? [])
    return !ON_PURPOSE.includes(sql) && scanned.some((table) => !SMALL.has(table))
  })
  expect(scanning).toEqual([])
})

it('a portion of a list is read in its order, without sorting the list', async () => {
  const portions = (await plans()).filter(({ sql }) => / FROM lines WHERE .* LIMIT :limit$/.test(sql))
  expect(Array.from(portions, ({ steps }) => steps)).toEqual([
    ['SEARCH lines USING INDEX sqlite_autoindex_lines_1 (list=? AND language=? AND line>?)'],
  ])
})
