import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../../src/store/index.ts'
import { failedResult, okResult, snapshotOf } from '../records.ts'
import { Clock, tidy } from '../temporary.ts'
import { newDatabase } from './databases.ts'

/* What several processes do at the same moment. A second client stands for one that has got just so far. */

const DAY = 86_400_000
const site = (domain: string) => ({ domain, unicode: domain, isSuffix: false })

async function opened(db: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore(db, { now: () => new Date(), ...options })
  onTestFinished(() => store.close())
  return store
}

async function clientOf(db: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: db,
    options: `-c search_path=${new URL(db).searchParams.get('schema')}`,
  })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Resolves when so many connections wait for a lock in the schema of the client. */
async function waiting(client: pg.Client, count = 1): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(DISTINCT waits.pid) FROM pg_locks AS waits JOIN pg_locks AS held USING (pid)
       JOIN pg_class ON pg_class.oid = held.relation AND relnamespace = current_schema()::regnamespace
       WHERE NOT waits.granted`,
    )
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(count)
  }, 30_000)
}

const EXTRA = {
  kind: 'products',
  asked: 1,
  found: { state: 'ok', domain: 'a.example', products: [] },
} as const
const DRAWING = Buffer.from('<svg/>')

test.each([
  [
    'language_results',
    'finished_at',
    (store: Store) => store.putResult(okResult('a.example'), { language: 'de' }),
  ],
  ['pictures', 'kept_at', (store: Store) => store.putPicture(DRAWING)],
  [
    'extras',
    'finished_at',
    (store: Store) =>
      store.putExtra('a.example', { ...EXTRA, found: { ...EXTRA.found, pages: [], notes: [] } } as never),
  ],
])('what is stored anew while it is being deleted stays (%s)', async (table, time, put) => {
  const clock = new Clock()
  const db = await newDatabase()
  const store = await opened(db, { now: clock.now })
  await put(store)
  const client = await clientOf(db)
  clock.ms += 3_000 * DAY
  await client.query('BEGIN')
  await client.query(`UPDATE ${table} SET ${time} = ${clock.ms}`)
  const tidied = store.tidy()
  await waiting(client)
  await client.query('COMMIT')
  await tidied
  expect((await client.query(`SELECT 1 FROM ${table}`)).rowCount).toBe(1)
})

test('a result that is stored between the look for the oldest one and its deletion stays', async () => {
  const clock = new Clock()
  const db = await newDatabase()
  const [store, other] = [await opened(db, { now: clock.now }), await opened(db, { now: clock.now })]
  await store.putResult(okResult('a.example'))
  clock.ms += 3_000 * DAY
  const client = await clientOf(db)
  await client.query('BEGIN')
  await client.query('LOCK TABLE language_results IN ACCESS EXCLUSIVE MODE')
  // It has found the oldest result, and looks for the oldest one in a language.
  const tidied = store.tidy()
  await waiting(client)
  await other.putResult(okResult('a.example', 'Later'), { snapshot: snapshotOf('a.example') })
  await client.query('COMMIT')
  await tidied
  expect(await store.resultOf('a.example')).toEqual(okResult('a.example', 'Later'))
  expect(await store.snapshotOf('a.example')).toEqual(snapshotOf('a.example'))
})

test('a file is noted as unused when its last two references are deleted at once', async () => {
  const db = await newDatabase()
  const store = await opened(db)
  const shared = new Uint8Array([1, 2, 3])
  for (const domain of ['a.example', 'b.example'])
    await store.putResult(okResult(domain), { snapshot: snapshotOf(domain, [shared]) })
  const [one, two] = [await clientOf(db), await clientOf(db)]
  for (const client of [one, two]) await client.query('BEGIN')
  await one.query(`DELETE FROM snapshots WHERE domain = 'a.example'`)
  const deletion = two.query(`DELETE FROM snapshots WHERE domain = 'b.example'`)
  await Promise.race([deletion, sleep(300)])
  await one.query('COMMIT')
  await deletion
  await two.query('COMMIT')
  expect((await one.query('SELECT 1 FROM unused_bodies')).rowCount).toBe(3)
  await tidy(store)
  expect((await one.query('SELECT 1 FROM bodies')).rowCount).toBe(0)
})

test('files of pages are consistent after mixed writes, deletions and many that are forgotten', async () => {
  const db = await newDatabase()
  const unkept: unknown[] = []
  const stores = await Promise.all(
    [1, 2, 3].map(() => opened(db, { onUnkept: (error) => void unkept.push(error) })),
  )
  const client = await clientOf(db)
  const random = (below: number) => Math.floor(Math.random() * below)
  const shared = Array.from({ length: 12 }, (_, n) => new Uint8Array([n, 1, 2, 3]))
  const files = () => shared.filter(() => random(8) === 0)
  let isDone = false
  const writing = stores.flatMap((store) =>
    Array.from({ length: 4 }, async () => {
      while (!isDone) {
        const domain = `site${random(6)}.example`
        await store.putResult(okResult(domain), { snapshot: snapshotOf(domain, files()) })
        if (random(3) === 0) await store.tidy()
      }
    }),
  )
  try {
    for (let n = 0; n < 40; n++) await stores[n % 3]?.forget(site(`site${random(6)}.example`))
  } finally {
    isDone = true
    await Promise.all(writing)
  }
  expect(unkept).toEqual([])
  const lost = await client.query(
    `SELECT hash FROM bodies WHERE hash NOT IN (SELECT hash FROM snapshot_bodies)
     AND hash NOT IN (SELECT hash FROM unused_bodies)`,
  )
  expect(lost.rows).toEqual([])
  await vi.waitFor(async () => expect(await stores[0]?.tidy()).toBe('done'), 30_000)
  const unused = await client.query(
    `SELECT hash FROM unused_bodies UNION SELECT hash FROM bodies WHERE hash NOT IN (SELECT hash FROM snapshot_bodies)`,
  )
  expect(unused.rows).toEqual([])
}, 120_000)

test('nobody waits for a transaction that has counted what it stores', async () => {
  const db = await newDatabase()
  const unkept: unknown[] = []
  const stores = await Promise.all(
    [1, 2, 3].map(() => opened(db, { onUnkept: (error) => void unkept.push(error) })),
  )
  await stores[0]?.putResult(okResult('long.example'), { snapshot: snapshotOf('long.example') })
  const client = await clientOf(db)
  await client.query('BEGIN')
  await client.query(`DELETE FROM results WHERE domain = 'long.example'`)
  const domains = Array.from({ length: 60 }, (_, n) => `site${n}.example`)
  await Promise.all(domains.map((domain, n) => stores[n % 3]?.putResult(failedResult(domain))))
  await client.query('COMMIT')
  expect(unkept).toEqual([])
  const { results } = (await stores[0]?.status())?.kinds ?? {}
  const { rows } = await client.query(
    'SELECT count(*)::int AS entries, sum(octet_length(head))::int AS bytes FROM results',
  )
  expect(results).toMatchObject(rows[0])
  expect(results?.entries).toBe(60)
})

test('while a domain is searched for, its results can be stored, and are deleted, too', async () => {
  const db = await newDatabase()
  const unkept: unknown[] = []
  const store = await opened(db, { onUnkept: (error) => void unkept.push(error) })
  await store.putResult(okResult('a.example'))
  const client = await clientOf(db)
  await client.query('BEGIN')
  await client.query('LOCK TABLE tasks IN ACCESS EXCLUSIVE MODE')
  const forgotten = store.forget(site('a.example'))
  await waiting(client)
  await store.putResult(okResult('a.example', 'Later'), { snapshot: snapshotOf('a.example') })
  await client.query('COMMIT')
  expect((await forgotten).deleted).toMatchObject({ results: 1, snapshots: 1, bodies: 1 })
  expect(unkept).toEqual([])
  expect(await store.resultOf('a.example')).toBeUndefined()
  expect((await client.query('SELECT 1 FROM bodies')).rowCount).toBe(0)
})
