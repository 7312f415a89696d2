import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Lookup } from '../../src/batch/ports.ts'
import { type Batch, runBatch } from '../../src/batch/run.ts'
import type { LookupRequest } from '../../src/model/lookup.ts'
import { withDefaults } from '../../src/model/options.ts'
import { LANDING_PAGE_ALONE, type Result } from '../../src/model/record.ts'
import { meets } from '../../src/pipeline.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { failedResult, okResult, recordOf, refusedResult } from '../store/records.ts'
import { Clock, temporaryStore } from '../store/temporary.ts'

/** A list over a store that holds results of an hour ago already; `asked` is what was looked up. */
function listOver(
  results: readonly Result[],
  answer: (domain: string) => Result = (domain) => okResult(domain),
) {
  const clock = new Clock()
  const store = temporaryStore({ now: clock.now })
  for (const result of results) store.putResult(result)
  const asked: string[] = []
  const lookup: Lookup<Snapshot> = async ({ domain }) => {
    asked.push(domain)
    await sleep(1)
    return { result: answer(domain) }
  }
  const run = (request: LookupRequest = {}, more: Partial<Batch<Snapshot>> = {}) => {
    clock.ms += 60 * 60 * 1000
    asked.length = 0
    return runBatch({
      lines: results.map(({ domain }) => domain),
      list: 'list.txt',
      store,
      lookup,
      parse: parseDomain,
      options: withDefaults({ concurrency: 1, batch: { retryPauseMs: 1, perHostPauseMs: 1 } }),
      meets: (kept) => meets(kept, request),
      now: () => clock.ms,
      ...more,
    })
  }
  return { run, asked, store }
}

function reduced(domain: string, producer: 'http' | 'browser' = 'http'): Result {
  return { state: 'ok', domain, record: { ...recordOf(domain), producer, notes: [LANDING_PAGE_ALONE] } }
}

const KEPT: readonly Result[] = [
  okResult('whole.com'),
  reduced('alone.com'),
  reduced('shown.com', 'browser'),
  refusedResult('parked.com'),
  failedResult('gone.com', false),
  failedResult('down.com', true),
]

it.each<[LookupRequest, string[]]>([
  [{}, ['alone.com', 'shown.com', 'down.com']],
  [{ morePages: true }, ['alone.com', 'shown.com', 'down.com']],
  [{ morePages: false }, ['down.com']],
  [{ producer: 'browser', morePages: false }, ['whole.com', 'alone.com', 'down.com']],
  [{ producer: 'cascade', morePages: false }, ['down.com']],
])('asked for %j, a list looks up what a single lookup would', async (request, expected) => {
  const { run, asked } = listOver(KEPT)
  const summary = await run(request)
  expect(asked).toEqual(expected)
  expect(summary).toMatchObject({ ok: expected.length, skipped: KEPT.length - expected.length })
})

it('tells what earlier runs left refused or failed, line by line', async () => {
  const { run } = listOver(KEPT)
  const lines = [...KEPT.map(({ domain }) => domain), 'www.gone.com', 'down.com']
  expect(await run({ morePages: false }, { lines })).toMatchObject({
    ok: 1,
    skipped: 7,
    earlier: { refused: 1, failed: 2, refusedInRun: 0 },
  })
})

it('does not count again what it has refused or failed itself', async () => {
  const { run } = listOver([], (domain) =>
    domain === 'a.com' ? refusedResult(domain) : failedResult(domain, false),
  )
  const lines = ['a.com', 'b.com', 'c.com', 'd.com', 'e.com', 'f.com', 'a.com', 'b.com']
  expect(await run({}, { lines })).toMatchObject({
    refused: 1,
    failed: 5,
    skipped: 2,
    earlier: { refused: 0, failed: 0 },
  })
})

it('goes on with a run that was interrupted, and remembers how it went', async () => {
  const stop = new AbortController()
  const lines = ['parked.com', 'down.com', 'a.com', 'b.com']
  const { run, asked } = listOver([], (domain) => {
    if (domain === 'a.com') stop.abort()
    if (domain === 'parked.com') return refusedResult(domain)
    return domain === 'down.com' ? failedResult(domain) : okResult(domain)
  })
  const options = withDefaults({ concurrency: 1, batch: { maxAttempts: 1, perHostPauseMs: 1 } })
  expect(await run({}, { lines, options, signal: stop.signal })).toMatchObject({ interrupted: true })
  // What failed in the run has had its tries.
  expect(await run({}, { lines, options })).toMatchObject({
    interrupted: false,
    ok: 1,
    skipped: 3,
    earlier: { refused: 1, failed: 1, refusedInRun: 1 },
  })
  expect(asked).toEqual(['b.com'])
  expect(await run({}, { lines, options })).toMatchObject({
    failed: 1,
    skipped: 3,
    earlier: { refused: 1, failed: 0, refusedInRun: 0 },
  })
  expect(asked).toEqual(['down.com'])
})

it('keeps a record that is there when another look fails, and looks again the next time', async () => {
  const { run, asked, store } = listOver([reduced('alone.com')], (domain) => failedResult(domain, false))
  for (let time = 0; time < 2; time += 1) {
    expect(await run()).toMatchObject({ failed: 1, skipped: 0 })
    expect(asked).toEqual(['alone.com'])
    expect(store.statusOf('alone.com')?.state).toBe('ok')
  }
  expect(await run({}, { redo: 'all' })).toMatchObject({ failed: 1 })
  expect(store.statusOf('alone.com')?.state).toBe('failed')
})
