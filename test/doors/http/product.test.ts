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

const ANVIL = `<!doctype html><html lang="en"><head><title>Iron anvil</title></head><body><h1>Iron anvil</h1>
<p class="price">£129.00</p><p>SKU: AN-12</p><button>Add to basket</button></body></html>`
const STORY = `<!doctype html><html lang="en"><title>Our story</title><h1>Our story</h1><p>We have made anvils since 1820.</p></html>`
const HOME = `<!doctype html><html lang="en"><title>Forge</title><h1>Forge</h1><p>Since 1820.</p><a href="/products/anvil">Anvil</a></html>`
const SITE: Readonly<Record<string, string>> = { '/': HOME, '/products/anvil': ANVIL, '/story': STORY }

const site = createSite((request, response) => {
  const body = request.headers.host === 'story.example' ? STORY : SITE[request.url ?? '']
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(body ?? 'none')
})
let blazon: Blazon
let server: BlazonServer
let client: BrandDev
let base: string
let key: string

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const folder = temporaryFolder(afterAll)
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - forge.example\n127.0.0.1:${port} - story.example\n`)
  blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  server = await createServer(blazon)
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('my app')
  base = url
  key = secret
  client = new BrandDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0 })
})
afterAll(async () => {
  await server.close()
  await blazon.close()
  site.close()
})

test('The public client is told the product of a page', async () => {
  const answer = await client.brand.aiProduct({
    url: 'http://forge.example/products/anvil',
    timeoutMS: 60_000,
  })
  expect(answerIn(answer)).toEqual({
    is_product_page: true,
    platform: 'generic',
    product: {
      name: 'Iron anvil',
      description: '',
      features: [],
      images: [],
      tags: [],
      target_audience: [],
      category: null,
      image_url: null,
      price: 129,
      currency: 'GBP',
      billing_frequency: 'one_time',
      pricing_model: null,
      url: 'http://forge.example/products/anvil',
      sku: 'AN-12',
      availability: 'in_stock',
    },
  })
})

test('A page that is no product page is an answer', async () => {
  const answer = await client.brand.aiProduct({ url: 'http://forge.example/story' })
  expect(answerIn(answer)).toEqual({ is_product_page: false, platform: null, product: null })
})

test('The public client is told the products of a site', async () => {
  const { products } = await client.brand.aiProducts({ domain: 'forge.example', maxProducts: 3 })
  expect(products?.map(({ name, price }) => [name, price])).toEqual([['Iron anvil', 129]])
  const none = await client.brand.aiProducts({ directUrl: 'http://story.example/' })
  expect(answerIn(none)).toEqual({ products: [] })
})

test.each([
  ['both', { domain: 'forge.example', directUrl: 'http://forge.example/' }],
  ['neither', {}],
  ['too many', { domain: 'forge.example', maxProducts: 13 }],
  ['none', { domain: 'forge.example', maxProducts: 0 }],
])('Products that are asked for wrongly: %s', async (_, given) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const answer = await fetch(`${base}/v1/brand/ai/products`, {
    method: 'POST',
    headers,
    body: JSON.stringify(given),
  })
  expect(answer.status).toBe(400)
})

test.each([
  ['no url', '{}', 400],
  ['a url that is none', '{"url":"anvil"}', 400],
  ['no JSON', 'url=anvil', 400],
  ['a page that is gone', '{"url":"http://forge.example/gone"}', 404],
])('%s', async (_, body, status) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const answer = await fetch(`${base}/v1/brand/ai/product`, { method: 'POST', headers, body })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ status: 'error', code: status })
})
