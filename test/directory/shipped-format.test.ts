import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { sourceOf } from '../../src/directory/memory.ts'
import { openFile } from '../../src/directory/shipped/index.ts'
import { shippedSource } from '../../src/directory/shipped/reader.ts'
import { shippedFile } from '../../src/directory/shipped/writer.ts'
import type { CompanyEntry } from '../../src/model/directory.ts'
import { entry, listing } from './entries.ts'

const entries: readonly CompanyEntry[] = [
  entry('acme.com', 'Acme Inc.', {
    country: 'US',
    countries: ['CA', 'US'],
    rank: 0.9123,
    names: { アクメ: 'native', 'Acme Corporation of America': 'legal', ACM: 'short' },
    domains: [
      { domain: 'acme.com', role: 'main' },
      { domain: 'acme.co.uk', role: 'country', country: 'GB' },
      { domain: 'old-acme.com', role: 'old' },
    ],
    categories: [
      { scheme: 'osm', value: 'shop=supermarket' },
      { scheme: 'naics', value: '445110' },
    ],
    listings: [
      listing('ACM', 'NYSE', { isin: 'US0000000002', mic: 'XNYS' }),
      listing('ACM.B', 'NYSE', { isActive: false }),
    ],
  }),
  entry('acme.de', 'Acme GmbH', { country: 'DE', rank: 0.4, weight: 0.85 }),
  entry('acmeworks.com', 'Acme Works', { listings: [listing('ACM', 'ASX')] }),
  entry('xn--e1afmkfd.xn--p1ai', 'Пример', { kind: 'native' }),
  entry('zoe.example', 'Zoë’s Café', { categories: [{ scheme: 'industry', value: 'Coffee & cake' }] }),
]
const folder = mkdtempSync(join(tmpdir(), 'blazon-shipped-'))
afterAll(() => rmSync(folder, { recursive: true }))
const read = (bytes: Buffer) => shippedSource(brotliDecompressSync(bytes))
const shipped = read(shippedFile(entries))
const inMemory = sourceOf(entries, 'shipped')

describe('a shipped file gives what a directory in memory gives', () => {
  it.each(['acme', 'アクメ', 'пример', 'zoescafe', 'acm', '', 'constructor', 'acmf', 'zzz'])(
    'names of %s',
    async (key) => {
      expect(await shipped.namesOf([key, key, 'acmeworks'])).toEqual(
        await inMemory.namesOf([key, key, 'acmeworks']),
      )
    },
  )

  it.each(['ac', 'acme', 'acmew', 'ア', 'п', 'zoes', 'x'])('names from %s', async (prefix) => {
    for (const limit of [0, 1, 2, 100])
      expect(await shipped.namesFrom(prefix, limit)).toEqual(await inMemory.namesFrom(prefix, limit))
  })

  it.each([
    ...[
      'acmworks',
      'cameworks',
      'acmeworsk',
      'acmeworkss',
      'acmexorks',
      'bcmeworks',
      'acmeworks',
      'acm',
      'ac',
    ],
    ...['アクメー', 'アメク', 'アク', 'クメ', 'прмиер', 'приме', 'зример', 'zoescafé', 'a', ''],
  ])('names near %s', async (key) => {
    expect(await shipped.namesNear(key)).toEqual(await inMemory.namesNear(key))
  })

  it('companies by every domain', async () => {
    for (const domain of ['acme.com', 'acme.co.uk', 'old-acme.com', 'xn--e1afmkfd.xn--p1ai', 'acm.com', ''])
      expect(await shipped.companyOf(domain)).toEqual(await inMemory.companyOf(domain))
  })

  it('listings by symbol and by ISIN', async () => {
    for (const symbol of ['ACM', 'ACM.B', 'AC', '', 'ZZZ'])
      expect(await shipped.listingsOf(symbol)).toEqual(await inMemory.listingsOf(symbol))
    expect((await shipped.isinOf('US0000000002'))[0]?.company.domain).toBe('acme.com')
    expect(await shipped.isinOf('')).toEqual([])
  })
})

describe('a shipped file', () => {
  it('has the same bytes whatever order the companies come in', () => {
    expect(shippedFile([...entries].reverse()).equals(shippedFile(entries))).toBe(true)
  })

  it('may be empty', async () => {
    const empty = read(shippedFile([]))
    expect([...(await empty.namesFrom('', 9)), ...(await empty.namesNear('acme'))]).toEqual([])
    expect(await empty.companyOf('acme.com')).toBeUndefined()
  })

  it('gives each domain to one company', () => {
    expect(() => shippedFile([...entries, entry('acme.com', 'Other')])).toThrow('acme.com')
  })

  it('says what is wrong when it is damaged, of another format or missing', async () => {
    const content = brotliDecompressSync(shippedFile(entries))
    expect(() => shippedSource(content.subarray(0, -1))).toThrow('The shipped directory cannot be read')
    expect(() => shippedSource(Buffer.alloc(0))).toThrow('it is empty')
    expect(() => shippedSource(Buffer.alloc(100))).toThrow('it has no header')
    const later = Buffer.from(content.toString('latin1').replace('"format":1', '"format":9'), 'latin1')
    expect(() => shippedSource(later)).toThrow('format 9 instead of 1')
    const file = pathToFileURL(join(folder, 'companies.bin.br'))
    await expect(openFile(file)).rejects.toMatchObject({ code: 'unavailable' })
    writeFileSync(file, 'no brotli')
    await expect(openFile(file)).rejects.toMatchObject({ code: 'storage' })
    writeFileSync(file, brotliCompressSync(Buffer.from('no columns')))
    await expect(openFile(file)).rejects.toMatchObject({ code: 'storage' })
  })
})
