import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { doctor } from '../../../src/library/lookups.ts'
import { WAITING } from '../../../src/store/blobs/bucket.ts'
import { AT_ONCE } from '../../../src/store/blobs/place.ts'
import { openStore, type Store } from '../../../src/store/index.ts'
import { bounded } from '../../house/bounded.ts'
import { newDatabase } from '../postgres/databases.ts'
import { okResult } from '../records.ts'
import { temporaryFolder, tidy } from '../temporary.ts'
import { type Bucket, CREDENTIALS, serveBucket, withCredentials } from './bucket-server.ts'
import { columnIn, objectsIn, pageOf } from './stores.ts'

/* A bucket that turns requests away, is cut off, or does not exist, while a store works with it. */

const bucket: Bucket = await serveBucket()

beforeEach(() => {
  withCredentials()
  bounded(WAITING, { firstPauseMs: 10, maxPauseMs: 50 })
  bucket.weather = 'fair'
  bucket.onRequest = undefined
})

async function opened(options: { readonly db?: string; readonly blobs?: string } = {}) {
  const path = options.db ?? join(temporaryFolder(), 'brands.db')
  const blobs = options.blobs ?? bucket.place(randomUUID())
  const store = await openStore(path, { now: () => new Date(), keep: 'all', blobs })
  onTestFinished(() => store.close())
  return { store, path, blobs }
}

const put = (store: Store, domain: string) =>
  store.putResult(okResult(domain), { snapshot: pageOf(domain, new Uint8Array(randomBytes(9_000))) })

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (thrown: Error & { code?: string }) => `${thrown.code}: ${thrown.message}`,
  )

test.each([
  ['busy', 'SQLite'],
  ['cut', 'SQLite'],
  ['busy', 'PostgreSQL'],
] as const)(
  'work waits while the bucket is %s, and goes on when it is back, with %s',
  async (weather, kind) => {
    const { store } = await opened(kind === 'PostgreSQL' ? { db: await newDatabase() } : {})
    await put(store, 'a.example')
    bucket.weather = weather
    const works = [put(store, 'b.example'), put(store, 'c.example'), store.snapshotOf('a.example')]
    // Work that needs no object goes on.
    expect(await store.resultOf('a.example')).toEqual(okResult('a.example'))
    await sleep(150)
    bucket.weather = 'fair'
    const [, , read] = await Promise.all(works)
    expect(read).toMatchObject({ url: 'https://a.example/' })
    for (const domain of ['b.example', 'c.example']) expect(await store.snapshotOf(domain)).toBeDefined()
  },
)

test.each([
  ['busy', '503 SlowDown'],
  ['cut', 'ECONNRESET'],
  ['silent', 'TimeoutError'],
] as const)(
  'when it stays %s there is one sentence, nothing is written in part, and later work is done',
  async (weather, sign) => {
    bounded(WAITING, { maxOutageMs: 100, silenceMs: 200 })
    const { store, path, blobs } = await opened()
    await put(store, 'a.example')
    const before = await store.status()
    bucket.weather = weather
    const shown = `${blobs.replace(/\?.*/, '')} at ${bucket.address}`
    expect(await failure(put(store, 'a.example'))).toBe(
      `storage: The bucket ${shown} does not answer (${sign}); check that it runs and can be reached, and start again: what was stored before is intact, and nothing is stored in part.`,
    )
    expect((await store.status()).kinds).toEqual(before.kinds)
    expect(columnIn(path, 'SELECT count(*) FROM bodies')).toEqual([2])
    bucket.weather = 'fair'
    await put(store, 'a.example')
    await tidy(store)
    expect((await store.status()).kinds.snapshots.entries).toBe(1)
    expect(await store.snapshotOf('a.example')).toBeDefined()
  },
)

test('of a page that cannot be stored no further file is sent', async () => {
  bounded(WAITING, { maxOutageMs: 0 })
  const { store } = await opened()
  bucket.weather = 'busy'
  const sent: string[] = []
  bucket.onRequest = (what) => sent.push(what)
  const files = Array.from({ length: 40 }, () => new Uint8Array(randomBytes(9_000)))
  const snapshot = pageOf('a.example', ...files)
  expect(await failure(store.putResult(okResult('a.example'), { snapshot }))).toMatch(/^storage: /)
  bucket.weather = 'fair'
  await sleep(200)
  expect(sent.length).toBeLessThanOrEqual(2 * AT_ONCE)
})

test('a service whose results cannot be stored is told, and its calls are answered', async () => {
  bounded(WAITING, { maxOutageMs: 50 })
  const told: string[] = []
  const path = join(temporaryFolder(), 'brands.db')
  const onUnkept = ({ message }: Error) => told.push(message)
  const store = await openStore(path, {
    now: () => new Date(),
    blobs: bucket.place('x'),
    keep: 'all',
    onUnkept,
  })
  onTestFinished(() => store.close())
  bucket.weather = 'busy'
  await put(store, 'a.example')
  expect(told).toEqual([expect.stringMatching(/^The bucket .* does not answer \(503 SlowDown\)/)])
  expect(await store.resultOf('a.example')).toBeUndefined()
})

test.each(['busy', 'silent'] as const)('closing does not wait for a bucket that is %s', async (weather) => {
  bounded(WAITING, { closingMs: 100 })
  const { store } = await opened()
  await put(store, 'a.example')
  await store.putResult(okResult('a.example'))
  const asked: string[] = []
  bucket.weather = weather
  bucket.onRequest = (what) => asked.push(what)
  // An object is written, and another one is deleted.
  const working = [failure(put(store, 'b.example')), failure(tidy(store))]
  await vi.waitFor(() =>
    expect(asked.map((what) => what.slice(0, 3))).toEqual(expect.arrayContaining(['PUT', 'DEL'])),
  )
  const begun = performance.now()
  await store.close()
  expect(performance.now() - begun).toBeLessThan(5_000)
  for (const said of await Promise.all(working))
    expect(said).toMatch(/^storage: The (?:bucket|database) .* (?:does not answer|did not answer|is closed)/)
})

test('a bucket that cannot be used is refused with a sentence, without secrets', async () => {
  bounded(WAITING, { maxOutageMs: 0 })
  const sentence = async (blobs: string, env: object = {}) => {
    withCredentials({ ...CREDENTIALS, ...env })
    const store = await openStore(join(temporaryFolder(), 'brands.db'), { now: () => new Date(), blobs })
    const said = await failure(store.putPicture(randomBytes(9_000)))
    await store.close()
    return said
  }
  const endpoint = `endpoint=${encodeURIComponent(bucket.address)}`
  expect(await sentence(`s3://no-such-pages?${endpoint}`)).toBe(
    `storage: The bucket s3://no-such-pages at ${bucket.address} does not exist; make it, or name another one.`,
  )
  expect(await sentence(`s3://pages?${endpoint}`, { AWS_ACCESS_KEY_ID: 'nobody' })).toBe(
    `storage: The bucket s3://pages at ${bucket.address} refuses these credentials (AWS_ACCESS_KEY_ID and so on); check them and the rights of their user.`,
  )
  expect(await sentence('s3://pages?endpoint=http://127.0.0.1:9')).toMatch(
    /^storage: The bucket s3:\/\/pages at http:\/\/127.0.0.1:9 does not answer \(ECONNREFUSED\)/,
  )
  for (const name of [
    's3://',
    's3://a/b?key=x',
    's3://pages?endpoint=http://user:secret@127.0.0.1',
    'gs://x',
  ])
    await expect(opened({ blobs: name })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.not.stringContaining('secret@'),
    })
})

test('a folder that cannot be written is refused with a sentence', async () => {
  const file = join(temporaryFolder(), 'blobs')
  writeFileSync(file, '')
  const { store } = await opened({ blobs: file })
  expect(await failure(store.putPicture(randomBytes(9_000)))).toBe(
    `storage: The folder ${file} cannot be written: a part of that path is a file. Choose another folder.`,
  )
})

test('while the folder is away nothing is lost, written elsewhere, or said to be deleted', async () => {
  const blobs = join(temporaryFolder(), 'blobs')
  const { store, path } = await opened({ blobs })
  await put(store, 'a.example')
  const token = await store.putPicture(randomBytes(9_000))
  await store.putResult(okResult('a.example'))
  const forget = () => store.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false })
  // The folder of a disk that is not mounted is empty.
  renameSync(blobs, `${blobs}-away`)
  mkdirSync(blobs)
  const away = /^storage: The folder \w+\/ of the database .* is not in .*: mount its disk, or restore it\./
  const works = [() => put(store, 'b.example'), () => store.pictureAt(token), forget, () => tidy(store)]
  for (const work of [...works, () => doctor(path, { blobs, fix: true })])
    expect(await failure(work())).toMatch(away)
  expect(readdirSync(blobs)).toEqual([])
  rmSync(blobs, { recursive: true })
  renameSync(`${blobs}-away`, blobs)
  await forget()
  expect(objectsIn(blobs)).toHaveLength(1)
  expect(await store.pictureAt(token)).toBeDefined()
})

test('a database whose place is not named, or is another one, is refused', async () => {
  const folder = temporaryFolder()
  const [first, moved] = [join(folder, 'first'), join(folder, 'moved')]
  const { store, path } = await opened({ blobs: first })
  await put(store, 'a.example')
  const name = await store.putPicture(randomBytes(9_000))
  await store.close()
  const { store: unnamed } = await opened({ db: path, blobs: 'database' })
  const refusal = `invalid_input: The database ${path} has its pages and pictures in ${first}; name that with --blobs, BLAZON_BLOBS or the setting blobs.`
  expect(await unnamed.resultOf('a.example')).toEqual(okResult('a.example'))
  for (const work of [
    () => unnamed.pictureAt(name),
    () => put(unnamed, 'b.example'),
    () => unnamed.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false }),
  ])
    expect(await failure(work())).toBe(refusal)
  expect(await failure(opened({ db: path, blobs: moved }))).toBe(
    `invalid_input: The database ${path} has its pages and pictures in ${first}, and they are not in ${moved}: name the first one, or copy all of it there before.`,
  )
  const { cpSync } = await import('node:fs')
  cpSync(first, moved, { recursive: true })
  rmSync(first, { recursive: true })
  const { store: after } = await opened({ db: path, blobs: moved })
  expect(await after.pictureAt(name)).toBeDefined()
  expect((await after.status()).blobs.place).toBe(moved)
})

test('no database in memory has blobs elsewhere', async () => {
  expect(await failure(openStore(':memory:', { now: () => new Date(), blobs: 'x' }))).toMatch(
    /^invalid_input: /,
  )
})
