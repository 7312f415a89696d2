import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { doctor } from '../../../src/library/lookups.ts'
import { STORING } from '../../../src/store/bounds.ts'
import { openStore, type StoreOptions } from '../../../src/store/index.ts'
import { newDatabase } from '../postgres/databases.ts'
import { okResult } from '../records.ts'
import { Clock, temporaryFolder, tidy } from '../temporary.ts'
import { columnIn, objectsIn, pageOf } from './stores.ts'

/* What becomes of objects whose rows are gone, or never were, and of rows whose objects are gone. */

const MINUTE = 60_000
const SHARED = new Uint8Array(randomBytes(20_000))

async function opened(options: Partial<StoreOptions> = {}) {
  const folder = temporaryFolder()
  const [path, blobs] = [join(folder, 'brands.db'), join(folder, 'blobs')]
  const open = () => openStore(path, { now: () => new Date(), blobs, keep: 'all', ...options })
  const store = await open()
  onTestFinished(() => store.close())
  return { store, path, blobs, open }
}

test('bytes that two pages share are one object, which is deleted with the second of them', async () => {
  const { store, blobs } = await opened()
  const pages = ['a.example', 'b.example'].map((domain) => pageOf(domain, SHARED))
  for (const [at, domain] of ['a.example', 'b.example'].entries())
    await store.putResult(okResult(domain), { snapshot: pages[at] })
  expect(objectsIn(blobs)).toHaveLength(1)
  await store.putResult(okResult('a.example'))
  await tidy(store)
  expect(await store.snapshotOf('b.example')).toEqual(pages[1])
  await store.putResult(okResult('b.example'))
  await tidy(store)
  expect(objectsIn(blobs)).toEqual([])
  expect((await store.status()).blobs).toEqual({ entries: 0, bytes: 0, place: blobs })
})

test('small bytes stay in the row, and the same bytes written at once are one object', async () => {
  const { store, path, blobs } = await opened()
  await store.putPicture(randomBytes(STORING.minBlobBytes - 1))
  expect((await store.status()).blobs.place).toBeNull()
  const names = await Promise.all(Array.from({ length: 6 }, () => store.putPicture(Buffer.from(SHARED))))
  expect(new Set(names).size).toBe(1)
  await tidy(store)
  expect(objectsIn(blobs)).toHaveLength(1)
  expect(columnIn(path, 'SELECT length(data) FROM pictures WHERE blob IS NOT NULL')).toEqual([0])
  expect(await store.pictureAt(names[0] ?? '')).toEqual(Buffer.from(SHARED))
})

test('forgetting a site deletes its objects before it gives the receipt', async () => {
  const { store, blobs, path } = await opened()
  await store.putResult(okResult('a.example'), { snapshot: pageOf('a.example') })
  await store.putResult(okResult('b.example'), { snapshot: pageOf('b.example') })
  const before = objectsIn(blobs)
  const { deleted } = await store.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false })
  expect(deleted).toMatchObject({ snapshots: 1, bodies: 2 })
  const [left, ...others] = objectsIn(blobs)
  expect([before.length, others]).toEqual([2, []])
  expect(columnIn<string>(path, 'SELECT key FROM blobs').map((key) => key.slice(3))).toEqual([left])
})

test('a process that is killed between object and row leaves an object that the next one deletes', async () => {
  const clock = new Clock()
  const { path, blobs, open } = await opened({ now: clock.now })
  const program = fileURLToPath(new URL('killed-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program, path, blobs], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  expect(objectsIn(blobs)).toHaveLength(1)
  expect(columnIn(path, 'SELECT count(*) FROM bodies')).toEqual([0])
  // Another process may be at it for a quarter of an hour.
  clock.ms = Date.now() + 5 * MINUTE
  const next = await open()
  await tidy(next)
  expect(objectsIn(blobs)).toHaveLength(1)
  clock.ms += 15 * MINUTE
  await tidy(next)
  await next.close()
  expect(objectsIn(blobs)).toEqual([])
  expect(columnIn(path, 'SELECT count(*) FROM blobs')).toEqual([0])
})

test('what a killed process left of a file is deleted with its object', async () => {
  const clock = new Clock()
  const { store, path, blobs } = await opened({ now: clock.now })
  await store.putPicture(Buffer.from(SHARED))
  const [file = ''] = columnIn<string>(path, "SELECT id || '/' || blob FROM blob_places, pictures")
  const db = new Database(path)
  const key = `${file.slice(17, -1)}${file.endsWith('0') ? '1' : '0'}`
  db.prepare('INSERT INTO blobs VALUES (?, 4, ?)').run(key, clock.ms + 15 * MINUTE)
  db.close()
  writeFileSync(join(blobs, file.slice(0, 17), `${key}.part`), 'half')
  clock.ms += 16 * MINUTE
  await tidy(store)
  expect(objectsIn(blobs)).toEqual([basename(file)])
})

test('when the journal of the file is lost with the power, no row refers to an object that was deleted', async () => {
  const { store, path, blobs } = await opened()
  await store.putResult(okResult('a.example'), { snapshot: pageOf('a.example') })
  const db = new Database(path)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  await store.putResult(okResult('a.example'))
  await tidy(store)
  expect(objectsIn(blobs)).toEqual([])
  const left = join(temporaryFolder(), 'brands.db')
  copyFileSync(path, left)
  expect(columnIn(left, 'SELECT blob FROM bodies WHERE blob IS NOT NULL')).toEqual([])
})

test('an object that took too long to write is given up, and its bytes are in the row', async () => {
  const clock = new Clock()
  const { store, path, blobs } = await opened({ now: clock.now })
  // The first use of the place makes its folder.
  await store.putPicture(randomBytes(10_000))
  const putting = store.putPicture(Buffer.from(SHARED))
  clock.ms += 16 * MINUTE
  const other = await openStore(path, { now: clock.now, blobs })
  while ((await other.tidy()) !== 'done');
  await other.close()
  expect(await store.pictureAt(await putting)).toEqual(Buffer.from(SHARED))
  await tidy(store)
  expect(objectsIn(blobs)).toHaveLength(
    columnIn(path, 'SELECT 1 FROM pictures WHERE blob IS NOT NULL').length,
  )
})

test('a missing object is an error that names it; doctor names its row, and deletes it when asked', async () => {
  const { store, path, blobs } = await opened()
  await store.putResult(okResult('a.example'), { snapshot: pageOf('a.example') })
  await store.putResult(okResult('b.example'), { snapshot: pageOf('b.example') })
  const [key = ''] = columnIn<string>(
    path,
    "SELECT blob FROM bodies JOIN snapshot_bodies USING (hash) WHERE domain = 'a.example' AND blob IS NOT NULL",
  )
  const [id = ''] = columnIn<string>(path, 'SELECT id FROM blob_places')
  rmSync(join(blobs, id, key))
  await expect(store.snapshotOf('a.example')).rejects.toMatchObject({
    code: 'storage',
    message: `The object ${id}/${key} of the database ${path} is missing in ${blobs}; "blazon doctor --fix" deletes what it belongs to, which is then made anew.`,
  })
  const stray = join(blobs, id, '00', 'f')
  const young = join(blobs, id, key)
  mkdirSync(dirname(stray), { recursive: true })
  for (const file of [stray, `${young}-x.part`]) writeFileSync(file, 'x')
  const yesterday = new Date(Date.now() - 25 * 60 * MINUTE)
  utimesSync(stray, yesterday, yesterday)
  const found = await doctor(path, { blobs })
  expect(found.complaints.map(({ message }) => message)).toEqual([
    `1 object of rows is missing or cut short in ${blobs}: files of snapshots of a.example (made anew when somebody asks).`,
    `1 object in ${blobs} belongs to no row, and nothing would delete it.`,
  ])
  expect((await doctor(path, { blobs, fix: true })).isSound).toBe(true)
  expect((await doctor(path, { blobs })).complaints).toEqual([])
  expect(await store.snapshotOf('a.example')).toBeUndefined()
  expect(await store.snapshotOf('b.example')).toBeDefined()
  expect((await doctor(path)).complaints.map(({ message }) => message)).toEqual([
    `The 1 object in ${blobs} were not examined: name that place with --blobs.`,
  ])
})

test('an object with other bytes is an error, never another page', async () => {
  const { store, path, blobs } = await opened()
  const name = await store.putPicture(Buffer.from(SHARED))
  const [file = ''] = columnIn<string>(path, "SELECT id || '/' || blob FROM blob_places, pictures")
  writeFileSync(join(blobs, file), randomBytes(20_000))
  await expect(store.pictureAt(name)).rejects.toThrow(/^The object .* is damaged/)
})

test('objects count for their kind and its bound, and not for that of the database', async () => {
  const { store, path, blobs } = await opened({ maxPicturesBytes: 250_000, maxBytes: 750_000 })
  for (let n = 0; n < 5; n++) await store.putPicture(randomBytes(100_000))
  for (const domain of ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.example`))
    await store.putResult(okResult(domain), {
      snapshot: pageOf(domain, new Uint8Array(randomBytes(100_000))),
    })
  await tidy(store)
  const { blobs: used, kinds } = await store.status()
  expect(used).toEqual({ place: blobs, entries: 8, bytes: 800_000 })
  expect(objectsIn(blobs)).toHaveLength(8)
  expect([kinds.pictures.entries, kinds.pictures.bytes, kinds.snapshots.entries]).toEqual([2, 200_000, 6])
  expect(kinds.snapshots.bytes).toBeGreaterThan(600_000)
  // All that is counted is what there is.
  expect((await doctor(path, { blobs })).complaints).toEqual([])
})

test('no file outside of the folder is read or deleted, whatever a database says', async () => {
  const { store, path, blobs } = await opened()
  const name = await store.putPicture(Buffer.from(SHARED))
  const other = join(blobs, '..', 'other')
  writeFileSync(other, 'mine')
  const db = new Database(path)
  db.exec("UPDATE pictures SET blob = '../../other'; INSERT INTO blobs VALUES ('../../other', 4, 0)")
  db.close()
  for (const work of [() => store.pictureAt(name), () => tidy(store)])
    await expect(work()).rejects.toThrow(
      /^The database has an object ".*\.\.\/\.\.\/other", which blazon never/,
    )
  expect(readFileSync(other, 'utf8')).toBe('mine')
})

test('two stores that write, replace and delete the same bytes lose none, and leave none', async () => {
  const db = await newDatabase()
  const blobs = join(temporaryFolder(), 'blobs')
  const open = () => openStore(db, { now: () => new Date(), keep: 'all', blobs })
  const stores = await Promise.all([open(), open()])
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))))
  const files = Array.from({ length: 4 }, () => new Uint8Array(randomBytes(6_000)))
  const domains = ['a.example', 'b.example', 'c.example']
  const worked = stores.map(async (store, own) => {
    for (let n = 0; n < 25; n++) {
      const domain = domains[(n + own) % domains.length] ?? ''
      const page = pageOf(domain, ...files.slice(n % 3, (n % 3) + 2))
      await store.putResult(okResult(domain), n % 4 === 3 ? {} : { snapshot: page })
      await store.putPicture(Buffer.from(files[n % 4] ?? SHARED))
      if (n % 5 === 0) await store.tidy()
      // A page that is replaced meanwhile is read anew, and never in part.
      await store.snapshotOf(domain)
    }
  })
  await Promise.all(worked)
  const [store] = stores
  if (store) await tidy(store)
  for (const domain of domains) await store?.snapshotOf(domain)
  const { blobs: used } = (await store?.status()) ?? {}
  expect(used?.bytes).toBe(6_000 * (used?.entries ?? 0))
  expect(objectsIn(blobs)).toHaveLength(used?.entries ?? 0)
})
