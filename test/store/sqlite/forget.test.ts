import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forget } from '../../../src/library/lookups.ts'
import { STORING } from '../../../src/store/bounds.ts'
import type { Store } from '../../../src/store/index.ts'
import { CASCADING, keptIn, OF_NO_DOMAIN } from '../../../src/store/sql/kept.ts'
import { entryOf } from '../../directory/entries.ts'
import { bounded } from '../../house/bounded.ts'
import { eventOf } from '../contract/deliveries.ts'
import { monitorOf } from '../contract/monitors.ts'
import { batchOf } from '../contract/page-batches.ts'
import { failedResult, okResult, recordOf, refusedResult, snapshotOf } from '../records.ts'
import { allOf, Clock, temporaryFolder, temporaryStore } from '../temporary.ts'

const GONE = 'quellwerk.com'
const STAYS = 'seegras.com'
const SHARED = new TextEncoder().encode('body { color: red }')
const PNG = { type: 'viewport', width: 1, height: 1, notes: [] } as const
const SAID = { who: 'ann', why: '', at: '2026-11-20T10:00:00.000Z' }

function shotOf(domain: string, hash: string) {
  const bytes = Buffer.from(`picture ${hash}`)
  return { ...PNG, url: `https://${domain}/`, capturedAt: '2026-11-20T10:00:00.000Z', hash, bytes }
}

/** Imports a directory that has the domain. */
async function importOf(store: Store, domain: string): Promise<void> {
  const entry = entryOf(domain, [`Name of ${domain}`], { domains: [{ domain, role: 'main' }] })
  const imported = await store.directory.beginSource({
    name: domain.length.toString(),
    licence: '',
    version: '',
  })
  await store.directory.putEntries(imported, [entry])
  await store.directory.endSource(imported, 1)
}

/** Stores of a domain whatever can be stored of one. */
async function storeAllOf(store: Store, domain: string): Promise<void> {
  const name = `Name of ${domain}`
  // What was replaced has left its bytes in the file.
  await store.putResult(okResult(domain, `Earlier ${name}`))
  const result = okResult(domain, name)
  await store.putResult(result, { snapshot: snapshotOf(domain, [SHARED]) })
  await store.putResult(result, { language: 'de' })
  await store.putResult(failedResult(`shop.${domain}`))
  const common = await store.putPicture(Buffer.from('common drawing'))
  const drawing = await store.putPicture(Buffer.from(`drawing of ${domain}`))
  await store.putAnswer('brand', JSON.stringify({ domain, logos: [drawing, common] }), result)
  const logo = { contentType: 'image/png', width: 1, height: 1, hash: `logo ${domain}` } as const
  const source = { kind: 'logo', url: `https://${domain}/logo.svg`, evidence: [] } as const
  await store.putRendition('64', { ...logo, source, bytes: Buffer.from(domain) }, result)
  const shot = { domain, page: '', type: 'viewport', priority: 'quality' } as const
  await store.putScreenshot(shot, shotOf(domain, `own ${domain}`))
  await store.putScreenshot({ ...shot, page: 'login' }, shotOf(domain, 'blank'))
  await store.putPage(
    { url: `https://www.${domain}/about?a=1`, producer: 'auto', files: false },
    snapshotOf(domain),
  )
  const pages = { maxLinks: 5, urlRegex: '', producer: 'auto', robots: 'respect', domain } as const
  const meta = { sitemapsDiscovered: 0, sitemapsFetched: 0, sitemapsSkipped: 0, errors: 0 }
  await store.putPages(pages, {
    ...{ domain, urls: [`https://${domain}/1`], source: 'sitemap', meta, notes: [], settled: true },
  })
  const found = failedResult(domain)
  if (found.state !== 'failed') throw new Error('It is failed.')
  await store.putExtra(domain, { kind: 'products', asked: 3, found })
  const rules = { maxWaiting: 10, restMs: 0 }
  await store.addTask({ call: 'brand', handle: { email: `ann@${domain}` }, request: {} }, rules)
  await store.enqueueDelivery(eventOf(`${domain.length}`, { body: `{"url":"https://www.${domain}/a"}` }))
  await store.addPageBatch(batchOf([], { entries: [{ url: `https://${domain}/a`, key: 'a' }] }), 'whsec_1')
  await store.createMonitor(
    monitorOf(`${domain.length}`, { target: { type: 'page', url: `https://www.${domain}/` } }),
  )
  await store.putLines(`list of ${domain.length}`, 0, [
    { line: 1, input: `https://${domain.toUpperCase()}/x`, domain, reason: null },
    { line: 2, input: `${domain} and more`, domain: null, reason: 'white space' },
  ])
  await store.markLookup(`list of ${domain.length}`, domain, 'running')
  await store.directory.putOverride({ ...SAID, kind: 'name', input: domain, key: domain, domain })
}

/** The rows of each table, as text, in which one of the texts occurs. */
function rowsWith(path: string, text: string): readonly string[] {
  const db = new Database(path, { readonly: true })
  const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()
  const rows = tables.flatMap((table) =>
    db
      .prepare<[], object>(`SELECT * FROM ${table}`)
      .all()
      .map((row) => `${table} ${JSON.stringify(row)}`),
  )
  db.close()
  return rows.filter((row) => row.toLowerCase().includes(text))
}

/** Packed contents of a domain, by which they are found in a file. */
function blobsOf(path: string, domain: string): readonly Buffer[] {
  const db = new Database(path, { readonly: true })
  const blobs = db
    .prepare<[string, string], Buffer>(
      `SELECT data FROM snapshots WHERE domain = ? UNION ALL SELECT data FROM scrapes WHERE instr(name, ?) > 0`,
    )
    .pluck()
    .all(domain, domain)
  db.close()
  return blobs
}

function bytesOf(path: string): string {
  return ['', '-wal'].map((end) => (existsSync(path + end) ? readFileSync(path + end, 'latin1') : '')).join()
}

test('a domain is forgotten everywhere, its bytes too, while others work on the file and keep theirs', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  const clock = new Clock()
  const store = await temporaryStore({ path, now: clock.now })
  // An import deletes all answers.
  for (const domain of [STAYS, GONE]) await importOf(store, domain)
  for (const domain of [STAYS, GONE]) await storeAllOf(store, domain)
  // A correction deletes answers and drawn logos, so it is made of a host below the domain.
  for (const domain of [`shop.${GONE}`, `shop.${STAYS}`])
    await store.corrections.putCorrection({ ...SAID, domain, field: 'slogan', value: 'Well' })
  // Whose page is at the domain, and whose names only look alike.
  await store.putResult({ ...refusedResult('old-name.com'), url: `https://${GONE}/` } as never)
  for (const other of [`my${GONE}`, `${GONE}.au`, `my-${GONE}`]) await store.putResult(failedResult(other))
  const blobs = blobsOf(path, GONE).map((blob) => blob.toString('latin1'))
  const kept = blobsOf(path, STAYS).map((blob) => blob.toString('latin1'))
  expect([blobs.length, kept.length]).toEqual([3, 3])
  const before = bytesOf(path)
  expect([before.includes(`Earlier Name of ${GONE}`), before.includes(blobs[0] ?? '?')]).toEqual([true, true])
  const others = rowsWith(path, STAYS)
  const since = store.changes.count()

  const receipt = await forget(path, `https://www.${GONE}/`, { now: clock.now })
  expect(receipt).toEqual({
    domain: GONE,
    forgottenAt: '2026-11-20T12:00:00.000Z',
    deleted: {
      results: 3,
      findings: Object.keys(recordOf(GONE).fields).length,
      languages: 1,
      answers: 1,
      snapshots: 1,
      bodies: 1,
      screenshots: 2,
      pictures: 2,
      renditions: 1,
      pages: 3,
      extras: 1,
      tasks: 1,
      deliveries: 1,
      monitors: 2,
      lines: 3,
      corrections: 2,
      companies: 1,
    },
    isCompacted: true,
  })
  const left = rowsWith(path, GONE).map((row) => /"domain":"([^"]*)"/.exec(row)?.[1])
  expect(left.sort()).toEqual([`my-${GONE}`, `my${GONE}`, `${GONE}.au`].sort())
  const after = bytesOf(path)
  expect(after).not.toMatch(/(?<!my|my-)quellwerk\.com(?!\.au)/)
  for (const blob of blobs) expect(after.includes(blob)).toBe(false)
  for (const blob of kept) expect(after.includes(blob)).toBe(true)
  expect(rowsWith(path, STAYS)).toEqual(others)
  expect([after.includes('common drawing'), after.includes('picture blank')]).toEqual([true, true])
  expect(await store.snapshotOf(STAYS)).toEqual(snapshotOf(STAYS, [SHARED]))
  // What a process remembers is good no more.
  expect(store.changes.isSameElsewhere(since)).toBe(false)
  expect(await store.resultOf(GONE)).toBeUndefined()
  expect((await allOf(store.allLines({}))).length).toBe(2)
})

test('a drawing in a page is deleted though no answer shows it any more', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const { logos, ...fields } = recordOf(GONE).fields
  const value = [{ url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, type: 'logo' }]
  const record = { ...recordOf(GONE), fields: { ...fields, logos: { ...logos, value } } }
  await store.putResult({ state: 'ok', domain: GONE, record } as never)
  await store.putPicture(Buffer.from(drawing))
  await store.putPicture(Buffer.from('another'))
  expect((await forget(path, GONE)).deleted.pictures).toBe(1)
})

test('files and screenshots that later ones have replaced are deleted, too', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  // On a busy machine the store itself would delete the replaced file first, without overwriting it.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = await temporaryStore({ path })
  // Packed, the text would not be found in the file.
  const earlier = new Uint8Array([0xfe, ...Buffer.from('earlier style'), 0xff])
  const shot = { domain: GONE, page: '', type: 'viewport', priority: 'quality' } as const
  for (const [files, hash] of [
    [[earlier], 'earlier shot'],
    [[], 'later shot'],
  ] as const) {
    await store.putResult(okResult(GONE), { snapshot: snapshotOf(GONE, [...files]) })
    await store.putScreenshot(shot, shotOf(GONE, hash))
  }
  await store.putScreenshot({ ...shot, domain: STAYS }, shotOf(STAYS, 'other shot'))
  const receipt = await forget(path, GONE, { compact: false })
  expect(receipt.deleted).toMatchObject({ screenshots: 1, pictures: 2 })
  const left = bytesOf(path)
  expect(['earlier style', 'picture earlier', 'picture later'].filter((each) => left.includes(each))).toEqual(
    [],
  )
  expect(left.includes('picture other')).toBe(true)
})

test('of a public suffix its own rows are deleted, and not those of the sites below it', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  for (const domain of ['github.io', 'www.github.io', 'someone.github.io'])
    await store.putResult(failedResult(domain))
  for (const domain of ['github.io', 'someone.github.io'])
    await store.addTask({ call: 'brand', handle: { domain }, request: {} }, { maxWaiting: 9, restMs: 0 })
  expect((await forget(path, 'github.io')).deleted).toMatchObject({ results: 2, tasks: 1 })
  expect(await store.resultOf('someone.github.io')).toBeDefined()
})

test('a name in its own script is found in what was typed', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  await store.putLines('a', 0, [
    { line: 1, input: 'Bücher.example', domain: 'xn--bcher-kva.example', reason: null },
    { line: 2, input: 'info@bücher.example!', domain: null, reason: 'x' },
    { line: 3, input: 'xbücher.example', domain: null, reason: 'x' },
    {
      ...{ line: 4, input: 'a.example', domain: 'a.example', reason: null },
      kept: { owner: 'Bücher.example' },
    },
    { ...{ line: 5, input: 'b.example', domain: 'b.example', reason: null }, kept: { owner: 'nobody' } },
  ])
  expect((await forget(path, 'bücher.example')).deleted.lines).toBe(3)
})

test('the receipt says when the file could not be written anew, and the rows are gone all the same', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  bounded(STORING, { busyTimeoutMs: 20 })
  const store = await temporaryStore({ path })
  await store.putResult(okResult(GONE))
  await store.putResult(okResult(STAYS))
  const reader = new Database(path, { readonly: true })
  const rows = reader.prepare('SELECT * FROM findings').iterate()
  rows.next()
  const receipt = await store.forget({ domain: GONE, unicode: GONE, isSuffix: false })
  expect(receipt).toMatchObject({
    deleted: { results: 1 },
    isCompacted: false,
    reason: 'another process reads the journal beside the file',
  })
  rows.return?.()
  reader.close()
  const again = await forget(path, GONE)
  expect([again.isCompacted, again.deleted.results, bytesOf(path).includes(GONE)]).toEqual([true, 0, false])
  expect(await forget(path, STAYS, { compact: false })).toMatchObject({
    deleted: { results: 1 },
    isCompacted: false,
  })
  // It had not been replaced before, so that nothing but writing over it is needed.
  expect([await store.resultOf(STAYS), bytesOf(path).includes(STAYS)]).toEqual([undefined, false])
})

test('what is stored while it is looked for is deleted, too, and two may forget at once', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  // Several portions of each table.
  const fill = new Database(path)
  fill.exec(`INSERT INTO lines (list, language, line, input, domain)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    SELECT 'a', '', i, 'x', CASE i % 50 WHEN 0 THEN '${GONE}' WHEN 1 THEN '${STAYS}' ELSE 'b.com' END FROM n`)
  fill.close()
  const site = (domain: string) => ({ domain, unicode: domain, isSuffix: false })
  const both = Promise.all([store.forget(site(GONE)), store.forget(site(STAYS))])
  // The table of results has been looked through by then, and lines have been begun.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  await store.putResult(okResult(GONE))
  expect((await both).map(({ deleted }) => deleted.lines)).toEqual([100, 100])
  expect(await store.resultOf(GONE)).toBeUndefined()
  expect(rowsWith(path, GONE)).toEqual([])
  expect(rowsWith(path, STAYS)).toEqual([])
})

test('what is no domain, and a file that is not there, are refused', async () => {
  const path = join(temporaryFolder(), 'none.db')
  await expect(forget(path, 'no domain')).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(forget(path, GONE)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(existsSync(path)).toBe(false)
})

test('every table is said to keep something of a domain, or nothing', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  await temporaryStore({ path })
  const db = new Database(path, { readonly: true })
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all()
  const listed = [...keptIn('sqlite').map(({ table }) => table), ...CASCADING, ...OF_NO_DOMAIN].sort()
  expect(listed).toEqual(tables)
  const columns = (table: string) =>
    db.prepare(`SELECT name FROM pragma_table_xinfo('${table}')`).pluck().all()
  const speaking = OF_NO_DOMAIN.filter((table) =>
    columns(table).some((column) => /domain|url|host|email|input/.test(String(column))),
  )
  // The host of a lease is the machine that works.
  expect(speaking).toEqual(['leases'])
  db.close()
})

/** What SQLite 3.38 of February 2022 has, and the schema calls. */
const OLD_FUNCTIONS = [
  'coalesce',
  'count',
  'group_concat',
  'json',
  'json_array_length',
  'json_each',
  'json_group_object',
  'json_object',
  'length',
  'nullif',
  'strftime',
  'substr',
]

test('the schema calls nothing that programs for SQLite of 2022 do not know', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  await temporaryStore({ path })
  const db = new Database(path, { readonly: true })
  const parts = db
    .prepare<[], string>(
      "SELECT sql FROM sqlite_schema WHERE type IN ('view', 'trigger', 'index') AND sql IS NOT NULL",
    )
    .pluck()
    .all()
  const generated = db
    .prepare<[], string>("SELECT sql FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%GENERATED%'")
    .pluck()
    .all()
    .flatMap((sql) => sql.match(/AS \((?:[^()]|\([^()]*\))*\) (?:STORED|VIRTUAL)/g) ?? [])
  const called = [...parts, ...generated].flatMap((sql) =>
    Array.from(sql.matchAll(/\b([a-z_]+)\(/g), ([, name]) => name ?? ''),
  )
  expect(generated.length).toBeGreaterThan(5)
  expect([...new Set(called)].filter((name) => !OLD_FUNCTIONS.includes(name))).toEqual([])
  db.close()
})
