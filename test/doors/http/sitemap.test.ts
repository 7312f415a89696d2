import BrandDev from 'brand.dev'
import { expect, test } from 'vitest'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import type { ServeEngine } from '../../../src/doors/http/engine.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import type { SitePages } from '../../../src/model/pages.ts'
import { bounded } from '../../house/bounded.ts'
import { until } from '../../house/until.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, SECRET, startServing } from './serving.ts'

const PATH = '/v1/web/scrape/sitemap'
const META = { sitemapsDiscovered: 3, sitemapsFetched: 2, sitemapsSkipped: 1, errors: 0 }

const pagesOf = (domain: string, count: number): SitePages => ({
  domain,
  urls: Array.from({ length: count }, (_, i) => `https://${domain}/${i}`),
  source: 'sitemap',
  meta: META,
  notes: ['Sitemaps not read: 1 (robots.txt refuses them).'],
  settled: true,
})

function serving(
  sitemap: ServeEngine['sitemap'] = async ({ domain }, { maxLinks = 0 } = {}) => pagesOf(domain, maxLinks),
) {
  return startServing({ engine: { sitemap } })
}

test('the public client gets the pages of a site', async () => {
  const { url } = await serving(async ({ domain }) => pagesOf(domain, 2))
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  expect(answerIn(await client.brand.webScrapeSitemap({ domain: 'acme.example' }))).toEqual({
    success: true,
    domain: 'acme.example',
    urls: ['https://acme.example/0', 'https://acme.example/1'],
    meta: META,
  })
})

test('500 pages, unless others are asked for', async () => {
  const { get } = await serving()
  const count = async (query: string) => {
    const { urls } = (await (await get(`${PATH}?domain=acme.example${query}`)).json()) as SitePages
    return urls.length
  }
  expect(await count('')).toBe(500)
  expect(await count('&maxLinks=7')).toBe(7)
  expect(await count('&maxLinks=100000')).toBe(100_000)
})

test('an expression is handed on as it came, each for itself', async () => {
  const { get } = await serving(async ({ domain }, { urlRegex } = {}) => {
    const pages = pagesOf(domain, 20)
    // The expression is handed on as it came; the reader of sitemaps understands it.
    return { ...pages, urls: pages.urls.map((url) => `${url}?${urlRegex}`) }
  })
  const ending = async (expression: string) => {
    const query = `?domain=acme.example&urlRegex=${encodeURIComponent(expression)}`
    const { urls } = (await (await get(PATH + query)).json()) as SitePages
    return urls.map((url) => url.replace('https://acme.example/', ''))
  }
  expect((await ending('/1[5-7]$'))[0]).toBe('0?/1[5-7]$')
  expect((await ending('(?i)ACME.*/3$'))[0]).toBe('0?(?i)ACME.*/3$')
})

test.each([
  ['', 'The parameter domain is required'],
  ['?domain=nonsense', 'This is not a domain'],
  ['?domain=acme.example&maxLinks=0', 'The parameter maxLinks must be a whole number from 1 to 100000'],
  ['?domain=acme.example&maxLinks=100001', 'The parameter maxLinks must be a whole number from 1 to 100000'],
  ['?domain=acme.example&maxLinks=many', 'The parameter maxLinks must be a whole number from 1 to 100000'],
  ['?domain=acme.example&timeoutMS=0', 'The parameter timeoutMS must be a whole number from 1 to 300000'],
])('%s is refused', async (query, message) => {
  const { get } = await serving()
  const answer = await get(PATH + query)
  expect(answer.status).toBe(400)
  const refusal = { status: 'error', message, code: 400, error_code: 'INVALID_INPUT' }
  expect(answerIn((await answer.json()) as object)).toEqual(refusal)
})

test.each([
  ['unreachable', 400, 'WEBSITE_ACCESS_ERROR'],
  ['forbidden_target', 400, 'FORBIDDEN_TARGET'],
  ['timeout', 408, 'REQUEST_TIMEOUT'],
] as const)('a site that is %s is told as the contract says', async (code, status, errorCode) => {
  const { get } = await serving(async () => {
    throw new BlazonError(code, 'acme.example at 10.0.0.1 did not answer.')
  })
  const answer = await get(`${PATH}?domain=acme.example`)
  expect(answer.status).toBe(status)
  const body = await answer.text()
  expect(JSON.parse(body)).toMatchObject({ status: 'error', code: status, error_code: errorCode })
  expect(body).not.toContain('10.0.0.1')
})

test.each([
  [{ class: 'error_page', status: 500 }, 400, 'WEBSITE_ACCESS_ERROR'],
  [{ class: 'error_page', status: 404 }, 404, 'WEBSITE_ERROR_PAGE'],
  [{ class: 'parked', status: 200 }, 400, 'DOMAIN_PARKED'],
  [{ class: 'empty', status: 200, fileType: 'application/pdf' }, 400, 'WEBSITE_EMPTY', 'application/pdf'],
] as const)(
  'a site without pages is refused for its landing page: %j',
  async (refused, status, errorCode, told?: string) => {
    const { get } = await serving(async () => {
      throw new BlazonError('unreachable', 'acme.example lists no pages.', { refused })
    })
    const answer = await get(`${PATH}?domain=acme.example`)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({
      ...{ code: status, error_code: errorCode },
      message: expect.stringContaining(told ?? ''),
    })
  },
)

test('equal calls share one walk, which ends when all have left or run out of time', async () => {
  let walks = 0
  let stopped = 0
  const walk: ServeEngine['sitemap'] = (_, { signal } = {}) => {
    walks++
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        stopped++
        reject(signal.reason)
      })
    })
  }
  bounded(SERVICE, { afterTimeoutMs: 0 })
  const { url, get, calls } = await serving(walk)
  const leaver = new AbortController()
  const left = fetch(`${url}${PATH}?domain=www.acme.example`, { headers: AUTHORIZED, signal: leaver.signal })
  const gone = left.catch(() => 'left')
  await until(() => calls() === 1)
  expect((await get(`${PATH}?domain=acme.example&timeoutMS=150`)).status).toBe(408)
  expect([walks, stopped]).toEqual([1, 0])
  leaver.abort()
  expect(await gone).toBe('left')
  await until(() => stopped === 1)
})
