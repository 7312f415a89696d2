import { writeFileSync } from 'node:fs'
import { createServer as createSite } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import BrandDev from 'brand.dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Blazon, type BlazonServer, createBlazon, createServer } from '../../src/index.ts'
import { PATIENT } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const ANVIL = `<!doctype html><html lang="en"><head><title>Iron anvil</title></head><body><h1>Iron anvil</h1>
<p class="price">£129.00</p><p>SKU: AN-12</p><button>Add to basket</button></body></html>`
const STORY = `<!doctype html><html lang="en"><title>Our story</title><h1>Our story</h1><p>We have made anvils since 1820.</p></html>`
const SITE: Readonly<Record<string, string>> = { '/products/anvil': ANVIL, '/story': STORY }

const site = createSite((request, response) => {
  const body = SITE[request.url ?? '']
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(body ?? 'none')
})
let blazon: Blazon
let server: BlazonServer
let client: BrandDev
let base: string
let key: string

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const folder = temporaryFolder(afterAll)
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${(site.address() as AddressInfo).port} - forge.example\n`)
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
  expect(answer).toEqual({
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
  expect(answer).toEqual({ is_product_page: false, platform: null, product: null })
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
