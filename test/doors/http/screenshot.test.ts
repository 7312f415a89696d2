import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BrandDev from 'brand.dev'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { createBlazon, createServer } from '../../../src/index.ts'
import type { ScreenshotRequest, ScreenshotResult } from '../../../src/model/screenshot.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { until } from '../../house/until.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { answerIn } from './opened.ts'
import { SECRET, startServing } from './serving.ts'

const PATIENT = patient()

const PATH = '/v1/brand/screenshot'
const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP_'
const PNG = Buffer.from('a picture')

const SHOT: ScreenshotResult = {
  state: 'ok',
  domain: 'acme.example',
  url: 'https://acme.example/',
  capturedAt: '2026-11-20T12:00:00.000Z',
  type: 'viewport',
  width: 1920,
  height: 1080,
  hash: 'f00',
  notes: [],
  bytes: PNG,
}

/**
 * A server whose pages all look like this, and which answers once so many have called; `asked` holds what was
 * asked for.
 */
async function serving(result: ScreenshotResult = SHOT, serve: { publicUrl?: string } = {}, callers = 1) {
  const asked: Omit<ScreenshotRequest, 'signal' | 'timeoutMs'>[] = []
  const started = await startServing({
    serve,
    engine: {
      screenshot: async (_, { fullPage, page, prioritize } = {}) => {
        await until(() => started.calls() >= callers)
        asked.push({ fullPage, page, prioritize })
        return result
      },
    },
  })
  started.pictures.set(TOKEN, { hash: 'f00', png: PNG })
  return { ...started, asked }
}

test('the public client gets the address of a picture, which anybody may open', async () => {
  const { url, asked } = await serving()
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const answer = await client.brand.screenshot({
    domain: 'acme.example',
    fullScreenshot: 'true',
    page: 'pricing',
  })
  const address = `${url}/v1/files/${TOKEN}.png`
  expect(answerIn(answer)).toEqual({
    status: 'ok',
    code: 200,
    domain: 'acme.example',
    screenshot: address,
    // What the picture is, and not what was asked for.
    ...{ screenshotType: 'viewport', width: 1920, height: 1080, finalDOMState: 'loaded' },
  })
  expect(asked).toEqual([{ fullPage: true, page: 'pricing', prioritize: 'quality' }])
  const file = await fetch(address)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '9',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG)
  expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe('9')
})

test('where the service is reached is the operator’s word, or the connection’s; never the client’s', async () => {
  const ask = async ({ url, raw }: Awaited<ReturnType<typeof serving>>) => {
    const answer = await raw(
      `GET ${PATH}?domain=acme.example HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nAuthorization: Bearer ${SECRET}\r\nConnection: close\r\n\r\n`,
    )
    const { screenshot } = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as { screenshot: string }
    return screenshot.replace(url, 'OWN')
  }
  expect(await ask(await serving())).toBe(`OWN/v1/files/${TOKEN}.png`)
  const told = await serving(SHOT, { publicUrl: 'https://api.acme.example/blazon' })
  expect(await ask(told)).toBe(`https://api.acme.example/blazon/v1/files/${TOKEN}.png`)
})

test('no file but a picture by its name', async () => {
  const { url } = await serving()
  const names = [
    '',
    TOKEN,
    `${TOKEN}.png/`,
    `${TOKEN}.PNG`,
    `${TOKEN.slice(1)}.png`,
    `${TOKEN.replace('a', 'b')}.png`,
    '../brand/retrieve',
    '..%2fbrands.db',
    'f00.png',
    `x/${TOKEN}.png`,
  ]
  for (const name of names) {
    const answer = await fetch(`${url}/v1/files/${name}`)
    // A path that leads out of the folder is not the address of a file, so it needs a key like all others.
    expect([404, 401], name).toContain(answer.status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('cache-control')).toBeNull()
  }
  expect((await fetch(`${url}/v1/files/${TOKEN}.png`, { method: 'POST' })).status).toBe(401)
})

test('who asks at the same time for the same shares the work', async () => {
  const { get, asked } = await serving(SHOT, {}, 5)
  const ask = (query: string) => get(`${PATH}?domain=acme.example${query}`).then((answer) => answer.status)
  expect(
    await Promise.all(['', '', '&prioritize=quality', '&prioritize=speed', '&page=blog'].map(ask)),
  ).toEqual([200, 200, 200, 200, 200])
  expect(asked).toHaveLength(3)
})

test.each([
  ['nonsense for a page', '&page=imprint', 400, 'INVALID_INPUT'],
  ['nonsense for a flag', '&fullScreenshot=maybe', 400, 'INVALID_INPUT'],
  ['nonsense for a priority', '&prioritize=beauty', 400, 'INVALID_INPUT'],
])('refused: %s', async (_, query, status, errorCode) => {
  const { get, asked } = await serving()
  const answer = await get(`${PATH}?domain=acme.example${query}`)
  expect([answer.status, await answer.json()]).toEqual([
    status,
    expect.objectContaining({ error_code: errorCode }),
  ])
  expect(asked).toEqual([])
})

const FAILED = { state: 'failed', domain: 'acme.example', message: 'At 10.0.0.1.', retryable: false } as const

test.each([
  [
    'a page that the site does not link',
    '&page=login',
    { ...FAILED, code: 'not_found', unlinked: 'login' },
    404,
    'PAGE_NOT_FOUND',
  ],
  [
    'a page of a domain that does not exist',
    '&page=login',
    { ...FAILED, code: 'not_found' },
    404,
    'NOT_FOUND',
  ],
  ['a site that is down', '', { ...FAILED, code: 'unreachable' }, 400, 'WEBSITE_ACCESS_ERROR'],
  ['a page that crashes the browser', '', { ...FAILED, code: 'crashed' }, 400, 'WEBSITE_CRASHES_BROWSER'],
  ['no browser', '', { ...FAILED, code: 'unavailable' }, 503, 'UNAVAILABLE'],
  [
    'a parked domain',
    '',
    {
      state: 'refused',
      message: 'It is no page of the brand',
      domain: 'acme.example',
      class: 'parked',
      url: 'https://acme.example/',
      evidence: [],
    },
    400,
    'DOMAIN_PARKED',
  ],
] as const)('told as for the brand: %s', async (_, query, result, status, errorCode) => {
  const { get } = await serving(result)
  const answer = await get(`${PATH}?domain=acme.example${query}`)
  expect([answer.status, await answer.json()]).toEqual([
    status,
    expect.objectContaining({ error_code: errorCode }),
  ])
})

const page = (ground: string, words: string) => `<!doctype html><title>Acme</title>
  <body style="margin: 0; background: ${ground}; font: 20px sans-serif"><header><a href="/">Acme</a><nav><a href="/pricing">Pricing</a> <a href="/login">Log in</a></nav></header>
  <main><h1>${words}</h1><p>${'We forge anvils in the valley and bring them to your door, every day. '.repeat(6)}</p></main>`

const LOGIN =
  '<!doctype html><title>Log in</title><form action="/in"><input name=user><input type=password><button>Log in</button></form>'

test.runIf(await findBrowser())('a site’s pages from the engine, and again from what is stored', async () => {
  const { port, seen } = await serveSites({
    'acme.example': {
      '/': page('#ffffff', 'Anvils'),
      '/pricing': page('#f4e8d0', 'Prices'),
      '/login': LOGIN,
    },
    'sold.example': {
      '/': '<!doctype html><title>sold.example</title><h1>This domain is for sale</h1><a href="https://dan.com">Buy now</a>',
    },
  })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, ['acme', 'sold'].map((name) => `127.0.0.1:${port} - ${name}.example\n`).join(''))
  const blazon = await createBlazon({ hosts, options: PATIENT })
  const { secret } = await blazon.keys.create('test')
  const server = await createServer(blazon)
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
  })
  const client = new BrandDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0, timeout: 300_000 })
  const visits = () => seen.filter((path) => /example\/(?:pricing|login)?$/.test(path))

  const priced = await client.brand.screenshot({ domain: 'acme.example', page: 'pricing' })
  expect(priced).toMatchObject({ domain: 'acme.example', screenshotType: 'viewport' })
  const file = await fetch(priced.screenshot ?? '')
  const shown = await blazon.screenshot({ domain: 'acme.example' }, { page: 'pricing' })
  expect(shown).toMatchObject({ state: 'ok', url: 'http://acme.example/pricing', width: 1920, height: 1080 })
  expect(shown.state === 'ok' && shown.bytes).toEqual(Buffer.from(await file.arrayBuffer()))
  await blazon.screenshot({ domain: 'acme.example' }, { page: 'login' })
  await client.brand.screenshot({ domain: 'acme.example' })
  const before = visits().length
  for (const again of ['pricing', 'login', undefined] as const)
    await client.brand.screenshot({ domain: 'acme.example', ...(again ? { page: again } : {}) })
  expect(visits()).toHaveLength(before)
  expect(await blazon.screenshot({ url: 'http://acme.example/login' })).toMatchObject({ state: 'ok' })

  const absent = client.brand.screenshot({ domain: 'acme.example', page: 'careers' })
  await expect(absent).rejects.toMatchObject({ status: 404, error: { error_code: 'PAGE_NOT_FOUND' } })
  const parked = client.brand.screenshot({ domain: 'sold.example' })
  await expect(parked).rejects.toMatchObject({ status: 400, error: { error_code: 'DOMAIN_PARKED' } })
  const both = blazon.screenshot({ url: 'http://acme.example/' }, { page: 'login' })
  await expect(both).rejects.toMatchObject({ code: 'invalid_input' })
})
