import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Firecrawl } from '@mendable/firecrawl-js'
import { afterAll, expect, test } from 'vitest'
import { ROUTES } from '../../../../src/doors/http/routes/index.ts'
import { createBlazon, createServer } from '../../../../src/library/lookups.ts'
import { serveSites } from '../../../capture/sites.ts'
import { patient } from '../../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../../store/temporary.ts'
import { breachesOfType } from '../client/types.ts'

const PATIENT = patient()
const hasBatches = ROUTES.some(({ path }) => path === '/v1/batch/submit')

/* Crawls and batches of the public client of Firecrawl, over a site of five pages. */

const page = (title: string, links = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${'Anvils since 1820. '.repeat(20)}</p>${links}</main>`
const AT = 'http://forge.example'
const SITE = {
  '/': page('Forge', '<a href="/docs/">Docs</a> <a href="/story">Story</a> <a href="/gone">Gone</a>'),
  '/docs/': page('Documents', '<a href="/docs/anvil">Anvil</a> <a href="/">Home</a>'),
  '/docs/anvil': page('Anvil'),
  '/story': page('Story'),
}

const ends: (() => Promise<unknown> | unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const until = (end: () => Promise<void> | void) => void ends.push(end)
const { port } = await serveSites({ 'forge.example': SITE }, false, until)
const folder = temporaryFolder(until)
const hosts = join(folder, 'hosts')
writeFileSync(hosts, `127.0.0.1:${port} - forge.example\n`)
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
  expect(job.data[0]?.metadata).toMatchObject({ statusCode: 200, sourceURL: expect.stringContaining(AT) })
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
    expect(await of({ includePaths: ['^/$'], maxDiscoveryDepth: 1 })).toEqual(['# Documents', '# Forge'])
  },
)

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
  expect((await client.getBatchScrapeErrors(job.id)).errors).toMatchObject([{ url: `${AT}/gone` }])
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
  expect(await why(client.startCrawl(AT, { excludePaths: ['x'] }))).toContain('excludePaths is not available')
  expect(await why(client.startCrawl(AT, { webhook: 'http://hook.example/' }))).toContain(
    'webhook is not available',
  )
  expect(await why(client.startCrawl(AT, { scrapeOptions: { formats: ['links'] } }))).toContain(
    'format links',
  )
  expect(await why(client.startBatchScrape([AT], { zeroDataRetention: true }))).toContain('are stored')
  const answer = await fetch(`${apiUrl}/v2/crawl`, {
    ...{
      method: 'POST',
      body: JSON.stringify({ url: `${AT}/story`, delay: 1, scrapeOptions: { mobile: true } }),
    },
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  })
  const { warning } = (await answer.json()) as { readonly warning: string }
  expect(warning).toMatch(/mobile has no effect: .*delay has no effect: /)
})
