import { expect, test } from 'vitest'
import type { ServeEngine } from '../../../src/doors/http/engine.ts'
import type { Route } from '../../../src/doors/http/route.ts'
import { ROUTES } from '../../../src/doors/http/routes/index.ts'
import { until } from '../../house/until.ts'
import { AUTHORIZED, startServing } from './serving.ts'

/** What makes each route work on something, by its path, or by its method and path where a path has two. */
const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/v1/brand/retrieve': { domain: 'acme.example' },
  'POST /v1/brand/retrieve': { type: 'by_domain', domain: 'acme.example' },
  '/v1/brand/retrieve-by-name': { name: 'Acme' },
  '/v1/brand/retrieve-by-ticker': { ticker: 'ACM' },
  '/v1/brand/retrieve-by-isin': { isin: 'US0378331005' },
  '/v1/brand/retrieve-by-email': { email: 'jane@acme.example' },
  '/v1/brand/transaction_identifier': { transaction_info: 'ACME' },
  '/v1/brand/retrieve-simplified': { domain: 'acme.example' },
  '/v1/brand/fonts': { domain: 'acme.example' },
  '/v1/brand/styleguide': { domain: 'acme.example' },
  '/v1/brand/screenshot': { domain: 'acme.example' },
  '/v1/brand/naics': { input: 'acme.example' },
  '/v1/brand/prefetch': { domain: 'acme.example' },
  '/v1/brand/prefetch-by-email': { email: 'jane@acme.example' },
  '/v1/web/scrape/html': { url: 'https://acme.example/' },
  '/v1/web/scrape/images': { url: 'https://acme.example/' },
  '/v1/web/scrape/markdown': { url: 'https://acme.example/' },
  '/v1/web/scrape/sitemap': { domain: 'acme.example' },
  '/v1/web/scrape/screenshot': { url: 'https://acme.example/' },
  '/v1/web/scrape/bytes': { url: 'https://acme.example/' },
}
const askedOf = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
  ASKED[`${method} ${path}`] ?? ASKED[path]
const CASES = ROUTES.filter(askedOf).map((route) => [`${route.method} ${route.path}`, route] as const)

/** An engine whose work never ends, and counts how often it was begun and stopped. */
function endless() {
  const count = { begun: 0, stopped: 0 }
  const work = (_: unknown, { signal }: { readonly signal?: AbortSignal | undefined } = {}) => {
    count.begun += 1
    return new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        count.stopped += 1
        reject(signal.reason)
      })
    })
  }
  const names = [
    'brand',
    'styleguide',
    'screenshot',
    'naics',
    'html',
    'images',
    'markdown',
    'sitemap',
    'bytes',
  ] as const
  const engine: Partial<ServeEngine> = {
    ...Object.fromEntries(names.map((name) => [name, work])),
    prefetch: (handle) => work(handle),
    company: async () => ({ domain: 'acme.example', name: 'Acme', how: 'name', evidence: [] }),
  }
  return { engine, count }
}

async function serving(serve: Parameters<typeof startServing>[0] = {}) {
  const { engine, count } = endless()
  const { url } = await startServing({ engine, ...serve })
  const call = (route: Route, more: object = {}, signal?: AbortSignal) => {
    const { method, path } = route
    const asked = { ...askedOf(route), ...more }
    const isInQuery = method === 'GET' || method === 'DELETE'
    const query = isInQuery
      ? `?${new URLSearchParams(Object.entries(asked).map(([k, v]) => [k, String(v)]))}`
      : ''
    const body = isInQuery ? {} : { body: JSON.stringify(asked) }
    const headers = { ...AUTHORIZED, 'content-type': 'application/json' }
    return fetch(url + path + query, { method, headers, ...body, ...(signal && { signal }) })
  }
  return { call, count }
}

test.each(CASES)(
  '%s ends at timeoutMS with a 408 that is not repeated, and takes no other time',
  async (_, route) => {
    const { call } = await serving()
    const late = await call(route, { timeoutMS: 30 })
    expect([late.status, late.headers.get('x-should-retry')]).toEqual([408, 'false'])
    expect(await late.json()).toMatchObject({ status: 'error', code: 408, error_code: 'REQUEST_TIMEOUT' })
    for (const timeoutMS of [0, 300_001, 1.5])
      expect((await call(route, { timeoutMS })).status, String(timeoutMS)).toBe(400)
  },
)

test('every route does equal work once, and none for callers who left', async () => {
  // Work goes on for a second after its last caller left, which all routes wait for together.
  const counts = await Promise.all(
    CASES.map(async ([name, route]) => {
      const { call, count } = await serving()
      const left = new AbortController()
      const calls = [1, 2, 3].map(() => call(route, {}, left.signal).catch(() => 'left'))
      await until(() => count.begun > 0)
      left.abort()
      const answers = await Promise.all(calls)
      // What is queued is done by then, and cannot be stopped.
      if (!name.includes('prefetch')) await until(() => count.stopped === 1)
      return [name, answers, count.begun]
    }),
  )
  expect(counts).toEqual(CASES.map(([name]) => [name, ['left', 'left', 'left'], 1]))
})
