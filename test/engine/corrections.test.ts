import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { FIELD_NAMES } from '../../src/fields/index.ts'
import { statedOf } from '../../src/fields/statements.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { allOf, temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Anvils for all</h1>
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`

async function engine() {
  const { port, seen } = await serveSites({ 'acme.example': { '/': PAGE } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const options = { ...PATIENT, producer: 'cascade' as const }
  const blazon = await createBlazon({ hosts, db: join(folder, 'brands.db'), options })
  onTestFinished(() => blazon.close())
  return { blazon, visits: () => seen.filter((page) => page === 'acme.example/').length }
}

const CORRECTED = { value: 'Acme Anvils', rule: 'correction', confidence: 1 }

test('a correction stands in every result that is given out, and in none that is stored', async () => {
  const { blazon, visits } = await engine()
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { secret } = await blazon.keys.create('app')
  const title = async () => {
    const headers = { authorization: `Bearer ${secret}` }
    const { body } = await server.inject({ url: '/v1/brand/retrieve?domain=acme.example', headers })
    return JSON.parse(String(body)).brand.title
  }
  expect(await title()).toBe('Acme')
  const said = await blazon.corrections.set('www.acme.example', 'name', 'Acme Anvils', {
    who: 'ann',
    why: 'letter',
  })
  expect(said).toMatchObject({ domain: 'acme.example', field: 'name', value: 'Acme Anvils', who: 'ann' })
  expect([await title(), await title()]).toEqual(['Acme Anvils', 'Acme Anvils'])
  expect(visits()).toBe(1)
  for (const request of [{}, { refresh: true }]) {
    const looked = await blazon.brand({ domain: 'acme.example' }, request)
    expect(looked).toMatchObject({ record: { fields: { name: CORRECTED } } })
  }
  const one = { record: { fields: { name: CORRECTED } } }
  for (const written of ['acme.example', ' WWW.Acme.example'])
    expect(await blazon.results.of(written)).toMatchObject(one)
  expect(await blazon.results.of('no domain')).toBeUndefined()
  expect(await allOf(blazon.results.all())).toMatchObject([{ result: one }])
  // What is not stored is what the page says.
  const { result } = await blazon.examine({ domain: 'acme.example' })
  expect(result).toMatchObject({ record: { fields: { name: { value: 'Acme' } } } })
  expect(await blazon.corrections.of('acme.example')).toEqual([said])
  expect(await allOf(blazon.corrections.all())).toEqual([said])
  await blazon.corrections.remove('acme.example', 'name')
  expect(await title()).toBe('Acme')
  await expect(blazon.corrections.remove('acme.example', 'name')).rejects.toMatchObject({ code: 'not_found' })
})

test('a correction stands above what the directory knows', async () => {
  const { blazon } = await engine()
  const rows =
    'name,domain,ticker,exchange\nNordvik Anvils AS,gone.example.com,NRD,OSL\nAcme Anvils,acme.example,A,NYSE\n'
  const bytes = () => Readable.from([Buffer.from(rows.replace('gone.example.com', 'nordvik-anvils-gone.no'))])
  await blazon.directory.import({ files: [{ name: 'mine.csv', bytes }] })
  const alone = () => blazon.brand({ name: 'Nordvik Anvils' })
  expect(await alone()).toMatchObject({
    record: {
      fields: { name: { value: 'Nordvik Anvils AS' } },
      stock: { value: { ticker: 'NRD', exchange: 'OSL' } },
    },
  })
  await blazon.corrections.set('nordvik-anvils-gone.no', 'name', 'Nordvik')
  await blazon.corrections.set('nordvik-anvils-gone.no', 'stock', { ticker: 'NRV', exchange: 'OSL' })
  expect(await alone()).toMatchObject({
    record: {
      fields: { name: { value: 'Nordvik', rule: 'correction' } },
      stock: { value: { ticker: 'NRV', exchange: 'OSL' }, rule: 'correction' },
    },
  })
})

test('what a program gives that is not what it must be is refused', async () => {
  const { blazon } = await engine()
  const { corrections, directory } = blazon as unknown as Record<
    'corrections' | 'directory',
    Record<string, (...given: unknown[]) => Promise<unknown>>
  >
  const calls = [
    corrections.set?.('acme.example', 'nothing', 'x'),
    corrections.set?.('acme.example', 5, 'x'),
    corrections.set?.('no domain', 'name', 'x'),
    corrections.set?.('acme.example', 'colors', []),
    corrections.of?.(undefined),
    directory.import?.(undefined),
    directory.import?.({ files: [] }),
    directory.import?.({ files: ['list.csv'] }),
    directory.lookup?.(5),
    directory.correct?.('Acme', 'acme.com'),
    directory.correct?.({ name: '...' }, 'acme.com'),
    directory.correct?.({ name: 'Acme' }, 'nothing'),
    directory.update?.({ sources: ['nothing'] }),
  ]
  const refusal = { name: 'BlazonError', code: 'invalid_input' }
  // All of them are awaited from the beginning, because one that is refused before its turn would end the run.
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refusal)))
  await expect(blazon.directory.remove('nothing')).rejects.toMatchObject({ code: 'not_found' })
})

test('a program imports companies and asks for them', async () => {
  const { blazon } = await engine()
  const bytes = () => Readable.from([Buffer.from('name,domain\nNordvik Anvils AS,nordvik.no\n')])
  const report = await blazon.directory.import({ files: [{ name: 'mine.csv', bytes }], licence: 'ours' })
  expect(report).toMatchObject({ name: 'mine', licence: 'ours', companies: 1 })
  const known = await blazon.directory.lookup('nordvik anvils')
  expect(known.names).toMatchObject([{ company: { domain: 'nordvik.no' }, tier: 'imported' }])
  expect(await blazon.directory.source.companyOf('nordvik.no')).toMatchObject({ name: 'Nordvik Anvils AS' })
  expect(await blazon.directory.stats()).toMatchObject([{ name: 'mine', companies: 1 }])
})

test('the value of every field is checked, and filled in where it is written short', () => {
  const right: Readonly<Record<string, [given: unknown, kept: unknown]>> = {
    logos: ['https://a.com/l.svg', [{ url: 'https://a.com/l.svg', type: 'logo', colors: [], group: 1 }]],
    backdrops: [['https://a.com/b.jpg'], [{ url: 'https://a.com/b.jpg', colors: [] }]],
    colors: [['#1A2B3C'], [{ hex: '#1a2b3c', name: 'blackish blue' }]],
    links: [{ blog: 'https://a.com/blog' }, { blog: 'https://a.com/blog' }],
    address: [{ city: 'Bath' }, { city: 'Bath' }],
    isNsfw: [false, false],
    stock: [
      { ticker: 'ACM', exchange: 'NYSE' },
      { ticker: 'ACM', exchange: 'NYSE' },
    ],
    industries: [
      { naics: [{ code: '336411', name: 'Aircraft Manufacturing' }] },
      { naics: [{ code: '336411', name: 'Aircraft Manufacturing', confidence: 'high' }], sic: [], eic: [] },
    ],
    email: ['a@b.com', 'a@b.com'],
    phone: ['+4930123456', '+4930123456'],
    language: ['de', 'de'],
  }
  for (const [field, [given, kept]] of Object.entries(right))
    expect(statedOf(field).read(given), field).toEqual(kept)
  expect(statedOf('fonts').read(['Inter'])).toMatchObject([{ family: 'Inter', roles: ['heading'] }])
  const wrong: readonly (readonly [string, unknown])[] = [
    ...[
      ['logos', 'x'] as const,
      ['logos', []] as const,
      ['logos', [{ url: 'https://a.com', type: 'x' }]] as const,
    ],
    ...[['colors', 'red'] as const, ['links', { shop: 'https://a.com' }] as const, ['links', {}] as const],
    ...[['address', { city: 5 }] as const, ['isNsfw', 'no'] as const, ['fonts', [5]] as const],
    ...([['stock', { ticker: 'A' }] as const, ['industries', { naics: ['1'] }] as const] as const),
    ...[['industries', {}] as const, ['industries', { other: [] }] as const],
    ...[['email', 'a'] as const, ['phone', '030'] as const, ['name', 5] as const, ['socials', {}] as const],
  ]
  for (const [field, given] of wrong) expect(statedOf(field).read(given), field).toBeUndefined()
  expect(FIELD_NAMES.length).toBeGreaterThan(10)
})
