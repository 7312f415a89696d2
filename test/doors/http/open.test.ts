import { expect, test } from 'vitest'
import type { Route } from '../../../src/doors/http/route.ts'
import { ROUTES } from '../../../src/doors/http/routes/index.ts'
import { about } from '../../../src/model/about.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, ok, startServing } from './serving.ts'

const KEYLESS = { host: 'localhost' }
const inject = async () => {
  const { server, lookups } = await startServing({ listen: false, settings: { board: false } })
  return {
    lookups,
    ask: (url: string, headers: Record<string, string> = KEYLESS, method: Route['method'] | 'HEAD' = 'GET') =>
      server.inject({ method, url, headers: { ...KEYLESS, ...headers } }),
  }
}

test('the root says without a key what answers here: JSON for programs, a page for browsers', async () => {
  const { ask } = await inject()
  const { version, description } = about()
  const told = await ask('/')
  expect(told.headers['content-type']).toMatch(/^application\/json/)
  expect(told.json()).toMatchObject({
    name: 'blazon',
    version,
    description,
    health: { alive: '/healthz', ready: '/readyz' },
  })
  const { endpoints, documentation } = told.json() as Readonly<Record<string, unknown>>
  expect(endpoints).toContainEqual({
    method: 'POST',
    path: '/v1/brand/prefetch',
    params: ['domain'],
  })
  expect(documentation).toMatch(/./)
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const page = await ask('/', { accept })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const words of [
    `blazon ${version}`,
    'href="/readyz"',
    'href="/healthz"',
    ...ROUTES.map(({ path }) => path),
  ])
    expect(page.body).toContain(words)
  expect(page.headers.vary).toBe('accept')
})

test.each([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/json, text/html;q=0.5', 'application/json'],
  ['text/html;q=0, */*', 'application/json'],
  ['text/*', 'text/html'],
  ['Text/HTML', 'text/html'],
  ['image/png', 'application/json'],
  [';;q=,q=x', 'application/json'],
])('for who accepts %s the root is %s', async (accept, type) => {
  const { ask } = await inject()
  expect((await ask('/', { accept })).headers['content-type']).toContain(type)
})

test('healthz answers without a key and without asking anything else', async () => {
  const { server } = await startServing({
    listen: false,
    engine: { status: () => Promise.reject(new Error('The database is busy.')) },
  })
  const ask = (url: string) => server.inject({ url, headers: KEYLESS })
  const alive = await ask('/healthz')
  expect([alive.statusCode, alive.json(), alive.headers['cache-control']]).toEqual([
    200,
    { status: 'ok' },
    'no-store',
  ])
  expect((await ask('/readyz')).statusCode).toBe(503)
})

test('nothing else is open, and what is open takes GET alone', async () => {
  const { ask } = await inject()
  for (const path of ['/v1', '/health', '/healthz/deep', '/v1/web/fonts', '/v1/files'])
    expect((await ask(path)).statusCode, path).toBe(401)
  for (const path of ['/', '/healthz', '/readyz']) {
    expect((await ask(path, KEYLESS, 'HEAD')).statusCode, path).toBe(200)
    expect((await ask(path, KEYLESS, 'POST')).statusCode, path).toBe(401)
    const posted = await ask(path, AUTHORIZED, 'POST')
    expect([posted.statusCode, posted.headers.allow], path).toEqual([405, 'GET, HEAD'])
  }
})

test('a slash at the end of a path is no other path', async () => {
  const { ask, lookups } = await inject()
  for (const route of ROUTES.flatMap(({ paths }) => paths)) {
    const { method } = ROUTES.find(({ paths }) => paths.includes(route)) ?? {}
    const asks = [route, `${route}/`].map((path) => ask(path, AUTHORIZED, method))
    const [bare, slashed] = await Promise.all(asks)
    // Nearly every route needs a parameter, and says which.
    expect([slashed?.statusCode, answerIn(slashed?.json())], route).toEqual([
      bare?.statusCode,
      answerIn(bare?.json()),
    ])
    expect(bare?.json(), route).not.toMatchObject({ error_code: 'ROUTE_NOT_FOUND' })
  }
  for (const path of ['/healthz/', '/readyz/']) expect((await ask(path)).statusCode, path).toBe(200)
  expect((await ask('/v1/brand/search/', AUTHORIZED)).statusCode).toBe(410)
  expect((await ask('/v1/brand/retrieve-simplified/', AUTHORIZED, 'POST')).statusCode).toBe(405)
  const found = await ask('/v1/brand/retrieve/?domain=acme.example', AUTHORIZED)
  expect([found.statusCode, lookups]).toEqual([200, ['acme.example']])
})

test('later clients find fonts, style guides and screenshots under their own names', async () => {
  const { server, usage } = await startServing({
    listen: false,
    lookup: async ({ domain }) => ({ result: ok(domain) }),
    engine: {
      styleguide: async () => ({
        state: 'failed',
        domain: 'a',
        code: 'not_found',
        message: '',
        retryable: false,
      }),
      screenshot: async (handle) => {
        const domain = 'domain' in handle ? handle.domain : 'by its url'
        return {
          state: 'refused',
          message: 'It is no page of the brand',
          domain,
          class: 'parked',
          url: 'https://a.example/',
          evidence: [],
        }
      },
    },
  })
  const ask = (url: string) => server.inject({ url, headers: { host: 'localhost', ...AUTHORIZED } })
  const codes = async (name: string, query: string) => {
    const both = await Promise.all(['brand', 'web'].map((family) => ask(`/v1/${family}/${name}?${query}`)))
    expect(answerIn(both[0]?.json())).toEqual(answerIn(both[1]?.json()))
    return both[1]?.statusCode
  }
  expect(await codes('fonts', 'domain=acme.example')).toBe(200)
  expect(await codes('styleguide', 'domain=acme.example')).toBe(404)
  expect(await codes('screenshot', 'domain=acme.example')).toBe(400)
  expect(await codes('screenshot', 'directUrl=https%3A%2F%2Facme.example%2Fa')).toBe(400)
  expect(usage.map(({ path }) => path)).toContain('/v1/web/fonts')
  const both = await ask('/v1/web/screenshot?domain=acme.example&directUrl=https%3A%2F%2Facme.example%2F')
  expect(both.json()).toMatchObject({ error_code: 'INVALID_INPUT' })
})
