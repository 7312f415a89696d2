import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { doctor } from '../../../src/library/lookups.ts'
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/index.ts'
import { okResult } from '../records.ts'
import { temporaryFolder, temporaryStore } from '../temporary.ts'

async function database(): Promise<string> {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  await store.putResult(okResult('a.com'))
  await store.putAnswer('brand', '{}', okResult('a.com'))
  await store.close()
  return path
}

/** Does to a database what no blazon would. */
function harm(path: string, sql: string): void {
  const db = new Database(path)
  db.pragma('foreign_keys = OFF')
  db.exec(sql)
  db.close()
}

const LEASE = "INSERT INTO leases VALUES ('batch', 'h', 'elsewhere', 1, 5)"
const SOURCE = "INSERT INTO directory_sources (name, licence, version, begun_at) VALUES ('s', '', '', 5)"

test('a sound database has nothing wrong', async () => {
  const path = await database()
  const latest = MIGRATIONS.length
  expect(await doctor(path)).toEqual({ schema: { version: latest, latest }, complaints: [], isSound: true })
})

test.each([
  ['references', "INSERT INTO findings VALUES ('gone.example', 'name', '{}')"],
  ['answers', 'DROP TRIGGER results_removed; DELETE FROM results'],
  ['bodies', "INSERT INTO bodies VALUES ('hash', 0, x'00')"],
  ['usage', 'UPDATE usage SET bytes = bytes + 7'],
  ['leases', LEASE],
  ['imports', SOURCE],
  ['schema', 'DROP INDEX results_outcome; DROP VIEW brands; DROP TRIGGER answers_added'],
])('%s: told, and mended when that is asked for', async (check, sql) => {
  const path = await database()
  harm(path, sql)
  const found = await doctor(path)
  expect(found.isSound).toBe(false)
  expect(found.complaints.map((complaint) => complaint.check)).toContain(check)
  expect(found.complaints.every(({ isMended, isMendable }) => isMendable && !isMended)).toBe(true)
  // Looking alone mends nothing.
  expect((await doctor(path)).complaints).toEqual(found.complaints)
  const mended = await doctor(path, { fix: true })
  expect(mended.isSound).toBe(true)
  expect(await doctor(path)).toMatchObject({ complaints: [], isSound: true })
})

test('migrations that have not run are told, and run when that is asked for', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  harm(path, MIGRATIONS.slice(0, 3).join('\n'))
  harm(path, `PRAGMA application_id = ${0x62_6c_7a_6e}; PRAGMA user_version = 3`)
  const found = await doctor(path)
  expect(found).toMatchObject({
    schema: { version: 3 },
    complaints: [{ check: 'migrations' }],
    isSound: false,
  })
  expect(await doctor(path, { fix: true })).toMatchObject({
    schema: { version: MIGRATIONS.length },
    isSound: true,
  })
})

test('a table that is missing cannot be mended', async () => {
  const path = await database()
  harm(path, 'DROP TABLE corrections')
  const { complaints, isSound } = await doctor(path, { fix: true })
  expect(isSound).toBe(false)
  expect(complaints).toMatchObject([
    { check: 'schema', message: expect.stringContaining('table corrections') },
  ])
})

test('a damaged file is told', async () => {
  const path = await database()
  const file = openSync(path, 'r+')
  for (let page = 4; page < 20; page++) writeSync(file, Buffer.alloc(2_000, 0xee), 0, 2_000, page * 4_096)
  closeSync(file)
  const { complaints, isSound } = await doctor(path, { fix: true })
  expect(isSound).toBe(false)
  expect(complaints.map(({ check }) => check)).toContain('integrity')
})

test('what is no database of ours is refused', async () => {
  const folder = temporaryFolder()
  const text = join(folder, 'text.db')
  writeFileSync(text, 'This is a text and no database at all, as everybody sees at once.'.repeat(20))
  await expect(doctor(text)).rejects.toMatchObject({ code: 'storage' })
  const other = join(folder, 'other.db')
  harm(other, 'CREATE TABLE t (a)')
  await expect(doctor(other)).rejects.toMatchObject({ code: 'storage' })
  await expect(doctor(join(folder, 'none.db'))).rejects.toMatchObject({ code: 'invalid_input' })
})
