import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, createServer } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { temporaryDatabase, temporaryFolder } from '../store/temporary.ts'

const PATIENCE = patient()
const LONG = { timeout: 120_000 }

const pageOf = (name: string, links: readonly string[] = []) =>
  `<!doctype html><html lang="en"><title>${name}</title><body><main><h1>${name}</h1>
   <p>${`We bake ${name} every day. `.repeat(20)}</p>
   ${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</main></body></html>`

const SITEMAP = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
  '/',
  '/rye',
  '/oat',
]
  .map((path) => `<url><loc>http://bakery.example${path}</loc></url>`)
  .join('')}</urlset>`

/** A service over two sites and a receiver of webhooks, with a key of an organisation and one of nobody. */
async function serving(db?: string) {
  const keys: string[] = []
  const received: { id: string; body: { event: string; data: { batch: object } } }[] = []
  const hook = createHttpServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      received.push({ id: String(request.headers['x-context-id']), body: JSON.parse(body) })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(hook, 'listening')
  onTestFinished(() => void hook.close(() => undefined).closeAllConnections())
  const { port } = await serveSites({
    'bakery.example': {
      '/': pageOf('Bread', ['/rye', '/oat', '/rye?utm_source=x', 'http://other.example/', '/deep']),
      '/rye': pageOf('Rye', ['/', '/deep']),
      '/oat': pageOf('Oat'),
      '/deep': pageOf('Deep', ['/deeper']),
      '/deeper': pageOf('Deeper'),
      '/away': { to: 'http://shop.example/' },
      '/astray': { to: 'http://silent.example/' },
      '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: http://bakery.example/sitemap.xml\n',
      '/sitemap.xml': SITEMAP,
    },
    'shop.example': {
      '/': pageOf('Shop', ['/cart']),
      '/cart': (request, response) => {
        keys.push(String(request.headers['x-key']))
        response.setHeader('content-type', 'text/html').end(pageOf('Cart'))
      },
    },
  })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  const hookPort = (hook.address() as AddressInfo).port
  // Nothing listens at the port of the last one.
  const at = { 'bakery.example': port, 'shop.example': port, 'hook.example': hookPort, 'silent.example': 1 }
  const lines = Object.entries(at).map(([host, each]) => `127.0.0.1:${each} - ${host}\n`)
  writeFileSync(hosts, lines.join(''))
  const options = { ...PATIENCE, producer: 'cascade' } as const
  const blazon = await createBlazon({ hosts, db: db ?? (await temporaryDatabase(folder)), options })
  const server = await createServer(blazon)
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
  })
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  await blazon.accounts.createOrganisation('acme', 'pro')
  const acme = await blazon.keys.create('acme', { organisation: 'acme' })
  const other = await blazon.keys.create('other')
  const ask = async (
    path: string,
    body?: object,
    how: { method?: string; as?: string; key?: string } = {},
  ) => {
    const headers = {
      authorization: `Bearer ${how.as ?? acme.secret}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(how.key && { 'idempotency-key': how.key }),
    }
    const method = how.method ?? (body ? 'POST' : 'GET')
    const answer = await fetch(`${url}/v1/batch/${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) }
  }
  const until = (isSo: () => boolean | Promise<boolean>) =>
    expect.poll(isSo, { interval: 50, timeout: 60_000 }).toBe(true)
  const ended = async (id: string) => {
    await until(async () => (await ask(id)).body.results !== null)
    return (await ask(id)).body
  }
  return { blazon, url, ask, ended, until, received, keys, other: other.secret }
}

const page = (path: string, more = {}) => ({ url: `http://bakery.example${path}`, ...more })

const KINDS = [
  ['SQLite', undefined],
  ['PostgreSQL', newDatabase],
] as const

for (const [kind, database] of KINDS)
  test(
    `a list of pages is read, with its results as JSON and as a file, and announced (${kind})`,
    LONG,
    async () => {
      const { blazon, ask, ended, until, received, other } = await serving(await database?.())
      const meta = { row: 7, nothing: null }
      const urls = [
        page('/rye', { itemId: 'a', meta }),
        page('/rye'),
        page('/rye#top'),
        page('/gone'),
        { url: 'x' },
      ]
      const input = {
        mode: 'scrape',
        data: { format: 'markdown', urls, options: { includeHTML: true, ocr: 1 } },
      }
      const webhook = { url: 'http://hook.example/done', retry: {} }
      const asked = { input, webhook, tags: ['nightly'] }
      const submitted = await ask('submit', asked, { key: 'k' })
      expect(submitted.body).toMatchObject({
        ...{ status: 'queued', mode: 'scrape', format: 'markdown', crawl: null, tags: ['nightly'] },
        input: { submitted: 5, invalid: 1, duplicates: 1, reserved: 3, reserved_is_ceiling: false },
        ...{ credits: { reserved: 3 }, webhook_secret: expect.stringMatching(/^whsec_.{43}$/) },
        invalid_urls: [{ url: 'x', reason: expect.any(String) }],
      })
      expect(submitted.headers.get('x-ignored-parameters')).toBe('input.data.options.ocr')
      const { id } = submitted.body
      expect((await ask('submit', asked, { key: 'k' })).body).toMatchObject({
        ...{ id, webhook_secret: submitted.body.webhook_secret },
      })
      const batch = await ended(id)
      expect(batch).toMatchObject({
        ...{ id, status: 'completed', progress: { succeeded: 2, failed: 1, pending: 0 }, failure: null },
        page_errors: [{ code: 'WEBSITE_ERROR_PAGE', count: 1 }],
        credits: { reserved: 3, refunded: 1, ocr_charged: 0, net: 2 },
      })
      const first = await ask(`${id}/results?limit=1`)
      expect(first.body).toMatchObject({ has_more: true, next_cursor: '1' })
      expect(first.body.data[0]).toMatchObject({
        ...{ status: 'ok', url: 'http://bakery.example/rye', final_url: 'http://bakery.example/rye' },
        ...{ http_status: 200, itemId: 'a', meta, cache_metadata: { status: expect.any(String) } },
        ...{ markdown: expect.stringContaining('# Rye'), html: expect.stringContaining('<title>Rye') },
        metadata: { sourceUrl: 'http://bakery.example/rye', finalUrl: 'http://bakery.example/rye' },
      })
      const rest = (await ask(`${id}/results?cursor=1`)).body
      expect(rest.data).toMatchObject([
        { status: 'ok' },
        { status: 'error', error_code: 'WEBSITE_ERROR_PAGE' },
      ])
      const [file] = batch.results.files
      const answer = await fetch(file.url)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, bytes.length, file.items]).toEqual([200, file.bytes, 3])
      const lines = gunzipSync(bytes).toString().trim().split('\n')
      expect(lines.map((line) => JSON.parse(line))).toEqual([...first.body.data, ...rest.data])
      expect((await fetch(file.url.replace(/\w\/0/, 'x/0'))).status).toBe(404)

      await until(() => received.length === 1)
      expect(received[0]).toMatchObject({
        id: `evt_${id}`,
        body: { event: 'batch.completed', data: { batch: { id, progress: { succeeded: 2 } } } },
      })
      const [organisation] = await blazon.accounts.listOrganisations()
      expect((await blazon.usage.of(organisation?.id ?? '')).used).toBe(2)
      for (const path of [id, `${id}/results`])
        expect((await ask(path, undefined, { as: other })).status).toBe(404)
      expect((await ask('list?q=night')).body.data).toMatchObject([{ id }])
      expect((await ask('list', undefined, { as: other })).body.data).toEqual([])
      expect((await ask(id, undefined, { method: 'DELETE' })).body).toMatchObject({ id, deleted: true })
      expect((await ask(id)).status).toBe(404)
      expect((await fetch(file.url)).status).toBe(404)
    },
  )

test('a site is crawled from a page within its bounds, and from its sitemap', LONG, async () => {
  const { ask, ended } = await serving()
  const source = { type: 'start_url', url: 'http://bakery.example/', controls: { maxDepth: 1, maxUrls: 9 } }
  const crawl = await ask('submit', { input: { mode: 'crawl', data: { format: 'html', source } } })
  expect(crawl.body).toMatchObject({
    crawl: {
      source: { type: 'start_url', url: 'http://bakery.example/' },
      ...{ max_pages: 9, max_depth: 1, url_pattern: null, conditions: [], follow_subdomains: false },
    },
    input: { submitted: null, invalid: null, reserved: 9, reserved_is_ceiling: true },
  })
  const batch = await ended(crawl.body.id)
  expect(batch).toMatchObject({ status: 'completed', progress: { succeeded: 4, failed: 0, pending: 0 } })
  const { data } = (await ask(`${crawl.body.id}/results`)).body
  const paths = (records: { url: string }[]) => records.map(({ url }) => new URL(url).pathname).sort()
  expect(paths(data)).toEqual(['/', '/deep', '/oat', '/rye'])

  const sitemap = { type: 'sitemap', domain: 'http://bakery.example/x', controls: { regex: 'rye|oat' } }
  const listed = await ask('submit', {
    input: { mode: 'crawl', data: { format: 'markdown', source: sitemap } },
  })
  expect(listed.body).toMatchObject({
    crawl: { source: { type: 'sitemap', domain: 'bakery.example' }, max_depth: 0, url_pattern: 'rye|oat' },
    input: { reserved: 2, reserved_is_ceiling: false },
  })
  await ended(listed.body.id)
  expect(paths((await ask(`${listed.body.id}/results`)).body.data)).toEqual(['/oat', '/rye'])
  const none = { ...sitemap, controls: { regex: 'cake' } }
  const refused = await ask('submit', {
    input: { mode: 'crawl', data: { format: 'markdown', source: none } },
  })
  expect(refused.status).toBe(400)
  const lost = { type: 'start_url', url: 'http://bakery.example/lost' }
  const failing = await ask('submit', { input: { mode: 'crawl', data: { format: 'html', source: lost } } })
  expect(await ended(failing.body.id)).toMatchObject({
    ...{ status: 'failed', failure: { code: 'WEBSITE_ERROR_PAGE' } },
  })
})

test('the URLs of a crawl meet all conditions, in a site and in its sitemap', LONG, async () => {
  const { ask, ended } = await serving()
  const crawled = async (source: object) => {
    const submitted = await ask('submit', { input: { mode: 'crawl', data: { format: 'html', source } } })
    const { crawl, id } = submitted.body
    await ended(id)
    const { data } = (await ask(`${id}/results`)).body
    return { crawl, paths: data.map(({ url }: { url: string }) => new URL(url).pathname).sort() }
  }
  const start = { type: 'start_url', url: 'http://bakery.example/' }
  // The host is no part of the path.
  const conditions = [
    { regex: '^/(?:rye|deep|bakery)', in: 'path' },
    { regex: 'deeper$', excludes: true },
  ]
  const site = await crawled({ ...start, controls: { regex: 'bakery', conditions } })
  expect(site.paths).toEqual(['/', '/deep', '/rye'])
  expect(site.crawl.conditions).toEqual([
    { regex: '^/(?:rye|deep|bakery)', in: 'path', excludes: false },
    { regex: 'deeper$', in: 'url', excludes: true },
  ])
  const listed = { type: 'sitemap', domain: 'bakery.example' }
  const without = { conditions: [{ regex: '^/oat$', in: 'path', excludes: true }] }
  expect((await crawled({ ...listed, controls: without })).paths).toEqual(['/', '/rye'])
  const wrong = { ...start, controls: { conditions: [{ regex: '(' }] } }
  const refused = await ask('submit', { input: { mode: 'crawl', data: { format: 'html', source: wrong } } })
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('RE2')])
})

test('what cannot be read, or is not final, is refused with a sentence', LONG, async () => {
  const { blazon, ask, other } = await serving()
  const scrape = (urls: readonly object[], data = {}) => ({
    input: { mode: 'scrape', data: { format: 'markdown', urls, ...data } },
  })
  const refused = async (body: object) => (await ask('submit', body, { as: other })).body.message
  expect(await refused(scrape([{ url: 'nothing' }]))).toMatch(/^None of the URLs can be read/)
  expect(await refused({ input: { mode: 'other' } })).toContain('input')
  expect(await refused(scrape([page('/')], { options: { maxAgeMs: 'x' } }))).toContain('maxAgeMs')
  const hooks = { webhook: { url: 'http://hook.example/' }, webhookUrl: 'http://hook.example/' }
  expect(await refused({ ...scrape([page('/')]), ...hooks })).toContain('exclude each other')
  const inside = { webhook: { url: 'http://127.0.0.1/' } }
  expect(await refused({ ...scrape([page('/')]), ...inside })).toContain('Nothing is sent to this webhook')
  const late = { webhook: { url: 'http://hook.example/', retry: { delays_seconds: [300_000] } } }
  expect(await refused({ ...scrape([page('/')]), ...late })).toContain('259200')
  const { id } = await blazon.batches.submit({
    crawl: { source: { type: 'start_url', url: 'bakery.example' } },
  })
  expect((await ask(`${id}/cancel`, {})).status).toBe(404)
  await expect(blazon.batches.results('batch_none')).rejects.toMatchObject({ code: 'not_found' })
  await expect(blazon.batches.submit({})).rejects.toMatchObject({ code: 'invalid_input' })
})

test('of a crawl that is led to another host, no page there gets the headers', LONG, async () => {
  const { ask, ended, keys } = await serving()
  const source = { type: 'start_url', url: 'http://bakery.example/away' }
  const options = { headers: { 'x-key': 'secret' } }
  const crawl = await ask('submit', { input: { mode: 'crawl', data: { format: 'html', source, options } } })
  expect(await ended(crawl.body.id)).toMatchObject({ status: 'completed', progress: { succeeded: 2 } })
  expect(keys).toEqual(['undefined'])
})

for (const [kind, database] of KINDS)
  test(
    `of batches that are submitted at once, those beyond the quota are refused (${kind})`,
    LONG,
    async () => {
      const { blazon, ask } = await serving(await database?.())
      const plan = { period: 'month', perSecond: null, overageCents: null, prefetch: true } as const
      await blazon.accounts.putPlan({ ...plan, name: 'small', quota: 3 })
      await blazon.accounts.createOrganisation('small', 'small')
      const { secret: as } = await blazon.keys.create('small', { organisation: 'small' })
      const input = { mode: 'scrape', data: { format: 'html', urls: [page('/rye'), page('/oat')] } }
      const ends = await Promise.all(Array.from({ length: 4 }, () => ask('submit', { input }, { as })))
      expect(ends.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
      for (const { status, body } of ends) if (status === 403) expect(body.error_code).toBe('QUOTA_EXCEEDED')
      expect((await blazon.usage.of('small')).used).toBe(2)
    },
  )

test(
  'results count toward the rate of the plan and cost nothing, and the progress of a batch does not',
  LONG,
  async () => {
    const { blazon, ask } = await serving()
    const plan = { period: 'month', quota: 9, overageCents: null, prefetch: true } as const
    await blazon.accounts.putPlan({ ...plan, name: 'slow', perSecond: 7 })
    await blazon.accounts.createOrganisation('slow', 'slow')
    const { secret: as } = await blazon.keys.create('slow', { organisation: 'slow' })
    const policyOf = async (path: string) =>
      (await ask(path, undefined, { as })).headers.get('ratelimit-policy')
    expect(await policyOf('batch_1/results')).toBe('"default";q=7;w=1')
    expect(await policyOf('batch_1')).toBe('"free";q=50;w=1')
    expect((await blazon.usage.of('slow')).used).toBe(0)
  },
)

for (const [kind, database] of KINDS)
  test(`what led to a domain is forgotten with it (${kind})`, LONG, async () => {
    const { blazon, ask, ended } = await serving(await database?.())
    const urls = ['/rye', '/away', '/astray'].map((path) => page(path))
    const { body } = await ask('submit', { input: { mode: 'scrape', data: { format: 'html', urls } } })
    expect(await ended(body.id)).toMatchObject({ progress: { succeeded: 2, failed: 1 } })
    const results = async () => JSON.stringify((await ask(`${body.id}/results`)).body.data)
    for (const domain of ['shop.example', 'silent.example']) {
      expect(await results()).toContain(domain)
      expect((await blazon.forget(domain)).deleted.pages).toBeGreaterThan(0)
      expect(await results()).not.toContain(domain)
    }
    expect(JSON.parse(await results())).toMatchObject([{ url: 'http://bakery.example/rye', status: 'ok' }])
  })

test('a key of idempotency that is too long is refused, and not cut', LONG, async () => {
  const { ask } = await serving()
  const input = { mode: 'scrape', data: { format: 'html', urls: [page('/rye')] } }
  const long = await ask('submit', { input }, { key: 'k'.repeat(256) })
  expect([long.status, long.body.message]).toEqual([
    ...[400, 'The header Idempotency-Key has 256 characters; it may have 255 at most.'],
  ])
  expect((await ask('submit', { input }, { key: 'k'.repeat(255) })).status).toBe(200)
})

test('a library batch of Markdown has the HTML of the same visit', LONG, async () => {
  const { blazon, ended, keys } = await serving()
  const acme = (await blazon.accounts.listOrganisations())[0]?.id ?? ''
  const options = { headers: { 'x-key': 'k' } }
  const pages = [{ url: 'http://shop.example/cart' }]
  const { id } = await blazon.batches.submit({ owner: acme, pages, options, includeHtml: true })
  await ended(id)
  const [record] = (await blazon.batches.results(id)).items
  expect(record).toMatchObject({
    markdown: expect.stringContaining('Cart'),
    html: expect.stringContaining('Cart'),
  })
  expect(keys).toEqual(['k'])
})
