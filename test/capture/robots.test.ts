import { expect, onTestFinished, test } from 'vitest'
import { CRAWL } from '../../src/capture/bounds.ts'
import { askOnce, createRobots, productToken, type RobotsFile } from '../../src/capture/crawl/robots.ts'
import { createGate } from '../../src/capture/gate/gate.ts'
import { createClient } from '../../src/capture/http/client.ts'
import { type Options, withDefaults } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'
import { temporaryStore } from '../store/temporary.ts'
import { leaseFor } from './leasing.ts'
import { type Pages, serveSites } from './sites.ts'

const TEXT = 'text/plain; charset=utf-8'
const BASE = 'http://acme.example'

/** Reads the robots.txt of acme.example from a test site. The clock can be changed. */
async function robotsOf(pages: Pages, crawl: Partial<Options['crawl']> = {}) {
  const { hosts, seen } = await serveSites({ 'acme.example': pages, 'other.example': pages })
  const options = withDefaults({ crawl })
  const gate = createGate({ hosts, ...options.fetch })
  const client = createClient(await leaseFor(gate), gate, options)
  onTestFinished(() => client.close())
  const clock = { now: Date.UTC(2026, 10, 20) }
  const robots = createRobots(options, () => new Date(clock.now))
  const ask = (url = `${BASE}/any`) => robots(url, client, new AbortController().signal)
  const signal = new AbortController().signal
  return { ask, seen, clock, once: askOnce({ askRobots: robots, client, signal }) }
}

const allows = (file: RobotsFile, path: string) => file.allows(BASE + path)
const REFUSING = 'User-agent: *\nDisallow: /private'

test('rules and sitemaps of an origin, requested once', async () => {
  const body = `\uFEFF${REFUSING}\r\nSitemap: /map.xml#top\r\nSitemap: https://elsewhere.example/map.xml\r\nSitemap: ftp://acme.example/`
  const { ask, seen } = await robotsOf({ '/robots.txt': { type: TEXT, body } })
  const [one] = [await ask(), await ask(`${BASE}/other?page`), await ask(BASE)]
  expect(one.sitemaps).toEqual([`${BASE}/map.xml`, 'https://elsewhere.example/map.xml'])
  expect([allows(one, '/private/a'), allows(one, '/public')]).toEqual([false, true])
  expect(seen).toEqual(['acme.example/robots.txt'])
})

test.each<[why: string, pages: Pages, isOpen: boolean]>([
  ['there is none', {}, true],
  ['it is refused', { '/robots.txt': { status: 403, type: TEXT, body: REFUSING } }, true],
  ['it is gone', { '/robots.txt': { status: 410, type: TEXT, body: REFUSING } }, true],
  ['the server fails', { '/robots.txt': { status: 500, type: TEXT, body: REFUSING } }, false],
  ['the server is busy', { '/robots.txt': { status: 503 } }, false],
  ['nothing comes', { '/robots.txt': (request) => request.socket.destroy() }, false],
  ['it is nowhere', { '/robots.txt': { to: 'http://127.0.0.1/robots.txt' } }, false],
  ['it says nothing', { '/robots.txt': { type: TEXT, body: '' } }, true],
  ['it is a page', { '/robots.txt': '<!doctype html><title>Acme</title>' }, true],
])('where %s, pages that nobody named are open: %s', async (_, pages, isOpen) => {
  const { ask } = await robotsOf(pages)
  expect(allows(await ask(), '/open')).toBe(isOpen)
})

test('after a quarter of a megabyte of rules, one piece of work asks no further origin', async () => {
  const body = `User-agent: *\n${'Disallow: /b\n'.repeat(50_000)}`
  const { once, seen } = await robotsOf({ '/robots.txt': { type: TEXT, body } })
  expect((await once(`${BASE}/a`)).allows(`${BASE}/a`)).toBe(true)
  const other = 'http://other.example/a'
  expect(await once(other)).toMatchObject({ origin: 'http://other.example', failure: { code: 'too_large' } })
  expect((await once(other)).allows(other)).toBe(false)
  expect((await once(`${BASE}/c`)).allows(`${BASE}/c`)).toBe(true)
  expect(seen).toEqual(['acme.example/robots.txt'])
})

test('five redirects are followed, also to another host; behind six there are no rules', async () => {
  const hops = Object.fromEntries(
    [0, 1, 2, 3].map((at) => [`/${at}`, { to: at === 3 ? 'http://other.example/final' : `/${at + 1}` }]),
  )
  const pages: Pages = { ...hops, '/final': { type: TEXT, body: REFUSING }, '/more': { to: '/0' } }
  const five = await robotsOf({ ...pages, '/robots.txt': { to: '/0' } })
  expect(allows(await five.ask(), '/private')).toBe(false)
  const six = await robotsOf({ ...pages, '/robots.txt': { to: '/more' } })
  expect(allows(await six.ask(), '/private')).toBe(true)
})

test('half a megabyte is read, and a line that is cut there is ignored', async () => {
  const filler = `# ${'x'.repeat(997)}\n`.repeat(512)
  const body = `${filler}Disallow: /never\nUser-agent: *\nDisallow: /private\nDisallow: /${'y'.repeat(20_000)}`
  const { ask } = await robotsOf({ '/robots.txt': { type: TEXT, body } })
  const file = await ask()
  expect([allows(file, '/private'), allows(file, '/y')]).toEqual([false, true])
  const long = await robotsOf({
    '/robots.txt': { type: TEXT, body: `${REFUSING}\n${filler.repeat(4)}Disallow: /late` },
  })
  const cut = await long.ask()
  expect([allows(cut, '/private'), allows(cut, '/late')]).toEqual([false, true])
})

test('an answer is cached for a day, a failure is not', async () => {
  let status = 503
  const { ask, seen, clock } = await robotsOf({
    '/robots.txt': (_, response) => response.writeHead(status, { 'content-type': TEXT }).end(REFUSING),
  })
  expect(allows(await ask(), '/open')).toBe(false)
  status = 200
  expect(allows(await ask(), '/open')).toBe(true)
  clock.now += 24 * 3_600_000 - 1
  await ask()
  expect(seen).toHaveLength(2)
  clock.now += 1
  await ask()
  expect(seen).toHaveLength(3)
})

test('the cache is limited: the oldest answer is dropped', async () => {
  const body = `User-agent: *\nDisallow: /${'x'.repeat(2_000)}`
  bounded(CRAWL, { robotsCacheChars: 4_000 })
  const { ask, seen } = await robotsOf({ '/robots.txt': { type: TEXT, body } })
  for (const url of [BASE, 'http://other.example/', 'http://other.example/', BASE]) await ask(url)
  expect(seen).toEqual(['acme.example/robots.txt', 'other.example/robots.txt', 'acme.example/robots.txt'])
})

test('rules apply to our own name, and the options can ignore them', async () => {
  const body = 'User-agent: Mozilla\nDisallow: /\n\nUser-agent: Blazon\nDisallow: /private'
  const pages: Pages = { '/robots.txt': { type: TEXT, body } }
  const ours = await (await robotsOf(pages)).ask()
  expect([allows(ours, '/private'), allows(ours, '/open')]).toEqual([false, true])
  const ignored = await (await robotsOf(pages, { robots: 'ignore' })).ask()
  expect(allows(ignored, '/private')).toBe(true)
})

test('our name is the last product of the user agent', () => {
  expect(productToken(withDefaults().userAgent)).toBe('blazon')
  expect(productToken('Acme-Crawler/2.0 (+https://acme.example/bot; like Other/1.0)')).toBe('acme-crawler')
  expect(productToken('something')).toBe('*')
})

/** Readers of robots.txt as processes of one database have them, each with its own memory. */
async function sharingReaders(pages: Pages) {
  const { hosts, seen } = await serveSites({ 'acme.example': pages })
  const store = await temporaryStore()
  const gate = createGate({ hosts, ...withDefaults().fetch })
  const client = createClient(await leaseFor(gate), gate, withDefaults())
  onTestFinished(() => client.close())
  const signal = new AbortController().signal
  const reader = (userAgent?: string) => {
    const options = withDefaults({ ...(userAgent && { userAgent }) })
    const robots = createRobots(
      options,
      () => new Date(),
      () => store,
    )
    return () => robots(`${BASE}/any`, client, signal)
  }
  return { reader, seen }
}

test('what one process has read others use, each by the rules for its own name', async () => {
  const body = `User-agent: *\nDisallow: /private\n\nUser-agent: otherbot\nDisallow: /all\nSitemap: /map.xml`
  const { reader, seen } = await sharingReaders({ '/robots.txt': { type: TEXT, body } })
  const [one, other] = [await reader()(), await reader('otherbot/1.0')()]
  expect([allows(one, '/private'), allows(one, '/all')]).toEqual([false, true])
  expect([allows(other, '/private'), allows(other, '/all')]).toEqual([true, false])
  expect(other).toMatchObject({ origin: BASE, finalUrl: `${BASE}/robots.txt`, status: 200, failure: null })
  expect(other.sitemaps).toEqual([`${BASE}/map.xml`])
  expect(seen).toEqual(['acme.example/robots.txt'])
})

test.each<[string, Pages, requests: number]>([
  ['none', {}, 1],
  ['one of a failing server', { '/robots.txt': { status: 500 } }, 2],
  [
    'one that is too long to be shared',
    { '/robots.txt': { type: TEXT, body: `${REFUSING}\n${REFUSING}` } },
    2,
  ],
])('of %s another process knows as much as it may', async (_, pages, requests) => {
  bounded(CRAWL, { maxSharedRobotsChars: REFUSING.length })
  const { reader, seen } = await sharingReaders(pages)
  await reader()()
  await reader()()
  expect(seen).toHaveLength(requests)
})
