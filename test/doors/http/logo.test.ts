import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { InjectedRequest } from '../../../src/doors/http/server.ts'
import { imageSize } from '../../../src/formats/image.ts'
import { createBlazon, createServer } from '../../../src/index.ts'
import type { KeptLogo, LogoResult } from '../../../src/model/logo.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { until } from '../../house/until.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { answerIn } from './opened.ts'
import { startServing } from './serving.ts'

const PATIENT = patient()

const MARK =
  '<svg class="logo" width="40" height="40" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#b02030"/></svg>'
const HOME = `<!doctype html><html lang="en"><title>Tarnbeck</title><header><a href="/">${MARK}</a></header>
<main><h1>Bread from the valley</h1><p>${'We bake bread every day of the week. '.repeat(12)}</p></main>`

/** A service over one site, which counts how often its page is fetched. */
async function serving(pages: Readonly<Record<string, string>> = { '/': HOME }) {
  const { port } = await serveSites({ 'tarnbeck.example': pages })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - tarnbeck.example\n`)
  const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { secret } = await blazon.keys.create('test')
  const get = (path: string, request: Partial<InjectedRequest> = {}) =>
    server.inject({
      url: `/v1/logo/${path}`,
      ...request,
      headers: { authorization: `Bearer ${secret}`, ...request.headers },
    })
  return { blazon, server, get }
}

const TARN = 'tarnbeck.example'

test('a picture with what caches and pages need to know, also for HEAD, and 304 for who has it', async () => {
  const { get } = await serving()
  const { statusCode, headers } = await get(`${TARN}?size=64&format=png`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
    'x-logo-source': 'logo',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining('sandbox'),
    etag: expect.stringMatching(/^"[\da-f]{32}"$/),
  })
  expect(headers.vary).toBeUndefined()
  const { etag } = headers
  const head = await get(`${TARN}?size=64&format=png`, { method: 'HEAD' })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
  for (const known of [`${etag}`, `"other", W/${etag}`, '*']) {
    const answer = await get(`${TARN}?size=64&format=png`, { headers: { 'if-none-match': known } })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
    expect(answer.headers['cache-control']).toContain('max-age')
  }
  const other = await get(`${TARN}?size=64&format=png`, { headers: { 'if-none-match': '"other"' } })
  expect(other.statusCode).toBe(200)
})

test('the format that is accepted, where none is named', async () => {
  const { get } = await serving()
  const typeFor = async (accept: string) => {
    const { headers } = await get(TARN, { headers: { accept } })
    return [headers['content-type'], headers.vary]
  }
  expect(await typeFor('image/avif,image/webp,*/*')).toEqual(['image/webp', 'accept'])
  expect(await typeFor('*/*')).toEqual(['image/png', 'accept'])
  expect(await typeFor('image/webp;q=0, image/png')).toEqual(['image/png', 'accept'])
})

test('a drawing as SVG, which may not run or load anything', async () => {
  const { get } = await serving()
  const { body, headers } = await get(`${TARN}?format=svg&theme=dark&scale=2`)
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(imageSize(Buffer.from(body))).toMatchObject({ type: 'svg', width: 256, height: 256 })
})

test('a public key in the address, for pages of its hosts alone, and for nothing else', async () => {
  const { blazon, server } = await serving()
  const { secret } = await blazon.keys.create('page', { kind: 'public', referrers: ['shop.example'] })
  const statusOf = async (url: string, referer?: string) =>
    (await server.inject({ url, headers: referer ? { referer } : {} })).statusCode
  const address = `/v1/logo/${TARN}?size=32&key=${secret}`
  expect(await statusOf(address, 'https://www.shop.example/cart')).toBe(200)
  expect(await statusOf(address, 'https://other.example/')).toBe(403)
  expect(await statusOf(`/v1/logo/${TARN}?key=nobody`)).toBe(401)
  expect(await statusOf(`/v1/logo/${TARN}`)).toBe(401)
  expect(await statusOf(`/v1/brand/retrieve?domain=${TARN}&key=${secret}`, 'https://shop.example/')).toBe(401)
})

test('a brand without a logo has a monogram or a 404, and so has a site that cannot be read', async () => {
  const bare = HOME.replace(MARK, 'Tarnbeck')
  const { get } = await serving({ '/': bare })
  const monogram = await get(TARN)
  expect(monogram.statusCode).toBe(200)
  expect(monogram.headers).toMatchObject({
    'x-logo-source': 'monogram',
    'cache-control': expect.stringContaining('max-age=86400,'),
  })
  const none = await get(`${TARN}?fallback=404`)
  expect([none.statusCode, answerIn(JSON.parse(none.body))]).toEqual([
    404,
    {
      status: 'error',
      code: 404,
      error_code: 'LOGO_NOT_FOUND',
      message: 'The brand has no logo of this kind',
    },
  ])
  expect(none.headers['content-type']).toContain('application/json')
  const { get: broken } = await serving({ '/other': '' })
  const unread = await broken(TARN)
  expect(unread.headers).toMatchObject({
    'x-logo-source': 'monogram',
    'cache-control': expect.stringContaining('max-age=3600,'),
  })
  const gone = await broken(`${TARN}?fallback=404`)
  expect([gone.statusCode, JSON.parse(gone.body).error_code]).toEqual([404, 'LOGO_NOT_FOUND'])
})

test.each([
  ['size=8', 'The parameter size must be a whole number from 16 to 1024'],
  ['size=big', 'The parameter size must be a whole number from 16 to 1024'],
  ['theme=blue', 'The parameter theme must be one of light, dark'],
  ['type=banner', 'The parameter type must be one of icon, logo'],
  ['format=gif', 'The parameter format must be one of png, webp, svg'],
  ['fallback=none', 'The parameter fallback must be one of 404, monogram'],
  ['background=red', 'The parameter background must be'],
  ['padding=90', 'The parameter padding must be a whole number from 0 to 40'],
  ['scale=9', 'The parameter scale must be a whole number from 1 to 3'],
])('%s is refused in a sentence', async (query, message) => {
  const { get, asked } = await countingEngine()
  const answer = await get(`/v1/logo/acme.example?${query}`)
  const body = (await answer.json()) as { message: string; error_code: string }
  expect([answer.status, body.error_code]).toEqual([400, 'INVALID_INPUT'])
  expect(body.message).toContain(message)
  expect(asked).toEqual([])
})

const LOGO: KeptLogo = {
  bytes: Buffer.from('a picture'),
  contentType: 'image/png',
  width: 1,
  height: 1,
  source: { kind: 'logo', evidence: [] },
  hash: 'f00d'.repeat(16),
}

/** A server whose logos all look like this, and which draws once so many have called. */
async function countingEngine(callers = 1) {
  const asked: unknown[] = []
  const started = await startServing({
    engine: {
      async logo({ signal: _, timeoutMs: __, ...given }): Promise<LogoResult> {
        asked.push(given)
        await until(() => started.calls() >= callers)
        return { state: 'ok', domain: 'acme.example', ...LOGO }
      },
    },
  })
  return { ...started, asked }
}

test('equal requests share one run, and another style has its own', async () => {
  const { get, asked } = await countingEngine(3)
  const paths = [
    'acme.example?size=64&format=png',
    'acme.example?format=png&size=64',
    'acme.example?size=65&format=png',
  ]
  const answers = await Promise.all(paths.map((path) => get(`/v1/logo/${path}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(asked).toHaveLength(2)
  expect(asked).toContainEqual(expect.objectContaining({ domain: 'acme.example', size: 64, format: 'png' }))
})

test('a domain that is none is a 400, and another method a 405', async () => {
  const { get, url } = await countingEngine()
  expect((await get('/v1/logo/not%20a%20domain')).status).toBe(400)
  const headers = { authorization: `Bearer nobody` }
  expect((await fetch(`${url}/v1/logo/acme.example`, { method: 'POST', headers })).status).toBe(401)
})
