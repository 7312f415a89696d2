import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { TASKS } from '../../src/background/bounds.ts'
import { createBlazon, createServer, type PartialOptions } from '../../src/index.ts'
import { DAY } from '../../src/model/units.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { answerIn } from '../doors/http/opened.ts'
import { bounded } from '../house/bounded.ts'
import { patient } from '../house/patient.ts'
import { until } from '../house/until.ts'
import { Clock, temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()
bounded(TASKS, { pollIntervalMs: 20 }, afterAll)

const PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Anvils for all</h1>
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`

/** A service over two sites and a clock that the test moves. */
async function service(options: PartialOptions = {}, more: Readonly<Record<string, Pages>> = {}) {
  const sites = { 'acme.example': { '/': PAGE }, ...more }
  const { port, seen } = await serveSites(sites)
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - *\n`)
  const clock = new Clock()
  const settings = { db: join(folder, 'brands.db'), hosts, now: clock.now }
  const blazon = await createBlazon({
    ...settings,
    options: {
      ...PATIENT,
      producer: 'cascade',
      ...options,
    },
  })
  onTestFinished(() => blazon.close())
  const { secret } = await blazon.keys.create('test')
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    server.inject({ method: 'POST', url: `/v1/brand/${path}`, headers, body: JSON.stringify(body) })
  const get = async (path: string) => {
    const { statusCode, headers: sent, body } = await server.inject({ url: `/v1/${path}`, headers })
    return { status: statusCode, cache: sent['cache-status'], age: sent.age, body: answerIn(body) }
  }
  /** Visits of landing pages since it was asked last. */
  const visits = () => seen.splice(0).filter((url) => url.endsWith('.example/'))
  /** Works on the queue until it is empty. */
  const work = () => blazon.background.work({ signal: new AbortController().signal, untilEmpty: true })
  return { blazon, server, clock, post, get, visits, work }
}

test('a prefetch is queued at once, worked off by a service that listens, once for a domain', async () => {
  const { blazon, server, post, get, visits } = await service()
  const first = await post('prefetch', { domain: 'https://www.Acme.example/about' })
  expect([first.statusCode, answerIn(first.json())]).toEqual([
    200,
    { status: 'ok', message: 'The domain is queued; a later call finds its brand', domain: 'acme.example' },
  ])
  expect(first.headers['cache-status']).toBeUndefined()
  const again = await post('prefetch', { domain: 'acme.example', timeoutMS: 5_000 })
  expect(again.json()).toMatchObject({ message: expect.stringContaining('queued already') })
  expect(visits()).toEqual([])
  await server.listen({ host: '127.0.0.1', port: 0 })
  let done = 0
  await until(() => {
    void blazon.background.counts().then((counts) => {
      done = counts.done
    })
    return done === 1
  })
  expect(visits()).toEqual(['acme.example/'])
  expect((await post('prefetch', { domain: 'acme.example' })).json()).toMatchObject({
    message: expect.stringContaining('known already'),
  })
  expect(await get('brand/retrieve?domain=acme.example')).toMatchObject({ status: 200 })
  expect(await blazon.background.counts()).toEqual({ waiting: 0, running: 0, done: 1, failed: 0 })
  expect(visits()).toEqual([])
})

test('a prefetch by e-mail takes the domain of the address; free and malformed ones are refused', async () => {
  const { post, blazon } = await service()
  const good = await post('prefetch-by-email', { email: 'jane@acme.example' })
  expect([good.statusCode, good.json()]).toMatchObject([200, { status: 'ok', domain: 'acme.example' }])
  const free = await post('prefetch-by-email', { email: 'jane@gmail.com' })
  expect([free.statusCode, free.json()]).toMatchObject([422, { error_code: 'FREE_EMAIL' }])
  for (const body of [{ email: 'nobody' }, {}, { email: 'jane@acme.example', timeoutMS: 0 }])
    expect((await post('prefetch-by-email', body)).statusCode).toBe(400)
  expect((await post('prefetch', { domain: '127.0.0.1' })).statusCode).toBe(400)
  expect(await blazon.prefetch({ email: 'joe@acme.example' })).toEqual({
    domain: 'acme.example',
    state: 'waiting',
  })
})

test('a queue that is full refuses', async () => {
  bounded(TASKS, { maxWaiting: 1 })
  const { post } = await service()
  expect((await post('prefetch', { domain: 'acme.example' })).statusCode).toBe(200)
  const refused = await post('prefetch', { domain: 'globex.example' })
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { error_code: 'UNAVAILABLE' }])
})

test('an answer says whether it was stored, how old it is, and how long it is fresh', async () => {
  const { get, clock, visits } = await service()
  const brand = 'brand/retrieve?domain=acme.example'
  expect(await get(brand)).toMatchObject({ cache: 'blazon; fwd=miss', age: undefined })
  clock.ms += 90_500
  const ttl = 30 * 24 * 3600 - 91
  expect(await get(brand)).toMatchObject({ cache: `blazon; hit; ttl=${ttl}`, age: '90' })
  // Another body of the same result: it is made anew of what is stored.
  expect(await get('brand/fonts?domain=acme.example')).toMatchObject({
    cache: `blazon; hit; ttl=${ttl}`,
  })
  const page = 'web/scrape/html?url=http://acme.example/'
  expect(await get(page)).toMatchObject({ cache: 'blazon; fwd=miss' })
  expect(await get(page)).toMatchObject({ cache: `blazon; hit; ttl=${24 * 3600}`, age: '0' })
  expect(await get('brand/retrieve?domain=')).toMatchObject({ status: 400, cache: undefined })
  expect(visits()).toEqual(['acme.example/', 'acme.example/'])
})

/** Paths by kinds that have the same age, each for a site of its own. */
const KINDS = [
  [
    30 * DAY,
    [
      'brand/retrieve?domain=a.example',
      'brand/retrieve?domain=b.example&force_language=english',
      'brand/fonts?domain=c.example',
      'brand/styleguide?domain=d.example',
    ],
  ],
  [DAY, ['web/scrape/markdown?url=http://a.example/', 'web/scrape/sitemap?domain=b.example']],
] as const

test.each(KINDS)(
  'after %i ms an answer is sent stale within the window, and renewed once',
  async (maxAgeMs, paths) => {
    const sites = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.example`, { '/': PAGE }]))
    const { get, clock, visits, work, blazon } = await service({}, sites)
    const fresh = new Map<string, Awaited<ReturnType<typeof get>>>()
    for (const path of paths) fresh.set(path, await get(path))
    for (const [path, answer] of fresh)
      expect([path, answer]).toMatchObject([path, { status: 200, cache: 'blazon; fwd=miss' }])
    expect(visits()).toHaveLength(paths.length)
    clock.ms += maxAgeMs + 5_000
    const cache = { cache: 'blazon; hit; ttl=-5; detail=stale', age: String(maxAgeMs / 1_000 + 5) }
    for (const path of paths)
      for (const stale of await Promise.all([get(path), get(path)]))
        expect([path, stale]).toEqual([path, { ...fresh.get(path), ...cache }])
    expect(visits()).toEqual([])
    expect(await blazon.background.counts()).toMatchObject({ waiting: paths.length })
    await work()
    expect(visits()).toHaveLength(paths.length)
    for (const path of paths)
      expect(await get(path)).toMatchObject({ cache: expect.stringMatching(/; hit; ttl=\d+$/) })
    expect(visits()).toEqual([])
    clock.ms += maxAgeMs + DAY
    expect(await get(paths[0])).toMatchObject({
      status: 200,
      cache: expect.stringMatching(/^blazon; fwd=(miss|stale)$/),
    })
    expect(visits()).toHaveLength(1)
  },
)

test('without a window nothing stale is sent, and a renewal that fails leaves the stale answer', async () => {
  let isDown = false
  const flaky: Pages = {
    '/': (_, response) => {
      if (isDown) response.writeHead(410).end()
      else response.setHeader('content-type', 'text/html').end(PAGE)
    },
  }
  const window = await service({}, { 'acme.example': flaky })
  const none = await service({ store: { staleMaxAgeMs: 0 } }, { 'acme.example': flaky })
  const path = 'brand/retrieve?domain=acme.example'
  for (const { get, clock } of [window, none]) {
    expect(await get(path)).toMatchObject({ status: 200 })
    clock.ms += 30 * DAY + 1_000
  }
  isDown = true
  expect(await none.get(path)).toMatchObject({ status: 404 })
  expect(await window.get(path)).toMatchObject({ status: 200, cache: expect.stringContaining('stale') })
})

test('a renewal that did not help is not begun again before its pause is over', async () => {
  bounded(TASKS, { renewalPauseMs: 60_000 })
  const { blazon, clock, work } = await service()
  const task = { call: 'brand', handle: { domain: 'acme.example' }, request: {} } as const
  expect(await blazon.background.add(task)).toBe('queued')
  await work()
  clock.ms += 59_999
  expect(await blazon.background.add(task)).toBe('rested')
  clock.ms += 1
  expect(await blazon.background.add(task)).toBe('queued')
})
