import { expect, test } from 'vitest'
import type { CrawlRequest } from '../../src/index.ts'
import type { Pages } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { engineFor, page } from './sites.ts'

patient()

const START = 'http://acme.example/'

/** Crawls a site, and returns its pages as `path depth status`, and the counts. */
async function crawled(pages: Pages, request: CrawlRequest = {}, url = START, others = {}) {
  const { blazon, seen } = await engineFor({ 'acme.example': pages, ...others })
  const result = await blazon.crawl({ url }, request)
  if (result.state !== 'ok') return { result, seen, read: [], counts: undefined }
  const read = result.pages.map(
    ({ url, depth, status }) => `${url.replace(/^http:\/\/acme\.example/, '')} ${depth} ${status}`,
  )
  return { result, seen, read, counts: result.counts }
}

test('level by level, each page once, with loops and failures', async () => {
  const { read, counts, result } = await crawled({
    '/': page('Home', ['/a', '/b', '/a#part', '/missing', 'https://other.example/', '/paper.pdf']),
    '/a': page('A', ['/', '/c', '/b/']),
    '/b': page('B', ['/a?utm_source=home', '/index.html']),
    '/c': page('C', ['/a']),
  })
  expect(read).toEqual(['/ 0 200', '/a 1 200', '/b 1 200', '/missing 1 404', '/c 2 200'])
  expect(counts).toEqual({ numUrls: 5, numSucceeded: 4, numFailed: 1, numSkipped: 0, maxCrawlDepth: 2 })
  expect(result).not.toHaveProperty('partial')
  expect(result).toMatchObject({
    pages: [
      { success: true, markdown: expect.stringContaining('# Home'), page: { title: 'Home' } },
      {},
      {},
      { success: false, markdown: '', why: 'The website shows an error page' },
      {},
    ],
  })
})

test('a calendar without an end is read up to the limit', async () => {
  const day = (at: number) => page(`Day ${at}`, [`/day/${at + 1}`, `/day/${at + 2}`])
  const days = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/day/${at}`, day(at)]))
  const { counts } = await crawled(days, { maxPages: 12 }, `${START}day/0`)
  expect(counts).toMatchObject({ numUrls: 12, numSucceeded: 12, numFailed: 0 })
  const shallow = await crawled(days, { maxDepth: 2 }, `${START}day/0`)
  expect(shallow.read).toEqual([
    '/day/0 0 200',
    '/day/1 1 200',
    '/day/2 1 200',
    '/day/3 2 200',
    '/day/4 2 200',
  ])
})

test('robots.txt, an expression and the hosts decide which pages are requested', async () => {
  const robots = { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' }
  const pages = {
    '/robots.txt': robots,
    '/': page('Home', [
      '/private/1',
      '/docs/1',
      '/blog/1',
      'http://www.acme.example/docs/2',
      'http://sub.acme.example/',
    ]),
    '/docs/1': page('One', ['/docs/3', '/private/2']),
    '/docs/3': page('Three'),
    '/blog/1': page('Blog'),
  }
  const others = {
    'www.acme.example': { '/docs/2': page('Two') },
    'sub.acme.example': { '/': page('Sub', ['/more']), '/more': page('More') },
  }
  const { read, counts, seen } = await crawled(pages, { urlRegex: '/docs/' }, START, others)
  expect(read).toEqual(['/ 0 200', '/docs/1 1 200', 'http://www.acme.example/docs/2 1 200', '/docs/3 2 200'])
  // Of the home page /private/1 and /blog/1, and /private/2 of the other: the expression comes first.
  expect(counts).toMatchObject({ numUrls: 4, numSkipped: 3 })
  expect(seen.some((path) => path.includes('private'))).toBe(false)

  const wide = await crawled(pages, { followSubdomains: true }, START, others)
  expect(wide.read).toContain('http://sub.acme.example/more 2 200')
  expect(wide.counts).toMatchObject({ numUrls: 7, numFailed: 0, numSkipped: 2 })
  const ignoring = await engineFor({ 'acme.example': pages, ...others }, { crawl: { robots: 'ignore' } })
  const all = await ignoring.blazon.crawl({ url: START })
  expect(all).toMatchObject({ counts: { numUrls: 7, numFailed: 2, numSkipped: 0 } })
})

test('redirects: out of the host, to a page that is read anyway, and of the first page', async () => {
  const others = { 'other.example': { '/': page('Other', ['/secret']), '/secret': page('Secret') } }
  const { read, counts, seen } = await crawled(
    {
      '/': page('Home', ['/away', '/old', '/new']),
      '/away': { to: 'http://other.example/' },
      '/old': { to: '/new' },
      '/new': page('New'),
    },
    {},
    START,
    others,
  )
  expect(read).toEqual(['/ 0 200', '/old 1 200'])
  expect(counts).toMatchObject({ numUrls: 2, numSkipped: 2 })
  expect(seen).not.toContain('other.example/secret')
  const moved = await crawled({ '/': { to: 'http://other.example/' } }, {}, START, others)
  expect(moved.read).toEqual(['/ 0 200', 'http://other.example/secret 1 200'])
})

test('ten thousand links on one page', async () => {
  const links = Array.from({ length: 10_000 }, (_, at) => `/p/${at}`)
  const pages = Object.fromEntries(links.map((path) => [path, page(path)]))
  const { read, counts } = await crawled({ '/': page('Home', links), ...pages }, { maxPages: 8 })
  expect(read).toEqual(['/ 0 200', ...links.slice(0, 7).map((path) => `${path} 1 200`)])
  expect(counts).toMatchObject({ numUrls: 8, numSkipped: 0 })
})

test('what is ready when the time is over, and the first page in any case', async () => {
  const slow: Pages[string] = () => undefined
  const pages = { '/': page('Home', ['/slow', '/a', '/b']), '/slow': slow, '/a': page('A'), '/b': page('B') }
  const { read, result, counts } = await crawled(pages, { stopAfterMs: 3_000 })
  expect(read).toEqual(['/ 0 200', '/a 1 200', '/b 1 200'])
  expect(result).toMatchObject({ partial: true })
  expect(counts).toMatchObject({ numUrls: 3, numSucceeded: 3 })
  const late: Pages[string] = (_, response) => void setTimeout(() => response.end(page('Late', ['/a'])), 500)
  const first = await crawled({ '/': late, '/a': page('A') }, { stopAfterMs: 1 })
  expect(first.read).toEqual(['/ 0 200'])
  expect(first.result).toMatchObject({ partial: true })
  expect(await crawled({ '/': slow }, { timeoutMs: 500 })).toMatchObject({
    result: { state: 'failed', code: 'timeout' },
  })
})

test('a caller who leaves ends the reading, and gets the pages until then', async () => {
  const days = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [`/${at}`, page(`${at}`, [`/${at + 1}`])]),
  )
  const { blazon, seen } = await engineFor({ 'acme.example': days })
  const left = new AbortController()
  const read: string[] = []
  const onPage = ({ url }: { url: string }) => {
    read.push(url)
    if (read.length === 3) left.abort()
  }
  const crawl = blazon.crawl({ url: `${START}0` }, { onPage, signal: left.signal })
  await expect(crawl).rejects.toMatchObject({ code: 'cancelled' })
  expect(read).toEqual([`${START}0`, `${START}1`, `${START}2`])
  expect(seen.length).toBeLessThan(10)
})

test('a first page that does not answer, an expression that is none, and wrong bounds', async () => {
  const gone: Pages[string] = (request) => request.socket.destroy()
  expect(await crawled({ '/': gone })).toMatchObject({ result: { state: 'failed', code: 'unreachable' } })
  const { blazon } = await engineFor({ 'acme.example': { '/': page('Home') } })
  for (const wrong of [
    { urlRegex: '(' },
    { urlRegex: 'a'.repeat(1001) },
    { maxPages: 501 },
    { maxDepth: -1 },
  ])
    await expect(blazon.crawl({ url: START }, wrong)).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(blazon.crawl({ url: 'http://127.0.0.1/' })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('pages that take more than an answer may have end the crawl, unless each is taken at once', async () => {
  const long = `<p>${'many words '.repeat(2_000)}</p>`
  const pages = {
    '/': page('Home', ['/a', '/b', '/c'], long),
    '/a': page('A', [], long),
    '/b': page('B', [], long),
  }
  const { blazon } = await engineFor({ 'acme.example': pages }, { maxAnswerBytes: 50_000 })
  const result = await blazon.crawl({ url: START })
  expect(result).toMatchObject({
    pages: [{}, {}],
    partial: true,
    notes: [expect.stringContaining('Only the first 2 pages')],
  })
  const read: string[] = []
  const all = await blazon.crawl({ url: START }, { onPage: ({ url }) => read.push(url) })
  expect(all).toMatchObject({ pages: [], counts: { numUrls: 4 } })
  expect(read).toHaveLength(4)
})

test('options of pages as Markdown are those of each page', async () => {
  const body = '<nav><a href="/a">Menu</a></nav>'
  const pages = { '/': page('Home', [], body), '/a': page('A', [], body) }
  const { result } = await crawled(pages, { mainContentOnly: true, links: false })
  expect(JSON.stringify(result)).not.toContain('Menu')
})
