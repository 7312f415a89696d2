import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { KEY_PAGES } from '../../src/capture/bounds.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import { createCapturer } from '../../src/capture/index.ts'
import { readingFor } from '../../src/capture/page/read-in-process.ts'
import type { PageReader } from '../../src/capture/page/reader.ts'
import { createBlazon, type LookupRequest } from '../../src/index.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { foundValue } from '../../src/model/finding.ts'
import { withDefaults } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { deadlineOf, site } from './capturing.ts'
import { readHere } from './read-here.ts'
import { type Pages, serveSites } from './sites.ts'

const HOME = `<!doctype html><html lang=de><title>Acme</title><h1>Acme schmiedet Ambosse</h1><p>${'Ambosse aller Größen, von Hand gemacht. '.repeat(8)}</p>
  <footer><a href="/agb">AGB</a></footer>`
const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`
const urls = (host: string, ...paths: readonly string[]) => ({
  type: 'application/xml',
  body: `<urlset>${paths.map((path) => `<url><loc>http://${host}${path}</loc></url>`).join('')}</urlset>`,
})
const robots = (body: string) => ({ type: 'text/plain', body })

const PAGES: Pages = {
  '/': HOME,
  '/agb': page('AGB'),
  '/ueber/karriere': page('Karriere'),
  '/datenschutz': page('Datenschutz'),
  '/en/privacy': page('Privacy'),
  '/blog': page('Blog'),
}
const INDEX = ['post-1', 'post-2', 'post-3', 'page-1', 'post-4']
  .map((name) => `<sitemap><loc>http://index.example/${name}-sitemap.xml</loc></sitemap>`)
  .join('')

const SITES: Readonly<Record<string, Pages>> = {
  'whole.example': {
    ...PAGES,
    // A page that is listed but does not exist is not named: /kontakt answers with 404.
    '/sitemap.xml': urls(
      'whole.example',
      '/blog/10-tips-for-anvils',
      '/en/privacy',
      '/ueber/karriere',
      '/datenschutz',
      '/kontakt',
      '/blog',
      '/a/b/c/preise',
    ),
  },
  'index.example': {
    ...PAGES,
    '/robots.txt': robots('Sitemap: http://index.example/sitemap_index.xml'),
    '/sitemap_index.xml': { type: 'application/xml', body: `<sitemapindex>${INDEX}</sitemapindex>` },
    '/page-1-sitemap.xml': urls('index.example', '/datenschutz'),
    '/post-1-sitemap.xml': urls('index.example', '/blog'),
  },
  'closed.example': {
    ...PAGES,
    '/robots.txt': robots('User-agent: *\nDisallow: /sitemap'),
    '/sitemap.xml': urls('closed.example', '/datenschutz'),
  },
  'hurried.example': { ...PAGES, '/sitemap.xml': urls('hurried.example', '/datenschutz') },
  'private.example': {
    ...PAGES,
    '/robots.txt': robots('User-agent: *\nDisallow: /datenschutz'),
    '/sitemap.xml': urls('private.example', '/datenschutz', '/blog'),
  },
  // A host of the site with a robots.txt of its own.
  'www.other.example': {
    ...PAGES,
    '/robots.txt': robots('User-agent: *\nDisallow: /datenschutz'),
  },
  'other.example': {
    ...PAGES,
    '/sitemap.xml': urls('www.other.example', '/datenschutz', '/blog'),
  },
  'home.example': {
    ...PAGES,
    '/datenschutz': { to: '/' },
    '/sitemap.xml': urls('home.example', '/datenschutz', '/blog', '/tag/karriere', '/category/kontakt'),
  },
  'itself.example': {
    ...PAGES,
    '/sitemap.xml': {
      type: 'application/xml',
      body: `<sitemapindex>${['/sitemap.xml', '/sitemap.xml', '/a.xml', '/a.xml', '/b.xml']
        .map((path) => `<sitemap><loc>http://itself.example${path}</loc></sitemap>`)
        .join('')}</sitemapindex>`,
    },
    '/a.xml': urls('itself.example', '/datenschutz'),
    '/b.xml': urls('itself.example', '/blog'),
  },
  'stuck.example': {
    '/': '<!doctype html><title>Acme</title><h1>Acme schmiedet Ambosse</h1>',
    '/robots.txt': () => undefined,
  },
  'slow.example': { ...PAGES, '/sitemap.xml': () => undefined },
  'page.example': { ...PAGES, '/sitemap.xml': page('Not found') },
  'torn.example': { ...PAGES, '/sitemap.xml': ({ socket }) => void socket.destroy() },
}

const { port, seen } = await serveSites(SITES, false, afterAll)
const hosts = join(temporaryFolder(afterAll), 'hosts')
writeFileSync(hosts, `127.0.0.1:${port} - *`)
bounded(KEY_PAGES, { timeoutMs: 60_000 }, afterAll)
const blazon = await createBlazon({ hosts, options: { lookupTimeoutMs: 300_000 } })
afterAll(() => blazon.close())
/** For sites that never answer. */
const HURRIED = { timeoutMs: 500 }

async function lookedUp(domain: string, request: LookupRequest = {}) {
  const result = await blazon.brand({ domain }, { producer: 'cascade', ...request })
  const links = result.state === 'ok' ? result.record.fields.links : undefined
  const named = Object.entries(foundValue(links) ?? {}).map(([kind, url]) => [kind, new URL(url).pathname])
  const asked = seen.filter((url) => url.startsWith(domain)).map((url) => url.slice(domain.length))
  const notes = result.state === 'ok' ? result.record.notes : []
  return { links, named: Object.fromEntries(named), asked, notes }
}

test('key pages that no link leads to are found in the sitemap, and say so', async () => {
  const { named, links } = await lookedUp('whole.example')
  expect(named).toEqual({
    terms: '/agb',
    careers: '/ueber/karriere',
    privacy: '/datenschutz',
    blog: '/blog',
  })
  expect(links).toMatchObject({
    evidence: expect.arrayContaining([
      { source: 'sitemap', where: 'loc', text: 'http://whole.example/datenschutz' },
    ]),
  })
})

test('of an index the lists of pages are read first, and no more than a few', async () => {
  const { named, asked } = await lookedUp('index.example')
  expect(asked.filter((path) => path.includes('sitemap')).sort()).toEqual([
    '/page-1-sitemap.xml',
    '/post-1-sitemap.xml',
    '/sitemap_index.xml',
  ])
  expect(named).toEqual({ terms: '/agb', privacy: '/datenschutz', blog: '/blog' })
})

test.each<[string, string, LookupRequest]>([
  ['robots.txt forbids it', 'closed.example', {}],
  ['the caller is in a hurry', 'hurried.example', { morePages: false }],
])('no sitemap is asked for when %s', async (_, domain, request) => {
  const { named, asked } = await lookedUp(domain, request)
  expect(asked).not.toContain('/sitemap.xml')
  expect(named).toEqual({ terms: '/agb' })
})

test('a listed page that robots.txt keeps us from is not asked for', async () => {
  const { named, asked } = await lookedUp('private.example')
  expect(named).toEqual({ terms: '/agb', blog: '/blog' })
  expect(asked).not.toContain('/datenschutz')
})

test('a page on another host of the site is asked for as the robots.txt there allows', async () => {
  const { named } = await lookedUp('other.example')
  expect(named).toEqual({ terms: '/agb', blog: '/blog' })
  expect(seen).not.toContain('www.other.example/datenschutz')
})

test('a page that sends its visitors home is not there, and one below a topic is about it', async () => {
  expect((await lookedUp('home.example')).named).toEqual({ terms: '/agb', blog: '/blog' })
})

test('each file is asked for once, robots.txt too, whatever an index says', async () => {
  const { named, asked } = await lookedUp('itself.example')
  expect(named).toEqual({ terms: '/agb', privacy: '/datenschutz', blog: '/blog' })
  expect(asked.filter((path) => /xml|txt/.test(path)).sort()).toEqual([
    '/a.xml',
    '/b.xml',
    '/robots.txt',
    '/sitemap.xml',
  ])
})

// Its client would wait for 10 s.
test('a robots.txt that does not come in time holds nobody up', async () => {
  bounded(KEY_PAGES, HURRIED)
  const { links, notes } = await lookedUp('stuck.example')
  expect(links).toMatchObject({ value: null })
  expect(notes).toContain(LATE)
})

const LATE =
  "The site's sitemap was not searched for pages that this one does not link: It did not come in time."

test.each<[string, string, readonly unknown[], Partial<typeof KEY_PAGES>?]>([
  ['that does not come in time', 'slow.example', [LATE], HURRIED],
  ['that is a page', 'page.example', []],
  ['that is not there', 'private.example', []],
  [
    'that breaks off',
    'torn.example',
    [expect.stringMatching(/^http:\/\/torn\.example\/sitemap\.xml was not searched for .*torn\.example /)],
  ],
])(
  'a sitemap %s tells nothing, holds nobody up, and is told of when it should have come',
  async (_, domain, says, bounds = {}) => {
    bounded(KEY_PAGES, bounds)
    const { named, notes } = await lookedUp(domain)
    expect(named).toMatchObject({ terms: '/agb' })
    expect(notes).toEqual(says)
  },
)

/** The key pages for a page that links none, with a substitute for the reader of pages. */
async function sought(reader: PageReader, signal = new AbortController().signal) {
  const at = parseHostMap(`127.0.0.1:${port} - *`)
  const options = withDefaults({ producer: 'cascade' })
  const capturer = await createCapturer({ options, hosts: at, clock: () => new Date(), reader })
  onTestFinished(() => capturer.close())
  return capturer.capture(site('whole.example'), {}, deadlineOf({ signal }))
}

test('what a sitemap is too much for is told; a fault of our own is not taken for one of the site', async () => {
  const { survey } = readingFor({
    linked: () => ({ urls: [], lacks: ['privacy'] }),
    listed: () => [],
  })
  const reading = (thrown: Error): PageReader => ({
    ...readHere(),
    survey: async (page) => survey(page),
    listed: async () => {
      throw thrown
    },
  })
  const { notes } = await sought(reading(new BlazonError('too_large', 'It is too much.')))
  expect(notes.join()).toMatch(/sitemap was not searched for .*: It is too much\./)
  await expect(sought(reading(new RangeError('Off by one.')))).rejects.toThrow('Off by one.')
  const leaving = new AbortController()
  const left = reading(new BlazonError('too_large', 'It is too much.'))
  const listed: PageReader['listed'] = async (...asked) => {
    leaving.abort(new BlazonError('cancelled', 'Left.'))
    return left.listed(...asked)
  }
  await expect(sought({ ...left, listed }, leaving.signal)).rejects.toMatchObject({ code: 'cancelled' })
})
