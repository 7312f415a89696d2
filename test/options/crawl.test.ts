import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CRAWL, KEY_PAGES, RECORDING } from '../../src/capture/bounds.ts'
import type { SitemapQuery } from '../../src/capture/crawl/index.ts'
import type { Capturer } from '../../src/capture/index.ts'
import { createBlazon } from '../../src/index.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { PartialOptions } from '../../src/model/options.ts'
import type { SitePages } from '../../src/model/pages.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { type Row, testRows } from './row.ts'

const PATIENT = patient()

const ORIGIN = 'http://acme.example'
const LANDING = `<!doctype html><title>Acme</title><h1>Acme</h1><p>${'Acme makes anvils. '.repeat(40)}</p>`
const text = (body: string) => ({ type: 'text/plain', body })
const xml = (body: string) => ({ type: 'application/xml', body })
const urlset = (...paths: readonly string[]) =>
  xml(`<urlset>${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('')}</urlset>`)
const index = (...paths: readonly string[]) =>
  xml(
    `<sitemapindex>${paths.map((path) => `<sitemap><loc>${ORIGIN}${path}</loc></sitemap>`).join('')}</sitemapindex>`,
  )
const paths = ({ urls }: SitePages) => urls.map((url) => url.slice(ORIGIN.length))

type See = (capturer: Capturer, seen: readonly string[]) => Promise<unknown>

const crawling = (pages: Pages, see: See) => async (options: PartialOptions) => {
  const { hosts, seen } = await serveSites({ 'acme.example': { '/': LANDING, ...pages } })
  const capturer = await capturerFor(hosts, { producer: 'cascade', ...options })
  return see(capturer, seen).catch((thrown) => asBlazonError(thrown).code)
}
const listing = (pages: Pages, request: SitemapQuery = {}) =>
  crawling(pages, async (capturer) => paths(await capturer.sitemap(site('acme.example'), request)))

const TWO: Pages = {
  '/robots.txt': text(`Sitemap: ${ORIGIN}/1.xml\nSitemap: ${ORIGIN}/2.xml`),
  '/1.xml': urlset('/a', '/b'),
  '/2.xml': urlset('/c'),
}
/** Each of 15,000 bytes when it is unpacked. */
const wide = (path: string) => ({
  type: 'application/xml',
  body: gzipSync(urlset(path).body.padStart(15_000)),
  headers: { 'content-encoding': 'gzip' },
})
/** The second one is listed by an index, so that it is fetched after the first. */
const ONE_AFTER_THE_OTHER: Pages = {
  '/robots.txt': text(`Sitemap: ${ORIGIN}/1.xml\nSitemap: ${ORIGIN}/index.xml`),
  '/1.xml': wide('/a'),
  '/index.xml': index('/2.xml'),
  '/2.xml': wide('/c'),
}
const NESTED: Pages = {
  '/sitemap.xml': index('/1.xml', '/2.xml'),
  '/1.xml': urlset('/a'),
  '/2.xml': urlset('/b'),
}

/** Kinds of key pages that the brand of a site has which links none of them. */
const keyPages = (pages: Pages) => async (options: PartialOptions) => {
  const { port } = await serveSites({
    'acme.example': { '/': LANDING, '/careers': LANDING, '/pricing': LANDING, ...pages },
  })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example`)
  const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade', ...options } })
  try {
    const result = await blazon.brand({ domain: 'acme.example' })
    return result.state === 'ok' ? Object.keys(foundValue(result.record.fields.links) ?? {}) : result.state
  } finally {
    await blazon.close()
  }
}

const ROWS: readonly Row[] = [
  {
    option: 'crawl.robots',
    value: 'ignore',
    see: listing({ '/robots.txt': text('User-agent: *\nDisallow: /'), '/sitemap.xml': urlset('/a') }),
    byDefault: [],
    changed: ['/a'],
  },
  {
    bound: [CRAWL, 'maxRobotsBytes'],
    value: 50,
    see: listing({
      ...TWO,
      '/robots.txt': text(`# ${'x'.repeat(60)}\nSitemap: ${ORIGIN}/2.xml`),
      '/sitemap.xml': urlset('/d'),
    }),
    byDefault: ['/c'],
    changed: ['/d'],
  },
  {
    bound: [CRAWL, 'maxRobotsRedirects'],
    value: 0,
    see: listing({
      '/robots.txt': { to: '/r' },
      '/r': text(`Sitemap: ${ORIGIN}/2.xml`),
      '/2.xml': urlset('/c'),
      '/sitemap.xml': urlset('/d'),
    }),
    byDefault: ['/c'],
    changed: ['/d'],
  },
  {
    bound: [CRAWL, 'robotsMaxAgeMs'],
    value: 0,
    see: crawling(TWO, async (capturer, seen) => {
      for (const maxLinks of [1, 2]) await capturer.sitemap(site('acme.example'), { maxLinks })
      return seen.filter((path) => path.endsWith('/robots.txt')).length
    }),
    byDefault: 1,
    changed: 2,
  },
  {
    bound: [CRAWL, 'maxSitemapBytes'],
    value: 90,
    see: listing(TWO),
    byDefault: ['/a', '/b', '/c'],
    changed: ['/c'],
  },
  {
    bound: [CRAWL, 'maxSitemapsBytes'],
    value: 20_000,
    see: listing(ONE_AFTER_THE_OTHER),
    byDefault: ['/a', '/c'],
    changed: ['/a'],
  },
  {
    bound: [CRAWL, 'maxSitemaps'],
    value: 1,
    see: listing(TWO),
    byDefault: ['/a', '/b', '/c'],
    changed: ['/a', '/b'],
  },
  { bound: [CRAWL, 'maxIndexDepth'], value: 0, see: listing(NESTED), byDefault: ['/a', '/b'], changed: [] },
  {
    bound: [CRAWL, 'maxIndexEntries'],
    value: 1,
    see: listing(NESTED),
    byDefault: ['/a', '/b'],
    changed: ['/a'],
  },
  {
    bound: [KEY_PAGES, 'maxSitemaps'],
    value: 1,
    see: keyPages({ '/sitemap.xml': index('/1.xml'), '/1.xml': urlset('/careers') }),
    byDefault: ['careers'],
    changed: [],
  },
  {
    bound: [KEY_PAGES, 'maxSitemapBytes'],
    value: 90,
    see: keyPages({ '/sitemap.xml': urlset('/careers', '/pricing') }),
    byDefault: ['careers', 'pricing'],
    changed: ['careers'],
  },
  {
    bound: [KEY_PAGES, 'maxListed'],
    value: 1,
    see: keyPages({ '/sitemap.xml': urlset('/careers', '/pricing') }),
    byDefault: ['careers', 'pricing'],
    changed: ['careers'],
  },
  {
    bound: [RECORDING, 'maxBodiesBytes'],
    value: 10,
    see: crawling(TWO, async (capturer) => {
      const { recording } = await capturer.record(site('acme.example'))
      const lists = recording.exchanges.filter(({ url }) => url.endsWith('.xml'))
      return lists.map(({ partial }) => partial)
    }),
    byDefault: [false, false],
    changed: [true, true],
  },
]

testRows(ROWS)

test('a URL of up to 2,047 characters is listed', async () => {
  const longest = `/${'a'.repeat(2_047 - ORIGIN.length - 1)}`
  expect(await listing({ '/sitemap.xml': urlset(`${longest}a`, longest) })({})).toEqual([longest])
})

test('50,000 pages are listed by default, and 100,000 when a caller wants so many', async () => {
  const many = Array.from({ length: 100_001 }, (_, at) => `/${at}`)
  const pages = {
    '/robots.txt': text(`Sitemap: ${ORIGIN}/1.xml\nSitemap: ${ORIGIN}/2.xml`),
    '/1.xml': urlset(...many.slice(0, 50_000)),
    '/2.xml': urlset(...many.slice(50_000)),
  }
  const countOf = (maxLinks?: number) =>
    crawling(pages, async (capturer) => {
      const { urls } = await capturer.sitemap(site('acme.example'), { maxLinks })
      return urls.length
    })({})
  expect(await countOf()).toBe(50_000)
  expect(await countOf(100_000)).toBe(100_000)
  expect(await countOf(100_001)).toBe('invalid_input')
})
