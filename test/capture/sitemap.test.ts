import { createServer } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createGzip, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CRAWL } from '../../src/capture/bounds.ts'
import { readSitemap } from '../../src/capture/crawl/sitemap-file.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import type { PartialOptions } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'
import { capturerFor, deadlineOf, site } from './capturing.ts'
import { listenTcp, type Pages, serveSites } from './sites.ts'

const XML = 'application/xml'
const TEXT = 'text/plain'
const ORIGIN = 'http://acme.example'
const LANDING = `<!doctype html><title>Acme</title><p>${'Acme makes anvils. '.repeat(40)}</p>`

const urlset = (...urls: readonly string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
const index = (...urls: readonly string[]) =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`
const robots = (...paths: readonly string[]) => ({
  type: TEXT,
  body: paths.map((path) => `Sitemap: ${new URL(path, ORIGIN)}`).join('\n'),
})
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${ORIGIN}/${name}/${i}`)

/** Serves the paths and `/robots.txt`, and returns the pages of the site. */
async function sitemapOf(
  pages: Pages,
  request = {},
  options: PartialOptions = {},
  more: Record<string, Pages> = {},
) {
  const { hosts, seen } = await serveSites({ 'acme.example': { '/': LANDING, ...pages }, ...more })
  const capturer = await capturerFor(hosts, { producer: 'cascade', ...options })
  return { ...(await capturer.sitemap(site('acme.example'), request)), seen, capturer }
}

test('robots.txt names sitemaps of every format; pages come in their order, each once', async () => {
  const { urls, source, meta, notes } = await sitemapOf({
    '/robots.txt': robots('/index.xml', '/list.txt', '/feed', '/atom'),
    '/index.xml': { type: 'text/html', body: index(`${ORIGIN}/a.xml.gz`, `${ORIGIN}/b.xml`) },
    '/a.xml.gz': { type: 'application/x-gzip', body: gzipSync(urlset(`${ORIGIN}/a1`, `${ORIGIN}/a2#top`)) },
    '/b.xml': { type: XML, body: gzipSync(urlset(`${ORIGIN}/b1`)), headers: { 'content-encoding': 'gzip' } },
    '/list.txt': { type: TEXT, body: `\uFEFF${ORIGIN}/t1\r\n${ORIGIN}/a1\r\n` },
    '/feed': {
      type: 'application/rss+xml',
      body: `<rss><channel><item><link>${ORIGIN}/r1</link></item></channel></rss>`,
    },
    '/atom': { type: XML, body: `<feed><entry><link href="${ORIGIN}/e1"/></entry></feed>` },
  })
  expect(urls).toEqual(['t1', 'a1', 'r1', 'e1', 'a2', 'b1'].map((path) => `${ORIGIN}/${path}`))
  expect(source).toBe('sitemap')
  expect(meta).toEqual({ sitemapsDiscovered: 6, sitemapsFetched: 6, sitemapsSkipped: 0, errors: 0 })
  expect(notes).toEqual([])
})

test('only pages of the site are listed', async () => {
  const { urls } = await sitemapOf({
    '/robots.txt': robots('/s.xml'),
    '/s.xml': {
      type: XML,
      body: urlset(
        `${ORIGIN}/page`,
        'https://shop.acme.example/',
        'HTTP://ACME.example:80/page',
        'https://other.example/',
        'https://acme.example.other.example/',
        'https://user:secret@acme.example/',
        'ftp://acme.example/',
        'javascript:alert(1)',
        'http://[broken/',
        `${ORIGIN}/${'x'.repeat(2_030)}`,
        `${ORIGIN}/logo.PNG`,
        `${ORIGIN}/report.pdf?page=2`,
        `${ORIGIN}/learn/node.js`,
        `${ORIGIN}/b%C3%BCro`,
        `${ORIGIN}/büro`,
      ),
    },
  })
  expect(urls).toEqual([
    `${ORIGIN}/page`,
    'https://shop.acme.example/',
    `${ORIGIN}/learn/node.js`,
    `${ORIGIN}/b%C3%BCro`,
  ])
})

test('relative locations are those of the file that they stand in, wherever that was found', async () => {
  const { urls, meta } = await sitemapOf({
    '/robots.txt': robots('/moved.xml', '/atom'),
    '/moved.xml': { status: 302, headers: { location: '/maps/index.xml' } },
    '/maps/index.xml': { type: XML, body: index('child.xml', '/other.xml', '//other.example/s.xml') },
    '/maps/child.xml': {
      type: XML,
      body: urlset('a', '../b', '//acme.example/c', '//other.example/d', '/e.pdf'),
    },
    '/other.xml': { type: XML, body: urlset('/f', `${ORIGIN}/g`) },
    '/atom': { type: XML, body: '<feed><entry><link href="/h"/><id>tag:1</id></entry></feed>' },
  })
  expect(urls).toEqual(['h', 'maps/a', 'b', 'c', 'f', 'g'].map((path) => `${ORIGIN}/${path}`))
  expect(meta).toEqual({ sitemapsDiscovered: 5, sitemapsFetched: 4, sitemapsSkipped: 1, errors: 0 })
})

test('the usual places are looked at where robots.txt names none, the rarer ones only then', async () => {
  const usual = await sitemapOf({ '/sitemap.xml': { type: XML, body: urlset(`${ORIGIN}/a`) } })
  expect(usual.urls).toEqual([`${ORIGIN}/a`])
  expect(usual.meta).toEqual({ sitemapsDiscovered: 1, sitemapsFetched: 1, sitemapsSkipped: 0, errors: 0 })
  expect(usual.seen.filter((url) => url.includes('wp-sitemap'))).toEqual([])
  const rare = await sitemapOf({
    '/robots.txt': robots('/gone.xml'),
    '/wp-sitemap.xml': { type: XML, body: urlset(`${ORIGIN}/b`) },
  })
  expect(rare.urls).toEqual([`${ORIGIN}/b`])
  expect(rare.meta).toEqual({ sitemapsDiscovered: 2, sitemapsFetched: 1, sitemapsSkipped: 1, errors: 1 })
  expect(rare.notes).toEqual([`${ORIGIN}/gone.xml was not read: It answered with status 404.`])
})

test('what robots.txt refuses is not asked for, whoever names it', async () => {
  const refusing = 'User-agent: *\nDisallow: /*.xml\nAllow: /open.xml\n'
  const pages: Pages = {
    '/robots.txt': {
      type: TEXT,
      body: `${refusing}Sitemap: ${ORIGIN}/open.xml\nSitemap: ${ORIGIN}/shut.xml`,
    },
    '/open.xml': { type: XML, body: index(`${ORIGIN}/shut-too.xml`) },
    '/shut.xml': { type: XML, body: urlset(`${ORIGIN}/1`) },
    '/shut-too.xml': { type: XML, body: urlset(`${ORIGIN}/2`) },
  }
  const kept = await sitemapOf(pages)
  expect(kept.urls).toEqual([])
  expect(kept.meta).toEqual({ sitemapsDiscovered: 3, sitemapsFetched: 1, sitemapsSkipped: 2, errors: 0 })
  expect(kept.seen.filter((url) => url.includes('shut'))).toEqual([])
  expect(kept.notes[0]).toBe('Sitemaps not read: 1 (robots.txt refuses them).')
  const guessed = await sitemapOf({ '/robots.txt': { type: TEXT, body: refusing } })
  expect(guessed.seen.filter((url) => url.endsWith('.xml'))).toEqual([])
  expect(guessed.notes).toEqual([
    'Not all usual paths of sitemaps were tried: robots.txt refuses them, or cannot be read.',
  ])
  const ignoring = await sitemapOf(pages, {}, { crawl: { robots: 'ignore' } })
  expect(ignoring.urls).toEqual([`${ORIGIN}/1`, `${ORIGIN}/2`])
})

test('where there is no sitemap, the landing page tells: its own links, and the counts say so', async () => {
  const links =
    '<a href="/about#team">About</a><a href="/about">Again</a><a href="https://other.example/">Other</a>'
  const { urls, source, meta } = await sitemapOf({
    '/': `${LANDING}${links}<a href="/price-list.pdf">Prices</a><a href="mailto:a@acme.example">Mail</a>`,
    '/sitemap.xml': '<!doctype html><title>Not found</title><p>Sorry.',
  })
  expect(urls).toEqual([`${ORIGIN}/about`])
  expect(source).toBe('landing_page')
  expect(meta).toEqual({ sitemapsDiscovered: 0, sitemapsFetched: 0, sitemapsSkipped: 0, errors: 0 })
})

test('the site is where it sends us, and the rules there are its own', async () => {
  const www = 'http://www.acme.example'
  const { urls, seen } = await sitemapOf(
    { '/': { to: `${www}/` }, '/robots.txt': { to: `${www}/robots.txt` } },
    {},
    {},
    {
      'www.acme.example': {
        '/robots.txt': { type: TEXT, body: 'User-agent: *\nDisallow: /sitemap.xml' },
        '/sitemap_index.xml': { type: XML, body: urlset(`${www}/a`) },
      },
    },
  )
  expect(urls).toEqual([`${www}/a`])
  expect(seen).not.toContain('www.acme.example/sitemap.xml')
})

test('indexes: two levels, fifty files, no round trips, nothing of others', async () => {
  const deep = await sitemapOf({
    '/robots.txt': robots('/0.xml'),
    '/0.xml': {
      type: XML,
      body: index(`${ORIGIN}/0.xml`, `${ORIGIN}/1.xml`, 'http://other.example/s.xml', 'file:///etc/passwd'),
    },
    '/1.xml': { type: XML, body: index(`${ORIGIN}/2.xml`) },
    '/2.xml': { type: XML, body: index(`${ORIGIN}/3.xml`) + urlset(`${ORIGIN}/page`) },
    '/3.xml': { type: XML, body: urlset(`${ORIGIN}/never`) },
  })
  expect(deep.urls).toEqual([`${ORIGIN}/page`])
  expect(deep.meta).toEqual({ sitemapsDiscovered: 5, sitemapsFetched: 3, sitemapsSkipped: 2, errors: 0 })
  const children = Array.from({ length: 60 }, (_, i) => `/c${i}.xml`)
  const wide = await sitemapOf({
    '/robots.txt': robots('/all.xml'),
    '/all.xml': { type: XML, body: index(...children.map((path) => ORIGIN + path)) },
    ...Object.fromEntries(
      children.map((path) => [path, { type: XML, body: urlset(ORIGIN + path.slice(0, -4)) }]),
    ),
  })
  expect(wide.urls).toEqual(children.slice(0, 49).map((path) => ORIGIN + path.slice(0, -4)))
  expect(wide.meta).toEqual({ sitemapsDiscovered: 61, sitemapsFetched: 50, sitemapsSkipped: 11, errors: 0 })
})

test('no more than asked for, from the first files on, whichever answers first', async () => {
  const slow =
    (body: string): Pages[string] =>
    (_, response) =>
      setTimeout(() => response.writeHead(200, { 'content-type': XML }).end(body), 150)
  const pages: Pages = {
    '/robots.txt': robots('/a.xml', '/b.xml', '/c.xml'),
    '/a.xml': slow(urlset(...numbered('a', 3))),
    '/b.xml': { type: XML, body: urlset(...numbered('b', 3)) },
    '/c.xml': { type: XML, body: urlset(...numbered('c', 3)) },
  }
  const five = await sitemapOf(pages, { maxLinks: 5 })
  expect(five.urls).toEqual([...numbered('a', 3), ...numbered('b', 2)])
  expect(five.meta).toEqual({ sitemapsDiscovered: 3, sitemapsFetched: 2, sitemapsSkipped: 1, errors: 0 })
  const some = await sitemapOf(pages, { maxLinks: 2, urlRegex: /\/[bc]\/[12]$/g })
  expect(some.urls).toEqual([`${ORIGIN}/b/1`, `${ORIGIN}/b/2`])
})

test("somebody else's expression is matched batch by batch, in the order of the files", async () => {
  const pages: Pages = {
    '/robots.txt': robots('/a.xml', '/b.xml'),
    '/a.xml': { type: XML, body: urlset(...numbered('a', 4_500)) },
    '/b.xml': { type: XML, body: urlset(...numbered('b', 30)) },
  }
  const wanted = [...numbered('a', 4_500), ...numbered('b', 30)].filter((url) => url.endsWith('7'))
  expect((await sitemapOf(pages, { urlRegex: '7$' })).urls).toEqual(wanted)
  expect((await sitemapOf(pages, { urlRegex: '7$', maxLinks: 250 })).urls).toEqual(wanted.slice(0, 250))
  await expect(sitemapOf(pages, { urlRegex: '(7' })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a list is cut to what an answer may have, and says so', async () => {
  const { urls, notes } = await sitemapOf(
    { '/robots.txt': robots('/a.xml'), '/a.xml': { type: XML, body: urlset(...numbered('a', 50)) } },
    {},
    { maxAnswerBytes: 10 * (ORIGIN.length + 7) },
  )
  expect(urls).toEqual(numbered('a', 10))
  expect(notes).toEqual([expect.stringContaining('Only the first 10 pages are given')])
})

test('two addresses of one sitemap are one', async () => {
  const { urls, meta } = await sitemapOf({
    '/sitemap.xml': { to: '/sitemap_index.xml' },
    '/sitemap_index.xml': { type: XML, body: urlset(`${ORIGIN}/a`) },
  })
  expect(urls).toEqual([`${ORIGIN}/a`])
  expect(meta).toMatchObject({ sitemapsDiscovered: 1, sitemapsFetched: 1 })
})

test('a file that is broken or too long gives what was read, and the note says so', async () => {
  bounded(CRAWL, { maxSitemapBytes: 10_000 })
  const { urls, meta, notes } = await sitemapOf({
    '/robots.txt': robots('/torn.xml', '/long.xml', '/torn.xml.gz'),
    '/torn.xml': (_, response) => {
      response.writeHead(200, { 'content-type': XML, 'content-length': 9_000 })
      response.write(`${urlset(`${ORIGIN}/torn`)}${' '.repeat(3_000)}`)
      setTimeout(() => response.destroy(), 50)
    },
    '/long.xml': { type: XML, body: urlset(`${ORIGIN}/long`) + ' '.repeat(20_000) },
    '/torn.xml.gz': { body: gzipSync(urlset(`${ORIGIN}/packed`), { level: 0 }).subarray(0, -20) },
  })
  expect(urls).toEqual(['torn', 'long', 'packed'].map((path) => `${ORIGIN}/${path}`))
  expect(meta).toMatchObject({ sitemapsFetched: 3, errors: 0 })
  expect(notes).toContain(`${ORIGIN}/long.xml was read to 10000 bytes, and is longer.`)
  expect(notes.join()).toMatch(/torn\.xml breaks off after \d+ bytes/)
})

test('what names nothing new for four megabytes is not read further, of all files together', async () => {
  const foreign = '<url><loc>https://other.example/a</loc></url>'.repeat(280_000)
  const { urls, meta, notes } = await sitemapOf({
    '/robots.txt': robots('/a.xml', '/b.xml', '/c.xml'),
    '/a.xml': { type: XML, body: urlset(`${ORIGIN}/a`) + foreign },
    '/b.xml': { type: XML, body: urlset(`${ORIGIN}/b`) + foreign },
    '/c.xml': { type: XML, body: urlset(...numbered('c', 20_000)) },
  })
  expect(urls).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b`, ...numbered('c', 20_000)])
  expect(meta).toMatchObject({ sitemapsFetched: 3, errors: 0 })
  const read = notes.map((note) => Number(/was read to (\d+) bytes, and is longer/.exec(note)?.[1]))
  expect(read.length).toBe(2)
  const all = read.reduce((sum, bytes) => sum + bytes)
  expect([all > 4_000_000, all < 6_000_000]).toEqual([true, true])
})

test('nothing that a site lists or leads to reaches an address inside', async () => {
  let contacts = 0
  const canary = await listenTcp(createServer(() => contacts++))
  const inside = `http://127.0.0.1:${canary}`
  const { urls, meta, notes } = await sitemapOf({
    '/robots.txt': {
      type: TEXT,
      body: `Sitemap: ${inside}/s.xml\nSitemap: ${ORIGIN}/out.xml\nSitemap: ${ORIGIN}/list.xml`,
    },
    '/out.xml': { to: `${inside}/latest/meta-data` },
    '/list.xml': { type: XML, body: index(`${inside}/t.xml`, 'http://[::1]/') + urlset(`${inside}/page`) },
  })
  expect([contacts, urls]).toEqual([0, []])
  expect(meta).toEqual({ sitemapsDiscovered: 5, sitemapsFetched: 1, sitemapsSkipped: 4, errors: 1 })
  expect(notes.join()).toMatch(/out\.xml was not read: /)
})

test('an answer that cannot be unpacked, or is none, is an error', async () => {
  const { meta } = await sitemapOf({
    '/robots.txt': robots('/odd.xml', '/page', '/torn'),
    '/odd.xml': { type: XML, body: urlset(`${ORIGIN}/a`), headers: { 'content-encoding': 'zstd' } },
    '/page': '<!doctype html><title>Page</title>',
    '/torn': (request) => request.socket.destroy(),
  })
  expect(meta).toMatchObject({ sitemapsFetched: 0, errors: 3 })
})

test('a site that does not answer is a failure, and so is one that turns us away', async () => {
  const capturer = await capturerFor(parseHostMap('127.0.0.1:1 - *'))
  await expect(capturer.sitemap(site('acme.example'))).rejects.toMatchObject({ code: 'unreachable' })
  const challenge = {
    status: 403,
    headers: { 'cf-mitigated': 'challenge' },
    body: '<title>Just a moment...</title>',
  }
  await expect(sitemapOf({ '/': challenge })).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('refuses automatic visits'),
  })
  for (const maxLinks of [0, 1.5, 100_001])
    await expect(sitemapOf({}, { maxLinks })).rejects.toMatchObject({ code: 'invalid_input' })
})

test.each([
  ['an error of the server', { status: 500, body: '<h1>Oops</h1><a href="/a">a</a>' }, 'error_page', true],
  ['no such page', { status: 404, body: '<h1>Not found</h1>' }, 'error_page', false],
  [
    'a parked page',
    '<title>acme.example is for sale</title><h1>acme.example is for sale</h1><p>This domain is for sale. Buy this domain.</p><a href="/buy">Buy</a>',
    'parked',
    false,
  ],
  ['an empty page', { body: '' }, 'empty', false],
  [
    'a file',
    { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' },
    'empty',
    false,
    'application/pdf',
  ],
] as const)(
  'a site whose landing page is %s lists no pages',
  async (_, landing, pageClass, retryable, fileType?: string) => {
    await expect(sitemapOf({ '/': landing })).rejects.toMatchObject({
      ...{ code: 'unreachable', retryable },
      refused: { class: pageClass, ...(fileType !== undefined && { fileType }) },
    })
  },
)

test('a login page lists what it links', async () => {
  const wall = `<title>Log in</title><form><input type="password"><button>Log in</button></form><a href="/help">Help</a>`
  expect((await sitemapOf({ '/': wall })).urls).toContain(`${ORIGIN}/help`)
})

test('who leaves ends the work, unless another waits for the same', async () => {
  let open = 0
  const endless: Pages[string] = (_, response) => {
    open++
    response.once('close', () => open--)
    response.writeHead(200, { 'content-type': XML })
    const drip = setInterval(() => response.write(urlset(...numbered('x', 10))), 20)
    response.once('close', () => clearInterval(drip))
  }
  const { hosts, seen } = await serveSites({
    'acme.example': { '/robots.txt': robots('/endless.xml'), '/endless.xml': endless },
  })
  const capturer = await capturerFor(hosts)
  const [first, second] = [new AbortController(), new AbortController()]
  const calls = [first, second].map(({ signal }) =>
    capturer.sitemap(site('acme.example'), {}, deadlineOf({ signal })),
  )
  const outcomes = calls.map((call) => call.catch((thrown) => thrown))
  await expect.poll(() => open).toBe(1)
  first.abort(new Error('enough'))
  expect(await outcomes[0]).toMatchObject({ message: 'enough' })
  expect(open).toBe(1)
  second.abort(new Error('too'))
  expect(await outcomes[1]).toMatchObject({ message: 'too' })
  await expect.poll(() => open).toBe(0)
  expect(seen.filter((url) => url.endsWith('endless.xml'))).toHaveLength(1)
})

/** A sitemap with this number of entries, made while it is read. */
function* entries(count: number): Generator<string> {
  yield '<urlset>'
  for (let at = 0; at < count; at += 1_000) {
    const some = Array.from(
      { length: 1_000 },
      (_, i) => `<url><loc>${ORIGIN}/products/${at + i}</loc></url>\n`,
    )
    yield some.join('')
  }
  yield '</urlset>'
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Reachable memory in bytes, without what has not been collected yet. */
function liveBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const MANY = 200_000

test('many entries, packed, are read while they come, and none of them is kept', async () => {
  let count = 0
  let bytes = 0
  const before = liveBytes()
  let most = 0
  const take = (location: string) => {
    bytes += location.length
    if (++count % 50_000 === 0) most = Math.max(most, liveBytes())
    return true
  }
  const body = Readable.from(entries(MANY), { objectMode: false }).pipe(createGzip({ level: 1 }))
  const read = await readSitemap(body, { take, maxBytes: 100_000_000 })
  expect(read).toMatchObject({ isSitemap: true, ended: 'whole' })
  expect(count).toBe(MANY)
  expect(most - before).toBeLessThan(bytes)
})

test('while many entries are read that have all arrived, others have their turn', async () => {
  let count = 0
  const seen = new Set<number>()
  const turn = () => {
    if (count === MANY) return
    seen.add(count)
    setImmediate(turn)
  }
  turn()
  const take = () => {
    count++
    return true
  }
  await readSitemap(Readable.from(entries(MANY), { objectMode: false }), { take, maxBytes: 100_000_000 })
  expect(count).toBe(MANY)
  expect(seen.size).toBeGreaterThan(3)
})

test('a bomb is left at the limit, and one who has enough leaves at once', async () => {
  const bomb = new PassThrough()
  const packed = gzipSync(Buffer.alloc(20_000_000))
  bomb.end(packed)
  const blown = await readSitemap(bomb, { take: () => true, maxBytes: 1_000_000 })
  expect(blown).toEqual({ isSitemap: false, bytes: 1_000_000, ended: 'too_large' })
  expect(bomb.destroyed).toBe(true)
  const source = Readable.from(entries(100_000), { objectMode: false })
  let left = 10
  const full = await readSitemap(source, { take: () => --left > 0, maxBytes: 100_000_000 })
  expect(full.ended).toBe('full')
  expect(full.bytes).toBeLessThan(200_000)
  expect(source.destroyed).toBe(true)
})
