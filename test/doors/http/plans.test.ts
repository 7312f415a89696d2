import { describe, expect, test } from 'vitest'
import { storedIn } from '../../../src/engine/store-access.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import type { Plan } from '../../../src/model/plans.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { ok, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

/** A server over a real database, with a key of an organisation that has a plan of its own. */
async function startPlanned(given: Partial<Plan> = {}, permissions?: readonly string[]) {
  const clock = { ms: Date.parse('2026-11-20T08:00:00Z') }
  const now = () => new Date(clock.ms)
  const store = await temporaryStore({ now })
  const plan = { name: 'test', quota: null, period: 'month', perSecond: null, overageCents: null } as const
  await store.accounts.putPlan({ ...plan, prefetch: true, ...given })
  await store.accounts.createOrganisation('acme', 'test')
  const { id, secret } = await store.createKey('crm', { organisation: 'acme', permissions })
  const serving = await startServing({
    engine: storedIn(store, now),
    settings: { now: () => clock.ms },
    listen: false,
    lookup: async ({ domain }) => {
      if (domain === 'gone.example') throw new BlazonError('not_found', 'It is gone.')
      return { result: ok(domain) }
    },
  })
  const get = (url = PATH, key = secret) =>
    serving.server.inject({ url, headers: { authorization: `Bearer ${key}` } })
  const statuses = async (...urls: string[]) => {
    const seen: number[] = []
    for (const url of urls) seen.push((await get(url)).statusCode)
    return seen
  }
  return { ...serving, store, clock, id, get, statuses }
}

describe('the rate of a key', () => {
  test('is one second of burst, and whoever waits as told is answered', async () => {
    const { get, clock } = await startPlanned({ perSecond: 3 })
    const first = await get()
    expect(first.headers).toMatchObject({
      ratelimit: '"default";r=2;t=1',
      'ratelimit-policy': '"default";q=3;w=1',
    })
    const burst = [first, await get(), await get(), await get(), await get()]
    expect(burst.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429])
    const waits = burst.slice(3).map(({ headers }) => [headers['retry-after'], headers['retry-after-ms']])
    expect(waits).toEqual([
      ['1', '334'],
      ['1', '668'],
    ])
    expect(burst[3]?.json()).toMatchObject({ code: 429, error_code: 'RATE_LIMITED' })
    clock.ms += 334
    expect((await get()).statusCode).toBe(200)
    clock.ms += 334
    expect((await get()).statusCode).toBe(200)
  })

  test('counts explanations and files, which cost nothing, and no suggestions', async () => {
    const { statuses, store, clock } = await startPlanned({ perSecond: 2 })
    const explained = '/v1/brand/explain?domain=acme.example'
    const file = '/v1/brand/file?domain=acme.example&url=https://acme.example/a.svg'
    const [first, second, ...rest] = await statuses(explained, file, explained, file)
    expect([first, second]).not.toContain(429)
    expect(rest).toEqual([429, 429])
    const suggested = await statuses(...Array.from({ length: 3 }, () => '/v1/brand/suggest?query=a'))
    expect(suggested).not.toContain(429)
    clock.ms += 1_000
    expect(await statuses(file)).not.toContain(429)
    expect((await store.accounts.usageOf('acme', '2026-11')).used).toBe(0)
  })

  test('is kept for who waits as told, whatever others ask for meanwhile', async () => {
    const { get, clock } = await startPlanned({ perSecond: 1 })
    const ask = async (name: string) => {
      const { statusCode, headers } = await get(`/v1/brand/retrieve?domain=${name}.example`)
      return [statusCode, headers['retry-after'], headers.ratelimit]
    }
    expect(await ask('a')).toEqual([200, undefined, '"default";r=0;t=1'])
    expect(await ask('b')).toEqual([429, '1', '"default";r=0;t=1'])
    expect(await ask('c')).toEqual([429, '2', '"default";r=0;t=2'])
    clock.ms += 1_000
    expect(await ask('new')).toEqual([429, '2', '"default";r=0;t=2'])
    clock.ms += 700
    for (const status of [200, 429]) expect((await ask('b'))[0]).toBe(status)
    clock.ms += 700
    for (const name of ['newer', 'c', 'newest']) expect((await ask(name))[0]).toBe(name === 'c' ? 200 : 429)
  })

  test('is asked for after the route and before the input, and not for usage', async () => {
    const { statuses } = await startPlanned({ perSecond: 1 })
    expect(await statuses('/v1/nowhere', '/v1/brand/retrieve?domain=', PATH, '/v1/brand/retrieve')).toEqual([
      ...[404, 400, 429, 429],
    ])
    expect(await statuses('/v1/usage', '/v1/logs', '/v1/usage')).toEqual([200, 200, 200])
  })

  test('is none without a plan', async () => {
    const { get, store } = await startPlanned({ perSecond: 1 })
    const { secret } = await store.createKey('mine')
    const answers = [await get(PATH, secret), await get(PATH, secret), await get(PATH, secret)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers[0]?.headers.ratelimit).toBeUndefined()
    const usage = await get('/v1/usage', secret)
    expect([usage.statusCode, usage.json()]).toMatchObject([404, { error_code: 'NO_ORGANISATION' }])
  })
})

describe('a quota', () => {
  test('is spent by answers alone, and then refused with 403', async () => {
    const { get, statuses, store } = await startPlanned({ quota: 3 })
    const gone = '/v1/brand/retrieve?domain=gone.example'
    expect(await statuses(PATH, gone, '/v1/brand/retrieve?domain=', PATH, gone, PATH, PATH, gone)).toEqual([
      ...[200, 404, 400, 200, 404, 200, 403, 403],
    ])
    expect((await get()).json()).toMatchObject({ error_code: 'QUOTA_EXCEEDED' })
    expect((await get('/v1/usage')).json()).toMatchObject({
      usage: { organisation: 'acme', quota: 3, used: 3, left: 0, overage: 0, calls: 9 },
    })
    await store.accounts.putPlan({ ...(await planOf(store)), quota: 4 })
    expect(await statuses(PATH, PATH)).toEqual([200, 403])
  })

  test('with a price is exceeded, and begins anew with each month', async () => {
    const { get, statuses, clock } = await startPlanned({ quota: 1, overageCents: 1_900 })
    expect(await statuses(PATH, PATH, PATH)).toEqual([200, 200, 200])
    const { usage } = (await get('/v1/usage')).json() as { usage: object }
    expect(usage).toMatchObject({ used: 3, left: 0, overage: 2, overage_cents: 4 })
    clock.ms += 12 * 86_400_000
    expect(await statuses(PATH)).toEqual([200])
    expect((await get('/v1/usage')).json()).toMatchObject({ usage: { month: '2026-12', used: 1 } })
    expect((await get('/v1/usage?month=2026-11')).json()).toMatchObject({ usage: { used: 3 } })
    expect((await get('/v1/usage?month=2026-13')).json()).toMatchObject({
      code: 400,
      message: 'The parameter month must be a month, such as 2026-11',
    })
  })

  test('counts what an endpoint costs', async () => {
    const { get, statuses, store } = await startPlanned({ quota: 5 })
    await store.accounts.putEndpointCredits('brand/retrieve', 2)
    expect(await statuses(PATH, PATH, PATH, '/v1/brand/fonts?domain=acme.example')).toEqual([
      ...[200, 200, 403, 200],
    ])
    expect((await get('/v1/usage')).json()).toMatchObject({ usage: { used: 5, left: 0 } })
  })
})

test('calls are kept by organisation, whatever key they were made with, a page at a time', async () => {
  const { get, store, id } = await startPlanned()
  await get()
  const { secret } = await store.rotateKey(id, new Date(0))
  expect((await get()).statusCode).toBe(401)
  await get('/v1/brand/retrieve?domain=', secret)
  await get(PATH, secret)
  const first = (await get('/v1/logs?limit=2', secret)).json() as { logs: { status: number }[]; next: number }
  expect(first.logs.map(({ status }) => status)).toEqual([200, 400])
  expect(first.logs[0]).toMatchObject({
    endpoint: 'brand/retrieve',
    method: 'GET',
    credits: 1,
    request_id: 'req-4',
  })
  const second = (await get(`/v1/logs?limit=2&before=${first.next}`, secret)).json()
  expect(second).toMatchObject({ logs: [{ status: 200, key_id: id }], next: null })
})

test('a search that finds nothing in 20,000 calls goes on where it ended', async () => {
  const { get, store, id, clock } = await startPlanned()
  const [{ id: organisation } = { id: '' }] = await store.accounts.listOrganisations()
  const call = {
    keyId: id,
    organisation,
    method: 'GET',
    endpoint: 'brand/retrieve',
    elapsedMs: 1,
    credits: 0,
  }
  const calls = Array.from({ length: 20_600 }, (_, at) => {
    return { ...call, requestId: `call-${at}`, status: at === 3 ? 404 : 200, at: clock.ms - 1_000 }
  })
  for (let from = 0; from < calls.length; from += 500)
    await store.accounts.putCalls(calls.slice(from, from + 500), 'holder', [])
  interface Logs {
    readonly logs: { readonly request_id: string }[]
    readonly has_more: boolean
    readonly next: number | null
  }
  const pages: Logs[] = []
  for (let next: number | null | undefined; next !== null; next = pages.at(-1)?.next ?? null) {
    const before = next === undefined ? '' : `&before=${next}`
    pages.push((await get(`/v1/logs?status_code=404${before}`)).json() as Logs)
  }
  expect(pages.map(({ has_more }) => has_more)).toEqual([true, false])
  expect(pages.map(({ logs }) => logs.map(({ request_id }) => request_id))).toEqual([[], ['call-3']])
})

test('a key with permissions opens these endpoints alone', async () => {
  const { get, statuses } = await startPlanned({}, ['brand/retrieve', 'web/*'])
  expect(
    await statuses(PATH, '/v1/brand/fonts?domain=a.example', '/v1/web/scrape/html', '/v1/usage'),
  ).toEqual([...[200, 403, 400, 200]])
  // One endpoint with two names is open by either.
  expect(await statuses('/v1/web/naics', '/v1/brand/naics', '/v1/web/styleguide')).toEqual([400, 403, 400])
  expect((await get('/v1/brand/retrieve-by-name')).json()).toMatchObject({ error_code: 'NOT_PERMITTED' })
  expect((await get('/v1/nowhere')).statusCode).toBe(404)
})

test('all that was counted is stored when the server closes', async () => {
  const { get, server, store } = await startPlanned({ quota: 1_000 })
  for (let n = 0; n < 5; n++) await get()
  await server.close()
  expect(await store.accounts.usageOf('acme', '2026-11')).toMatchObject({ used: 5, calls: 5 })
  const { id: organisation } = (await store.accounts.listOrganisations())[0] ?? { id: '' }
  const all = {
    organisation,
    period: '2026-11',
    quota: 1_000,
    least: 995,
    want: 995,
    holder: 'x',
    leaseMs: 1,
  }
  expect(await store.accounts.leaseCredits(all)).toEqual({ credits: 995, left: 0 })
})

async function planOf({ accounts }: Awaited<ReturnType<typeof temporaryStore>>): Promise<Plan> {
  const plan = (await accounts.listPlans()).find(({ name }) => name === 'test')
  if (!plan) throw new Error('There is such a plan.')
  return plan
}
