import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import type { BatchRequest } from '../../src/batch/request.ts'
import { RETRY_PAUSES } from '../../src/batch/retries.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { failedResult as failureOf } from '../../src/model/failed-result.ts'
import { withDefaults } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import { LANDING_PAGE_ALONE } from '../../src/model/reductions.ts'
import { bounded } from '../house/bounded.ts'
import { failedResult, okResult, recordOf, refusedResult } from '../store/records.ts'
import { Clock, temporaryStore } from '../store/temporary.ts'
import { type Batch, type Lookup, QUICK_RETRIES, run as runOver } from './batch.ts'

bounded(RETRY_PAUSES, QUICK_RETRIES, afterAll)

type Asked = Pick<BatchRequest, 'producer' | 'morePages'>

/** A list over a store that holds results of an hour ago already; `asked` is what was looked up. */
async function listOver(
  results: readonly Result[],
  answer: (domain: string) => Result = (domain) => okResult(domain),
) {
  const clock = new Clock()
  const store = await temporaryStore({ now: clock.now })
  for (const result of results) await store.putResult(result)
  const asked: string[] = []
  const lookup: Lookup = async ({ domain }) => {
    asked.push(domain)
    await sleep(1)
    return { result: answer(domain) }
  }
  const run = (request: Asked = {}, more: Partial<Batch> = {}) => {
    clock.ms += 60 * 60 * 1000
    asked.length = 0
    return runOver({
      lines: results.map(({ domain }) => domain),
      list: 'list.txt',
      store,
      lookup,
      options: withDefaults({ concurrency: 1, batch: { perHostPauseMs: 1 } }),
      ...request,
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

it.each<[Asked, string[]]>([
  [{}, ['alone.com', 'shown.com', 'down.com']],
  [{ morePages: true }, ['alone.com', 'shown.com', 'down.com']],
  [{ morePages: false }, ['down.com']],
  [{ producer: 'browser', morePages: false }, ['whole.com', 'alone.com', 'down.com']],
  [{ producer: 'cascade', morePages: false }, ['down.com']],
])('asked for %j, a list looks up what a single lookup would', async (request, expected) => {
  const { run, asked } = await listOver(KEPT)
  const summary = await run(request)
  expect(asked).toEqual(expected)
  expect(summary).toMatchObject({ ok: expected.length, skipped: KEPT.length - expected.length })
})

it('tells what earlier runs left refused or failed, line by line', async () => {
  const { run } = await listOver(KEPT)
  const lines = [...KEPT.map(({ domain }) => domain), 'www.gone.com', 'down.com']
  expect(await run({ morePages: false }, { lines })).toMatchObject({
    ok: 1,
    skipped: 7,
    earlier: { refused: 1, failed: 2, refusedInRun: 0 },
  })
})

it('does not count again what it has refused or failed itself', async () => {
  const { run } = await listOver([], (domain) =>
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
  const { run, asked } = await listOver([], (domain) => {
    if (domain === 'a.com') stop.abort()
    if (domain === 'parked.com') return refusedResult(domain)
    return domain === 'down.com' ? failedResult(domain) : okResult(domain)
  })
  const options = withDefaults({ concurrency: 1, batch: { maxAttempts: 1, perHostPauseMs: 1 } })
  expect(await run({}, { lines, options, signal: stop.signal })).toMatchObject({ interrupted: true })
  // A domain that failed in the run is not tried again in it.
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

it('goes on with a run that lacked a browser, and looks up again what needed one', async () => {
  const stop = new AbortController()
  const lines = ['shell.com', 'a.com', 'b.com']
  const lacking = failureOf('shell.com', new BlazonError('unavailable', 'There is no browser.'))
  const { run, asked } = await listOver([], (domain) => {
    if (domain === 'a.com') stop.abort()
    return domain === 'shell.com' ? lacking : okResult(domain)
  })
  // It is asked once in each run: some seconds later the same would lack.
  const options = withDefaults({ concurrency: 1, batch: { maxAttempts: 3, perHostPauseMs: 1 } })
  await run({}, { lines, options, signal: stop.signal })
  expect(asked).toEqual(['shell.com', 'a.com'])
  expect(await run({}, { lines, options })).toMatchObject({ failed: 1, ok: 1, skipped: 1 })
  expect(asked).toEqual(['shell.com', 'b.com'])
})

it('keeps a record that is there when another look fails, and looks again the next time', async () => {
  const { run, asked, store } = await listOver([reduced('alone.com')], (domain) =>
    failedResult(domain, false),
  )
  for (let time = 0; time < 2; time += 1) {
    expect(await run()).toMatchObject({ failed: 1, skipped: 0 })
    expect(asked).toEqual(['alone.com'])
    expect((await store.statusOf('alone.com'))?.state).toBe('ok')
  }
  expect(await run({}, { redo: 'all' })).toMatchObject({ failed: 1 })
  expect((await store.statusOf('alone.com'))?.state).toBe('failed')
})

it('asks beside the record what has no outcome yet, and tells what could not be found out', async () => {
  const questions = [{ name: 'founded', type: 'number' }] as const
  const { run, asked, store } = await listOver([okResult('a.com'), okResult('b.com'), refusedResult('c.com')])
  const found: string[] = []
  const stop = new AbortController()
  const extras: Batch['extras'] = {
    async products(handle) {
      const domain = 'domain' in handle ? handle.domain : ''
      found.push(`products of ${domain}`)
      if (domain === 'b.com') throw new BlazonError('timeout', 'b.com took too long.')
      return { state: 'ok', domain, products: [], pages: [] }
    },
    async query(handle, { points }) {
      const domain = 'domain' in handle ? handle.domain : ''
      found.push(`${points.map(({ name }) => name).join()} of ${domain}`)
      if (found.length === 2) stop.abort()
      return { state: 'ok', domain, urls: [], answers: [], absent: [], notes: [] }
    },
  }
  const asks = (more: Partial<Batch>) => {
    found.length = 0
    return run({}, { extras, ...more })
  }
  // Stopped after the first domain: the same call goes on with the second one.
  expect(await asks({ products: 3, questions, signal: stop.signal })).toMatchObject({ interrupted: true })
  expect(await asks({ products: 3, questions })).toMatchObject({ ok: 1, skipped: 2, extrasFailed: 1 })
  expect(found).toEqual(['products of b.com', 'founded of b.com'])
  expect(await asks({ products: 3, questions })).toMatchObject({ ok: 1, skipped: 2, extrasFailed: 1 })
  expect(found).toEqual(['products of b.com'])
  expect(await asks({ questions: [{ name: 'ceo', type: 'text' }] })).toMatchObject({ ok: 2, extrasFailed: 0 })
  expect(found).toEqual(['ceo of a.com', 'ceo of b.com'])
  expect(await asks({ redo: 'all', products: 3 })).toMatchObject({ ok: 3 })
  expect([asked.toSorted(), found]).toEqual([
    ['a.com', 'b.com', 'c.com'],
    ['products of a.com', 'products of b.com', 'products of c.com'],
  ])
  expect((await store.extrasOf('b.com')).map((extra) => extra.found)).toMatchObject([
    { state: 'failed', message: 'b.com took too long.' },
    { state: 'ok' },
  ])
})
