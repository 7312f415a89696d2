import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PagesTarget, SitePages } from '../../src/model/pages.ts'
import type { PageTarget } from '../../src/model/scrape.ts'
import { okResult, refusedResult, snapshotOf } from './records.ts'
import { Clock, temporaryFolder, temporaryStore } from './temporary.ts'

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

test('a page and a list are found again by all that was asked, for a day, by another process too', () => {
  const clock = new Clock()
  const path = join(temporaryFolder(), 'a.db')
  const store = temporaryStore({ path, now: clock.now })
  const page = snapshotOf('a.example', [new Uint8Array([1, 2, 3])])
  store.putPage(PAGE, page)
  store.putPages(LIST, PAGES)
  const others: Partial<PageTarget>[] = [
    { url: 'https://a.example/?' },
    { producer: 'browser' },
    { producer: 'cascade' },
    { files: true },
  ]
  for (const other of others) expect(store.freshPageOf({ ...PAGE, ...other })).toBeUndefined()
  const lists: Partial<PagesTarget>[] = [
    { domain: 'b.example' },
    { maxLinks: 501 },
    { urlRegex: '/a/' },
    { producer: 'browser' },
    { robots: 'ignore' },
  ]
  for (const other of lists) expect(store.freshPagesOf({ ...LIST, ...other })).toBeUndefined()
  store.close()

  clock.ms += 24 * HOUR - 1
  const later = temporaryStore({ path, now: clock.now })
  expect(later.freshPageOf(PAGE)).toEqual(page)
  expect(later.freshPagesOf(LIST)).toEqual(PAGES)
  clock.ms += 1
  expect([later.freshPageOf(PAGE), later.freshPagesOf(LIST)]).toEqual([undefined, undefined])
})

test('what is kept is bounded: one takes the place of the one before, the large are left out, the oldest go', () => {
  const clock = new Clock()
  const store = temporaryStore({ now: clock.now, maxScrapeBytes: 5_000, maxScrapesBytes: 7_000 })
  const put = (url: string, bytes: number) => {
    clock.ms += 1
    store.putPage({ ...PAGE, url }, snapshotOf('a.example', [noise(bytes)]))
  }
  const kept = () => ['a', 'b', 'c', 'd'].filter((url) => store.freshPageOf({ ...PAGE, url }))
  // Each with some 700 bytes of its own beside it.
  for (const url of ['a', 'b', 'c']) put(url, 2_000)
  expect(kept()).toEqual(['b', 'c'])
  put('c', 10_000)
  expect(kept()).toEqual(['b'])
  put('d', 2_000)
  expect(kept()).toEqual(['b', 'd'])
})

/** Bytes that do not pack. */
function noise(bytes: number): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, at) =>
    createHash('sha256').update(String(at)).digest(),
  )
  return Buffer.concat(blocks).subarray(0, bytes)
}

test('a result in a language stands beside the other, one for each language', () => {
  const clock = new Clock()
  const store = temporaryStore({ now: clock.now })
  const [german, french] = [store.inLanguage('de'), store.inLanguage('fr')]
  store.putResult(okResult('a.example', 'Fern'))
  german.putResult(okResult('a.example', 'Farn'), { attempts: 2 })
  german.putResult(refusedResult('b.example'))
  expect(store.freshResultOf('a.example')).toEqual(okResult('a.example', 'Fern'))
  expect(german.freshResultOf('a.example')).toEqual(okResult('a.example', 'Farn'))
  expect(french.freshResultOf('a.example')).toBeUndefined()
  expect(german.statusOf('a.example')).toEqual({ state: 'ok', finishedAt: clock.now(), attempts: 2 })
  expect([...store.allResults()].map(({ result }) => result.domain)).toEqual(['a.example'])
  expect([...german.allResults()].map(({ result }) => result.domain)).toEqual(['a.example', 'b.example'])
  expect(store.counts()).toMatchObject({ ok: 1, refused: 0 })
  clock.ms += 25 * HOUR
  expect(german.freshResultOf('b.example')).toBeUndefined()
  clock.ms += 30 * 24 * HOUR
  expect(german.freshResultOf('a.example')).toBeUndefined()
})
