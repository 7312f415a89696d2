import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openStore, type Store } from '../../../src/store/index.ts'
import { okResult, snapshotOf } from '../records.ts'
import { onServer } from './databases.ts'
import { postgresServer } from './server.ts'

/* A server that is cut off, killed or started again while a store works on it. */

// The server of the other tests must not be disturbed.
const server = await postgresServer()
afterAll(() => server.stop())

const newSchema = () => `${server.address}?schema=outage_${randomUUID().slice(0, 8)}`

async function opened(db: string): Promise<Store> {
  const store = await openStore(db, { now: () => new Date() })
  onTestFinished(() => store.close())
  return store
}

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name LIKE 'blazon %' AND query NOT LIKE '%DROP SCHEMA%'`

test('calls whose connections are cut again and again are all done, and each is done whole', async () => {
  const store = await opened(newSchema())
  const domains = Array.from({ length: 60 }, (_, n) => `site${n}.example`)
  let isDone = false
  const cutting = (async () => {
    while (!isDone) {
      await onServer(CUT, server.address)
      await sleep(150)
    }
  })()
  try {
    for (let at = 0; at < domains.length; at += 10)
      await Promise.all(
        domains
          .slice(at, at + 10)
          .map((domain) => store.putResult(okResult(domain), { snapshot: snapshotOf(domain) })),
      )
  } finally {
    isDone = true
    await cutting
  }
  for (const domain of domains) {
    expect(await store.resultOf(domain)).toEqual(okResult(domain))
    expect(await store.snapshotOf(domain)).toEqual(snapshotOf(domain))
  }
  const { kinds } = await store.status()
  expect([kinds.results.entries, kinds.snapshots.entries]).toEqual([60, 60])
})

/** Holds a lock until a connection of blazon waits for it, ends that connection, and lets the lock go. */
async function cutAtLock(lock: string): Promise<void> {
  const [holding, cutting] = [new pg.Client(server.address), new pg.Client(server.address)]
  await Promise.all([holding.connect(), cutting.connect()])
  await holding.query(`BEGIN; ${lock}`)
  const cut = async () => (await cutting.query(`${CUT} AND wait_event_type = 'Lock'`)).rowCount
  await expect.poll(cut, { timeout: 10_000 }).toBe(1)
  await Promise.all([holding.end(), cutting.end()])
}

test('a store whose connection is cut while it opens, or while it starts its queue, tries again', async () => {
  const db = newSchema()
  await opened(db)
  const schema = new URL(db).searchParams.get('schema')
  const atOpening = cutAtLock(`LOCK TABLE ${schema}.blazon_schema IN ACCESS EXCLUSIVE MODE`)
  await sleep(200)
  const store = await opened(db)
  await atOpening
  const atQueue = cutAtLock(`SELECT pg_advisory_xact_lock(hashtextextended('blazon jobs', 0))`)
  await sleep(200)
  expect(await store.chunks?.waitingChunks()).toBe(0)
  await atQueue
})

test('a change by another store is noticed although the connection for announcements was cut', async () => {
  const db = newSchema()
  const [store, other] = [await opened(db), await opened(db)]
  const since = store.changes.count()
  expect(store.changes.isSameElsewhere(since)).toBe(true)
  await onServer(CUT, server.address)
  await vi.waitFor(() => expect(store.changes.isSameElsewhere(store.changes.count())).toBe(false))
  await other.putResult(okResult('a.example'))
  // The connection is made again after a second.
  await vi.waitFor(() => expect(store.changes.isSameElsewhere(store.changes.count())).toBe(true), 60_000)
  expect(store.changes.isSameElsewhere(since)).toBe(false)
})

test('a database that cannot be used is refused with a sentence, without the password', async () => {
  const address = new URL(inject('postgres'))
  const opening = async (change: (url: URL) => void) => {
    const url = new URL(address)
    change(url)
    return openStore(url.href, { now: () => new Date() }).then(
      () => 'opened',
      (thrown: Error) => thrown.message,
    )
  }
  const shown = `postgres://blazon@${address.host}`
  expect(await opening((url) => (url.pathname = '/none'))).toBe(
    `The database ${shown}/none does not exist; make it with "createdb", or name another one.`,
  )
  expect(await opening((url) => (url.port = '1'))).toBe(
    'The database postgres://blazon@127.0.0.1:1/postgres does not answer; check that it runs and can be reached, and start again.',
  )
  expect(await opening((url) => url.searchParams.set('schema', 'No; Name'))).toBe(
    'The schema "No; Name" of the database must be a name of up to 50 small letters, digits and _.',
  )
})

test('work goes on when a killed server is back, and nothing that was stored is lost', async () => {
  const store = await opened(server.address)
  await store.putResult(okResult('before.example'))
  process.kill(Number(readFileSync(`${server.data}/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL')
  const during = Array.from({ length: 20 }, (_, n) => store.putResult(okResult(`during${n}.example`)))
  await sleep(500)
  await server.start()
  await Promise.all(during)
  expect(await store.resultOf('before.example')).toEqual(okResult('before.example'))
  for (let n = 0; n < 20; n++)
    expect(await store.resultOf(`during${n}.example`)).toEqual(okResult(`during${n}.example`))
})
