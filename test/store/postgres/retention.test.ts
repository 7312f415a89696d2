import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { DAY } from '../../../src/model/units.ts'
import { openStore, type Store, type StoreOptions } from '../../../src/store/index.ts'
import { RETENTION } from '../../../src/store/postgres/retention.ts'
import { schemaOf } from '../../../src/store/postgres/servers.ts'
import { bounded } from '../../house/bounded.ts'
import { objectsIn, pageOf } from '../blobs/stores.ts'
import { okResult, snapshotOf } from '../records.ts'
import { temporaryFolder } from '../temporary.ts'
import { newDatabase } from './databases.ts'

/** A store of the database, and how often it has tidied. */
async function storeOf(db: string, options: Partial<StoreOptions> = {}) {
  let tidied = 0
  const onCall = (call: string) => {
    if (call === 'tidy') tidied += 1
  }
  const store = await openStore(db, { now: () => new Date(), ...options, onCall })
  onTestFinished(() => store.close())
  return { store, tidied: () => tidied }
}

const startQueue = (store: Store) => store.chunks?.waitingChunks()

async function jobsIn(db: string): Promise<readonly string[]> {
  const client = new pg.Client(db)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(`SELECT state FROM ${schemaOf(db)}.job WHERE name = 'retention'`)
  return rows.map(({ state }) => state)
}

test('of several processes that work, one tidies the database on schedule, and no write makes the others do it', async () => {
  bounded(RETENTION, { lookIntervalMs: 50 })
  const db = await newDatabase()
  const old = await storeOf(db, { now: () => new Date(Date.now() - 91 * DAY) })
  await old.store.putResult(okResult('old.example'), { snapshot: snapshotOf('old.example') })
  expect(await old.store.snapshotOf('old.example')).toBeDefined()
  const working = await Promise.all([1, 2, 3].map(() => storeOf(db)))
  await Promise.all(working.map(({ store }) => startQueue(store)))
  await Promise.all(
    working.map(({ store }, n) => store.putResult(okResult(`new${n}.example`), { snapshot: undefined })),
  )
  await expect.poll(() => old.store.snapshotOf('old.example')).toBeUndefined()
  await sleep(300)
  const states = await jobsIn(db)
  // The test may have run into the next minute.
  const minutes = states.filter((state) => state === 'completed').length
  expect(working.filter(({ tidied }) => tidied() > 0)).toHaveLength(minutes)
  expect(minutes).toBeLessThan(3)
  expect(states.length).toBeLessThanOrEqual(minutes + 1)
})

test('a process that only writes tidies after its own writes', async () => {
  const db = await newDatabase()
  const { store, tidied } = await storeOf(db)
  await store.putResult(okResult('a.example'), { snapshot: undefined })
  await expect.poll(tidied).toBeGreaterThan(0)
  await expect(jobsIn(db)).rejects.toThrow('does not exist')
})

test('objects whose rows the schedule deletes are deleted with them', async () => {
  bounded(RETENTION, { lookIntervalMs: 50 })
  const [db, blobs] = [await newDatabase(), join(temporaryFolder(), 'blobs')]
  const old = await storeOf(db, { now: () => new Date(Date.now() - 91 * DAY), blobs, keep: 'all' })
  await old.store.putResult(okResult('old.example'), { snapshot: pageOf('old.example') })
  expect(objectsIn(blobs)).toHaveLength(1)
  const { store } = await storeOf(db, { blobs })
  await startQueue(store)
  await expect.poll(() => objectsIn(blobs), { timeout: 10_000 }).toEqual([])
})
