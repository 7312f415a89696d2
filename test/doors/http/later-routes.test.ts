import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sourceOf } from '../../../src/directory/memory.ts'
import { createBlazon, createServer } from '../../../src/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { entry, listing } from '../../directory/entries.ts'
import { patient } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'

const PATIENCE = patient()

const pageOf = (name: string, more = '') => `<!doctype html><html lang="en"><title>${name}</title>
<meta property="og:site_name" content="${name}"><main><h1>${name}</h1>
<p>${`${name} bakes bread every day of the week. `.repeat(12)}</p>${more}</main>`

/** A real service over two sites and a directory, with a key of an organisation and one without. */
async function serving() {
  const { port } = await serveSites({
    'tarnbeck.example': { '/': pageOf('Tarnbeck Bakers'), '/cakes': pageOf('Tarnbeck Cakes') },
    'tarnwell.example': { '/': pageOf('Tarnwell Mills') },
  })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  const line = (host: string) => `127.0.0.1:${port} - ${host}\n`
  writeFileSync(hosts, line('tarnbeck.example') + line('tarnwell.example'))
  const company = entry('tarnbeck.example', 'Tarnbeck Bakers', {
    listings: [listing('TRN', 'LSE', { isin: 'US0378331005' })],
  })
  const blazon = await createBlazon({
    ...{ hosts, db: await temporaryDatabase(folder), directory: sourceOf([company], 'imported') },
    options: { ...PATIENCE, producer: 'cascade' },
  })
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('alone')
  await blazon.accounts.createOrganisation('acme', 'scale')
  const planned = await blazon.keys.create('planned', { organisation: 'acme' })
  const get = async (path: string, headers: Record<string, string> = {}, key = secret) => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${key}`, ...headers } })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const post = async (path: string, body: object, key = secret) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  return { blazon, get, post, url, planned: planned.secret }
}

test('one path looks a brand up by whatever the type names', async () => {
  const { post } = await serving()
  const titleBy = async (type: string, given: object) => {
    const { status, body } = await post('/v1/brand/retrieve', { type, ...given })
    return status === 200 ? body.brand.title : [status, body.error_code, body.message]
  }
  const found = [
    await titleBy('by_domain', { domain: 'tarnbeck.example' }),
    await titleBy('by_name', { name: 'Tarnbeck Bakers' }),
    await titleBy('by_ticker', { ticker: 'TRN', ticker_exchange: 'LSE' }),
    await titleBy('by_isin', { isin: 'US0378331005' }),
    await titleBy('by_email', { email: 'jane@tarnbeck.example' }),
    await titleBy('by_transaction', { transaction_info: 'TARNBECK BAKERS 4711' }),
  ]
  expect(found).toEqual(Array(6).fill('Tarnbeck Bakers'))
  expect(await titleBy('by_direct_url', { direct_url: 'http://tarnbeck.example/cakes' })).toBe(
    'Tarnbeck Cakes',
  )
  // A page does not replace the brand of its site.
  expect(await titleBy('by_domain', { domain: 'tarnbeck.example' })).toBe('Tarnbeck Bakers')
  expect(await titleBy('by_domain', { name: 'Tarnbeck' })).toEqual([
    ...[400, 'INVALID_INPUT', 'The parameter domain is required for by_domain'],
  ])
  expect(await titleBy('by_smell', {})).toMatchObject([
    400,
    'INVALID_INPUT',
    expect.stringContaining('by_domain, by_name'),
  ])
  expect(await titleBy('by_email', { email: 'jane@gmail.com' })).toMatchObject([
    422,
    'FREE_EMAIL',
    expect.any(String),
  ])
})

test('known brands are found by their beginning, by whole words, and with wrong characters', async () => {
  const { get, blazon } = await serving()
  await blazon.brand({ domain: 'tarnwell.example' })
  const LATER = { 'user-agent': 'ContextDev/JS 2.19.0' }
  const search = async (query: string) => {
    const { status, body } = await get(`/v1/brand/search?${query}`, LATER)
    expect(status).toBe(200)
    return body.results.map(({ domain }: { domain: string }) => domain)
  }
  expect((await search('query=tarn')).sort()).toEqual(['tarnbeck.example', 'tarnwell.example'])
  expect(await search('query=tarnw')).toEqual(['tarnwell.example'])
  expect(await search('query=mills')).toEqual(['tarnwell.example'])
  expect(await search('query=mills&queryBy=domain')).toEqual([])
  expect(await search('query=tarnwel&autocomplete=false')).toEqual([])
  expect(await search('query=tarnwell&autocomplete=false')).toEqual(['tarnwell.example'])
  expect(await search('query=tarnwill')).toEqual([])
  expect(await search('query=tarnwill&typoTolerance=1')).toEqual(['tarnwell.example'])
  expect(await search('query=tarnbekc+bakers&queryBy=name%2Cdomain&typoTolerance=2')).toEqual([
    'tarnbeck.example',
  ])
  expect(await search('query=')).toEqual([])
  const [first] = (await get('/v1/brand/search?query=tarnw', LATER)).body.results
  expect(first).toMatchObject({ name: 'Tarnwell Mills' })
  expect(first.logo).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1\/logo\/tarnwell\.example$/)
})

test('search is gone for clients of version 1, which cannot send the parameters of later ones', async () => {
  const { get } = await serving()
  const gone = { status: 410, body: { error_code: 'ENDPOINT_REMOVED' } }
  for (const agent of ['BrandDev/JS 0.29.3', 'curl/8.0', 'MyContextDev/1'])
    expect(await get('/v1/brand/search?query=tarn', { 'user-agent': agent })).toMatchObject(gone)
  expect((await get('/v1/brand/search?query=tarn&typoTolerance=0')).status).toBe(200)
  expect((await get('/v1/brand/search?query=tarn&typoTolerance=3')).status).toBe(400)
})

test('a style guide and a brand are queued by a domain or an address at it', async () => {
  const { post, blazon } = await serving()
  const queue = (identifier: object, type: string) => post('/v1/utility/prefetch', { identifier, type })
  expect((await queue({ domain: 'tarnbeck.example' }, 'brand')).body).toMatchObject({
    ...{ status: 'ok', message: 'The brand is queued', domain: 'tarnbeck.example', type: 'brand' },
  })
  expect((await queue({ email: 'jane@tarnbeck.example' }, 'styleguide')).body).toMatchObject({
    ...{ status: 'ok', message: 'The style guide is queued', domain: 'tarnbeck.example', type: 'styleguide' },
  })
  expect((await queue({}, 'brand')).body.message).toContain('must have exactly one of domain and email')
  expect((await queue({ domain: 'a.example', email: 'b@a.example' }, 'brand')).status).toBe(400)
  expect((await queue({ domain: 'tarnbeck.example' }, 'logo')).status).toBe(400)
  expect((await queue({ email: 'jane@gmail.com' }, 'styleguide')).status).toBe(422)
  const stop = new AbortController()
  await blazon.background.work({ signal: stop.signal, untilEmpty: true })
  expect((await queue({ domain: 'tarnbeck.example' }, 'brand')).body.message).toBe(
    'The brand is stored already',
  )
})

test('a prefetch is free, and refused by a plan without prefetches and with zero data retention', async () => {
  const { post, blazon, planned } = await serving()
  await blazon.accounts.createOrganisation('small', 'trial')
  const small = await blazon.keys.create('small', { organisation: 'small' })
  const queue = (key: string, more = {}) =>
    post('/v1/utility/prefetch', { identifier: { domain: 'tarnbeck.example' }, type: 'brand', ...more }, key)
  expect(await queue(small.secret)).toMatchObject({
    status: 403,
    body: { error_code: 'PLAN_WITHOUT_PREFETCH' },
  })
  const kept = await queue(planned, { zdr: 'enabled' })
  expect(kept).toMatchObject({ status: 400, body: { error_code: 'ZDR_NOT_AVAILABLE' } })
  expect(await blazon.background.counts()).toMatchObject({ waiting: 0 })
  const queued = await queue(planned, { maxAgeMs: 5 })
  expect(queued).toMatchObject({ status: 200, body: { key_metadata: { credits_consumed: 0 } } })
  expect(queued.headers.get('x-ignored-parameters')).toBe('maxAgeMs')
})

test.each([
  ['alone', 0],
  ['planned', 1],
] as const)(
  'the log of a key that is %s has its calls, their tags and their parameters',
  async (who, price) => {
    const { get, post, planned } = await serving()
    const key = who === 'planned' ? planned : undefined
    const one = await get('/v1/brand/retrieve?domain=tarnbeck.example&tags=spring,shop&key=x', {}, key)
    await get('/v1/brand/retrieve?domain=no%20domain', { 'user-agent': 'my app' }, key)
    await post(
      '/v1/utility/prefetch',
      { identifier: { domain: 'tarnwell.example' }, type: 'brand', api_key: 's' },
      key,
    )
    await get('/v1/web/scrape/html?url=http://tarnwell.example/&zdr=enabled', {}, key)
    const list = async (query = '') => (await get(`/v1/logs?${query}`, {}, key)).body
    const all = await list()
    expect(all).toMatchObject({ has_more: false, page: 1, limit: 100 })
    expect(all.data.map(({ path }: { path: string }) => path)).toEqual([
      ...['/v1/web/scrape/html', '/v1/utility/prefetch', '/v1/brand/retrieve', '/v1/brand/retrieve'],
    ])
    expect(all.data[3]).toMatchObject({
      ...{ request_id: one.body.request_id, method: 'GET', status_code: 200, error_code: null },
      ...{ tags: ['spring', 'shop'], zdr: false, credits_used: price },
    })
    const count = async (query: string) => (await list(query)).data.length
    expect(await count('tags=shop')).toBe(1)
    expect(await count('errors_only=true')).toBe(1)
    expect(await count('error_code=INVALID_INPUT&status_code=400')).toBe(1)
    expect(await count('path=/v1/brand/retrieve')).toBe(2)
    expect(await count('search=prefetch')).toBe(1)
    expect(await count('from=2999-01-01T00:00:00Z')).toBe(0)
    expect((await get('/v1/logs?from=yesterday', {}, key)).status).toBe(400)
    const second = await list('path=/v1/brand/retrieve&limit=1&page=2')
    expect([second.data.length, second.data[0].request_id]).toEqual([1, one.body.request_id])
    const shown = async (id: string) => (await get(`/v1/logs/${id}`, {}, key)).body.data
    expect(await shown(one.body.request_id)).toMatchObject({
      input: { query: { domain: 'tarnbeck.example', tags: 'spring,shop', key: '[redacted]' } },
    })
    expect(await shown(all.data[1].request_id)).toMatchObject({
      input: { body: { identifier: { domain: 'tarnwell.example' }, api_key: '[redacted]' } },
    })
    // Of a call with zero data retention only that it was made is known.
    expect(await shown(all.data[0].request_id)).toMatchObject({
      zdr: true,
      user_agent: null,
      input: { query: {} },
    })
    expect((await get('/v1/logs/none', {}, key)).body).toMatchObject({ code: 404, error_code: 'NOT_FOUND' })
  },
)

test('no key sees the calls of another', async () => {
  const { get, planned } = await serving()
  const one = await get('/v1/brand/retrieve?domain=tarnbeck.example')
  const other = await get('/v1/brand/retrieve?domain=tarnbeck.example', {}, planned)
  expect((await get(`/v1/logs/${other.body.request_id}`)).status).toBe(404)
  expect((await get(`/v1/logs/${one.body.request_id}`, {}, planned)).status).toBe(404)
  expect((await get('/v1/logs')).body.data).toHaveLength(2)
})
