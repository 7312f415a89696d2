import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../../src/store/index.ts'
import { entryOf, listingOf } from '../../directory/entries.ts'
import { failedResult, okResult, snapshotOf } from '../records.ts'
import { allOf, tidy } from '../temporary.ts'
import { newDatabase, onServer } from './databases.ts'

const GONE = 'quellwerk.com'
const STAYS = 'seegras.com'
const site = (domain: string, unicode = domain) => ({ domain, unicode, isSuffix: false })

async function opened(db: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore(db, { now: () => new Date(), ...options })
  onTestFinished(() => store.close())
  return store
}

/** Runs a query on the server, in no schema of blazon. */
async function rowsOf<R extends object>(db: string, sql: (schema: string) => string): Promise<readonly R[]> {
  const client = new pg.Client(db)
  await client.connect()
  try {
    return (await client.query<R>(sql(new URL(db).searchParams.get('schema') ?? ''))).rows
  } finally {
    await client.end()
  }
}

/** Stores of a domain one of each that PostgreSQL finds in another way. */
async function storeAllOf(store: Store, domain: string): Promise<void> {
  const result = okResult(domain)
  await store.putResult(result, { snapshot: snapshotOf(domain) })
  await store.putResult(result, { language: 'de' })
  await store.putResult(failedResult(`shop.${domain}`))
  const common = await store.putPicture(Buffer.from('common drawing'))
  const drawing = await store.putPicture(Buffer.from(`drawing of ${domain}`))
  await store.putAnswer('brand', JSON.stringify({ domain, logos: [drawing, common] }), result)
  const url = `https://www.${domain}/${'x'.repeat(5_000)}`
  await store.putPage({ url, producer: 'auto', files: false }, snapshotOf(domain))
  const rules = { maxWaiting: 10, restMs: 0 }
  await store.addTask({ call: 'brand', handle: { email: `ann@${domain}` }, request: {} }, rules)
  await store.putLines('list', domain.length, [
    { line: domain.length + 1, input: `https://${domain.toUpperCase()}/x`, domain, reason: null },
  ])
  await store.markLookup('list', domain, 'running')
}

test('a domain is forgotten everywhere, and what others have stays', async () => {
  const store = await opened(await newDatabase())
  for (const domain of [STAYS, GONE]) await storeAllOf(store, domain)
  for (const other of [`my${GONE}`, `${GONE}.au`, `my-${GONE}`]) await store.putResult(failedResult(other))
  const { deleted } = await store.forget(site(GONE))
  expect(deleted).toMatchObject({
    ...{ results: 2, languages: 1, answers: 1, snapshots: 1, bodies: 1, pictures: 1, pages: 1 },
    ...{ tasks: 1, lines: 2, companies: 0 },
  })
  const left = (await allOf(store.allResults())).map(({ result }) => result.domain)
  expect(left).toEqual([`my-${GONE}`, `my${GONE}`, `${GONE}.au`, STAYS, `shop.${STAYS}`].sort())
  expect(await store.snapshotOf(STAYS)).toEqual(snapshotOf(STAYS))
  expect(await store.pictureTokenOf('none')).toBeUndefined()
  expect((await store.forget(site(STAYS))).deleted).toMatchObject({ results: 2, pictures: 2 })
})

test('what an import has read of a domain is forgotten, too', async () => {
  const db = await newDatabase()
  const store = await opened(db)
  const { directory } = store
  const source = await directory.beginSource({ name: 'list', licence: '', version: '' })
  const listings = [listingOf('QLW', 'XETRA')]
  await directory.putEntries(source, [
    entryOf(GONE, ['Quellwerk'], { listings }),
    entryOf(STAYS, ['Seegras']),
  ])
  expect((await store.forget(site(GONE))).deleted.companies).toBe(1)
  const staged = await rowsOf<{ name: string }>(
    db,
    (schema) =>
      `SELECT name FROM ${schema}.staged_names UNION ALL SELECT symbol FROM ${schema}.staged_listings`,
  )
  expect(staged).toEqual([{ name: 'Seegras' }])
})

test('a name in its own script is found in a database whose locale knows only ASCII', async () => {
  const name = `ascii_${randomUUID().replaceAll('-', '')}`
  await onServer(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C'`,
  )
  if (inject('stays')) onTestFinished(() => onServer(`DROP DATABASE ${name}`))
  const address = new URL(inject('postgres'))
  address.pathname = `/${name}`
  const store = await opened(address.href)
  await store.putLines('a', 0, [
    { line: 1, input: 'BÜCHER.example', domain: null, reason: 'x' },
    { line: 2, input: 'info@bücher.example!', domain: null, reason: 'x' },
    { line: 3, input: 'öbücher.example', domain: null, reason: 'x' },
    { line: 4, input: 'bücher.exampleö', domain: null, reason: 'x' },
  ])
  expect((await store.forget(site('xn--bcher-kva.example', 'bücher.example'))).deleted.lines).toBe(2)
  expect((await allOf(store.allLines())).map(({ line }) => line)).toEqual([3, 4])
})

test('rows may be deleted by another program, in whose search path there are no tables of blazon', async () => {
  const db = await newDatabase()
  const store = await opened(db)
  await store.putResult(okResult(GONE), { snapshot: snapshotOf(GONE) })
  await store.beginRun('list', 'none')
  await store.markLookup('list', GONE, 'running')
  await rowsOf(db, (schema) => `DELETE FROM ${schema}.results`)
  await rowsOf(db, (schema) => `UPDATE ${schema}.list_runs SET ended_at = 1`)
  expect((await store.status()).kinds.results).toMatchObject({ entries: 0, bytes: 0 })
  expect(await store.begunLookups('list')).toEqual([])
  await tidy(store)
  expect((await store.status()).kinds.snapshots).toMatchObject({ entries: 0, bytes: 0 })
})

test('over the bound of the database only as many lines are deleted as needed', async () => {
  const store = await opened(await newDatabase(), { maxBytes: 300_000 })
  const lines = Array.from({ length: 500 }, (_, n) => ({
    ...{ line: n + 1, input: `${n} `.padEnd(1_000, 'x'), domain: null, reason: 'x' },
  }))
  await store.putLines('list', 0, lines)
  for (const domain of ['a.example', 'b.example'])
    await store.putExtra(domain, { kind: 'products', asked: 3, found: failedResult(domain) as never })
  await tidy(store)
  // Fifty are deleted at a time.
  expect((await allOf(store.allLines())).length).toBe(250)
  expect(await store.extrasOf('a.example')).toHaveLength(1)
})
