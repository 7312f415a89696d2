import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PagesTarget, SitePages } from '../../../src/model/pages.ts'
import type { PageTarget } from '../../../src/model/scrape.ts'
import { STORING } from '../../../src/store/bounds.ts'
import { bounded } from '../../house/bounded.ts'
import { okResult, refusedResult, snapshotOf } from '../records.ts'
import { allOf, Clock, foundOf, tidy } from '../temporary.ts'
import type { Stores } from './stores.ts'

const HOUR = 3_600_000
const PAGE: PageTarget = { url: 'https://a.example/', producer: 'auto', files: false }
const LIST: PagesTarget = {
  domain: 'a.example',
  maxLinks: 500,
  urlRegex: '',
  producer: 'auto',
  robots: 'respect',
}
const PAGES: SitePages = {
  domain: 'a.example',
  urls: ['https://a.example/1'],
  source: 'sitemap',
  meta: { sitemapsDiscovered: 1, sitemapsFetched: 1, sitemapsSkipped: 0, errors: 0 },
  notes: [],
  settled: true,
}

/** What a store must do with pages by their address, lists of pages, and results in a language. */
export function pagesContract(stores: Stores): void {
  test('a page and a list are found again by all that was asked, for a day, by another process too', async () => {
    const clock = new Clock()
    const db = await stores.newDatabase()
    const store = await stores.open({ db, now: clock.now })
    const page = snapshotOf('a.example', [new Uint8Array([1, 2, 3])])
    await store.putPage(PAGE, page)
    await store.putPages(LIST, PAGES)
    const others: Partial<PageTarget>[] = [
      { url: 'https://a.example/?' },
      { producer: 'browser' },
      { producer: 'cascade' },
      { files: true },
    ]
    for (const other of others) expect(await store.freshPageOf({ ...PAGE, ...other })).toBeUndefined()
    const lists: Partial<PagesTarget>[] = [
      { domain: 'b.example' },
      { maxLinks: 501 },
      { urlRegex: '/a/' },
      { producer: 'browser' },
      { robots: 'ignore' },
    ]
    for (const other of lists) expect(await store.freshPagesOf({ ...LIST, ...other })).toBeUndefined()
    await store.close()

    clock.ms += 24 * HOUR - 1
    const later = await stores.open({ db, now: clock.now })
    expect(await later.freshPageOf(PAGE)).toEqual(page)
    expect(await later.freshPagesOf(LIST)).toEqual(PAGES)
    clock.ms += 1
    expect([await later.freshPageOf(PAGE), await later.freshPagesOf(LIST)]).toEqual([undefined, undefined])
  })

  test('pages with long addresses, and lists with long patterns, are told apart', async () => {
    const store = await stores.open()
    const long = randomBytes(4_000).toString('hex')
    const [url, other] = [`https://a.example/${long}1`, `https://a.example/${long}2`]
    const page = snapshotOf('a.example')
    await store.putPage({ ...PAGE, url }, page)
    expect(await store.freshPageOf({ ...PAGE, url })).toEqual(page)
    expect(await store.freshPageOf({ ...PAGE, url: other })).toBeUndefined()
    await store.putPages({ ...LIST, urlRegex: `${long}1` }, PAGES)
    expect(await store.freshPagesOf({ ...LIST, urlRegex: `${long}1` })).toEqual(PAGES)
    expect(await store.freshPagesOf({ ...LIST, urlRegex: `${long}2` })).toBeUndefined()
    const forgotten = await store.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false })
    expect(forgotten.deleted.pages).toBe(2)
  })

  test('what pages say of themselves is found by their origin, the newest first, up to an age', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const put = async (url: string, title?: string, producer: PageTarget['producer'] = 'auto') => {
      clock.ms += 1
      const about = title === undefined ? undefined : { title }
      await store.putPage({ ...PAGE, url, producer }, snapshotOf('a.example'), about)
    }
    const found = async (maxAgeMs?: number) =>
      (await store.aboutPages('https://a.example', maxAgeMs)).map(({ url, about }) => [url, about.title])
    await put('https://a.example/', 'Old')
    for (const host of ['a.example.net', 'a.example:8080', 'b.example']) await put(`https://${host}/`, 'No')
    await put('http://a.example/', 'No')
    await put('https://a.example/silent')
    await put('https://a.example/ö"/?q=1', 'Ö')
    await put('https://a.example/', 'New', 'browser')
    expect(await found()).toEqual([
      ['https://a.example/', 'New'],
      ['https://a.example/ö"/?q=1', 'Ö'],
      ['https://a.example/', 'Old'],
    ])
    expect(await found(1)).toEqual([['https://a.example/', 'New']])
    expect(await found(0)).toEqual([])
    await store.putPage({ ...PAGE, url: 'https://c.example/', mapped: true }, snapshotOf('c.example'), {
      ...{ title: 'C', description: 'Of c.', keywords: ['a', 'b'], language: 'en' },
    })
    expect(await store.aboutPages('https://c.example')).toEqual([
      {
        ...{ url: 'https://c.example/', mapped: true },
        about: { title: 'C', description: 'Of c.', keywords: ['a', 'b'], language: 'en' },
      },
    ])
    // A later page takes the place of the earlier one with its statements.
    await put('https://a.example/', undefined, 'browser')
    expect(await found(1)).toEqual([])
  })

  test('what is kept is bounded: one takes the place of the one before, the large are left out, the oldest go', async () => {
    const clock = new Clock()
    bounded(STORING, { maxScrapeBytes: 5_000 })
    const store = await stores.open({ now: clock.now, maxScrapesBytes: 7_000 })
    const put = async (url: string, bytes: number) => {
      clock.ms += 1
      await store.putPage({ ...PAGE, url }, snapshotOf('a.example', [noise(bytes)]))
      await tidy(store)
    }
    const kept = () => foundOf(['a', 'b', 'c', 'd'], (url) => store.freshPageOf({ ...PAGE, url }))
    // Each page has about 700 bytes beside these.
    for (const url of ['a', 'b', 'c']) await put(url, 2_000)
    expect(await kept()).toEqual(['b', 'c'])
    await put('c', 10_000)
    expect(await kept()).toEqual(['b'])
    await put('d', 2_000)
    expect(await kept()).toEqual(['b', 'd'])
  })

  test('a result in a language stands beside the other, one for each language', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const german = { language: 'de' }
    await store.putResult(okResult('a.example', 'Fern'))
    await store.putResult(okResult('a.example', 'Farn'), { ...german, attempts: 2 })
    await store.putResult(refusedResult('b.example'), german)
    expect(await store.freshResultOf('a.example')).toEqual(okResult('a.example', 'Fern'))
    expect(await store.freshResultOf('a.example', 'de')).toEqual(okResult('a.example', 'Farn'))
    expect(await store.freshResultOf('a.example', 'fr')).toBeUndefined()
    expect(await store.statusOf('a.example', 'de')).toEqual({
      state: 'ok',
      finishedAt: clock.now(),
      attempts: 2,
    })
    const domains = async (language?: string) =>
      (await allOf(store.allResults(language))).map(({ result }) => result.domain)
    expect(await domains()).toEqual(['a.example'])
    expect(await domains('de')).toEqual(['a.example', 'b.example'])
    clock.ms += 25 * HOUR
    expect(await store.freshResultOf('b.example', 'de')).toBeUndefined()
    clock.ms += 30 * 24 * HOUR
    expect(await store.freshResultOf('a.example', 'de')).toBeUndefined()
  })
}

/** Bytes that gzip cannot pack. */
function noise(bytes: number): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, at) =>
    createHash('sha256').update(String(at)).digest(),
  )
  return Buffer.concat(blocks).subarray(0, bytes)
}
