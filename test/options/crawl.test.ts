import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SitemapQuery } from '../../src/capture/crawl/index.ts'
import type { Capturer } from '../../src/capture/index.ts'
import { createBlazon } from '../../src/index.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { PartialOptions } from '../../src/model/options.ts'
import type { SitePages } from '../../src/model/pages.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { PATIENT } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { type Row, testRows } from './row.ts'

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
    option: 'crawl.maxRobotsBytes',
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
    option: 'crawl.maxRobotsRedirects',
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
    option: 'crawl.robotsMaxAgeMs',
    value: 0,
    see: crawling(TWO, async (capturer, seen) => {
      for (const maxLinks of [1, 2]) await capturer.sitemap(site('acme.example'), { maxLinks })
      return seen.filter((path) => path.endsWith('/robots.txt')).length
    }),
    byDefault: 1,
    changed: 2,
  },
  {
    option: 'crawl.maxSitemapBytes',
    value: 90,
    see: listing(TWO),
    byDefault: ['/a', '/b', '/c'],
    changed: ['/c'],
  },
  {
    option: 'crawl.maxSitemapsBytes',
    value: 20_000,
    see: listing(ONE_AFTER_THE_OTHER),
    byDefault: ['/a', '/c'],
    changed: ['/a'],
  },
  {
    option: 'crawl.maxSitemaps',
    value: 1,
    see: listing(TWO),
    byDefault: ['/a', '/b', '/c'],
    changed: ['/a', '/b'],
  },
  { option: 'crawl.maxIndexDepth', value: 0, see: listing(NESTED), byDefault: ['/a', '/b'], changed: [] },
  {
    option: 'crawl.maxIndexEntries',
    value: 1,
    see: listing(NESTED),
    byDefault: ['/a', '/b'],
    changed: ['/a'],
  },
  {
    option: 'crawl.maxUrlChars',
    value: 40,
    see: listing({ '/sitemap.xml': urlset('/a', '/a-page-with-a-really-long-name') }),
    byDefault: ['/a', '/a-page-with-a-really-long-name'],
    changed: ['/a'],
  },
  {
    option: 'crawl.defaultLinks',
    value: 1,
    see: listing(TWO),
    byDefault: ['/a', '/b', '/c'],
    changed: ['/a'],
  },
  {
    option: 'crawl.maxLinks',
    value: 1,
    see: listing(TWO, { maxLinks: 2 }),
    byDefault: ['/a', '/b'],
    changed: 'invalid_input',
  },
  {
    option: 'keyPages.maxSitemaps',
    value: 1,
    see: keyPages({ '/sitemap.xml': index('/1.xml'), '/1.xml': urlset('/careers') }),
    byDefault: ['careers'],
    changed: [],
  },
  {
    option: 'keyPages.maxSitemapBytes',
    value: 90,
    see: keyPages({ '/sitemap.xml': urlset('/careers', '/pricing') }),
    byDefault: ['careers', 'pricing'],
    changed: ['careers'],
  },
  {
    option: 'keyPages.maxListed',
    value: 1,
    see: keyPages({ '/sitemap.xml': urlset('/careers', '/pricing') }),
    byDefault: ['careers', 'pricing'],
    changed: ['careers'],
  },
  {
    option: 'recording.maxBodiesBytes',
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
