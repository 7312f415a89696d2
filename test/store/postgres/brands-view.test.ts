import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import type { Column } from '../../../src/fields/columns.ts'
import { fieldFrom, tableWith } from '../../../src/fields/own.ts'
import type { Finding } from '../../../src/model/finding.ts'
import type { BrandRecord, Result } from '../../../src/model/record.ts'
import { openStore, type Store } from '../../../src/store/index.ts'
import { failedResult, okResult, recordOf, refusedResult } from '../records.ts'
import { temporaryFolder } from '../temporary.ts'
import { newDatabase, onServer } from './databases.ts'

const now = () => new Date('2026-11-20T12:00:00.000Z')
const SAID = { who: 'ann', why: 'they told us', at: '2026-11-20T12:00:00.000Z' }

/** A field of a user whose value may be anything. */
const own = (name: string, columns: readonly Column[] = [{ name }]) => ({
  name,
  field: fieldFrom({ name, value: (zod) => zod.any(), columns }, z),
})

const FIELDS = tableWith([
  own('is_open'),
  own('amount'),
  own('tags', [{ name: 'tags' }, { name: 'all_tags', all: 'text', between: ', ' }]),
  own('offers', [
    { name: 'one', first: 'what', where: [{ member: 'kind', is: '1' }] },
    { name: 'truth', first: 'what', where: [{ member: 'kind', is: 'true' }] },
    { name: 'kindless', first: 'what', where: [{ member: 'kind' }] },
    { name: 'has_one', first: 'what', where: [{ member: 'in', has: '1' }] },
    { name: 'other', first: 'what', where: [{ member: 'what', isNoneWith: 'a_' }] },
    { name: 'second', first: 'in.1' },
    { name: 'offered', all: 'sold' },
    { name: 'first_offer', path: ['0.none', '0.sold'] },
  ]),
])

function recordWith(domain: string, values: Readonly<Record<string, unknown>>): Result {
  const record = recordOf(domain)
  const found = Object.entries(values).map(([name, value]): [string, Finding<unknown>] => [
    name,
    { value, confidence: 1, rule: 'own', evidence: [] } as Finding<unknown>,
  ])
  const fields = { ...record.fields, ...Object.fromEntries(found) } as BrandRecord['fields']
  return { state: 'ok', domain, record: { ...record, fields } }
}

const OFFERS = [
  { kind: null, what: 'a_null', in: [1], sold: true },
  { kind: 1, what: 'a_number', in: ['x', '1'], sold: false },
  { kind: '1', what: 'a_text', in: { one: '1' }, sold: 2 },
  { kind: true, what: 'A_boolean', in: [], sold: '3' },
  { kind: 'true', what: 'axe', in: ['1'], sold: 0.25 },
  { what: 'a_none' },
]

/** A number such as 1e21 is left out: SQLite writes it as 1.0e+21, PostgreSQL as the record does. */
const RESULTS: readonly Result[] = [
  okResult('a.example'),
  recordWith('b.example', { is_open: true, amount: 12, tags: [2, 'true', '1'], offers: OFFERS }),
  recordWith('c.example', { is_open: false, amount: -0.5, tags: [{ text: true }, { text: 'é "q"' }, {}] }),
  recordWith('d.example', { is_open: 'true', amount: '012', tags: { text: [true, null] }, offers: [] }),
  recordWith('e.example', { is_open: 'false', amount: '1e3', offers: [...OFFERS].reverse() }),
  refusedResult('f.example'),
  failedResult('g.example'),
]

async function fill(store: Store): Promise<void> {
  for (const result of RESULTS) await store.putResult(result)
  const stated = { name: 'Right', slogan: null, isNsfw: true, is_open: false, email: 'a@a.example' }
  for (const [field, value] of Object.entries(stated))
    await store.corrections.putCorrection({ domain: 'a.example', field, value, ...SAID })
  const cells = [
    { zz: 'a long cell', c: '1' },
    { zz: '1', b: '2', c: '3' },
  ]
  const line = { input: 'a.example', domain: 'a.example', reason: null }
  await store.putLines('2', 0, [{ ...line, line: 1, kept: { late: '', zz: '' } }])
  await store.putLines(
    '1',
    0,
    cells.map((kept, at) => ({ ...line, line: at + 1, kept })),
  )
}

async function opened(db: string, fields = FIELDS): Promise<Store> {
  const store = await openStore(db, { now, fields })
  onTestFinished(() => store.close())
  return store
}

/** A connection of a user beside the store. */
async function clientOf(address: string): Promise<pg.Client> {
  const url = new URL(address)
  const schema = url.searchParams.get('schema')
  url.search = ''
  const client = new pg.Client({ connectionString: url.href, options: `-c search_path=${schema}` })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

type Row = Readonly<Record<string, unknown>>

const BRANDS = 'SELECT * FROM brands ORDER BY domain'

test('has the same rows in both databases, and lists have the same columns', async () => {
  const [file, address] = [join(temporaryFolder(), 'brands.db'), await newDatabase()]
  const stores = [await opened(file), await opened(address)]
  for (const store of stores) await fill(store)
  const db = new Database(file, { readonly: true })
  onTestFinished(() => void db.close())
  const expected = db.prepare<[], Row>(BRANDS).all()
  const { rows } = await (await clientOf(address)).query<Row>(BRANDS)
  // PostgreSQL has texts where SQLite has numbers, too.
  const asTexts = (all: readonly Row[]) =>
    all.map((row) =>
      Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)]),
    )
  expect(asTexts(rows)).toEqual(asTexts(expected))
  expect(rows[0]).toMatchObject({ name: 'Right', slogan: null, is_open: '0' })
  expect(rows[0]?.confidence).toMatch(/^\{"address":0.7,"colors":0.7,"email":1,.*,"name":1,"socials":0.9\}$/)
  expect(rows[1]).toMatchObject({ is_open: '1', amount: '12', tags: '[2,"true","1"]', first_offer: '1' })
  expect(rows[1]).toMatchObject({ one: 'a_text', truth: 'axe', kindless: 'a_none', has_one: 'a_number' })
  expect(rows[1]).toMatchObject({ other: 'A_boolean', offered: '1 0 2 3 0.25' })
  expect(rows[3]).toMatchObject({ is_open: 'true', amount: '012', all_tags: null })
  for (const store of stores) {
    expect(await store.keptColumns()).toEqual(['zz', 'c', 'b', 'late'])
    expect(await store.keptColumns({ list: '2' })).toEqual(['late', 'zz'])
  }
})

/** The address of a database whose view another user may read, and a connection of the owner. */
async function granted() {
  const address = await newDatabase()
  await (await opened(address, tableWith([own('mood'), own('size')]))).close()
  const reader = `reader_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE ROLE ${reader}`)
  onTestFinished(() => onServer(`DROP OWNED BY ${reader}; DROP ROLE ${reader}`))
  const client = await clientOf(address)
  await client.query(`GRANT SELECT ON brands TO ${reader} WITH GRANT OPTION; GRANT SELECT ON brands TO PUBLIC;
    GRANT UPDATE (size, mood) ON brands TO ${reader}`)
  const rights = async () => {
    const may = (right: string) => `has_table_privilege('${reader}', 'brands', '${right}')`
    const { rows } = await client.query<{ rights: unknown[] }>(
      `SELECT json_build_array(${may('SELECT WITH GRANT OPTION')}, ${may('INSERT')},
         has_any_column_privilege('${reader}', 'brands', 'UPDATE'), relacl::text LIKE '%,=r/%') AS rights
       FROM pg_class WHERE oid = 'brands'::regclass`,
    )
    return rows[0]?.rights
  }
  return { address, client, rights }
}

const columnsOf = async (client: pg.Client) =>
  (await client.query('SELECT * FROM brands')).fields.map(({ name }) => name).slice(-3)

test('keeps the rights of users, and a view on it, when it gets a column', async () => {
  const { address, client, rights } = await granted()
  expect(await rights()).toEqual([true, false, true, true])
  await client.query('CREATE VIEW mine AS SELECT domain, size FROM brands')
  await opened(address, tableWith([own('mood'), own('size'), own('weight')]))
  expect(await columnsOf(client)).toEqual(['mood', 'size', 'weight'])
  expect(await rights()).toEqual([true, false, true, true])
})

test('keeps the rights of users when it loses a column', async () => {
  const { address, client, rights } = await granted()
  await opened(address, tableWith([own('size'), own('weight')]))
  expect(await columnsOf(client)).toEqual(['confidence', 'size', 'weight'])
  expect(await rights()).toEqual([true, false, true, true])
})

test('stays as it is, with a warning, while it cannot be replaced', async () => {
  const { address, client } = await granted()
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  const warnings = () => warn.mock.calls.splice(0).map(([warning]) => String(warning))
  await client.query('CREATE VIEW mine AS SELECT domain, size FROM brands')
  const other = tableWith([own('size')])
  const store = await opened(address, other)
  await store.putResult(okResult('a.example'))
  expect(warnings()).toEqual([
    'The view "brands" in PostgreSQL is not up to date, and the next opening tries again: cannot drop view brands because other objects depend on it: view mine depends on view brands',
  ])
  await client.query('DROP VIEW mine; BEGIN; SELECT 1 FROM brands')
  await (await opened(address, other)).putResult(okResult('b.example'))
  expect(warnings()).toEqual([expect.stringMatching(/: canceling statement due to lock timeout$/)])
  expect(await columnsOf(client)).toEqual(['confidence', 'mood', 'size'])
  await client.query('COMMIT')
  await opened(address, other)
  expect(warnings()).toEqual([])
  expect((await columnsOf(client)).slice(1)).toEqual(['confidence', 'size'])
})
