import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type NewPageBatch, PAGE_BATCHES } from '../../src/model/page-batches.ts'
import { monthOf } from '../../src/model/usage.ts'
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts'
import { bounded } from '../house/bounded.ts'
import { COMMAND } from '../house/build.ts'
import { until } from '../house/until.ts'
import { batchOf } from '../store/contract/page-batches.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { temporaryFolder, tidy } from '../store/temporary.ts'

const COUNT = 25_000
const LATE = 'The pages of the batch were not stored in time; submit it again.'

/** Opens a database of a kind, and a connection beside the store. */
const OPENINGS = [
  ['SQLite', () => join(temporaryFolder(), 'brands.db')],
  ['PostgreSQL', newDatabase],
] as const

interface Opened {
  readonly db: string
  readonly store: Store
  /** Runs a statement beside the store, and resolves to the number of its first row. */
  readonly ask: (statement: string) => Promise<number>
  /** The number of rows of a table. */
  readonly count: (table: string) => Promise<number>
}

async function opened(
  database: () => string | Promise<string>,
  options: Partial<StoreOptions> = {},
): Promise<Opened> {
  const db = await database()
  const store = await openStore(db, { now: () => new Date(), ...options })
  onTestFinished(() => store.close())
  const ask = db.startsWith('postgres:') ? await askingPostgres(db) : askingSqlite(db)
  return { db, store, ask, count: (table) => ask(`SELECT count(*) AS count FROM ${table}`) }
}

function askingSqlite(db: string): Opened['ask'] {
  const file = new Database(db)
  onTestFinished(() => void file.close())
  return async (text) => {
    const statement = file.prepare(text)
    return Number(statement.reader ? statement.pluck().get() : statement.run().changes)
  }
}

async function askingPostgres(db: string): Promise<Opened['ask']> {
  const client = new pg.Client(db)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`SET search_path TO ${new URL(db).searchParams.get('schema')}`)
  return async (text) => {
    const { rows, rowCount } = await client.query<{ count?: string }>(text)
    return Number(rows[0]?.count ?? rowCount)
  }
}

const LATER = 'UPDATE page_batches SET created_at = created_at - 11 * 60000'
const many = (count: number) => Array.from({ length: count }, (_, at) => String(at))

for (const [kind, database] of OPENINGS) {
  test(`of a submission that is killed nothing is left (${kind})`, { timeout: 120_000 }, async () => {
    const folder = temporaryFolder()
    const { db, store, ask, count } = await opened(database)
    const urls = many(COUNT).map((path) => `https://example.com/${path}\n`)
    writeFileSync(join(folder, 'pages.txt'), urls.join(''))
    const args = ['batches', 'submit', '--urls', 'pages.txt', '--db', db]
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, stdio: 'ignore' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    await until(async () => (await count('batch_pages')) > 0)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    const stored = await count('batch_pages')
    expect(stored).toBeLessThan(COUNT)
    const holder = await store.acquireLease('pages 1')
    const seen = async () => [(await store.pageBatches()).items, await store.takePage(holder)]
    expect(await seen()).toEqual([[], undefined])
    await tidy(store)
    expect(await count('batch_pages')).toBe(stored)
    await ask(LATER)
    await tidy(store)
    expect([await count('batch_pages'), await count('page_batches')]).toEqual([0, 0])
    expect(await seen()).toEqual([[], undefined])
  })

  test(`a batch is not accepted when its deletion has begun (${kind})`, { timeout: 60_000 }, async () => {
    const { store, ask, count } = await opened(database)
    const adding = store.addPageBatch(batchOf(many(COUNT)), 'whsec_1').catch((thrown: unknown) => thrown)
    await until(async () => (await count('batch_pages')) > 0)
    await ask(LATER)
    expect(await store.tidy()).toBe('more')
    expect(await adding).toMatchObject({ code: 'storage', message: LATE, retryable: true })
    await tidy(store)
    expect([await count('batch_pages'), await count('page_batches')]).toEqual([0, 0])
  })

  test(`the pages of batches that were not accepted are deleted soon (${kind})`, async () => {
    const { store, count } = await opened(database)
    const { id: owner } = await store.accounts.createOrganisation('acme', 'pro')
    const quota = { period: monthOf(new Date()), credits: 4_500 }
    const submit = (more: Partial<NewPageBatch>) =>
      store.addPageBatch(batchOf(many(2_000), { owner, ...more }), 'whsec_1')
    const ends = await Promise.allSettled([1, 2, 3].map(() => submit({ quota })))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    // Batches with the same name are one batch.
    const same = await Promise.all([1, 2, 3].map(() => submit({ idempotencyKey: 'one' })))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    await tidy(store)
    expect([await count('batch_pages'), await count('page_batches')]).toEqual([4_000, 2])
  })

  test(`the pages that an owner submits at once are limited (${kind})`, { timeout: 60_000 }, async () => {
    bounded(PAGE_BATCHES, { maxIncomingPages: COUNT + 1 })
    const { store, count } = await opened(database)
    const adding = store.addPageBatch(batchOf(many(COUNT)), 'whsec_1')
    await until(async () => (await count('batch_pages')) > 0)
    await expect(store.addPageBatch(batchOf(['1', '2']), 'whsec_1')).rejects.toMatchObject({
      ...{ code: 'unavailable', message: expect.stringContaining('still being stored') },
    })
    await store.addPageBatch(batchOf(['1', '2'], { owner: 'key_2' }), 'whsec_1')
    await adding
    await store.addPageBatch(batchOf(['1', '2']), 'whsec_1')
    expect(await count('page_batches')).toBe(3)
  })
}

test('a process with another clock does not delete what is submitted to PostgreSQL', async () => {
  const { db, store, count } = await opened(newDatabase)
  const other = await openStore(db, { now: () => new Date(Date.now() + 3_600_000) })
  onTestFinished(() => other.close())
  const adding = store.addPageBatch(batchOf(many(COUNT)), 'whsec_1')
  await until(async () => (await count('batch_pages')) > 0)
  await tidy(other)
  expect(await adding).toMatchObject({ progress: { pending: COUNT } })
  expect(await count('batch_pages')).toBe(COUNT)
})
