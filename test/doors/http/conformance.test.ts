import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import BrandDev from 'brand.dev'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { serveFixtures } from '../../../scripts/fixtures/server.ts'
import { sourceOf } from '../../../src/directory/memory.ts'
import type { Route } from '../../../src/doors/http/route.ts'
import { ROUTES } from '../../../src/doors/http/routes/index.ts'
import { createBlazon, createServer, recordSchema } from '../../../src/library/lookups.ts'
import { RECORD } from '../../../src/record/shape.ts'
import { entry, listing } from '../../directory/entries.ts'
import { patient } from '../../house/patient.ts'
import { THOROUGH } from '../../house/thorough.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'
import { methodsOfClient } from './client/types.ts'
import { answerIn } from './opened.ts'

const PATIENT = patient()

/*
 * Every method of the public client against the running service, over sample sites. Each answer is held
 * against the declared types of the client, the schema of its route, and the description of the service.
 */

type Params = Readonly<Record<string, unknown>>

/** What each method is called with for a site. */
const OF_SITE: Readonly<Record<string, (domain: string) => Params>> = {
  retrieve: (domain) => ({ domain, maxSpeed: false, timeoutMS: 300_000 }),
  retrieveSimplified: (domain) => ({ domain: `https://www.${domain}/about` }),
  fonts: (domain) => ({ domain }),
  styleguide: (domain) => ({ domain, prioritize: 'speed' }),
  screenshot: (domain) => ({ domain, fullScreenshot: 'true' }),
  retrieveByEmail: (domain) => ({ email: `info@${domain}` }),
  aiQuery: (domain) => ({
    domain,
    data_to_extract: [
      {
        ...{ datapoint_name: 'contact_email', datapoint_type: 'text' },
        ...{ datapoint_description: 'Where to write to', datapoint_example: 'hello@example.com' },
      },
      {
        ...{ datapoint_name: 'colors', datapoint_type: 'list', datapoint_list_type: 'string' },
        ...{ datapoint_description: 'Colours of the brand', datapoint_example: '#ff0000' },
      },
    ],
    specific_pages: { home_page: true, contact_us: true },
  }),
  webScrapeHTML: (domain) => ({ url: `http://${domain}/` }),
  webScrapeImages: (domain) => ({ url: `http://${domain}/` }),
  webScrapeMd: (domain) => ({ url: `http://${domain}/`, includeImages: true }),
  webScrapeSitemap: (domain) => ({ domain }),
}
/** The same for the company of the directory, and for what is called once because it takes long. */
const ONCE: Readonly<Record<string, Params>> = {
  aiProduct: { url: 'http://ferncott.example/' },
  aiProducts: { domain: 'ferncott.example', maxProducts: 3 },
  prefetch: { domain: 'xn--znxq09auya704b.example' },
  prefetchByEmail: { email: 'info@xn--znxq09auya704b.example' },
  // For an English page the encoder of meanings would be loaded.
  retrieveNaics: { input: 'xn--znxq09auya704b.example', minResults: 2 },
  retrieveByName: { name: 'Ferncott', country_gl: 'gb' },
  retrieveByTicker: { ticker: 'FRN', ticker_exchange: 'LSE' },
  retrieveByIsin: { isin: 'US0378331005' },
  identifyFromTransaction: { transaction_info: 'FERNCOTT 4711', country_gl: 'gb', mcc: '5651' },
}
const COMPANY = entry('ferncott.example', 'Ferncott', {
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
const PNG = Buffer.from('a picture')
await blazon.pictures.put(PNG)
const shot = {
  ...{ state: 'ok', hash: createHash('sha256').update(PNG).digest('hex') },
  ...{ width: 1920, height: 1080, type: 'fullPage', notes: [] },
}
// What a browser takes is told elsewhere; here it is how it is sent.
const screenshot = async () => shot as unknown as Awaited<ReturnType<typeof blazon.screenshot>>
const server = await createServer({ ...blazon, screenshot })
ends.push(() => server.close())
const { secret } = await blazon.keys.create('my app')
const { url } = await server.listen({ host: '127.0.0.1', port: 0 })

const asked: { readonly method: string; readonly path: string; readonly body: unknown }[] = []
const client = new BrandDev({
  apiKey: secret,
  baseURL: `${url}/v1`,
  maxRetries: 0,
  fetch: async (input, init) => {
    const answer = await fetch(String(input), init as RequestInit)
    const { pathname } = new URL(String(input))
    asked.push({ method: init?.method ?? 'GET', path: pathname, body: await answer.clone().json() })
    return answer
  },
})

const METHODS = methodsOfClient()
const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ ...((await (await fetch(`${url}/v1/openapi.json`)).json()) as object), $id: 'service' })

const isRecord = ajv.compile(await recordSchema())

/** Calls a method of the client and says which request it made. */
async function call(name: string, params: Params) {
  asked.length = 0
  const methods = client.brand as unknown as Readonly<Record<string, (given: Params) => Promise<unknown>>>
  const answer = await methods[name]?.(params).catch((error: unknown) => error)
  return { answer, asked: asked[0] }
}

const routeAt = (method: string, path: string): Route | undefined =>
  ROUTES.find((route) => route.method === method && route.paths.includes(path))

/** The route of each method that has one. */
async function routesOfMethods(): Promise<ReadonlyMap<string, Route>> {
  const found = new Map<string, Route>()
  for (const { name } of METHODS) {
    const request = (await call(name, {})).asked
    const route = request && routeAt(request.method, request.path)
    if (route) found.set(name, route)
  }
  return found
}

/** What of an answer is not as the client, the route and the description of the service say. */
async function complaints(name: string, params: Params): Promise<string[]> {
  const { answer, asked: request } = await call(name, params)
  if (answer instanceof Error || !request) return [`${name}: ${answer}`]
  const route = routeAt(request.method, request.path)
  const method = METHODS.find((one) => one.name === name)
  if (!route || !method || !(route.answer instanceof z.ZodType)) return [`${name}: there is no such route`]
  const at = `service#/paths/${route.path.replaceAll('/', '~1')}/${route.method.toLowerCase()}`
  const validate = ajv.getSchema(`${at}/responses/200/content/application~1json/schema`)
  if (!validate?.(request.body)) return [`${name}: ${ajv.errorsText(validate?.errors)}`]
  const body = answerIn(request.body as object)
  const parsed = route.answer.safeParse(body)
  if (!parsed.success) return [`${name}: ${parsed.error.message}`]
  // A key that the schema does not name would be left out here.
  expect(parsed.data, name).toEqual(body)
  return method.breaches(answer).map((breach) => `${name}: ${breach}`)
}

const served = await routesOfMethods()

test('every method of the client has its line above, and its route takes all that it can send', async () => {
  expect(METHODS.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(OF_SITE), ...Object.keys(ONCE)].sort(),
  )
  expect(METHODS).toHaveLength(20)
  for (const { name, params, choices } of METHODS) {
    const route = served.get(name)
    if (!route) continue
    expect([...Object.keys(route.params), 'timeoutMS'], name).toEqual(expect.arrayContaining([...params]))
    for (const [param, values] of choices)
      for (const value of values) expect(route.params[param]?.safeParse(value).success, value).toBe(true)
  }
  expect(METHODS.filter(({ name }) => !served.has(name)).map(({ name }) => name)).toEqual([])
})

/** Sites in several languages and charsets, with and without pictures, as their `why.md` say. */
const FEW = ['ferncott.example', 'xn--znxq09auya704b.example']
const MORE = [
  ...[
    'pennoray.example',
    'brackenlow.example',
    'duskwether.example',
    'holzwendt.example',
    'lumencrag.example',
  ],
  ...[
    'maudandpike.example',
    'sidrina.example',
    'stratokiln.example',
    'tihostruy.example',
    'tolmarind.example',
  ],
]
const DOMAINS = THOROUGH ? [...FEW, ...MORE] : FEW

describe.each(DOMAINS)('%s', (domain) => {
  test('every answer is as the client, its route and the description of the service say', async () => {
    const found: string[] = []
    for (const [name, params] of Object.entries(OF_SITE))
      found.push(...(await complaints(name, params(domain))))
    expect(found).toEqual([])
  })

  test('its record is as the schema of records says', async () => {
    const result = await blazon.brand({ domain })
    const record = result.state === 'ok' ? JSON.parse(JSON.stringify(result.record)) : undefined
    expect(record).toBeDefined()
    expect(isRecord(record), ajv.errorsText(isRecord.errors)).toBe(true)
    expect(RECORD.parse(record)).toEqual(record)
  })
})

test('what a company does is told by its title too', async () => {
  expect(await complaints('retrieveNaics', { input: 'Ferncott' })).toEqual([])
})

const ofServed = Object.entries(ONCE).filter(([name]) => served.has(name))

test.each(ofServed)('%s: as of a site', async (name, params) => {
  expect(await complaints(name, params)).toEqual([])
})
