import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURES, type FixtureServer, serveFixtures } from '../../../scripts/fixtures/server.ts'
import type { BrandDiff } from '../../../src/model/diff.ts'
import type { Result } from '../../../src/model/record.ts'
import { openStore } from '../../../src/store/index.ts'
import { blazon, command } from './command.ts'

const BRAND = 'pennoray.example'
const OTHER = 'ferncott.example'
const folder = mkdtempSync(join(tmpdir(), 'blazon-diff-'))
const sites = join(folder, 'sites')
const at = (name: string) => join(folder, name)
let server: FixtureServer

/** Serves a site that the tests change, and looks at it before: as a capture, as JSON and in a database. */
beforeAll(async () => {
  for (const site of [BRAND, OTHER]) cpSync(join(FIXTURES, site), join(sites, site), { recursive: true })
  server = await serveFixtures(sites)
  writeFileSync(at('hosts'), server.hostMap)
  await visited('before')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const onSite = ['--hosts', at('hosts'), '--producer', 'cascade']

/** Captures the site as it is now into a folder. */
async function captured(name: string): Promise<string> {
  const { code, stderr } = await command('capture', BRAND, '--out', at(name), ...onSite)
  expect([code, stderr]).toEqual([0, expect.any(String)])
  return at(name)
}

async function visited(name: string): Promise<void> {
  await captured(name)
  const { stdout } = await command(BRAND, '--json', ...onSite, '--db', at(`${name}.db`))
  writeFileSync(at(`${name}.json`), stdout)
  await command(OTHER, ...onSite, '--db', at(`${name}.db`))
}

/** Changes files of the site while `use` runs. */
async function changed<T>(
  edits: Readonly<Record<string, (text: string) => string>>,
  use: () => Promise<T>,
): Promise<T> {
  const www = join(sites, BRAND, 'www')
  const before = Object.keys(edits).map(
    (file) => [join(www, file), readFileSync(join(www, file), 'utf8')] as const,
  )
  for (const [file, text] of before) {
    const edited = edits[file.slice(www.length + 1)]?.(text) ?? text
    expect(edited).not.toBe(text)
    writeFileSync(file, edited)
  }
  try {
    return await use()
  } finally {
    for (const [file, text] of before) writeFileSync(file, text)
  }
}

async function diffOf(...args: readonly string[]): Promise<BrandDiff & { readonly code: number }> {
  const { code, stdout, stderr } = await command('diff', ...args, '--json')
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^\{/), stderr])
  return { code, ...JSON.parse(stdout) }
}

const LOGO = 'brand/pennoray-logo.svg'
const CSS = 'assets/app-BZ2kQ9xe.css'

test('a site that nobody changed is the same: capture, JSON, database and a look at it now', async () => {
  for (const before of ['before', 'before.json', 'before.db'])
    for (const after of [at('before.db'), BRAND]) {
      const found = await diffOf(at(before), after, '--domain', BRAND, ...onSite)
      expect([before, after, found.code, found.changes]).toEqual([before, after, 0, []])
      expect(found.notCompared).toEqual([])
    }
})

test('a logo that was moved is no change, by its bytes, and in another format by its pixels', async () => {
  cpSync(join(sites, BRAND, 'www', LOGO), join(sites, BRAND, 'www', 'moved-4f1c.svg'))
  const moved = (text: string) => text.replaceAll(`/${LOGO}`, '/moved-4f1c.svg')
  const after = await changed({ 'index.html': moved }, () => captured('moved'))
  expect(readFileSync(join(after, 'snapshot.json'), 'utf8')).toContain('moved-4f1c.svg')
  expect(await diffOf(at('before'), after)).toMatchObject({ code: 0, changes: [], notes: [] })
  expect(await diffOf(at('before.db'), after)).toMatchObject({ code: 0, changes: [], notes: [] })
  // A result alone has no picture.
  expect(await diffOf(at('before.json'), after)).toMatchObject({
    ...{ code: 0, changes: [], notes: [expect.stringContaining('by address, size and colours')] },
  })
  const larger = (text: string) =>
    text.replace('viewBox="0 0 156 32"', 'viewBox="0 0 156 32" width="312" height="64"')
  const drawn = await changed({ [LOGO]: larger }, () => captured('larger'))
  expect(await diffOf(at('before'), drawn)).toMatchObject({ code: 0, changes: [] })
})

test.each([
  ['a sign that was drawn anew', 'M4 2h12a10 10 0 0 1 0 20h-6v8H4z', 'M4 2h24v28H4z', 'another picture'],
  ['another name in the drawing', '>Pennoray<', '>Fennorax<', 'another picture'],
  ['the same shape in another colour', '#0b3f2f', '#9b1030', 'the same shape in other colours'],
])('%s is a change at the same address', async (_, before, after, why) => {
  const redrawn = (text: string) => text.replace(before, after)
  const capture = await changed({ [LOGO]: redrawn }, () => captured('redrawn'))
  for (const from of ['before', 'before.db']) {
    const found = await diffOf(at(from), capture, '--fields', 'logos')
    expect(found).toMatchObject({
      code: 1,
      changes: [{ field: 'logos', part: 'logo', kind: 'changed', why }],
    })
  }
})

test('a shade is no change; another primary colour and another font are', async () => {
  const shade = (text: string) => text.replace('oklch(0.48 0.095 168)', 'oklch(0.485 0.094 168)')
  const after = await changed({ [CSS]: shade }, () => captured('shade'))
  expect(await diffOf(at('before'), after)).toMatchObject({ code: 0, changes: [] })
  const redone = (text: string) =>
    text.replaceAll('oklch(0.48 0.095 168)', 'oklch(0.5 0.2 27)').replaceAll('Figtree', 'Inter')
  const red = (text: string) => text.replaceAll('#086e53', '#bb0916')
  const edits = { [CSS]: redone, [LOGO]: red, 'favicon.svg': red, 'site.webmanifest': red }
  const rebranded = await changed(edits, () => captured('rebranded'))
  const found = await diffOf(at('before'), rebranded, '--fields', 'colors,fonts')
  expect(found.code).toBe(1)
  expect(found.changes).toContainEqual({
    ...{ field: 'fonts', part: 'body', kind: 'changed', before: 'Figtree', after: 'Inter' },
  })
  const primary = found.changes.find(({ field, part }) => field === 'colors' && part === 'primary')
  expect(primary).toMatchObject({ kind: 'changed', before: { hex: '#086e53' } })
  expect(primary?.distance).toBeGreaterThan(30)
})

test('a telephone number that is written in another way is the same', async () => {
  const phone = (text: string) => (page: string) =>
    page.replace(
      '</footer>',
      `<p><a href="tel:${text.replace(/[^+\d]/g, '').replace('(0)', '')}">${text}</a></p></footer>`,
    )
  const one = await changed({ 'index.html': phone('+49 30 901 820') }, () => captured('phone-1'))
  const other = await changed({ 'index.html': phone('+49 (0)30 / 901820') }, () => captured('phone-2'))
  expect(await diffOf(one, other)).toMatchObject({ code: 0, changes: [] })
  expect(await diffOf(at('before'), one)).toMatchObject({
    ...{ code: 1, changes: [{ field: 'phone', kind: 'added', after: '+4930901820' }] },
  })
})

/** Writes a database with these results; results of the same brand differ in the names. */
async function databaseOf(name: string, results: readonly Result[]): Promise<string> {
  const store = await openStore(at(name), { now: () => new Date() })
  for (const result of results) await store.putResult(result)
  await store.close()
  return at(name)
}

const before = () => JSON.parse(readFileSync(at('before.json'), 'utf8')) as Extract<Result, { state: 'ok' }>

function named(domain: string, name: string): Result {
  const { record } = before()
  const fields = { ...record.fields, name: { value: name, confidence: 1, rule: 'title', evidence: [] } }
  return { state: 'ok', domain, record: { ...record, domain, fields } }
}

test('two databases: brands that changed, and those that only one has, in the order of domains', async () => {
  const old = await databaseOf('old.db', [
    named('a.example', 'A'),
    named('b.example', 'B'),
    named('d.example', 'D'),
  ])
  const now = await databaseOf('new.db', [
    named('c.example', 'C'),
    named('b.example', 'Bee'),
    named('a.example', 'a'),
  ])
  const { code, stdout, stderr } = await command('diff', old, now)
  expect(code).toBe(1)
  expect(stdout.split('\n').map((line) => line.trim().replace(/ {2,}/g, '  '))).toEqual([
    ...[
      'b.example  1 change',
      'name  B -> Bee',
      'c.example  only in the second',
      'd.example  only in the first',
      '',
    ],
  ])
  expect(stderr).toBe('4 brands: 1 changed, 1 only in the second, 1 only in the first\n')
  const json = await command('diff', old, now, '--json')
  const lines = json.stdout
    .trim()
    .split('\n')
    .map((line): BrandDiff => JSON.parse(line))
  expect(lines.map(({ domain, kind }) => [domain, kind])).toEqual([
    ...[
      ['a.example', 'same'],
      ['b.example', 'changed'],
      ['c.example', 'added'],
      ['d.example', 'removed'],
    ],
  ])
  expect(await diffOf(old, now, '--domain', 'a.example')).toMatchObject({ code: 0, domain: 'a.example' })
})

test('an export, a list of results, and a record alone are read as well', async () => {
  const { stdout } = await command('export', '--db', at('before.db'))
  writeFileSync(at('export.ndjson'), stdout)
  expect((await command('diff', at('export.ndjson'), at('before.db'))).code).toBe(0)
  expect(await diffOf(at('export.ndjson'), at('before'))).toMatchObject({ code: 0, domain: BRAND })
  writeFileSync(at('list.json'), JSON.stringify([before(), named('z.example', 'Z')], null, 2))
  expect(await diffOf(at('list.json'), at('before.json'))).toMatchObject({ code: 0, domain: BRAND })
  writeFileSync(at('record.json'), JSON.stringify(before().record))
  expect(await diffOf(at('record.json'), at('before.json'))).toMatchObject({ code: 0, domain: BRAND })
})

test('text for people has a line for each change', async () => {
  writeFileSync(at('renamed.json'), JSON.stringify(named(BRAND, 'Zenith\u001b[31m')))
  const { code, stdout } = await command('diff', at('before.json'), at('renamed.json'))
  expect(code).toBe(1)
  expect(stdout).toBe('pennoray.example                   1 change\n    name  Pennoray -> Zenith [31m\n')
})

test('exit codes of the real command: 0 the same, 1 changed, 2 not to be compared', async () => {
  writeFileSync(at('changed.json'), JSON.stringify(named(BRAND, 'Zenith')))
  writeFileSync(at('none.json'), '{"a": 1}')
  writeFileSync(at('broken.json'), '{"a": ')
  writeFileSync(at('lines.ndjson'), `${JSON.stringify(before())}\nnot JSON\n`)
  const ends = async (...args: string[]) => (await blazon(folder, ['diff', ...args])).code
  expect(await ends('before.json', 'before.json')).toBe(0)
  expect(await ends('before.json', 'changed.json')).toBe(1)
  expect(await ends('before.json', 'changed.json', '--fields', 'colors,contact')).toBe(0)
  expect(await ends('before.json')).toBe(2)
  const refusals: readonly (readonly [string, string])[] = [
    ['none.json', 'It has no result of blazon'],
    ['broken.json', 'neither a database nor JSON'],
    ['lines.ndjson', 'line 2 is no JSON'],
    ['sites', 'a folder, and not that of a capture'],
    ['nowhere', 'no such file'],
  ]
  for (const [name, why] of refusals) {
    const { code, stdout, stderr } = await blazon(folder, ['diff', 'before.json', name])
    expect([name, code, stdout, stderr]).toEqual([name, 2, '', expect.stringContaining(why)])
  }
  const { code, stderr } = await blazon(folder, ['diff', 'before.db', 'before.json', '--domain', 'x.example'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('x.example')])
  writeFileSync(at('torn.db'), readFileSync(at('before.db')).subarray(0, 5_000))
  expect(await ends('torn.db', 'before.json')).toBe(2)
})
