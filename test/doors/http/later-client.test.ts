import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ContextDev from 'context.dev'
import { afterAll, expect, test } from 'vitest'
import { serveFixtures } from '../../../scripts/fixtures/server.ts'
import { sourceOf } from '../../../src/directory/memory.ts'
import { createBlazon, createServer } from '../../../src/library/lookups.ts'
import { entry, listing } from '../../directory/entries.ts'
import { patient } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'
import { methodsIn } from './client/types.ts'

const PATIENT = patient()

/*
 * Every method of the later public client against the running service, over sample sites. Each answer is held
 * against the declared types of the client.
 */

const DOMAIN = 'ferncott.example'
const URL = `http://${DOMAIN}/`

const SCHEMA = { type: 'object', properties: { name: { type: 'string' }, fax: { type: ['string', 'null'] } } }

type Client = InstanceType<typeof ContextDev>
type Asked = (client: Client) => Promise<unknown>

/** One call of each method, by its group and name. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Asked>>>> = {
  ai: {
    extractProduct: (client) => client.ai.extractProduct({ url: URL }),
    extractProducts: (client) => client.ai.extractProducts({ domain: DOMAIN, maxProducts: 3 }),
  },
  brand: {
    retrieve: (client) => client.brand.retrieve({ type: 'by_domain', domain: DOMAIN }),
    retrieveSimplified: (client) => client.brand.retrieveSimplified({ domain: DOMAIN }),
    search: (client) => client.brand.search({ query: 'fern' }),
  },
  industry: {
    retrieveNaics: (client) => client.industry.retrieveNaics({ input: DOMAIN }),
    retrieveSic: (client) => client.industry.retrieveSic({ input: DOMAIN }),
  },
  logs: {
    retrieve: async (client) => {
      const { request_id } = await client.brand.search({ query: 'fern', tags: ['one', 'two'] })
      return client.logs.retrieve(request_id)
    },
    list: (client) => client.logs.list({ limit: 5 }),
  },
  parse: {
    handle: (client) => client.parse.handle(new File(['# Title'], 'a.md'), { extension: 'md' }),
  },
  utility: {
    prefetch: (client) => client.utility.prefetch({ identifier: { domain: DOMAIN }, type: 'brand' }),
  },
  web: {
    extractFonts: (client) => client.web.extractFonts({ domain: DOMAIN }),
    extractStyleguide: (client) => client.web.extractStyleguide({ domain: DOMAIN }),
    screenshot: (client) => client.web.screenshot({ domain: DOMAIN, viewport: { width: 300, height: 200 } }),
    webScrapeBytes: (client) => client.web.webScrapeBytes({ url: URL, headers: { Referer: URL } }),
    webScrapeHTML: (client) => client.web.webScrapeHTML({ url: URL }),
    webScrapeImages: (client) => client.web.webScrapeImages({ url: URL }),
    webScrapeMd: (client) => client.web.webScrapeMd({ url: URL }),
    webScrapeScreenshot: (client) =>
      client.web.webScrapeScreenshot({ url: URL, colorScheme: 'dark', waitForMs: 100 }),
    extract: (client) => client.web.extract({ url: URL, schema: SCHEMA }),
    webCrawlMd: (client) => client.web.webCrawlMd({ url: URL, maxPages: 3 }),
    webScrapeSitemap: (client) => client.web.webScrapeSitemap({ domain: DOMAIN }),
  },
}
/** Methods that need data which a server of one's own does not have. */
const UNAVAILABLE: Readonly<Record<string, Readonly<Record<string, Asked>>>> = {
  news: { search: (client) => client.news.search({ domain: DOMAIN } as never) },
  people: { enrich: (client) => client.people.enrich({} as never) },
  web: {
    answers: (client) => client.web.answers({ task: 'x' } as never),
    search: (client) => client.web.search({ query: 'x' }),
    extractCompetitors: (client) => client.web.extractCompetitors({ domain: DOMAIN }),
  },
}

const COMPANY = entry(DOMAIN, 'Ferncott', {
  country: 'GB',
  listings: [listing('FRN', 'LSE', { isin: 'US0378331005' })],
})

const ends: (() => Promise<unknown> | unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const sites = await serveFixtures()
ends.push(() => sites.close())
const folder = temporaryFolder((end) => void ends.push(end))
const hosts = join(folder, 'hosts')
writeFileSync(hosts, sites.hostMap)
const blazon = await createBlazon({
  hosts,
  db: await temporaryDatabase(folder),
  directory: sourceOf([COMPANY], 'imported'),
  options: { ...PATIENT, producer: 'cascade', escalation: { maxAttempts: 1 } },
})
ends.push(() => blazon.close())
const server = await createServer(blazon)
ends.push(() => server.close())
const { secret } = await blazon.keys.create('my app')
const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
const client = new ContextDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0 })

const listed = (calls: typeof CALLS) =>
  Object.entries(calls).flatMap(([group, methods]) =>
    Object.entries(methods).map(([name, ask]) => [`${group}.${name}`, ask] as const),
  )

test.each(listed(CALLS))('%s answers with every key of its type', async (name, ask) => {
  const at = name.lastIndexOf('.')
  const method = methodsIn('context.dev', name.slice(0, at)).find((one) => one.name === name.slice(at + 1))
  const answer = await ask(client)
  expect(method?.breaches(answer)).toEqual([])
})

test.each(listed(UNAVAILABLE))('%s is refused with one sentence', async (_, ask) => {
  await expect(ask(client)).rejects.toMatchObject({ status: 501, error: { error_code: 'NOT_AVAILABLE' } })
})

test('feedback, which only the third version of the client has, is refused with the way to the operator', async () => {
  const feedback = { category: 'quality_degradation', note: 'The logo is an older one.' }
  await expect(client.post('/feedback', { body: feedback })).rejects.toMatchObject({
    status: 501,
    error: { error_code: 'NOT_AVAILABLE', message: expect.stringContaining('operator') },
  })
})

test('every method of the client is called above', () => {
  const groups = [...new Set([...Object.keys(CALLS), ...Object.keys(UNAVAILABLE)])]
  const all = groups.flatMap((group) => methodsIn('context.dev', group).map(({ name }) => `${group}.${name}`))
  expect([...listed(CALLS), ...listed(UNAVAILABLE)].map(([name]) => name).sort()).toEqual(all.sort())
})
