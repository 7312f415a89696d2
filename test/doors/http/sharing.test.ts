import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DEFAULTS } from '../../../src/model/options.ts'
import { until } from '../../house/until.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, heldLookup, ok, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

test('equal calls at the same time share one run and get the same bytes', async () => {
  const held = heldLookup()
  const { get, lookups, calls: arrived } = await startServing({ lookup: held.lookup })
  const calls = Array.from({ length: 20 }, () => get(PATH).then((answer) => answer.text()))
  calls.push(get('/v1/brand/retrieve?domain=https://www.acme.example/').then((answer) => answer.text()))
  await until(() => arrived() === 21)
  held.release()
  expect(new Set((await Promise.all(calls)).map((body) => answerIn(body))).size).toBe(1)
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

/** A call whose client leaves once the server works on it. */
async function leave({ url, calls }: Awaited<ReturnType<typeof startServing>>): Promise<void> {
  const before = calls()
  const leaver = new AbortController()
  const left = fetch(url + PATH, { headers: AUTHORIZED, signal: leaver.signal }).catch(() => 'left')
  await until(() => calls() > before)
  leaver.abort()
  expect(await left).toBe('left')
}

test('work stops after the last client left, and whoever comes later starts afresh', async () => {
  const held = heldLookup()
  const serving = await startServing({ lookup: held.lookup })
  await leave(serving)
  await until(() => held.stopped.length > 0)
  held.release()
  expect((await serving.get(PATH)).status).toBe(200)
  expect(serving.lookups).toHaveLength(2)
})

test('work goes on while one of two clients is still there', async () => {
  const held = heldLookup()
  const serving = await startServing({ lookup: held.lookup })
  const stays = serving.get(PATH)
  await until(() => serving.calls() === 1)
  await leave(serving)
  held.release()
  expect((await stays).status).toBe(200)
  expect([serving.lookups, held.stopped]).toEqual([['acme.example'], []])
})

test('work that never ends is given up after the longest time a caller may wait', async () => {
  const begun: AbortSignal[] = []
  const { get } = await startServing({
    serve: { maxTimeoutMs: 200 },
    lookup: (site, { signal }) => {
      begun.push(signal)
      return begun.length === 1 ? new Promise(() => undefined) : Promise.resolve({ result: ok(site.domain) })
    },
  })
  const first = await get(`${PATH}&timeoutMS=150`)
  expect(first.status).toBe(408)
  await until(() => begun[0]?.aborted === true)
  expect((await get(`${PATH}&timeoutMS=150`)).status).toBe(200)
})

/** Sites that use up all their time the first `slow` times; `pause` is how that time passes. */
function slowSite(slow: number, pause: (ms: number) => Promise<void> = sleep) {
  const times: number[] = []
  const lookup = async (
    { domain }: { domain: string },
    { timeoutMs = 300 }: { timeoutMs: number | undefined },
  ) => {
    times.push(timeoutMs)
    if (times.length > slow) return { result: ok(domain) }
    await pause(timeoutMs)
    const message = `${domain} did not answer in time.`
    return { result: { state: 'failed', domain, code: 'timeout', message, retryable: true } as const }
  }
  return { times, lookup, engine: { options: { ...DEFAULTS, lookupTimeoutMs: 300 } } }
}

test('who says how long they wait is told that it is over; who does not, that the site is slow', async () => {
  const { get } = await startServing(slowSite(3))
  const asked = ['', '&timeoutMS=200', '&timeoutMS=300', '&timeoutMS=700']
  const answers: number[] = []
  // Each case has a site of its own, because the work of the last one may still be running.
  for (const [at, query] of asked.entries())
    answers.push((await get(`/v1/brand/retrieve?domain=a${at}.example${query}`)).status)
  expect(answers).toEqual([400, 408, 408, 200])
})

test('who has more time than the work that they joined has it begun anew', async () => {
  const { times, ...site } = slowSite(1, () => until(() => calls() === 3))
  const { get, calls } = await startServing(site)
  const first = get(PATH)
  await until(() => times.length > 0)
  const patient = get(`${PATH}&timeoutMS=20000`)
  const alike = get(PATH)
  expect([(await first).status, (await alike).status, (await patient).status]).toEqual([400, 400, 200])
  expect(times).toEqual([300, 20_500])
})
