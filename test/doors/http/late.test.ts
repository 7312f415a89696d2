import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Crowd, createCrowd } from '../../../src/concurrency/crowd.ts'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { createSharedWork } from '../../../src/doors/http/shared-work.ts'
import { bounded } from '../../house/bounded.ts'
import { AUTHORIZED, heldLookup, startServing } from './serving.ts'

/*
 * What becomes of work whose callers were out of time, in contrast to callers who hang up. The clock is set
 * by the tests: nothing here depends on how fast the machine is.
 */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Shared work that ends when the test says so; `runs` and `stopped` name it by its key. */
function heldWork(bounds: { lateMs?: number; maxLate?: number; whenCrowded?: Crowd['whenAny'] } = {}) {
  const shared = createSharedWork<string>(
    { maxMs: 300_000, usualMs: 30_000, lateMs: 30_000, maxLate: 2, ...bounds },
    () => undefined,
  )
  const runs: string[] = []
  const stopped: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (key: string, timeoutMs: number, signal = new AbortController().signal) => {
    const work = shared.join(
      key,
      ({ signal: over }) => {
        runs.push(key)
        over.addEventListener('abort', () => stopped.push(key))
        return new Promise<string>((resolve) => ends.set(key, () => resolve(`made ${key}`)))
      },
      { timeoutMs, workMs: 30_000, signal },
    )
    return work.catch((thrown: { code?: string }) => thrown.code ?? 'left')
  }
  return { ask, runs, stopped, end: (key: string) => ends.get(key)?.(), close: () => shared.abort() }
}

test('work goes on after its last caller was out of time, and who asks again gets its outcome', async () => {
  const { ask, runs, stopped, end } = heldWork()
  const first = ask('a', 1_000)
  await pass(1_000)
  expect(await first).toBe('timeout')
  await pass(20_000)
  const second = ask('a', 1_000)
  await pass(1_000)
  expect(await second).toBe('timeout')
  await pass(25_000)
  const third = ask('a', 1_000)
  end('a')
  expect([await third, runs, stopped]).toEqual(['made a', ['a'], []])
})

test('it goes on as long as the bound says and no longer, and ends when the server closes', async () => {
  const { ask, stopped, close } = heldWork()
  void ask('a', 1_000)
  await pass(30_999)
  expect(stopped).toEqual([])
  await pass(1)
  expect(stopped).toEqual(['a'])
  void ask('b', 1_000)
  await pass(2_000)
  close()
  expect(stopped).toEqual(['a', 'b'])
})

test('a caller who hangs up ends it within two seconds, unless another was out of time', async () => {
  const { ask, stopped } = heldWork()
  const leaver = new AbortController()
  void ask('left', 60_000, leaver.signal)
  void ask('late', 1_000)
  await pass(1_000)
  void ask('late', 60_000, leaver.signal)
  leaver.abort()
  await pass(2_000)
  expect(stopped).toEqual(['left'])
  await pass(28_000)
  expect(stopped).toEqual(['left', 'late'])
})

test('no more of it goes on than the bound says; what comes later ends as if it were left', async () => {
  const { ask, stopped, end } = heldWork()
  for (const key of ['a', 'b', 'c']) void ask(key, 1_000)
  await pass(2_000)
  expect(stopped).toEqual(['c'])
  end('a')
  void ask('d', 1_000)
  await pass(20_000)
  expect(stopped).toEqual(['c'])
})

test('without time for it, all of it ends soon', async () => {
  const { ask, stopped } = heldWork({ lateMs: 0 })
  void ask('a', 1_000)
  await pass(2_000)
  expect(stopped).toEqual(['a'])
})

test('what nobody waits for gives way to those who wait for a place, and what somebody waits for does not', async () => {
  const crowd = createCrowd()
  const { ask, stopped } = heldWork({ whenCrowded: crowd.whenAny })
  for (const key of ['late', 'joined']) void ask(key, 1_000)
  void ask('waited for', 60_000)
  await pass(1_000)
  void ask('joined', 60_000)
  expect(stopped).toEqual([])
  const leave = crowd.join()
  await pass(0)
  expect(stopped).toEqual(['late'])
  void ask('later', 1_000)
  await pass(1_000)
  expect(stopped).toEqual(['late', 'later'])
  leave()
  void ask('last', 1_000)
  await pass(2_000)
  expect(stopped).toEqual(['late', 'later'])
})

test('the server keeps to its bound', async () => {
  bounded(SERVICE, { afterTimeoutMs: 5_000 })
  const held = heldLookup()
  const { server, lookups } = await startServing({
    lookup: held.lookup,
    listen: false,
  })
  const asked = server.inject({
    url: '/v1/brand/retrieve?domain=acme.example&timeoutMS=1000',
    headers: { host: 'localhost', ...AUTHORIZED },
  })
  while (lookups.length === 0) await new Promise(setImmediate)
  await pass(5_999)
  expect([(await asked).statusCode, held.stopped]).toEqual([408, []])
  await pass(1)
  expect(held.stopped).toEqual(['acme.example'])
})

test('a slow site asked with a short timeoutMS is answered in the end, from what is stored', async () => {
  const held = heldLookup()
  const { server, lookups, answers } = await startServing({ lookup: held.lookup, listen: false })
  const ask = () =>
    server.inject({
      url: '/v1/brand/retrieve?domain=acme.example&timeoutMS=1000',
      headers: { host: 'localhost', ...AUTHORIZED },
    })
  const first = ask()
  while (lookups.length === 0) await new Promise(setImmediate)
  await pass(1_000)
  expect((await first).json()).toMatchObject({ code: 408, error_code: 'REQUEST_TIMEOUT' })
  expect((await first).headers['x-should-retry']).toBe('false')
  await pass(20_000)
  held.release()
  while (answers.size === 0) await new Promise(setImmediate)
  expect((await ask()).json()).toMatchObject({ status: 'ok', brand: { domain: 'acme.example' } })
  expect([lookups, held.stopped]).toEqual([['acme.example'], []])
})
