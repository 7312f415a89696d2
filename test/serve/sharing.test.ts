import { expect, test } from 'vitest'
import { DEFAULTS } from '../../src/model/options.ts'
import { AUTHORIZED, heldLookup, ok, startServing, until } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

test('equal calls at the same time share one run and get the same bytes', async () => {
  const held = heldLookup()
  const { get, lookups } = await startServing({ lookup: held.lookup })
  const calls = Array.from({ length: 20 }, () => get(PATH).then((answer) => answer.text()))
  calls.push(get('/v1/brand/retrieve?domain=https://www.acme.example/').then((answer) => answer.text()))
  await until(() => lookups.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  held.release()
  expect(new Set(await Promise.all(calls)).size).toBe(1)
  expect(lookups).toEqual(['acme.example'])
})

test('a failed run is not kept: the next call runs again', async () => {
  let runs = 0
  const { get } = await startServing({
    lookup: async (site) => {
      runs += 1
      if (runs === 1) throw new Error('broken once')
      return { result: ok(site.domain) }
    },
  })
  expect((await get(PATH)).status).toBe(500)
  expect((await get(PATH)).status).toBe(200)
})

test('work stops within two seconds after the last client left', async () => {
  const held = heldLookup()
  const { url, lookups } = await startServing({ lookup: held.lookup })
  const leaver = new AbortController()
  const call = fetch(url + PATH, { headers: AUTHORIZED, signal: leaver.signal }).catch(() => 'left')
  await until(() => lookups.length > 0)
  leaver.abort()
  expect(await call).toBe('left')
  await until(() => held.stopped.length > 0, 2_000)
})

test('work goes on while one of two clients is still there', async () => {
  const held = heldLookup()
  const { url, get, lookups } = await startServing({ lookup: held.lookup })
  const leaver = new AbortController()
  const left = fetch(url + PATH, { headers: AUTHORIZED, signal: leaver.signal }).catch(() => 'left')
  const stays = get(PATH)
  await until(() => lookups.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  leaver.abort()
  await left
  await new Promise((resolve) => setTimeout(resolve, 1_300))
  expect(held.stopped).toEqual([])
  held.release()
  expect((await stays).status).toBe(200)
  expect(lookups).toHaveLength(1)
})

test('a client that left is gone once: when its time is over, the work of another goes on', async () => {
  const held = heldLookup()
  const { url, get, lookups } = await startServing({ lookup: held.lookup })
  const leaver = new AbortController()
  const options = { headers: AUTHORIZED, signal: leaver.signal }
  const left = fetch(`${url}${PATH}&timeoutMS=1000`, options).catch(() => 'left')
  await until(() => lookups.length > 0)
  leaver.abort()
  await left
  const stays = get(`${PATH}&timeoutMS=20000`)
  // The leaver's second is over, and so is the one that work without anybody would be given after it.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(held.stopped).toEqual([])
  held.release()
  expect((await stays).status).toBe(200)
  expect(lookups).toHaveLength(1)
})

test('a client that leaves and asks again at once finds its work still running', async () => {
  const held = heldLookup()
  const { url, get, lookups } = await startServing({ lookup: held.lookup })
  const leaver = new AbortController()
  const left = fetch(url + PATH, { headers: AUTHORIZED, signal: leaver.signal }).catch(() => 'left')
  await until(() => lookups.length > 0)
  leaver.abort()
  await left
  await new Promise((resolve) => setTimeout(resolve, 450))
  const again = get(PATH)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(held.stopped).toEqual([])
  held.release()
  expect((await again).status).toBe(200)
  expect(lookups).toHaveLength(1)
})

test('work that was stopped is not joined: whoever comes later starts afresh', async () => {
  const held = heldLookup()
  const { url, get, lookups } = await startServing({ lookup: held.lookup })
  const leaver = new AbortController()
  const left = fetch(url + PATH, { headers: AUTHORIZED, signal: leaver.signal }).catch(() => 'left')
  await until(() => lookups.length > 0)
  leaver.abort()
  await left
  await until(() => held.stopped.length > 0)
  held.release()
  expect((await get(PATH)).status).toBe(200)
  expect(lookups).toHaveLength(2)
})

test('work that never ends is given up after the longest time a caller may wait', async () => {
  let runs = 0
  const { get } = await startServing({
    serve: { maxTimeoutMs: 200 },
    lookup: (site) => {
      runs += 1
      return runs === 1 ? new Promise(() => undefined) : Promise.resolve({ result: ok(site.domain) })
    },
    deps: {},
  })
  const first = await get(`${PATH}&timeoutMS=150`)
  expect(first.status).toBe(408)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect((await get(`${PATH}&timeoutMS=150`)).status).toBe(200)
})

/** Sites that take all of the time there is, the first `slow` times. */
function slowSite(slow: number) {
  const times: number[] = []
  const lookup = async (
    { domain }: { domain: string },
    { timeoutMs = 300 }: { timeoutMs: number | undefined },
  ) => {
    times.push(timeoutMs)
    if (times.length > slow) return { result: ok(domain) }
    await new Promise((resolve) => setTimeout(resolve, timeoutMs))
    const message = `${domain} did not answer in time.`
    return { result: { state: 'failed', domain, code: 'timeout', message, retryable: true } as const }
  }
  return { times, lookup, deps: { options: { ...DEFAULTS, lookupTimeoutMs: 300 } } }
}

test('who says how long they wait is told that it is over; who does not, that the site is slow', async () => {
  const { get } = await startServing(slowSite(3))
  const asked = ['', '&timeoutMS=200', '&timeoutMS=300', '&timeoutMS=700']
  const answers: number[] = []
  // Each of a site of its own: what the last one left may still be running.
  for (const [at, query] of asked.entries())
    answers.push((await get(`/v1/brand/retrieve?domain=a${at}.example${query}`)).status)
  expect(answers).toEqual([400, 408, 408, 200])
})

test('who has more time than the work that they joined has it begun anew', async () => {
  const { times, ...site } = slowSite(1)
  const { get } = await startServing(site)
  const first = get(PATH)
  await until(() => times.length > 0)
  const patient = get(`${PATH}&timeoutMS=20000`)
  const alike = get(PATH)
  expect([(await first).status, (await alike).status, (await patient).status]).toEqual([400, 400, 200])
  expect(times).toEqual([300, 20_500])
})
