import { expect, test } from 'vitest'
import { storedIn } from '../../../src/engine/store-access.ts'
import { Clock, temporaryStore } from '../../store/temporary.ts'
import { opened } from './opened.ts'
import { AUTHORIZED, heldLookup, ok, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'
const UNLIMITED = { credits_consumed: 0, credits_remaining: 9_007_199_254_740_991 }
const MISS = { status: 'miss', age_ms: 0 }

/**
 * A service over a real database, with a key of its own; `reads` counts the stored answers that were read.
 */
async function startStored({ quota, price = 1 }: { quota?: number; price?: number } = {}) {
  const clock = new Clock()
  const store = await temporaryStore({ now: clock.now })
  if (quota !== undefined) {
    const plan = { name: 'test', quota, period: 'month', perSecond: null, overageCents: null } as const
    await store.accounts.putPlan({ ...plan, prefetch: true })
    await store.accounts.putEndpointCredits('brand/retrieve', price)
    await store.accounts.createOrganisation('acme', 'test')
  }
  const { secret } = await store.createKey('app', quota === undefined ? {} : { organisation: 'acme' })
  const engine = storedIn(store, clock.now)
  let reads = 0
  const of: typeof engine.answers.of = (...asked) => {
    reads++
    return engine.answers.of(...asked)
  }
  const serving = await startServing({
    engine: { ...engine, answers: { ...engine.answers, of } },
    settings: { now: () => clock.ms },
    async lookup({ domain }) {
      await store.putResult(ok(domain))
      return { result: ok(domain) }
    },
  })
  const get = async (path = PATH) => {
    const answer = await serving.get(path, { authorization: `Bearer ${secret}` })
    const id = answer.headers.get('x-request-id')
    return { status: answer.status, id, headers: answer.headers, ...opened(await answer.text()) }
  }
  return { ...serving, store, clock, get, reads: () => reads }
}

test('an answer says its request, its price and its age: made anew, read, and given again', async () => {
  const { get, clock, lookups, reads } = await startStored()
  const fresh = await get()
  expect(fresh.envelope).toEqual({ request_id: fresh.id, key_metadata: UNLIMITED, cache_metadata: MISS })
  clock.ms += 90_000
  const stored = await get()
  const age = { status: 'hit', age_ms: 90_000 }
  expect(stored.envelope).toEqual({ request_id: stored.id, key_metadata: UNLIMITED, cache_metadata: age })
  expect(reads()).toBe(2)
  clock.ms += 500
  const again = await get()
  expect(again.envelope).toEqual({
    ...{ request_id: again.id, key_metadata: UNLIMITED },
    cache_metadata: { status: 'hit', age_ms: 90_500 },
  })
  expect(reads()).toBe(2)
  expect(lookups).toHaveLength(1)
  expect(new Set([fresh.answer, stored.answer, again.answer]).size).toBe(1)
  expect(new Set([fresh.id, stored.id, again.id]).size).toBe(3)
  expect(Buffer.byteLength(again.answer)).toBeLessThan(Number(again.headers.get('content-length')))
})

test.each([
  ['a wrong parameter', '/v1/brand/retrieve', AUTHORIZED, 400],
  ['no key', PATH, {}, 401],
  ['no such route', '/v1/nowhere', AUTHORIZED, 404],
  ['a path that cannot be decoded', '/v1/%zz', AUTHORIZED, 400],
] as const)('a refusal for %s names its request and nothing else', async (_, path, headers, status) => {
  const { get } = await startServing()
  const answer = await get(path, headers)
  expect(answer.status).toBe(status)
  const { envelope } = opened((await answer.json()) as object)
  expect(envelope).toEqual({ request_id: answer.headers.get('x-request-id') })
  expect(envelope.request_id).toBe('req-1')
})

test('bytes that are no HTTP are refused with a request id, too', async () => {
  const { raw } = await startServing()
  const [head = '', body = ''] = (await raw('NOTHING\r\n\r\n')).split('\r\n\r\n')
  const { envelope } = opened(JSON.parse(body) as object)
  expect(head.toLowerCase()).toContain(`x-request-id: ${envelope.request_id}`)
})

test('the credits of a quota go down by the price, whoever answers', async () => {
  const { get } = await startStored({ quota: 7, price: 2 })
  const left: unknown[] = []
  for (let at = 0; at < 3; at++) left.push((await get()).envelope.key_metadata)
  expect(left).toEqual([5, 3, 1].map((remaining) => ({ credits_consumed: 2, credits_remaining: remaining })))
  const refused = await get()
  expect([refused.status, Object.keys(refused.envelope)]).toEqual([403, ['request_id']])
  const fonts = await get('/v1/brand/fonts?domain=acme.example')
  expect(fonts.envelope.key_metadata).toEqual({ credits_consumed: 1, credits_remaining: 0 })
})

test('a call that is not charged gives its credits back', async () => {
  const { get } = await startStored({ quota: 7, price: 2 })
  expect((await get('/v1/brand/retrieve')).status).toBe(400)
  expect((await get()).envelope.key_metadata).toEqual({ credits_consumed: 2, credits_remaining: 5 })
})

test('maxAgeMs is the greatest age of a stored answer, and 0 makes it anew', async () => {
  const { get, clock, lookups } = await startStored()
  await get()
  clock.ms += 30_000
  const young = await get(`${PATH}&maxAgeMs=60000`)
  expect(young.envelope.cache_metadata).toEqual({ status: 'hit', age_ms: 30_000 })
  // A repeat becomes too old for its caller in memory as well.
  clock.ms += 29_999
  expect((await get(`${PATH}&maxAgeMs=60000`)).envelope.cache_metadata?.age_ms).toBe(59_999)
  expect(lookups).toHaveLength(1)
  clock.ms += 1
  const old = await get(`${PATH}&maxAgeMs=60000`)
  expect(old.envelope.cache_metadata).toEqual(MISS)
  expect(old.headers.get('cache-status')).toBe('blazon; fwd=stale')
  for (let at = 0; at < 2; at++)
    expect((await get(`${PATH}&maxAgeMs=0`)).envelope.cache_metadata).toEqual(MISS)
  expect(lookups).toHaveLength(4)
  // Below 0 it is 0, and beyond ten years it is ten years.
  expect((await get(`${PATH}&maxAgeMs=-1`)).envelope.cache_metadata).toEqual(MISS)
  expect((await get(`${PATH}&maxAgeMs=99999999999999`)).envelope.cache_metadata?.status).toBe('hit')
})

test('callers with other ages do not share their work', async () => {
  const held = heldLookup()
  const { get, lookups, calls } = await startServing({ lookup: held.lookup })
  const paths = ['', '', '&maxAgeMs=0', '&maxAgeMs=0', '&maxAgeMs=5000', '&zdr=enabled', '&zdr=disabled']
  const answers = paths.map((more) => get(PATH + more))
  await expect.poll(calls).toBe(paths.length)
  await expect.poll(() => lookups.length).toBe(4)
  held.release()
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
  expect(lookups).toHaveLength(4)
})
