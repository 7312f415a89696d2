import { writeFileSync } from 'node:fs'
import { createServer as createSite } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import BrandDev from 'brand.dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Blazon, type BlazonServer, createBlazon, createServer } from '../../../src/index.ts'
import { patient } from '../../house/patient.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { answerIn } from './opened.ts'

const PATIENT = patient()

const PAGE = `<!doctype html><html lang="en"><head><title>Anvils</title></head><body><nav><a href="/">Start</a></nav>
<main><h1>Anvils</h1><p>They are made of iron, and <a href="/iron">iron</a> is made of ore. ${'Smiths strike them over and over. '.repeat(12)}</p>
<img src="/a.png" alt="An anvil"></main></body></html>`

const LARGE = Buffer.alloc(40 * 1024 * 1024, `<p>${'Words and more words. '.repeat(200)}</p>\n`)
const LATIN = Buffer.from('<title>Sign in</title><form>caf\xe9<input type=password></form>', 'latin1')
const html = 'text/html; charset=utf-8'

/** What the site behind the service answers, by path. */
const SITE: Readonly<
  Record<string, { status?: number; type?: string; body?: string | Buffer; to?: string }>
> = {
  '/anvils': { body: PAGE },
  '/old': { status: 301, to: '/caf%C3%A9' },
  '/caf%C3%A9': { type: 'text/html; charset=iso-8859-1', body: LATIN },
  '/soft': { body: '<title>404 Not Found</title><h1>Not found</h1>' },
  '/none': { status: 404, body: '<h1>Not found</h1>' },
  '/410': { status: 410, body: 'Gone' },
  '/500': { status: 500, body: '<h1>Oh no</h1>' },
  '/challenge': { status: 403, body: '<title>Just a moment...</title><p>Checking your browser</p>' },
  '/empty': { body: '' },
  '/file.pdf': { type: 'application/pdf', body: '%PDF-1.7' },
  '/a.png': { type: 'image/png', body: Buffer.from([0x89, 0x50]) },
  '/large': { body: LARGE },
  '/styled': { body: '<link rel="stylesheet" href="/s.css"><h1>Anvils</h1><p>Of iron.</p>' },
  '/s.css': { type: 'text/css', body: 'h1 { background: url(/bg.png) }' },
}
const AT = 'http://acme.example'
const asked = (path: string) => `url=${encodeURIComponent(AT + path)}`

const seen: string[] = []
const site = createSite((request, response) => {
  seen.push(request.url ?? '')
  if (request.url === '/silent') return
  const answer = SITE[request.url ?? ''] ?? { status: 404 }
  const { status = 200, type = html, body = '', to } = answer
  response.writeHead(status, { 'content-type': type, ...(to && { location: to }) }).end(body)
})
const hosts = join(temporaryFolder(afterAll), 'hosts')
let blazon: Blazon
let server: BlazonServer
let client: BrandDev
let get: (path: string) => Promise<{ status: number; body: Record<string, unknown> }>

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  writeFileSync(hosts, `127.0.0.1:${(site.address() as AddressInfo).port} - acme.example\n`)
  blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  server = await createServer(blazon)
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('test')
  client = new BrandDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0, timeout: 300_000 })
  get = async (path) => {
    const answer = await fetch(`${url}/v1/web/scrape/${path}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    return { status: answer.status, body: answerIn((await answer.json()) as Record<string, unknown>) }
  }
})

afterAll(async () => {
  await server.close()
  await blazon.close()
  site.closeAllConnections()
  site.close()
})

test('the public client gets document, pictures and Markdown of a page', async () => {
  const url = `${AT}/anvils`
  const before = seen.length
  expect(await client.brand.webScrapeHTML({ url })).toMatchObject({ success: true, url, html: PAGE })
  expect(await client.brand.webScrapeImages({ url })).toMatchObject({
    success: true,
    url,
    images: [{ src: `${AT}/a.png`, type: 'url', element: 'img', alt: 'An anvil' }],
  })
  const whole = await client.brand.webScrapeMd({ url, includeImages: true })
  expect(whole).toMatchObject({ success: true, url })
  expect(whole.markdown).toMatch(/^\[Start\]\(http:\/\/acme\.example\/\)\n\n# Anvils\n[\s\S]*!\[An anvil\]\(/)
  const bare = await client.brand.webScrapeMd({ url, includeLinks: false })
  expect(bare.markdown).not.toMatch(/\]\(/)
  // Only the page is fetched, without style sheets and pictures.
  expect(new Set(seen.slice(before))).toEqual(new Set(['/anvils']))
})

test('main content, front matter and chunks', async () => {
  const main = await get(`markdown?${asked('/anvils')}&useMainContentOnly=true&frontMatter=true`)
  expect(main.body.markdown).toMatch(/^---\ntitle: "Anvils"\nlanguage: "en"\n---\n\n/)
  expect(main.body.markdown).not.toContain('Start')
  const { body } = await get(`markdown?${asked('/anvils')}&chunks=200`)
  expect(body.chunks).toContainEqual({ headings: ['Anvils'], markdown: expect.stringMatching(/^# Anvils\n/) })
})

test('a page is read whatever it is, decoded, and wherever it has moved to', async () => {
  const { status, body } = await get(`html?${asked('/old')}`)
  expect([status, body]).toMatchObject([
    200,
    { success: true, url: `${AT}/old`, html: expect.stringContaining('<form>café<') },
  ])
  expect((await get(`html?${asked('/soft')}`)).status).toBe(200)
  expect(await blazon.html({ url: `${AT}/old` })).toMatchObject({
    state: 'ok',
    domain: 'acme.example',
    url: `${AT}/caf%C3%A9`,
    producer: 'http',
  })
})

test('what style sheets paint is listed when it is asked for, and their files are fetched then', async () => {
  const url = `${AT}/styled`
  expect(await blazon.images({ url }, { backgrounds: true })).toMatchObject({
    images: [{ src: `${AT}/bg.png`, type: 'url', element: 'css', alt: null }],
  })
  expect((await get(`images?${asked('/styled')}`)).body.images).toEqual([])
  expect((await get(`images?${asked('/styled')}&backgrounds=true`)).body.images).toMatchObject([
    { src: `${AT}/bg.png`, element: 'css' },
  ])
})

test.each(['html', 'images', 'markdown'])(
  '%s: what cannot be read is told, each by its own words',
  async (kind) => {
    const cases: readonly [query: string, status: number, code: string, message: string][] = [
      ['', 400, 'INVALID_INPUT', 'The parameter url is required'],
      ['url=', 400, 'INVALID_INPUT', 'The parameter url is required'],
      ['url=acme.example', 400, 'INVALID_INPUT', 'whole address'],
      ['url=ftp://acme.example/', 400, 'INVALID_INPUT', 'whole address'],
      ['url=http://10.0.0.1/', 400, 'INVALID_INPUT', ''],
      [asked('/none'), 404, 'WEBSITE_ERROR_PAGE', 'status 404'],
      [asked('/410'), 404, 'WEBSITE_ERROR_PAGE', 'status 410'],
      [asked('/500'), 400, 'WEBSITE_ACCESS_ERROR', 'status 500'],
      [asked('/challenge'), 400, 'WEBSITE_BLOCKED', 'refuses'],
      [asked('/empty'), 400, 'WEBSITE_EMPTY', 'empty'],
      [
        ...([asked('/file.pdf'), 400, 'INVALID_INPUT'] as const),
        kind === 'images' ? 'no web page but application/pdf' : 'The PDF cannot be opened',
      ],
      [asked('/a.png'), 400, 'INVALID_INPUT', 'no web page but image/png'],
      [asked('/large'), 400, 'WEBSITE_TOO_LARGE', '/large is longer than'],
      [`${asked('/silent')}&timeoutMS=200`, 408, 'REQUEST_TIMEOUT', 'longer'],
    ]
    const answers = await Promise.all(cases.map(([query]) => get(`${kind}?${query}`)))
    for (const [at, [query, status, code, message]] of cases.entries()) {
      expect({ query, ...answers[at] }).toEqual({
        query,
        status,
        body: { status: 'error', code: status, error_code: code, message: expect.stringContaining(message) },
      })
    }
  },
)

test.each([
  ['html', 'rendered=maybe', 'rendered must be one of auto, true, false'],
  ['markdown', 'includeLinks=perhaps', 'includeLinks must be true or false'],
  ['markdown', 'chunks=-1', 'chunks must be a whole number'],
])('%s?%s is refused', async (kind, query, message) => {
  const { status, body } = await get(`${kind}?${asked('/anvils')}&${query}`)
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
})
