import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { callsIn } from '../../../src/store/sql/calls.ts'
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/index.ts'
import { completed, sqliteSql } from '../../../src/store/sqlite/sql.ts'
import { temporaryFolder } from '../temporary.ts'

function database(versions = MIGRATIONS.length) {
  const db = new Database(join(temporaryFolder(), 'brands.db'))
  db.transaction(() => {
    for (const sql of MIGRATIONS.slice(0, versions)) db.exec(sql)
  }).immediate()
  return db
}

function historyIn(db: Database.Database) {
  const { put, of, prune } = callsIn(sqliteSql(db))
  return {
    put: (...args: Parameters<typeof put>) => completed(put(...args)),
    of: (...args: Parameters<typeof of>) => completed(of(...args)),
    prune: (...args: Parameters<typeof prune>) => completed(prune(...args)),
  }
}

const callAt = (at: number, organisation = 'acme') => ({
  ...{ organisation, keyId: 'key-1', requestId: `req-${at}`, method: 'GET', endpoint: 'brand/retrieve' },
  ...{ status: 200, at, elapsedMs: 3, credits: 10 },
})

test('calls of many portions come back newest first, those of one organisation, from any place on', () => {
  const history = historyIn(database())
  const all = Array.from({ length: 1_203 }, (_, at) => callAt(at, at % 3 === 0 ? 'other' : 'acme'))
  history.put(all.slice(0, 1_200))
  history.put(all.slice(1_200))
  const own = all.filter(({ organisation }) => organisation === 'acme').toReversed()
  const first = history.of('acme', Number.MAX_SAFE_INTEGER, 600)
  const rest = history.of('acme', first.at(-1)?.seq ?? 0, 1_000)
  const both = [...first, ...rest]
  expect(both.map(({ seq: _, ...call }) => call)).toEqual(own)
  const places = both.map(({ seq }) => seq)
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => b - a))
})

test('old calls are deleted, and the newer ones stay', () => {
  const history = historyIn(database())
  for (let at = 0; at < 10; at++) history.put([callAt(at)])
  history.prune(4)
  expect(history.of('acme', Number.MAX_SAFE_INTEGER, 100).map(({ at }) => at)).toEqual([9, 8, 7, 6, 5, 4])
})

test('calls of an earlier version are there, and the view shows all as rows', () => {
  const db = database(13)
  db.prepare(
    `INSERT INTO calls (organisation, key_id, request_id, method, endpoint, status, at, elapsed_ms, credits)
     VALUES ('acme', 'key-1', 'req-1', 'GET', 'brand/retrieve', 200, 1, 3, 10)`,
  ).run()
  for (const sql of MIGRATIONS.slice(13)) db.exec(sql)
  const history = historyIn(db)
  history.put([callAt(2), callAt(3)])
  const all = history.of('acme', Number.MAX_SAFE_INTEGER, 100)
  expect(all).toEqual([3, 2, 1].map((at) => ({ seq: at, ...callAt(at) })))
  expect(db.prepare('SELECT seq, request_id, credits FROM calls ORDER BY seq DESC').raw().all()).toEqual([
    [3, 'req-3', 10],
    [2, 'req-2', 10],
    [1, 'req-1', 10],
  ])
})
