import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BrandDev from 'brand.dev'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import type { BrandFields } from '../../../src/model/record.ts'
import type { FontUse } from '../../../src/model/values.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { ACME } from './acme.ts'
import { answerIn } from './opened.ts'
import { SECRET, startServing } from './serving.ts'

const PATIENT = patient()

const FONTS = '/v1/brand/fonts'

/** A server whose every lookup finds these fonts. */
const serving = (fonts: BrandFields['fonts']) =>
  startServing({
    lookup: async ({ domain }) => ({
      result: { state: 'ok', domain, record: { ...ACME, domain, fields: { ...ACME.fields, fonts } } },
    }),
  })

test('the public client gets the fonts', async () => {
  const { url } = await startServing()
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const answer = await client.brand.fonts({ domain: 'https://www.acme.example/about', timeoutMS: 60_000 })
  expect(answerIn(answer)).toEqual({
    status: 'ok',
    code: 200,
    domain: 'acme.example',
    fonts: [
      {
        font: 'Inter',
        uses: ['h1', 'p'],
        fallbacks: ['Arial'],
        num_elements: 9,
        num_words: 90,
        percent_elements: 90,
        percent_words: 95,
      },
      {
        font: 'Courier',
        uses: ['code'],
        fallbacks: [],
        num_elements: 1,
        num_words: 5,
        percent_elements: 10,
        percent_words: 5,
      },
    ],
  })
})

test('a page without a font of its own has an empty list', async () => {
  const { get } = await serving({ value: null, tried: ['computed-styles'] })
  const answer = await get(`${FONTS}?domain=acme.example`)
  expect(answerIn((await answer.json()) as object)).toEqual({
    status: 'ok',
    code: 200,
    domain: 'acme.example',
    fonts: [],
  })
})

test('a family that did not load says why in one more key', async () => {
  const lost: FontUse = {
    family: 'Karla',
    fallbacks: [],
    uses: ['p'],
    roles: ['body'],
    elements: 1,
    words: 9,
    percentElements: 100,
    percentWords: 100,
    loadError: 'https://acme.example/k.woff2: It answered with status 404.',
  }
  const { get } = await serving({ value: [lost], confidence: 0.9, rule: 'styles', evidence: [] })
  const { fonts } = await (await get(`${FONTS}?domain=acme.example`)).json()
  expect(fonts).toMatchObject([{ font: 'Karla', load_error: lost.loadError }])
})

test('fonts that could not be read are an error, kept nowhere, and show no internals', async () => {
  const { get, answers } = await serving({ error: 'TypeError at /srv/blazon/extract/fonts/index.js:12' })
  const answer = await get(`${FONTS}?domain=acme.example`)
  const body = await answer.text()
  expect([answer.status, answers.size]).toEqual([500, 0])
  expect(JSON.parse(body)).toMatchObject({ code: 500, error_code: 'INTERNAL_ERROR' })
  expect(body).not.toContain('/srv/')
})

test.each([
  ['no domain', '', 'Exactly one of the parameters domain and directUrl is needed'],
  ['no domain at all', '?domain=', 'Exactly one of the parameters domain and directUrl is needed'],
  ['what is none', '?domain=nonsense', 'This is not a domain'],
  ['a time that is none', '?domain=acme.example&timeoutMS=0', /timeoutMS must be/],
])('refused: %s', async (_, query, message) => {
  const { get, lookups } = await startServing()
  const answer = await get(FONTS + query)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error_code: 'INVALID_INPUT',
    message: expect.stringMatching(message),
  })
  expect(lookups).toEqual([])
})

test('a page that is not the brand’s is refused as for the brand', async () => {
  const { get } = await startServing({
    lookup: async ({ domain }) => ({
      result: {
        state: 'refused',
        message: 'It is no page of the brand',
        domain,
        class: 'parked',
        url: 'https://acme.example/',
        evidence: [],
      },
    }),
  })
  const answer = await get(`${FONTS}?domain=acme.example`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error_code: 'DOMAIN_PARKED' })
})

/** The service over a real engine, with one site. */
async function startEngine() {
  const page = `<!doctype html><title>Acme</title><style>body { font-family: Karla, serif } h1 { font-family: Lora }</style>
    <header><a href="/">Acme</a></header><h1>Bread before sunrise</h1>
    <p>${'We bake in the valley and bring it to your door, every day of the week. '.repeat(9)}</p>`
  const { port, seen } = await serveSites({ 'acme.example': { '/': page } })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  const { secret } = await blazon.keys.create('test')
  const server = await createServer(blazon)
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
  })
  const visits = () => seen.filter((path) => path === 'acme.example/').length
  return { client: new BrandDev({ apiKey: secret, baseURL: `${url}/v1` }), blazon, visits }
}

test('brand and fonts, at the same time and later, are of one visit', async () => {
  const { client, blazon, visits } = await startEngine()
  const [brand, { fonts }] = await Promise.all([
    client.brand.retrieve({ domain: 'acme.example' }),
    client.brand.fonts({ domain: 'acme.example' }),
  ])
  expect(brand.brand).toMatchObject({
    fonts: [
      { name: 'Karla', usage: 'body' },
      { name: 'Lora', usage: 'heading' },
    ],
  })
  expect(fonts.map(({ font, uses }) => [font, uses])).toEqual([
    ['Karla', ['p', 'a']],
    ['Lora', ['h1']],
  ])
  const result = await blazon.fonts({ domain: 'acme.example' })
  expect(result).toMatchObject({ state: 'ok', domain: 'acme.example', producer: 'http' })
  expect(result).toMatchObject({ fonts: { value: [{ family: 'Karla' }, { family: 'Lora' }] } })
  expect(visits()).toBe(1)
})
