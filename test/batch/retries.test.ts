import { describe, expect, it, test } from 'vitest'
import { RETRY_PAUSES, RETRYING, retryAfter } from '../../src/batch/retries.ts'
import { withDefaults } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import { bounded } from '../house/bounded.ts'
import { sleep, useVirtualTime } from '../house/virtual-time.ts'
import { failedResult, okResult, refusedResult } from '../store/records.ts'
import { temporaryStore } from '../store/temporary.ts'
import { type Lookup, QUICK_RETRIES, run } from './batch.ts'

useVirtualTime()

const failed = (code: string, retryable = true) =>
  ({ ...failedResult('acme.com', retryable), code }) as Result
const refused = (status: number, retryAfterMs?: number) =>
  ({ ...refusedResult('acme.com'), class: 'blocked', status, retryAfterMs }) as Result

describe('after a failure', () => {
  it.each<[string, Result, number | undefined, number]>([
    ['a site that asks for a pause', refused(429, 40_000), 40_000, 40_000],
    ['a site that asks for a very short one', refused(503, 0), 1_000, 1_000],
    ['a site that asks for an hour', refused(503, 3_600_000), 600_000, 600_000],
    ['too many requests', refused(429), 15_000, 15_000],
    ['a server without capacity', refused(503), 15_000, 15_000],
    ['a gateway without its server', refused(502), 5_000, 0],
    ['a gateway that waited too long', refused(504), 5_000, 0],
    ['a time limit', failed('timeout'), 5_000, 0],
    ['a closed port or a silent name server', failed('unreachable'), 2_000, 0],
    ['a crash', failed('crashed'), 2_000, 0],
    ['a fault of blazon', failed('internal'), 2_000, 0],
    ['a bad certificate', failed('unreachable', false), undefined, 0],
    ['a name that does not exist', failed('not_found', false), undefined, 0],
    ['a machine without a browser', failed('unavailable'), undefined, 0],
    ['a site that turns us away', refused(403), undefined, 0],
    ['an error of the site itself', refused(500), undefined, 0],
    ['a parked domain', refusedResult('acme.com'), undefined, 0],
    ['a record', okResult('acme.com'), undefined, 0],
  ])('%s has its own pause, and rests its host when that is overloaded', (_, result, pauseMs, restMs) => {
    expect(retryAfter(result, 1, () => 0)).toEqual({ pauseMs, restMs })
  })

  it('the pause doubles with each attempt, is up to half longer by chance, and at most ten minutes', () => {
    const pauses = (random: number) =>
      [1, 2, 3, 4, 9, 99].map((attempts) => retryAfter(failed('timeout'), attempts, () => random).pauseMs)
    expect(pauses(0)).toEqual([5_000, 10_000, 20_000, 40_000, 600_000, 600_000])
    expect(pauses(0.5)).toEqual([6_250, 12_500, 25_000, 50_000, 600_000, 600_000])
    expect(pauses(1)).toEqual([7_500, 15_000, 30_000, 60_000, 600_000, 600_000])
  })

  it('the host rests without the chance, so that its other domains wait no longer than needed', () => {
    expect(retryAfter(refused(503), 2, () => 1)).toEqual({ pauseMs: 45_000, restMs: 30_000 })
  })
})

/** Answers the failures one after the other, then a record, and notes the time of each lookup. */
function answering(...failures: readonly Result[]) {
  const at: number[] = []
  const lookup: Lookup = async ({ domain }) => {
    at.push(Date.now())
    return { result: failures[at.length - 1] ?? okResult(domain) }
  }
  return { lookup, at, gaps: () => at.slice(1).map((time, n) => time - (at[n] ?? 0)) }
}

const options = withDefaults({ batch: { perHostPauseMs: 0, maxAttempts: 4 } })

test('a batch waits longer before each attempt, by the class of the failure before it', async () => {
  bounded(RETRYING, { jitter: 0 })
  const store = await temporaryStore()
  const { lookup, gaps } = answering(failed('unreachable'), refused(503), failed('timeout'))
  expect(await run({ list: 'a', lines: ['acme.com'], store, lookup, options })).toMatchObject({ ok: 1 })
  expect(gaps()).toEqual([2_000, 30_000, 20_000])
  expect(await store.statusOf('acme.com')).toMatchObject({ state: 'ok', attempts: 4 })
  expect(await store.deadLetters({ list: 'a' })).toEqual({ count: 0, domains: [] })
})

test('domains that fail at the same moment do not come back at the same moment', async () => {
  const store = await temporaryStore()
  const at = new Map<string, number[]>()
  const lookup: Lookup = async ({ domain }) => {
    at.set(domain, [...(at.get(domain) ?? []), Date.now()])
    await sleep(1)
    return { result: at.get(domain)?.length === 1 ? failedResult(domain) : okResult(domain) }
  }
  const lines = Array.from({ length: 12 }, (_, n) => `site${n}.com`)
  await run({ list: 'a', lines, store, lookup, options: withDefaults({ concurrency: 12 }) })
  const pauses = Array.from(at.values(), ([first = 0, second = 0]) => second - first)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_001)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3_001)
  expect(new Set(pauses).size).toBeGreaterThan(6)
})

test('a process that ends leaves the number of attempts and the time of the next one to the next process', async () => {
  bounded(RETRYING, { jitter: 0 })
  const store = await temporaryStore()
  const stop = new AbortController()
  const first = answering(refused(429, 60_000))
  const began = Date.now()
  const running = run({
    ...{ list: 'a', lines: ['acme.com'], store, lookup: first.lookup, options, signal: stop.signal },
  })
  await sleep(10_000)
  stop.abort()
  expect(await running).toMatchObject({ interrupted: true, inHand: 1 })
  const second = answering(refused(429, 60_000), refused(429, 60_000), refused(429, 60_000))
  const summary = await run({ list: 'a', lines: ['acme.com'], store, lookup: second.lookup, options })
  expect(summary).toMatchObject({ refused: 1, interrupted: false })
  expect(second.at.map((time) => time - began)).toEqual([60_000, 120_000, 180_000])
  expect(await store.statusOf('acme.com')).toMatchObject({ state: 'refused', attempts: 4 })
  expect(await store.deadLetters({ list: 'a' })).toEqual({ count: 1, domains: ['acme.com'] })
})

test('attempts that have been due for long count anew', async () => {
  const store = await temporaryStore()
  await store.beginRun('a', 'none')
  await store.markLookup('a', 'acme.com', 'running')
  await store.markLookup('a', 'acme.com', { attempts: 3, dueAt: Date.now() })
  await sleep(600_001)
  const { lookup, at } = answering(failed('timeout'), failed('timeout'), failed('timeout'))
  expect(await run({ list: 'a', lines: ['acme.com'], store, lookup, options })).toMatchObject({ ok: 1 })
  expect(at).toHaveLength(4)
})

test('attempts count on although the other domains of the list take long', async () => {
  const store = await temporaryStore()
  await store.beginRun('a', 'none')
  await store.markLookup('a', 'acme.com', 'running')
  await store.markLookup('a', 'acme.com', { attempts: 3, dueAt: Date.now() })
  const { lookup, at } = answering(failed('timeout'), failed('timeout'))
  const slow: Lookup = async (site, context) => {
    if (site.domain === 'acme.com') return lookup(site, context)
    await sleep(600_001)
    return { result: okResult(site.domain) }
  }
  const lines = ['acme.com', 'slow.com']
  // With one place, the domain that was put off comes after the slow one.
  const one = withDefaults({ batch: { perHostPauseMs: 0, maxAttempts: 4 }, concurrency: 1 })
  expect(await run({ list: 'a', lines, store, lookup: slow, options: one })).toMatchObject({
    ok: 1,
    failed: 1,
  })
  expect(at).toHaveLength(1)
})

describe('domains of which no attempt succeeded', () => {
  it('are named, and not those that failed for good, or answered in the end', async () => {
    bounded(RETRY_PAUSES, QUICK_RETRIES)
    const store = await temporaryStore()
    const results: Record<string, readonly Result[]> = {
      'down.com': [failedResult('down.com'), failedResult('down.com'), failedResult('down.com')],
      'busy.com': [refused(503), refused(503), refused(429)].map((of) => ({ ...of, domain: 'busy.com' })),
      'gone.com': [failedResult('gone.com', false)],
      'later.com': [failedResult('later.com')],
      'sold.com': [failedResult('sold.com'), refusedResult('sold.com')],
    }
    const asked: string[] = []
    const lookup: Lookup = async ({ domain }) => {
      asked.push(domain)
      const nth = asked.filter((each) => each === domain).length
      return { result: results[domain]?.[nth - 1] ?? okResult(domain) }
    }
    await run({ list: 'a', lines: Object.keys(results), store, lookup, options: withDefaults({}) })
    expect(await store.deadLetters({ list: 'a' })).toEqual({ count: 2, domains: ['busy.com', 'down.com'] })
    expect(await store.deadLetters({ list: 'b' })).toEqual({ count: 0, domains: [] })
    expect(await store.deadLetters()).toEqual({ count: 2, domains: ['busy.com', 'down.com'] })
  })
})
