import BrandDev from 'brand.dev'
import { expect, test } from 'vitest'
import { brandBody } from '../../../src/calls/brand-shape.ts'
import { OUR_FIELDS } from '../../../src/fields/index.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import type { BrandRecord } from '../../../src/model/record.ts'
import { ACME, ACME_ON_THE_WIRE } from './acme.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, ok, SECRET, startServing } from './serving.ts'

const RETRIEVE = '/v1/brand/retrieve'
const written = (record: BrandRecord) => JSON.parse(JSON.stringify(brandBody(record, OUR_FIELDS)))

test('the public client gets a brand', async () => {
  const { url } = await startServing()
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const answer = await client.brand.retrieve({
    domain: 'acme.example',
    force_language: 'english',
    maxSpeed: false,
    timeoutMS: 60_000,
  })
  expect(answerIn(answer)).toEqual({ status: 'ok', code: 200, brand: ACME_ON_THE_WIRE })
})

test('profiles on networks that the clients do not know stay in the record', () => {
  const x = { type: 'x', url: 'https://x.com/acme' }
  const value = [{ type: 'bluesky', url: 'https://bsky.app/profile/acme.example' }, x]
  const socials = { value, confidence: 0.9, rule: 'links', evidence: [] }
  const { brand } = written({ ...ACME, fields: { ...ACME.fields, socials } })
  expect(brand.socials).toEqual([x])
})

test('an answer carries JSON, its length and a request id', async () => {
  const { get } = await startServing()
  const answer = await get(`${RETRIEVE}?domain=acme.example`)
  const body = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  expect(answer.headers.get('x-request-id')).toBe('req-1')
})

test('cold and warm answers are the same bytes, and a warm one asks nobody', async () => {
  const { get, lookups } = await startServing()
  const cold = await (await get(`${RETRIEVE}?domain=acme.example`)).text()
  const warm = await (await get(`${RETRIEVE}?domain=acme.example`)).text()
  expect(answerIn(warm)).toBe(answerIn(cold))
  expect(lookups).toEqual(['acme.example'])
})

test('a stored body is sent as the text it is, without reading it', async () => {
  const { get, answers } = await startServing()
  answers.set('brand acme.example', '{ "not": "rewritten"  }')
  const body = await (await get(`${RETRIEVE}?domain=acme.example`)).text()
  expect(answerIn(body)).toBe('{ "not": "rewritten"  }')
})

test('scheme, www, port and path around a domain are accepted', async () => {
  const { get, lookups } = await startServing()
  const given = encodeURIComponent('https://www.Acme.example:443/about?x=1')
  expect((await get(`${RETRIEVE}?domain=${given}`)).status).toBe(200)
  expect(lookups).toEqual(['acme.example'])
})

test('explain adds evidence, in its own kept answer, and shows no internals', async () => {
  const { get, answers } = await startServing()
  const plain = await (await get(`${RETRIEVE}?domain=acme.example`)).text()
  const explained = await (await get(`${RETRIEVE}?domain=acme.example&explain=true`)).text()
  const { explain, ...rest } = JSON.parse(answerIn(explained))
  expect(rest).toEqual(JSON.parse(answerIn(plain)))
  expect(explain).toMatchObject({
    url: 'https://acme.example/',
    captured_at: '2026-11-20T08:00:00.000Z',
    producer: 'http',
    notes: ['No browser was there.'],
    fields: {
      title: { confidence: 0.9, rule: 'title', evidence: [{ source: 'title', where: 'head > title' }] },
      description: { tried: ['meta-description', 'first-paragraph'] },
      socials: { failed: true },
    },
  })
  expect(explained).not.toContain('/srv/')
  expect([...answers.keys()]).toEqual(['brand acme.example', 'brand+explain acme.example'])
  expect(answerIn(await (await get(`${RETRIEVE}?domain=acme.example`)).text())).toBe(answerIn(plain))
})

test('a hurried answer is not given to someone who wants the whole one, and the other way it is', async () => {
  const asked: boolean[] = []
  const { get } = await startServing({
    lookup: async (site, { maxSpeed }) => {
      asked.push(maxSpeed)
      return { result: ok(site.domain) }
    },
  })
  for (const query of ['domain=a.example&maxSpeed=1', 'domain=a.example', 'domain=a.example&maxSpeed=true']) {
    expect((await get(`${RETRIEVE}?${query}`)).status).toBe(200)
  }
  expect(asked).toEqual([true, false])
})

test('each answer with a key is recorded as used, and logged in one line', async () => {
  const { get, usage, lines } = await startServing()
  await (await get(`${RETRIEVE}?domain=acme.example`)).text()
  await (await get(RETRIEVE)).text()
  await (await get(RETRIEVE, {})).text()
  const about = { keyId: 'key_1', method: 'GET', path: RETRIEVE, at: 1_800_000_000_000 }
  expect(usage).toMatchObject([
    { ...about, requestId: 'req-1', status: 200 },
    { ...about, requestId: 'req-2', status: 400 },
  ])
  const route = "method: 'GET', route: '/v1/brand/retrieve'"
  expect(lines.map((line) => line.replace(/ms: \d+/, 'ms: N'))).toEqual([
    `info answered { requestId: 'req-1', ${route}, status: 200, ms: N, keyId: 'key_1' }`,
    `info answered { requestId: 'req-2', ${route}, status: 400, ms: N, keyId: 'key_1', error_code: 'INVALID_INPUT' }`,
    `info answered { requestId: 'req-3', ${route}, status: 401, ms: N, keyId: null, error_code: 'INVALID_API_KEY' }`,
  ])
})

test('with serve.logDomains the line names the domain or host, and never a path or a name', async () => {
  const page = async () => Promise.reject(new BlazonError('unreachable', 'It did not answer.'))
  const { get, lines } = await startServing({
    serve: { logDomains: true },
    engine: { html: page },
  })
  await (await get(`${RETRIEVE}?domain=WWW.Acme.example`)).text()
  await (await get('/v1/web/scrape/html?url=https://shop.acme.example/secret/path')).text()
  await (await get(`${RETRIEVE}?domain=none`)).text()
  expect(lines.map((line) => /(?:, error_code: '\w+')?(?:, domain: '.*')? \}$/.exec(line)?.[0])).toEqual([
    ", domain: 'acme.example' }",
    ", error_code: 'WEBSITE_ACCESS_ERROR', domain: 'shop.acme.example' }",
    ", error_code: 'INVALID_INPUT' }",
  ])
})

test('a store that cannot keep an answer does not cost the caller the answer', async () => {
  const { get, lines } = await startServing({
    engine: {
      answers: {
        of: async () => undefined,
        put: async () => {
          throw new Error('disk full')
        },
      },
    },
    settings: {
      recordUsage: () => {
        throw new Error('no usage')
      },
    },
  })
  expect((await get(`${RETRIEVE}?domain=acme.example`, AUTHORIZED)).status).toBe(200)
  expect(lines.join('\n')).toContain('disk full')
  expect(lines.join('\n')).toContain('no usage')
})

test.each([
  ['fa', 'farsi'],
  ['tl', 'tagalog'],
  ['de-CH', 'german'],
  ['de-12', 'german'],
  ['fo', 'fo'],
  ['xx-12', 'xx-12'],
])('the language %s has the name by which a client asks for it: %s', (value, name) => {
  const { language } = ACME.fields
  const fields = { ...ACME.fields, language: { ...language, value } as typeof language }
  const { brand } = written({ ...ACME, fields })
  expect(brand.primary_language).toBe(name)
})
