import { request as httpRequest } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { cacheStateOf } from '../../../src/doors/http/routes/metrics.ts'
import { createServer } from '../../../src/doors/http/server.ts'
import { createBlazon } from '../../../src/library/lookups.ts'
import type { AnsweredRequest } from '../../../src/model/answered.ts'
import { withDefaults } from '../../../src/model/options.ts'
import { bounded } from '../../house/bounded.ts'
import { until } from '../../house/until.ts'
import { AUTHORIZED, IDLE, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

function counting() {
  const answers: AnsweredRequest[] = []
  const engine = { answered: (answer: AnsweredRequest) => void answers.push(answer) }
  return { answers, engine }
}

test('answers are counted by their route as it is registered, and unknown paths as one', async () => {
  const { answers, engine } = counting()
  const { get, raw, url } = await startServing({ engine })
  await get(PATH)
  await get('/v1/web/fonts?domain=acme.example')
  await get('/v1/files/abc.png')
  await get('/anything/at/all?x=1')
  await get('/v1/%zz')
  await fetch(url + PATH, { method: 'PROPFIND', headers: AUTHORIZED })
  await raw('hello\r\n\r\n')
  await until(() => answers.length >= 6)
  const told = answers.map(({ route, method, status }) => `${method} ${route} ${status}`)
  expect(told).toEqual(
    expect.arrayContaining([
      'GET /v1/brand/retrieve 200',
      'GET /v1/web/fonts 200',
      'GET /v1/files/* 404',
      'GET other 404',
      'other other 405',
      'other other 400',
    ]),
  )
  expect(new Set(answers.map(({ route }) => route)).size).toBe(4)
})

test.each([
  [undefined, 'none'],
  ['blazon; hit; ttl=3600', 'hit'],
  ['blazon; hit; ttl=-30', 'stale'],
  ['blazon; hit; detail=stale', 'stale'],
  ['blazon; fwd=stale', 'stale'],
  ['blazon; fwd=miss; stored', 'miss'],
  ['blazon; fwd=request', 'miss'],
])('the state of the cache is read from %s', (header, state) => {
  expect(cacheStateOf(header)).toBe(state)
})

/** Status of a request for the metrics, sent with these headers as they are. */
function scrape(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(`${url}/metrics`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('on loopback metrics need no key, unless somebody else asks through a proxy or a browser', async () => {
  const { url } = await startServing()
  expect(await scrape(url, {})).toBe(200)
  expect(await scrape(url, { host: 'localhost:1' })).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await scrape(url, { [header]: '127.0.0.1' }), header).toBe(401)
  expect(await scrape(url, { host: 'rebound.example' })).toBe(401)
  expect(await scrape(url, { host: 'rebound.example', ...AUTHORIZED })).toBe(200)
})

test('a service with a public address asks for a key, and other methods are refused', async () => {
  const { url } = await startServing({ serve: { publicUrl: 'https://api.example.com' } })
  expect(await scrape(url, {})).toBe(401)
  expect(await scrape(url, AUTHORIZED)).toBe(200)
  const posted = await fetch(`${url}/metrics`, { method: 'POST', headers: AUTHORIZED })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('an engine and its service tell the same, with what the service answered', async () => {
  const blazon = await createBlazon()
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  await server.inject('/healthz')
  await server.inject('/nowhere')
  const answer = await server.inject('/metrics')
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const counted = 'blazon_http_requests_total{route="/healthz",method="GET",status="200",cache="none"} 1'
  for (const text of [answer.body, await blazon.metrics()]) {
    expect(text).toContain(counted)
    expect(text).toContain(
      'blazon_http_requests_total{route="other",method="GET",status="401",cache="none"} 1',
    )
    expect(text).toContain('blazon_lookups{kind="capture",state="running"} 0')
    expect(text).toContain('blazon_database_up 1')
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toMatch(/^blazon_database_calls_total\{call="status"\} \d+$/m)
  }
})

test('the deletion of a domain is counted among the calls of the database', async () => {
  const blazon = await createBlazon()
  onTestFinished(() => blazon.close())
  await blazon.metrics()
  await blazon.forget('acme.com')
  const counted = (await blazon.metrics()).matchAll(/^blazon_database_calls_total\{call="(\w+)"\} (\d+)$/gm)
  const counts = Object.fromEntries([...counted].map(([, call, count]) => [call, count]))
  expect(counts).toMatchObject({ forget: '1' })
})

test('readyz names what is not ready, and has a browser started again', async () => {
  bounded(SERVICE, { readyMaxWaiting: 3 })
  let starts = 0
  let clock = 0
  const { url } = await startServing({
    settings: { now: () => clock },
    engine: {
      status: () => Promise.reject(new Error('The disk is gone.')),
      activity: () => ({
        ...IDLE,
        lookups: { capture: { running: 1, waiting: 3 }, screenshot: { running: 0, waiting: 1 } },
        browsers: { ...IDLE.browsers, lastStart: 'failed' },
      }),
      tryBrowser: async () => void starts++,
    },
  })
  for (let time = 0; time < 3; time++) await (await fetch(`${url}/readyz`)).body?.cancel()
  clock += 10_000
  const answer = await fetch(`${url}/readyz`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({
    code: 503,
    error_code: 'NOT_READY',
    message: 'Not ready: database, browser, queue',
    notReady: ['database', 'browser', 'queue'],
    checks: { database: 'failed', browser: 'failed', queue: { running: 1, waiting: 4, max: 3 } },
  })
  expect(starts).toBe(2)
})

test('readyz is content without a browser, unless every page is to be opened in one', async () => {
  const calm = await startServing({ engine: { browser: undefined } })
  expect(await (await fetch(`${calm.url}/readyz`)).json()).toMatchObject({ checks: { browser: 'none' } })
  const options = withDefaults({ producer: 'browser' })
  const needy = await startServing({ engine: { browser: undefined, options } })
  const answer = await fetch(`${needy.url}/readyz`)
  expect([answer.status, await answer.json()]).toMatchObject([503, { notReady: ['browser'] }])
})
