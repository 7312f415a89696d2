import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { type Blazon, createBlazon, createServer } from '../../../src/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'
import { answerIn } from './opened.ts'

/*
 * The names of the third version of the later client. Its package is not in every registry, so the keys and
 * their types are written down here, after the published types of the version 3.5.0.
 */

const PATIENT = patient()
const withBrowser = test.runIf(await findBrowser())

const WORDS = 'Smiths strike them over and over, and each of them is different. '.repeat(8)
const PAGE = `<!doctype html><html lang="en"><head><title>Anvils</title><meta name="description" content="Of iron."><meta name=keywords content="iron, steel">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Anvil","sku":"A-1",
"offers":{"@type":"Offer","price":"45.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script></head>
<body><nav>Start</nav><main><h1>Anvil</h1><p class="intro">${WORDS}</p><img src="/small.png" alt="An anvil">
<h2>Opening hours</h2><p>The forge is open from Monday to Friday, nine to five.</p>
<h2>Delivery</h2><p>An anvil of 90 kg comes on a pallet within ten days.</p><p>Price: 45 EUR</p></main></body></html>`
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const AT = 'http://acme.example/anvil'
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

interface Answered {
  readonly status: number
  readonly ignored: string | null
  readonly body: Record<string, unknown>
}
let scrape: (asked: object) => Promise<Answered>
let get: (path: string) => Promise<Answered>
let seen: readonly string[]
let blazon: Blazon

beforeAll(async () => {
  const until = (end: () => unknown) => void ends.push(end)
  const sites = await serveSites(
    {
      'acme.example': {
        '/anvil': PAGE,
        '/small.png': { type: 'image/png', body: Buffer.from(PIXEL, 'base64') },
        '/sitemap.xml': `<urlset><url><loc>http://acme.example/anvil</loc></url><url><loc>http://acme.example/hours</loc></url><url><loc>https://acme.example/safe</loc></url></urlset>`,
        '/robots.txt': { type: 'text/plain', body: 'Sitemap: http://acme.example/sitemap.xml' },
      },
    },
    false,
    until,
  )
  seen = sites.seen
  const folder = temporaryFolder(until)
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${sites.port} - acme.example\n`)
  const options = { ...PATIENT, producer: 'cascade' } as const
  blazon = await createBlazon({ hosts, db: await temporaryDatabase(folder), options })
  until(() => blazon.close())
  const server = await createServer(blazon)
  until(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('test')
  const call = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/v1/${path}`, { ...init, headers })
    const body = z.record(z.string(), z.unknown()).parse(await answer.json())
    return { status: answer.status, ignored: answer.headers.get('x-ignored-parameters'), body }
  }
  scrape = (asked) => call('web/scrape', { method: 'POST', body: JSON.stringify(asked) })
  get = (path) => call(path)
})

const NOT_ASKED = { requested: false, success: null, data: null }
const made = (data: unknown) => ({ requested: true, success: true, data })

test('a page is answered in all formats that need no browser', async () => {
  const { status, body } = await scrape({
    url: AT,
    formats: {
      ...{ markdown: true, html: true, images: true, json: true, parse: true, product: true },
      ...{ bytes: true, highlights: true },
    },
    jsonParams: { schema: { type: 'object', properties: { price: { type: 'number' } } } },
    parseParams: { rules: { title: 'h1', intros: { selector: '.intro', type: 'list' } } },
    highlightsParams: { query: 'When is the forge open?', maxCharacters: 200 },
    sharedParams: { mainContentOnly: true },
  })
  expect(status).toBe(200)
  const answer = answerIn(body)
  expect(Object.keys(answer)).toEqual([
    ...['url', 'metadata', 'bytes', 'highlights', 'html', 'images', 'json', 'markdown', 'parsed', 'product'],
    'screenshot',
  ])
  expect(answer).toMatchObject({
    url: AT,
    metadata: { title: 'Anvils', description: 'Of iron.', language: 'en' },
    bytes: made({ base64: Buffer.from(PAGE).toString('base64'), contentType: 'text/html; charset=utf-8' }),
    highlights: made(['[Anvil > Opening hours]\nThe forge is open from Monday to Friday, nine to five.']),
    images: made([{ url: 'http://acme.example/small.png', alt: 'An anvil' }]),
    json: made({ price: 45 }),
    markdown: made(expect.stringContaining('## Opening hours')),
    parsed: made({ title: 'Anvil', intros: [WORDS.trim()] }),
    product: made({
      isProductPage: true,
      product: { name: 'Anvil', sku: 'A-1', price: 45, currency: 'EUR', variants: [], regularPrice: null },
    }),
    screenshot: NOT_ASKED,
  })
  expect(String((body.html as { data: string }).data)).not.toContain('<nav>')
})

test.each([
  ['markdown and html', { markdown: true, html: true }, 1],
  ['images alone', { images: true }, 1],
  ['images and Markdown', { images: true, markdown: true }, 1],
])('with zdr and a header of the caller, %s need one visit', async (_, formats, most) => {
  const visits = () => seen.filter((url) => url.endsWith('/anvil')).length
  const before = visits()
  const headers = { 'X-Visitor': 'yes' }
  const { body, ignored } = await scrape({ url: AT, formats, zdr: 'enabled', sharedParams: { headers } })
  expect(body).toMatchObject({ metadata: { title: 'Anvils' }, cache_metadata: { status: 'zdr' } })
  expect([visits() - before, ignored, body.isPartial]).toEqual([most, null, undefined])
})

test('formats share one visit, and are stored', async () => {
  const before = seen.filter((url) => url.endsWith('/anvil')).length
  const { body } = await scrape({ url: AT, formats: { markdown: true, html: true }, maxAgeMs: 0 })
  expect(seen.filter((url) => url.endsWith('/anvil')).length - before).toBe(1)
  expect(body).toMatchObject({ cache_metadata: { status: 'miss' } })
  const again = await scrape({ url: AT, formats: { markdown: true, html: true } })
  expect(again.body).toMatchObject({ cache_metadata: { status: 'hit' } })
  expect(seen.filter((url) => url.endsWith('/anvil')).length - before).toBe(1)
})

withBrowser('a screenshot is in the answer as a data URL', async () => {
  const { body } = await scrape({
    url: AT,
    formats: { screenshot: true },
    sharedParams: { viewport: { width: 400, height: 300 }, theme: 'dark' },
  })
  const { data } = z.object({ data: z.string() }).parse(body.screenshot)
  expect(data).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
  expect(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64').readUInt32BE(16)).toBe(400)
  expect(body).toMatchObject({ metadata: {}, markdown: NOT_ASKED })
})

test('a format that fails says why, and the others are answered', async () => {
  const { status, body } = await scrape({
    url: AT,
    formats: { markdown: true, html: true },
    sharedParams: { headers: { 'X-Own': 'yes' }, theme: 'light' },
    markdownParams: { unheardOf: true },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ markdown: { success: true } })
  const gone = await scrape({ url: 'http://acme.example/gone', formats: { markdown: true, bytes: true } })
  expect(gone.body).toMatchObject({
    markdown: { requested: true, success: false, data: null, error_code: 'WEBSITE_ERROR_PAGE' },
    isPartial: true,
  })
})

test('names that nothing obeys are in the header', async () => {
  const { ignored } = await scrape({
    url: AT,
    formats: { markdown: true },
    markdownParams: { unheardOf: true },
    sharedParams: {
      theme: 'dark',
      excludeSelectors: ['nav'],
      viewport: { width: 400, height: 300, depth: 2 },
    },
  })
  expect(ignored).toBe(
    'markdownParams.unheardOf, sharedParams.viewport.depth, sharedParams.theme, sharedParams.viewport',
  )
})

test('settings that only some formats obey are in the header with the others', async () => {
  const sharedParams = { excludeSelectors: ['nav'] }
  const { ignored, body } = await scrape({
    url: AT,
    formats: { markdown: true, product: true },
    sharedParams,
  })
  expect(ignored).toBe('sharedParams.excludeSelectors (product)')
  expect(body).toMatchObject({ markdown: { success: true }, product: { success: true } })
})

test('a setting that no requested format obeys is not used for the metadata either', async () => {
  const sharedParams = { excludeSelectors: ['p['] }
  const { status, ignored, body } = await scrape({ url: AT, formats: { images: true }, sharedParams })
  expect([status, ignored]).toEqual([200, 'sharedParams.excludeSelectors'])
  expect(body).toMatchObject({ metadata: { title: 'Anvils' }, images: { success: true } })
  expect(body).not.toHaveProperty('isPartial')
})

test('a scrape is refused with the reason of its only format', async () => {
  const { status, body } = await scrape({
    ...{ url: AT, formats: { json: true }, jsonParams: { schema: { type: 'array' } } },
  })
  expect([status, String(body.message)]).toEqual([400, expect.stringContaining('schema')])
})

withBrowser('an answer says that it is partial when a step failed', async () => {
  const waitFor = (selector: string) =>
    scrape({ url: AT, formats: { markdown: true }, sharedParams: { waitFor: selector } })
  expect((await waitFor('h1')).body).not.toHaveProperty('isPartial')
  const { status, body } = await waitFor('h1:nonsense')
  expect([status, body.isPartial]).toEqual([200, true])
})

test.each([
  [{ formats: {} }, 'formats must have a format that is true'],
  [{ formats: { json: true } }, 'The format json needs the parameter jsonParams'],
  [
    { formats: { screenshot: true }, screenshotParams: { area: 'all' } },
    '{ selector } or { x, y, width, height }',
  ],
  [{ formats: { html: true }, sharedParams: { waitFor: 30_001 } }, 'sharedParams'],
])('%j is refused', async (asked, message) => {
  const { status, body } = await scrape({ url: AT, ...asked })
  expect(status).toBe(400)
  expect(body.message).toContain(message)
})

test('the pages of a site have what is known of those that were read, and the calls of a key are there', async () => {
  const urlsOf = async (query = '') => answerIn((await get(`web/urls?domain=acme.example${query}`)).body)
  await scrape({ url: AT, formats: { product: true }, maxAgeMs: 0 })
  expect(await urlsOf()).toEqual({
    ...{ success: true, domain: 'acme.example' },
    urls: [
      ...[{ url: AT, title: 'Anvils', description: 'Of iron.', keywords: ['iron', 'steel'], language: 'en' }],
      ...[{ url: 'http://acme.example/hours' }, { url: 'https://acme.example/safe' }],
    ],
  })
  // Only a stored page has more than its address, and neither of these calls reads one.
  const alone = {
    urls: [{ url: AT }, { url: 'http://acme.example/hours' }, { url: 'https://acme.example/safe' }],
  }
  expect(await urlsOf('&maxAgeMs=0')).toMatchObject(alone)
  expect(JSON.stringify(await urlsOf('&maxAgeMs=0'))).not.toContain('title')
  expect(JSON.stringify(await urlsOf('&zdr=enabled'))).not.toContain('title')
  const listed = await blazon.sitemap({ domain: 'acme.example' }, { metadata: true, search: 'anvil' })
  expect(listed.pages).toMatchObject([{ url: AT, title: 'Anvils' }])
  expect(await blazon.sitemap({ domain: 'acme.example' })).not.toHaveProperty('pages')
  const { body: logs } = await get('org/logs?limit=1')
  expect(logs.data).toMatchObject([{ path: '/v1/web/urls', status_code: 200 }])
})
