import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openStore, type Store } from '../../../src/store/index.ts'
import { listenForChanges } from '../../../src/store/postgres/changes.ts'
import { OUTAGES, untilBack } from '../../../src/store/postgres/connections.ts'
import { RETENTION } from '../../../src/store/postgres/retention.ts'
import { serversOf } from '../../../src/store/postgres/servers.ts'
import { bounded } from '../../house/bounded.ts'
import { programFor } from '../../house/build.ts'
import { okResult, snapshotOf } from '../records.ts'
import { allOf, temporaryFolder } from '../temporary.ts'
import { onServer } from './databases.ts'
import { copyOf, postgresServer } from './server.ts'

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

test('a store that cannot listen for changes is not opened, and leaves no connection behind', async () => {
  const db = newSchema()
  const servers = serversOf(db, 'blazon of this test')
  // No channel has an empty name.
  const listening = listenForChanges({ servers, name: 'x', channel: '' })
  await expect(listening).rejects.toThrow()
  const client = new pg.Client(server.address)
  await client.connect()
  onTestFinished(() => client.end())
  const left = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'blazon of this test'`
  await vi.waitFor(async () => expect((await client.query(left)).rows).toEqual([]), 30_000)
})

test('who could not reach the server does not take others for dead that were silent at the same time', async () => {
  const db = newSchema()
  const clock = { ms: Date.now() }
  const store = await openStore(db, { now: () => new Date(clock.ms) })
  onTestFinished(() => store.close())
  await store.acquireLease('worker other')
  // The process of the lease is on another machine.
  await onServer(
    `UPDATE ${new URL(db).searchParams.get('schema')}.leases SET host = 'elsewhere', holder = 'other'`,
    server.address,
  )
  const isHeld = () =>
    store.acquireLease('worker other').then(
      () => false,
      () => true,
    )
  server.kill()
  const during = store.runs()
  clock.ms += 40_000
  await server.start()
  await during
  expect(await isHeld()).toBe(true)
  clock.ms += 31_000
  expect(await isHeld()).toBe(false)
})

test('closing does not wait for a server that is away', async () => {
  bounded(RETENTION, { lookIntervalMs: 20 })
  const store = await opened(newSchema())
  await store.chunks?.waitingChunks()
  server.kill()
  await sleep(200)
  const begun = performance.now()
  await store.close()
  const elapsedMs = performance.now() - begun
  await server.start()
  expect(elapsedMs).toBeLessThan(5_000)
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
  server.kill()
  const during = Array.from({ length: 20 }, (_, n) => store.putResult(okResult(`during${n}.example`)))
  await sleep(500)
  await server.start()
  await Promise.all(during)
  expect(await store.resultOf('before.example')).toEqual(okResult('before.example'))
  for (let n = 0; n < 20; n++)
    expect(await store.resultOf(`during${n}.example`)).toEqual(okResult(`during${n}.example`))
})

test('when a call has waited for a server in vain, the next ones do not wait as long again', async () => {
  bounded(OUTAGES, { maxMs: 3_000 })
  const store = await opened(server.address)
  server.kill()
  onTestFinished(() => server.start())
  const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow('does not answer')
  // The processes of a killed server answer for a moment.
  await vi.waitFor(() => refused(store.statusOf('a.com')), 20_000)
  const begun = performance.now()
  for (const domain of ['b.com', 'c.com', 'd.com']) await refused(store.markLookup('list', domain, 'paused'))
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('a call that notices late that its connection is lost is tried again, too', async () => {
  bounded(OUTAGES, { maxMs: 200 })
  const attempt = async (isFirst: boolean) => {
    if (!isFirst) return 'done'
    await sleep(300)
    throw new Error('Query read timeout')
  }
  expect(await untilBack(attempt)).toBe('done')
})

test('a batch goes on with the copy that takes the place of a killed server, and each domain is done once', async () => {
  const copy = await copyOf(server)
  onTestFinished(copy.stop)
  const name = `failover_${randomUUID().slice(0, 8)}`
  const address = (...ports: number[]) => {
    const hosts = ports.map((port) => `127.0.0.1:${port}`)
    return `postgres://blazon:secret@${hosts}/postgres?target_session_attrs=read-write&schema=${name}`
  }
  const refused = openStore(address(copy.port), { now: () => new Date() })
  await expect(refused).rejects.toThrow(/postgres can only be read; name the address of the primary server/)
  // The copy is refused, so that the tables are made by the server that it follows.
  await opened(address(copy.port, server.port))
  await onServer("ALTER SYSTEM SET synchronous_standby_names = '*'", server.address)
  await onServer('SELECT pg_reload_conf()', server.address)

  const folder = temporaryFolder()
  const [list, log] = [join(folder, 'list.txt'), join(folder, 'log.txt')]
  const domains = Array.from({ length: 100 }, (_, n) => `brand${n}.com`)
  writeFileSync(list, domains.join('\n'))
  writeFileSync(log, '')
  const lookups = () => readFileSync(log, 'utf8').split('\n').length - 1
  const both = address(server.port, copy.port)
  const batch = spawn(process.execPath, [programFor('shared-process'), 'batch', both, log, list])
  onTestFinished(() => void batch.kill('SIGKILL'))
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    batch[stream].on('data', (text) => {
      written[stream] += text
    })
  const ended = once(batch, 'close')
  while (lookups() < 30) await sleep(5)
  server.kill()
  await sleep(300)
  await onServer('SELECT pg_promote()', copy.address)
  expect(await ended).toEqual([0, null])
  expect(written.stderr).toBe('')
  expect(JSON.parse(written.stdout)).toMatchObject({ ok: 100, failed: 0, interrupted: false })
  expect(lookups()).toBeLessThanOrEqual(104)
  const store = await opened(both)
  const results = Array.from(await allOf(store.allResults()), ({ result }) => result)
  expect(results).toEqual(domains.toSorted().map((domain) => okResult(domain)))
  for (const domain of domains) expect(await store.snapshotOf(domain)).toEqual(snapshotOf(domain))

  writeFileSync(join(server.data, 'postgresql.auto.conf'), '')
  await server.start()
})
