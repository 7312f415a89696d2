import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { backup, doctor } from '../../../src/library/lookups.ts'
import { keep } from '../../../src/snapshot/kept-page.ts'
import { packPage } from '../../../src/snapshot/pack-page.ts'
import { hashOf } from '../../../src/snapshot/snapshot.ts'
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/index.ts'
import { okResult, snapshotOf } from '../records.ts'
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

const PNG = Buffer.from('picture')

/** The document of a snapshot that is made for tests. */
const pageOf = (domain: string): Uint8Array => [...snapshotOf(domain).bodies.values()][0] ?? PNG

/** A database with results, and of the last one all else that is stored. */
async function fullDatabase(domains: readonly string[]): Promise<string> {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  for (const domain of domains) {
    await store.putResult(okResult(domain), { snapshot: snapshotOf(domain) })
    await store.putAnswer('brand', '{}', okResult(domain))
  }
  await store.putResult(okResult('a.com'), { language: 'de' })
  const domain = domains.at(-1) ?? ''
  const url = `https://${domain}/`
  const size = { width: 1, height: 1, hash: hashOf(PNG) }
  const shot = {
    url,
    capturedAt: '2026-11-20T12:00:00.000Z',
    type: 'viewport',
    notes: [],
    bytes: PNG,
  } as const
  const target = { domain, page: '', type: 'viewport', priority: 'quality' } as const
  await store.putScreenshot(target, { ...size, ...shot })
  const picture = await store.pictureTokenOf(size.hash)
  await store.putAnswer('brand', JSON.stringify({ picture }), okResult(domain))
  await store.putAnswer('fonts', '{"fonts":[]}', okResult(domain))
  await store.putPage({ url, producer: 'auto', files: false }, snapshotOf(domain))
  const source = { kind: 'monogram', letters: 'A', evidence: [] } as const
  const logo = { ...size, contentType: 'image/png', bytes: PNG, source } as const
  await store.putRendition('png', logo, okResult(domain))
  await store.addTask({ call: 'brand', handle: { domain }, request: {} }, { maxWaiting: 9, restMs: 0 })
  await store.close()
  return path
}

test('a sound database has nothing wrong', async () => {
  expect(await doctor(await fullDatabase(['a.com']))).toMatchObject({ complaints: [], isSound: true })
  const path = await database()
  const latest = MIGRATIONS.length
  expect(await doctor(path)).toEqual({ schema: { version: latest, latest }, complaints: [], isSound: true })
})

test.each([
  ['references', "INSERT INTO findings VALUES ('gone.example', 'name', '{}')"],
  ['answers', 'DROP TRIGGER results_removed; DELETE FROM results'],
  ['bodies', "INSERT INTO bodies VALUES ('hash', 0, x'00', NULL)"],
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

test('the view of a blazon with fewer fields is sound, is read, and is made anew by the next that writes', async () => {
  const path = await database()
  harm(path, 'DROP VIEW brands; CREATE VIEW brands AS SELECT domain FROM results')
  const columns = () => {
    const db = new Database(path, { readonly: true })
    const names = db.prepare('SELECT * FROM brands').columns()
    db.close()
    return names.length
  }
  expect(await doctor(path)).toMatchObject({ complaints: [], isSound: true })
  const reading = await temporaryStore({ path, readonly: true, mustExist: true })
  expect(await reading.resultOf('none.example')).toBeUndefined()
  await reading.close()
  expect(columns()).toBe(1)
  await (await temporaryStore({ path })).close()
  expect(columns()).toBeGreaterThan(40)
})

/** The bytes of a file with other bytes in one place, as a disk changes them. */
function flip(path: string, text: string, at: number, by: string): void {
  const bytes = readFileSync(path)
  bytes.write(by, bytes.indexOf(text) + at, 'latin1')
  writeFileSync(path, bytes)
}

const HEAD = '{"state":"ok","domain":"a.com"'

test('what is stored and damaged is told by name, and deleted when that is asked for', async () => {
  const path = await fullDatabase(['a.com', 'b.com', 'c.com', 'd.com'])
  harm(
    path,
    `UPDATE findings SET finding = replace(finding, 'hello@b', 'jello@b') WHERE domain = 'b.com';
     UPDATE snapshots SET data = x'00' WHERE domain = 'c.com';
     UPDATE bodies SET data = x'00' WHERE hash = '${hashOf(pageOf('d.com'))}';
     UPDATE scrapes SET data = x'7b'; UPDATE scrape_bodies SET data = x'7b';
     UPDATE pictures SET data = x'00'; UPDATE screenshots SET notes = '[';
     UPDATE renditions SET data = x'00', source = ''; UPDATE tasks SET name = '[';
     INSERT INTO call_portions VALUES (1, 'o', 1, '[[');
     INSERT INTO extras VALUES ('b.com', 'products', '3', '{', 1)`,
  )
  flip(path, HEAD, 0, '\u0001')
  flip(path, '"fields":{', 9, '\u0001')
  flip(path, '{"fonts":[]}', 3, '\u00ff')
  const [found] = (await doctor(path)).complaints
  expect(found).toMatchObject({ check: 'contents', count: 15, isMendable: true })
  for (const told of [
    ...['results a.com, b.com (', 'results in a language a.com in de (', 'answers d.com (fonts) ('],
    ...['snapshots of c.com (', 'files of snapshots of d.com (', 'pages and lists of pages ["page",'],
    ...[
      'files of ["page",',
      `pictures ${hashOf(PNG)} (`,
      'notes about screenshots d.com',
      'drawn logos d.com',
    ],
    'products and answers of b.com (products) (made anew when a batch',
    ...['origins of drawn logos d.com', 'background 1 (lost', 'history of calls o 1 (lost'],
  ])
    expect(found?.message).toContain(told)
  expect(await doctor(path, { fix: true })).toMatchObject({ isSound: true })
  expect(await doctor(path)).toMatchObject({ complaints: [], isSound: true })
  // What is not damaged is still there, and no answer shows a picture that is gone.
  const store = await temporaryStore({ path })
  expect(await store.resultOf('a.com')).toBeUndefined()
  expect(await store.resultOf('d.com')).toEqual(okResult('d.com'))
  expect(await store.snapshotOf('d.com')).toBeUndefined()
  expect(await store.answerOf('d.com', 'brand')).toBeUndefined()
  expect(await store.answerOf('c.com', 'brand')).toBe('{}')
})

test('what the operator said is told and kept', async () => {
  const path = await database()
  harm(path, "INSERT INTO corrections VALUES ('a.com', 'name', '\"A', '', '', 1)")
  const { complaints, isSound } = await doctor(path, { fix: true })
  expect(isSound).toBe(false)
  expect(complaints).toMatchObject([
    { check: 'said', isMendable: false, message: expect.stringContaining('corrections a.com name') },
  ])
})

/** A database with the page of one domain, packed as a lookup packs it. */
async function databaseOfPackedPage(): Promise<string> {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  const snapshot = snapshotOf('a.com')
  keep(snapshot, packPage(snapshot, new Set()) ?? PNG)
  await store.putResult(okResult('a.com'), { snapshot })
  await store.close()
  return path
}

const packedPages = "SELECT count(*) FROM snapshots WHERE domain = 'a.com' AND packed = 2"
const countIn = (path: string, sql: string) => {
  const db = new Database(path, { readonly: true })
  const count = db.prepare(sql).pluck().get()
  db.close()
  return count
}

test('a page that is packed with its files is sound, and is deleted when it is damaged', async () => {
  const path = await databaseOfPackedPage()
  expect(countIn(path, packedPages)).toBe(1)
  expect(await doctor(path, { fix: true })).toMatchObject({ complaints: [], isSound: true })
  expect(countIn(path, packedPages)).toBe(1)
  harm(path, "UPDATE snapshots SET data = x'00ff' WHERE domain = 'a.com'")
  expect(await doctor(path, { fix: true })).toMatchObject({ complaints: [{ count: 1, isMended: true }] })
  expect(countIn(path, packedPages)).toBe(0)
})

test.each([
  ['is of another result', "x'0b01805b5b5d5d03'"],
  ['is missing', 'NULL'],
])('evidence that %s is damage', async (_, evidence) => {
  const path = await database()
  harm(path, `UPDATE results SET evidence = ${evidence}`)
  const { complaints } = await doctor(path)
  expect(complaints.map(({ check }) => check)).toContain('contents')
})

test('a sound database of an earlier version has nothing wrong but its version', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  harm(path, MIGRATIONS.slice(0, 22).join('\n'))
  harm(
    path,
    `PRAGMA user_version = 22; PRAGMA application_id = ${countIn(await database(), 'PRAGMA application_id')}`,
  )
  const { complaints } = await doctor(path)
  expect(complaints.map(({ check }) => check)).toEqual(['migrations'])
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

test('an empty file is refused, and nothing is written into it', async () => {
  const empty = join(temporaryFolder(), 'empty.db')
  writeFileSync(empty, '')
  const refusal = { code: 'storage', message: expect.stringContaining('is an empty file') }
  await expect(doctor(empty)).rejects.toMatchObject(refusal)
  await expect(doctor(empty, { fix: true })).rejects.toMatchObject(refusal)
  await expect(backup(empty, `${empty}.copy`)).rejects.toMatchObject(refusal)
  expect(readdirSync(dirname(empty))).toEqual(['empty.db'])
  expect(statSync(empty).size).toBe(0)
})
