import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Firecrawl } from '@mendable/firecrawl-js'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { ROUTES } from '../../../../src/doors/http/routes/index.ts'
import { createBlazon, createServer } from '../../../../src/library/lookups.ts'
import { serveSites } from '../../../capture/sites.ts'
import { patient } from '../../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../../store/temporary.ts'
import { breachesOfType } from '../client/types.ts'

const PATIENT = patient()
const hasBatches = ROUTES.some(({ path }) => path === '/v1/batch/submit')

/* Crawls and batches of the public client of Firecrawl, over a site of four pages and a host below it. */

const page = (title: string, links = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${'Anvils since 1820. '.repeat(20)}</p>${links}</main>`
const AT = 'http://forge.example'
const SITE = {
  '/': page('Forge', '<a href="/docs/">Docs</a> <a href="/story">Story</a> <a href="/gone">Gone</a>'),
  '/docs/': page('Documents', '<a href="/docs/anvil">Anvil</a> <a href="/">Home</a>'),
  '/docs/anvil': page('Anvil'),
  '/story': page('Story'),
  '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${AT}/sitemap.xml\n`,
  '/sitemap.xml': {
    type: 'application/xml',
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
      ...[`${AT}/story`, `${AT}/docs/anvil`, 'http://shop.forge.example/'],
    ]
      .map((url) => `<url><loc>${url}</loc></url>`)
      .join('')}</urlset>`,
  },
}

const ends: (() => Promise<unknown> | unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const until = (end: () => Promise<void> | void) => void ends.push(end)
const shop = { '/': page('Shop') }

/** The messages at a webhook, which refuses the first one. */
const received: { readonly body: Record<string, unknown>; readonly raw: string; readonly headers: object }[] =
  []
let refusals = 0
const hook: RequestListener = (request, response) => {
  let raw = ''
  request.setEncoding('utf8').on('data', (text) => {
    raw += text
  })
  request.on('end', () => {
    received.push({ body: JSON.parse(raw), raw, headers: request.headers })
    response.writeHead(refusals-- > 0 ? 500 : 204).end()
  })
}
const { port } = await serveSites(
  { 'forge.example': SITE, 'shop.forge.example': shop, 'hook.example': { '/events': hook } },
  false,
  until,
)
const folder = temporaryFolder(until)
const hosts = join(folder, 'hosts')
writeFileSync(
  hosts,
  ['forge.example', 'shop.forge.example', 'hook.example']
    .map((host) => `127.0.0.1:${port} - ${host}\n`)
    .join(''),
)
const blazon = await createBlazon({
  ...{ hosts, db: await temporaryDatabase(folder) },
  options: { ...PATIENT, producer: 'cascade', escalation: { maxAttempts: 1 } },
})
ends.push(() => blazon.close())
const server = await createServer(blazon, { dialects: ['firecrawl'] })
ends.push(() => server.close())
const { secret } = await blazon.keys.create('my app')
const { url: apiUrl } = await server.listen({ host: '127.0.0.1', port: 0 })
const client = new Firecrawl({ apiKey: secret, apiUrl, maxRetries: 1 })
const breaches = {
  crawl: breachesOfType('@mendable/firecrawl-js', 'index.d.ts', 'CrawlJob'),
  batch: breachesOfType('@mendable/firecrawl-js', 'index.d.ts', 'BatchScrapeJob'),
}

/** The first lines of the documents, in order. */
const headings = (data: readonly { readonly markdown?: string | undefined }[]) =>
  data.map(({ markdown }) => markdown?.split('\n')[0]).sort()

test.skipIf(!hasBatches)('a crawl of a site, to its end', async () => {
  const job = await client.crawl(AT, { limit: 10, pollInterval: 1, timeout: 60 })
  expect(breaches.crawl(job)).toEqual([])
  expect(job.status).toBe('completed')
  expect(headings(job.data)).toEqual(['# Anvil', '# Documents', '# Forge', '# Story'])
  expect(job.data[0]?.metadata).toMatchObject({
    ...{ statusCode: 200, contentType: 'text/html; charset=utf-8', proxyUsed: 'basic' },
    ...{ sourceURL: expect.stringContaining(AT), url: expect.stringContaining(AT) },
  })
  const { errors, robotsBlocked } = await client.getCrawlErrors(job.id)
  expect([errors.map(({ url }) => url), robotsBlocked]).toEqual([[`${AT}/gone`], []])
})

test.skipIf(!hasBatches)(
  'a crawl stays below its first page, unless the whole domain is asked for, and by paths',
  async () => {
    const of = async (options: object) =>
      headings((await client.crawl(`${AT}/docs/`, { pollInterval: 1, timeout: 60, ...options })).data)
    expect(await of({})).toEqual(['# Anvil', '# Documents'])
    expect(await of({ crawlEntireDomain: true, maxDiscoveryDepth: 1 })).toEqual([
      ...['# Anvil', '# Documents', '# Forge'],
    ])
    const one = { includePaths: ['^/$|^/nothing'], maxDiscoveryDepth: 1 }
    expect(await of(one)).toEqual(['# Documents'])
    expect(await of({ ...one, crawlEntireDomain: true })).toEqual(['# Documents', '# Forge'])
    const whole = { ...one, crawlEntireDomain: true, regexOnFullURL: true }
    expect(await of(whole)).toEqual(['# Documents'])
  },
)

test.skipIf(!hasBatches)('a crawl leaves out what is excluded, by links and by sitemaps', async () => {
  const of = async (options: object) =>
    headings((await client.crawl(AT, { pollInterval: 1, timeout: 60, ...options })).data)
  const excluded = { excludePaths: ['anvil$', '^/gone'] }
  expect(await of(excluded)).toEqual(['# Documents', '# Forge', '# Story'])
  // The host is no part of the path.
  expect(await of({ excludePaths: ['forge'], maxDiscoveryDepth: 1 })).toContain('# Story')
  expect(await of({ excludePaths: ['forge'], regexOnFullURL: true })).toEqual(['# Forge'])
  expect(await of({ ...excluded, sitemap: 'only' })).toEqual(['# Story'])
  const both = { allowSubdomains: true, sitemap: 'only' }
  expect(await of(both)).toEqual(['# Anvil', '# Shop', '# Story'])
})

test.skipIf(!hasBatches)('a batch of pages, with the same name of idempotency once', async () => {
  const urls = [`${AT}/story`, `${AT}/docs/anvil`, `${AT}/gone`, 'no address']
  const options = { formats: ['markdown', 'html'] as ('markdown' | 'html')[] }
  const started = await client.startBatchScrape(urls, { options, idempotencyKey: 'one' })
  expect(started).toMatchObject({ id: expect.any(String), invalidURLs: ['no address'] })
  expect((await client.startBatchScrape(urls, { options, idempotencyKey: 'one' })).id).toBe(started.id)
  const job = await client.batchScrape(urls, { options, idempotencyKey: 'one', pollInterval: 1, timeout: 60 })
  expect(breaches.batch(job)).toEqual([])
  expect(headings(job.data)).toEqual(['# Anvil', '# Story'])
  expect(job.data[0]?.html).toContain('<h1>')
  expect(job).toMatchObject({ status: 'completed', completed: 2, total: 3 })
  const results = vi.spyOn(blazon.batches, 'results')
  onTestFinished(() => results.mockRestore())
  expect((await client.getBatchScrapeErrors(job.id)).errors).toMatchObject([{ url: `${AT}/gone` }])
  const read = await Promise.all(results.mock.results.map(({ value }) => value))
  expect(read.flatMap(({ items }) => items)).toMatchObject([{ status: 'error' }])
})

const HOOK = { url: 'http://hook.example/events', headers: { Authorization: 'Bearer mine' } }

test.skipIf(!hasBatches)('a crawl tells its webhook of its start, its pages and its end', async () => {
  received.length = 0
  const webhook = { ...HOOK, metadata: { order: '7' } }
  const answer = await fetch(`${apiUrl}/v2/crawl`, {
    ...{ method: 'POST', body: JSON.stringify({ url: AT, limit: 10, webhook }) },
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  })
  const { id, webhookSecret } = z
    .looseObject({ id: z.string(), webhookSecret: z.string() })
    .parse(await answer.json())
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(7)
  const of = (type: string) => received.filter(({ body }) => body.type === type).map(({ body }) => body)
  const usual = { id, webhookId: expect.any(String), metadata: { order: '7' } }
  expect(of('crawl.started')).toEqual([{ ...usual, type: 'crawl.started', success: true, data: [] }])
  expect(of('crawl.completed')).toEqual([{ ...usual, type: 'crawl.completed', success: true, data: [] }])
  const pages = of('crawl.page')
  const about = {
    ...{ sourceURL: `${AT}/gone`, statusCode: 404, error: expect.stringContaining('status 404') },
  }
  const documents = pages
    .filter(({ success }) => success)
    .flatMap(({ data }) => data as { readonly markdown?: string; metadata: object }[])
  expect(headings(documents)).toEqual(['# Anvil', '# Documents', '# Forge', '# Story'])
  expect(documents[0]?.metadata).toMatchObject({ statusCode: 200, sourceURL: expect.stringContaining(AT) })
  expect(pages.filter(({ success }) => success === false)).toMatchObject([
    { ...usual, data: [{ metadata: about }], error: about.error },
  ])
  expect(new Set(received.map(({ body }) => body.webhookId)).size).toBe(7)
  for (const { raw, headers } of received)
    expect(headers).toMatchObject({
      ...{ authorization: 'Bearer mine', 'content-type': 'application/json' },
      'x-firecrawl-signature': `sha256=${createHmac('sha256', webhookSecret).update(raw).digest('hex')}`,
    })
  // The log has all of them, and the documents are in the results alone.
  const log = async () => (await blazon.webhooks.list({ batchId: id })).items
  const statuses = async () => (await log()).map(({ status }) => status)
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(received.map(() => 'delivered'))
  const items = await log()
  const told = items.find(({ event }) => event === 'crawl.page')
  await blazon.webhooks.retry(told?.id ?? '', { force: true })
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(8)
  expect(pages).toContainEqual(received.at(-1)?.body)
  await expect.poll(async () => (await blazon.webhooks.get(told?.id ?? '')).status).toBe('delivered')
  const headers = { authorization: `Bearer ${secret}` }
  expect((await fetch(`${apiUrl}/v1/batch/${id}`, { method: 'DELETE', headers })).ok).toBe(true)
  const again = await fetch(`${apiUrl}/v1/webhooks/deliveries/${told?.id}/retry`, {
    ...{ method: 'POST', body: JSON.stringify({ force: true }) },
    headers: { ...headers, 'content-type': 'application/json' },
  })
  expect([again.status, await again.json()]).toMatchObject([
    400,
    { message: `${told?.id} is not sent again, because its batch or its page was deleted.` },
  ])
})

test.skipIf(!hasBatches)('a batch tells only of the events that are asked for, and tries again', async () => {
  received.length = 0
  refusals = 1
  const webhook = { ...HOOK, events: ['completed' as const] }
  const { id } = await client.startBatchScrape([`${AT}/story`, `${AT}/docs/anvil`], { webhook })
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1)
  expect(received[0]?.body).toEqual({
    ...{ success: true, type: 'batch_scrape.completed', id, data: [], metadata: {} },
    webhookId: expect.any(String),
  })
  await expect
    .poll(async () => (await blazon.webhooks.list({ batchId: id })).items)
    .toMatchObject([{ event: 'batch_scrape.completed', status: 'retrying', retry: [60, 300, 900] }])
  const full = { ...HOOK, events: ['batch_scrape.started'] as never[] }
  await client.startBatchScrape([`${AT}/story`], { webhook: full })
  await expect.poll(() => received.at(-1)?.body.type, { timeout: 60_000 }).toBe('batch_scrape.started')
})

test.skipIf(!hasBatches)(
  'URLs are added to a batch until it has ended, and only with the same options',
  async () => {
    const options = { onlyMainContent: false }
    const slow: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      held.push(response)
    }
    const held: ServerResponse[] = []
    Object.assign(SITE, { '/slow': slow })
    const { id } = await client.startBatchScrape([`${AT}/slow`, `${AT}/story`], { options })
    await expect.poll(() => held.length, { timeout: 30_000 }).toBeGreaterThan(0)
    const more = [`${AT}/docs/anvil`, `${AT}/story`, 'no address']
    const added = await client.startBatchScrape(more, { options, appendToId: id })
    expect(added).toMatchObject({ id, invalidURLs: ['no address'] })
    const others = client.startBatchScrape(more, { appendToId: id })
    await expect(others).rejects.toMatchObject({ message: expect.stringContaining('with other options') })
    const many = Array.from({ length: 1_001 }, (_, at) => `${AT}/${at}`)
    await expect(client.startBatchScrape(many, { options, appendToId: id })).rejects.toMatchObject({
      message: 'A batch gets 1 to 1000 further URLs at once.',
    })
    // Other forms of the same addresses are no further pages.
    const forms = [`${AT}/slow#top`, 'http://www.forge.example/story/']
    await client.startBatchScrape(forms, { options, appendToId: id })
    expect(await blazon.batches.get(id)).toMatchObject({ intake: { reserved: 3, duplicates: 3 } })
    for (const response of held) response.end(page('Slow'))
    const job = () => client.getBatchScrapeStatus(id)
    await expect.poll(async () => (await job()).status, { timeout: 60_000, interval: 100 }).toBe('completed')
    expect(headings((await job()).data)).toEqual(['# Anvil', '# Slow', '# Story'])
    const late = client.startBatchScrape(more, { options, appendToId: id })
    await expect(late).rejects.toMatchObject({ message: expect.stringContaining('has ended') })
  },
)

test.skipIf(!hasBatches)('URLs are added by a client who repeats the whole request', async () => {
  const held: ServerResponse[] = []
  Object.assign(SITE, { '/held': ((_, response) => void held.push(response)) satisfies RequestListener })
  const hook = { ...HOOK, headers: { 'X-A': '1', 'X-B': '2' }, events: ['completed' as const] }
  const swapped = { ...hook, headers: { 'X-B': '2', 'X-A': '1' } }
  const of = (headers: Record<string, string>, webhook: typeof hook) => ({ options: { headers }, webhook })
  const same = of({ 'X-D': '4', 'X-C': '3' }, swapped)
  const { id } = await client.startBatchScrape([`${AT}/held`, 'none'], of({ 'X-C': '3', 'X-D': '4' }, hook))
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1)
  const more = [`${AT}/story`, `${AT}/story#top`, 'no address']
  for (const idempotencyKey of ['two', 'two', 'three'])
    expect(await client.startBatchScrape(more, { ...same, idempotencyKey, appendToId: id })).toMatchObject({
      id,
      invalidURLs: ['no address'],
    })
  const answer = await fetch(`${apiUrl}/v1/batch/${id}`, { headers: { authorization: `Bearer ${secret}` } })
  const { input, invalid_urls } = (await answer.json()) as {
    readonly input: object
    readonly invalid_urls: readonly { readonly url: string }[]
  }
  expect(input).toMatchObject({ submitted: 8, invalid: 3, duplicates: 3, reserved: 2 })
  expect(invalid_urls.map(({ url }) => url)).toEqual(['none', 'no address', 'no address'])
  const other = { ...same, webhook: { ...hook, url: 'http://hook.example/others' }, appendToId: id }
  await expect(client.startBatchScrape(more, other)).rejects.toMatchObject({
    message: `The batch "${id}" cannot get another webhook. Leave the webhook out, or repeat the one of the batch.`,
  })
  await client.cancelBatchScrape(id)
  for (const response of held) response.end(page('Held'))
})

test.skipIf(!hasBatches)('reading results counts toward the rate of the plan', async () => {
  await blazon.accounts.createOrganisation('acme', 'pro')
  const key = await blazon.keys.create('of acme', { organisation: 'acme' })
  const headers = { authorization: `Bearer ${key.secret}` }
  const policyAt = async (path: string) =>
    (await fetch(`${apiUrl}${path}`, { headers })).headers.get('ratelimit-policy')
  const policy = await policyAt('/v1/batch/batch_none/results')
  expect(policy).toContain('default')
  for (const path of ['/v2/crawl/batch_none', '/v2/batch/scrape/batch_none', '/v2/crawl/batch_none/errors'])
    expect(await policyAt(path), path).toBe(policy)
})

test.skipIf(!hasBatches)('large results of a job are neither parsed nor written at once', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `/large/${at}`)
  const words = 'Anvils since 1820. '.repeat(10_000)
  for (const name of names) Object.assign(SITE, { [name]: page(name, `<p>${words}</p>`) })
  const urls = names.map((name) => `${AT}${name}`)
  const { id } = await client.batchScrape(urls, { pollInterval: 1, timeout: 60 })
  const headers = { authorization: `Bearer ${secret}` }
  const [parse, stringify] = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')]
  onTestFinished(() => void vi.restoreAllMocks())
  const answer = await (await fetch(`${apiUrl}/v2/batch/scrape/${id}`, { headers })).text()
  const parsed = parse.mock.calls.map(([text]) => String(text).length)
  const written = stringify.mock.results.map(({ value }) => String(value).length)
  expect(answer.length).toBeGreaterThan(12 * words.length)
  expect(Math.max(...parsed, ...written)).toBeLessThan(2 * words.length)
})

test.skipIf(!hasBatches)('a job is cancelled', async () => {
  const { id } = await client.startCrawl(AT, { limit: 10 })
  const cancelled = await client.cancelCrawl(id).catch(({ message }: Error) => message)
  // It may have ended before.
  expect([true, `The batch "${id}" has ended: it is completed.`]).toContain(cancelled)
  await expect(client.getCrawlStatus('batch_none')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test.skipIf(!hasBatches)('what a job cannot do is refused, and what has no effect is named', async () => {
  const why = (asked: Promise<unknown>) =>
    asked.then(
      () => '',
      ({ message }: Error) => message,
    )
  const wrong = { excludePaths: ['('], includePaths: ['(?=x)'] }
  expect(await why(client.startCrawl(AT, wrong))).toMatch(/^includePaths: .* of RE2/)
  expect(await why(client.startCrawl(AT, { ...wrong, includePaths: ['x'] }))).toMatch(
    /^excludePaths: .* of RE2/,
  )
  const long = ['a', 'b', 'c'].map((one) => one.repeat(400))
  expect(await why(client.startCrawl(AT, { includePaths: long }))).toBe(
    'includePaths becomes an expression of 1214 characters; it may have 1000 at most.',
  )
  expect(await why(client.startCrawl(`${AT}/${'a'.repeat(1_100)}`, {}))).toMatch(
    /^url becomes an expression of/,
  )
  expect(await why(client.startCrawl(`${AT}:8080/`, { sitemap: 'only' }))).toMatch(/it has a port/)
  expect(await why(client.startBatchScrape([AT], { appendToId: 'x' }))).toBe('There is no batch "x".')
  expect(await why(client.startCrawl(AT, { webhook: 'http://127.0.0.1/' }))).toContain('Nothing is sent')
  const hook = { url: 'http://hook.example/', events: ['read' as never] }
  expect(await why(client.startBatchScrape([AT], { webhook: hook }))).toBe(
    'The parameter webhook.events[0] must be one of started, page, completed, failed, cancelled',
  )
  const ancient = { options: { maxAge: 1e15 } }
  expect(await why(client.startBatchScrape([AT], ancient))).toMatch(/^The parameter maxAge must/)
  expect(await why(client.startBatchScrape([AT], { appendToId: 'x'.repeat(101) }))).toMatch(
    /^The parameter appendToId must/,
  )
  expect(await why(client.startBatchScrape([AT], { webhook: `http://${'a'.repeat(2_048)}` }))).toMatch(
    /^The parameter webhook must/,
  )
  const heads = { url: 'http://hook.example/', headers: { Host: 'other.example' } }
  expect(await why(client.startCrawl(AT, { webhook: heads }))).toContain('Host cannot be set')
  expect(await why(client.startCrawl(AT, { scrapeOptions: { storeInCache: false } }))).toContain('are stored')
  expect(await why(client.startCrawl(AT, { scrapeOptions: { formats: ['links'] } }))).toContain(
    'format links',
  )
  expect(await why(client.startBatchScrape([AT], { zeroDataRetention: true }))).toContain('are stored')
  const answer = await fetch(`${apiUrl}/v2/crawl`, {
    ...{
      method: 'POST',
      body: JSON.stringify({
        ...{ url: `${AT}/story`, delay: 1, sitemap: 'include', limit: 30_000 },
        scrapeOptions: { skipTlsVerification: true },
      }),
    },
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  })
  const { warning } = (await answer.json()) as { readonly warning: string }
  for (const name of ['skipTlsVerification', 'delay', 'sitemap'])
    expect(warning).toContain(`${name} has no effect: `)
  expect(warning).toContain('limit is 25000 pages at most.')
})
