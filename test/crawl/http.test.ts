import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../../src/index.ts'
import type { Pages } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { engineFor, page } from './sites.ts'

patient()

/** Posts to a service over a site, and returns the answer. */
async function serving(pages: Pages) {
  const { blazon } = await engineFor({ 'acme.example': pages })
  const { secret } = await blazon.keys.create('test')
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  return async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }
}

const START = 'http://acme.example/'

test('a crawl over HTTP, as newer clients read it', async () => {
  const post = await serving({ '/': page('Home', ['/a', '/gone']), '/a': page('A') })
  const { status, body } = await post('/v1/web/crawl', { url: START, maxPages: 5, includeLinks: false })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    results: [
      {
        markdown: expect.stringContaining('# Home'),
        metadata: {
          ...{ url: START, sourceUrl: START, finalUrl: START, title: 'Home' },
          ...{ crawlDepth: 0, statusCode: 200, success: true },
        },
      },
      { metadata: { crawlDepth: 1, url: `${START}a` } },
      { markdown: '', metadata: { title: '', statusCode: 404, success: false } },
    ],
    metadata: { numUrls: 3, numSucceeded: 2, numFailed: 1, numSkipped: 0, maxCrawlDepth: 1 },
    cache_metadata: { status: 'miss' },
  })
  expect(JSON.stringify(body.results)).not.toContain('](http')
  const again = await post('/v1/web/crawl', { url: START, maxDepth: 0 })
  expect(again.body).toMatchObject({ metadata: { numUrls: 1 } })
})

test('what is ready before the time is over, for a caller who prefers a part', async () => {
  const slow: Pages[string] = () => undefined
  const post = await serving({ '/': page('Home', ['/slow']), '/slow': slow })
  const timeoutOpts = { milliseconds: 4_000, behavior: 'return-partial' }
  const { status, body, headers } = await post('/v1/web/crawl', { url: START, timeoutOpts })
  expect([status, body.partial, body.metadata.numUrls]).toEqual([200, true, 1])
  expect(headers.get('x-ignored-parameters')).toBe(null)
  const late = await post('/v1/web/crawl', {
    url: `${START}slow`,
    timeoutOpts: { ...timeoutOpts, milliseconds: 500 },
  })
  expect([late.status, late.body.error_code]).toEqual([408, 'REQUEST_TIMEOUT'])
})

test('an extraction over HTTP, and what is refused', async () => {
  const body = '<table><tr><td>Founded</td><td>1949</td></tr></table>'
  const post = await serving({ '/': page('Home', ['/about']), '/about': page('About', [], body) })
  const schema = {
    type: 'object',
    properties: { founded: { type: 'integer' }, fax: { type: ['string', 'null'] } },
  }
  const found = await post('/v1/web/extract', { url: START, schema, factCheck: false })
  expect(found.status).toBe(200)
  expect(found.headers.get('x-ignored-parameters')).toBe('factCheck')
  expect(found.body).toMatchObject({
    status: 'ok',
    url: START,
    urls_analyzed: [START, `${START}about`],
    data: { founded: 1949, fax: null },
    metadata: { numUrls: 2, numSucceeded: 2, numFailed: 0, numSkipped: 0, numBlocked: 0, maxCrawlDepth: 1 },
    schema_errors: [],
  })
  const wrong = async (path: string, given: object) =>
    (await post(path, { url: START, ...given })).body.message
  expect(await wrong('/v1/web/extract', {})).toBe('The parameter schema is required')
  expect(await wrong('/v1/web/extract', { schema: { type: 'string' } })).toContain('must describe an object')
  expect(await wrong('/v1/web/extract', { schema, maxPages: 51 })).toContain('from 1 to 50')
  expect(await wrong('/v1/web/crawl', { maxPages: 501 })).toContain('from 1 to 500')
  expect(await wrong('/v1/web/crawl', { stopAfterMs: 9_999 })).toContain('from 10000 to 110000')
  expect(await wrong('/v1/web/crawl', { urlRegex: '(' })).toContain('RE2')
  expect(await wrong('/v1/web/crawl', { url: 'http://127.0.0.1/' })).toBeDefined()
})
