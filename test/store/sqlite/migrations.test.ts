import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { digestOf } from '../../../src/store/sql/split-result.ts'
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/index.ts'
import { okResult, refusedResult } from '../records.ts'
import { allOf, Clock, temporaryFolder, temporaryStore } from '../temporary.ts'

/** What the fifth version of the schema held of an `ok` result: the findings as nulls. */
function headOfVersion5(domain: string): string {
  const result = okResult(domain)
  if (result.state !== 'ok') throw new Error('It is ok.')
  const fields = Object.fromEntries(Object.keys(result.record.fields).map((name) => [name, null]))
  return JSON.stringify({ ...result, record: { ...result.record, fields } })
}

/** A database as the version before lists were stored left it. */
function databaseOfVersion5(): string {
  const path = join(temporaryFolder(), 'brands.db')
  const db = new Database(path)
  db.pragma('synchronous = OFF')
  for (const sql of MIGRATIONS.slice(0, 5)) db.exec(sql)
  db.pragma(`application_id = ${0x62_6c_7a_6e}`)
  db.pragma('user_version = 5')
  const at = new Clock().ms
  const result = okResult('a.com')
  const insert = db.prepare(
    'INSERT INTO results (domain, head, digest, attempts, finished_at) VALUES (?, ?, ?, 2, ?)',
  )
  insert.run('a.com', headOfVersion5('a.com'), digestOf(result), at)
  insert.run('b.com', JSON.stringify(refusedResult('b.com')), digestOf(refusedResult('b.com')), at)
  const finding = db.prepare('INSERT INTO findings (domain, extractor, finding) VALUES (?, ?, ?)')
  if (result.state === 'ok')
    // In another order than in the record, as the rows of a table may come.
    for (const [name, value] of Object.entries(result.record.fields).toReversed())
      finding.run('a.com', name, JSON.stringify(value))
  db.prepare('INSERT INTO invalid_lines (list, line, input, reason) VALUES (?, ?, ?, ?)').run(
    ...['/lists/a.txt', 3, 'x y', 'white space'],
  )
  db.prepare('INSERT INTO runs (list, redo, started_at) VALUES (?, ?, ?)').run('/lists/a.txt', 'all', at)
  db.close()
  return path
}

it('a database of an earlier version has all that it had, and the tables of today', async () => {
  const path = databaseOfVersion5()
  const clock = new Clock()
  clock.ms += 1_000
  const store = await temporaryStore({ path, now: clock.now })
  expect(JSON.stringify(await store.resultOf('a.com'))).toBe(JSON.stringify(okResult('a.com')))
  expect(await store.resultOf('b.com')).toEqual(refusedResult('b.com'))
  expect(await store.statusOf('a.com')).toMatchObject({ state: 'ok', attempts: 2 })
  // Answers that were made of the result still belong to it.
  await store.putAnswer('brand', '{}', okResult('a.com'))
  expect(await store.answerOf('a.com', 'brand')).toBe('{}')
  const invalid = { list: '/lists/a.txt', line: 3, input: 'x y', domain: null, reason: 'white space' }
  expect(await allOf(store.allLines())).toEqual([invalid])
  expect(Array.from(await allOf(store.unlistedResults()), ({ result }) => result.domain)).toEqual([
    'a.com',
    'b.com',
  ])
  // An interrupted run goes on where it was.
  expect(await store.beginRun('/lists/a.txt', 'all')).toEqual(new Clock().now())
  const { kinds } = await store.status()
  const db = new Database(path, { readonly: true })
  const bytes = db.prepare('SELECT sum(octet_length(head)) FROM results').pluck().get()
  const findings = db.prepare('SELECT sum(octet_length(finding)) FROM findings').pluck().get()
  expect(db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.prepare('SELECT domain, name, state FROM brands').raw().all()).toEqual([
    ['a.com', 'Ferncott', 'ok'],
    ['b.com', null, 'refused'],
  ])
  db.close()
  expect(kinds.results).toMatchObject({ entries: 2, bytes: Number(bytes) + Number(findings) })
})
