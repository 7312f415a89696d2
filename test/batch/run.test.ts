import { getEventListeners } from 'node:events'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BATCHES } from '../../src/batch/bounds.ts'
import { lookedUp, type Progress, progressLine, progressOf } from '../../src/batch/progress.ts'
import { RETRY_PAUSES } from '../../src/batch/retries.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { LEASE } from '../../src/model/lease.ts'
import { type Options, withDefaults } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'
import { sleep, useVirtualTime } from '../house/virtual-time.ts'
import { failedResult, okResult, refusedResult, snapshotOf } from '../store/records.ts'
import { allOf, Clock, countsOf, temporaryFolder, temporaryStore } from '../store/temporary.ts'
import { type Batch, type Lookup, QUICK_RETRIES, run } from './batch.ts'

useVirtualTime()

const DAY = 24 * 60 * 60 * 1000

/** A lookup that answers by the domain's name, and remembers what it was asked. */
function lookupByName() {
  const asked: string[] = []
  const lookup: Lookup = async ({ domain }) => {
    asked.push(domain)
    await sleep(1)
    if (domain.startsWith('parked')) return { result: refusedResult(domain) }
    if (domain.startsWith('down')) return { result: failedResult(domain) }
    if (domain.startsWith('gone')) return { result: failedResult(domain, false) }
    if (domain.startsWith('crash')) throw new TypeError('no such thing')
    return { result: okResult(domain), snapshot: snapshotOf(domain) }
  }
  return { lookup, asked }
}

bounded(BATCHES, { progressIntervalMs: 5 }, afterAll)
bounded(RETRY_PAUSES, QUICK_RETRIES, afterAll)

const quick = (concurrency = 3): Options => withDefaults({ concurrency, batch: { perHostPauseMs: 1 } })

type Setup = Partial<Batch> & Pick<Batch, 'lines'>

async function batchOf(setup: Setup): Promise<Batch> {
  return {
    list: 'list.txt',
    store: await temporaryStore(),
    lookup: lookupByName().lookup,
    options: quick(),
    ...setup,
  }
}

/** More comments than are read before anything else has its turn. */
function* comments() {
  for (let n = 0; n < 2_000_000; n += 1) yield '#'
}

/** A lookup that ends only when it is told to. */
const untilTold: Lookup = (_, { signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

describe('runBatch', () => {
  it('ends each line of a dirty list as exactly one row', async () => {
    const store = await temporaryStore()
    const { lookup, asked } = lookupByName()
    const lines = [
      '\u{feff}# brands of spring',
      'a.com',
      '',
      '  HTTPS://www.B.com/path?q  \r',
      'b.com',
      '127.0.0.1',
      'localhost # a machine',
      'http://',
      `${'x'.repeat(300)}.com`,
      '➖.la',
      'c.com:8080',
      'user:secret@c.com',
      'bücher.de',
      'xn--bcher-kva.de.',
      '   # indented comment',
      'parked.com',
      'gone.com',
      'A.COM',
    ]
    const summary = await run(await batchOf({ lines, store, lookup, total: lines.length }))
    expect(summary).toMatchObject({
      lines: 18,
      comments: 3,
      ok: 3,
      refused: 1,
      failed: 1,
      invalid: 7,
      skipped: 3,
      inHand: 0,
      extrasFailed: 0,
      interrupted: false,
    })
    expect(asked.toSorted()).toEqual(['a.com', 'b.com', 'gone.com', 'parked.com', 'xn--bcher-kva.de'])
    expect(
      Array.from(await allOf(store.allResults()), ({ result }) => [result.domain, result.state]),
    ).toEqual([
      ['a.com', 'ok'],
      ['b.com', 'ok'],
      ['gone.com', 'failed'],
      ['parked.com', 'refused'],
      ['xn--bcher-kva.de', 'ok'],
    ])
    expect(Array.from(await allOf(store.allLines()), ({ line, domain }) => [line, domain])).toEqual([
      [2, 'a.com'],
      [4, 'b.com'],
      [5, 'b.com'],
      ...[6, 7, 8, 9, 10, 11, 12].map((line) => [line, null]),
      [13, 'xn--bcher-kva.de'],
      [14, 'xn--bcher-kva.de'],
      [16, 'parked.com'],
      [17, 'gone.com'],
      [18, 'a.com'],
    ])
    const invalid = await allOf(store.allLines({ invalid: true }))
    expect(invalid.map(({ line, input }) => [line, input])).toEqual([
      [6, '127.0.0.1'],
      [7, 'localhost # a machine'],
      [8, 'http://'],
      [9, lines[8]],
      [10, '➖.la'],
      [11, 'c.com:8080'],
      [12, 'user:secret@c.com'],
    ])
    for (const { reason } of invalid) expect(reason).toMatch(/ is not a domain: .+\./)
    expect(await store.snapshotOf('a.com')).toEqual(snapshotOf('a.com'))
  })

  it('started again, redoes nothing that is fresh, and doubles nothing', async () => {
    const store = await temporaryStore()
    const { lookup, asked } = lookupByName()
    const lines = ['a.com', 'no domain', 'parked.com', 'gone.com']
    await run(await batchOf({ lines, store, lookup }))
    const second = await run(await batchOf({ lines: ['', ...lines], store, lookup }))
    expect(second).toMatchObject({ ok: 0, refused: 0, failed: 0, invalid: 1, skipped: 3 })
    expect(asked).toHaveLength(3)
    expect(Array.from(await allOf(store.allLines()), ({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(await countsOf(store)).toMatchObject({ ok: 1, refused: 1, failed: 1, invalid: 1 })
  })

  it('looks up again what is no longer fresh, sooner when it failed', async () => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now })
    const { lookup, asked } = lookupByName()
    const batch = { lines: ['a.com', 'parked.com', 'gone.com'], store, lookup, now: () => clock.ms }
    await run(await batchOf(batch))
    clock.ms += DAY
    asked.length = 0
    await run(await batchOf(batch))
    expect(asked).toEqual(['parked.com', 'gone.com'])
    clock.ms += 30 * DAY
    asked.length = 0
    await run(await batchOf(batch))
    expect(asked).toEqual(['a.com', 'parked.com', 'gone.com'])
  })

  it('redoes the failed ones or all of them when asked to', async () => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now })
    const { lookup, asked } = lookupByName()
    const batch = { lines: ['a.com', 'parked.com', 'gone.com', 'a.com'], store, lookup, now: () => clock.ms }
    await run(await batchOf(batch))
    for (const [redo, expected] of [
      ['failed', ['gone.com']],
      ['all', ['a.com', 'parked.com', 'gone.com']],
      ['all', ['a.com', 'parked.com', 'gone.com']],
      ['none', []],
    ] as const) {
      clock.ms += 1_000
      asked.length = 0
      await run(await batchOf({ ...batch, redo }))
      expect(asked).toEqual(expected)
    }
  })

  it('goes on with a redo that was interrupted, where it was', async () => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now })
    const { lookup, asked } = lookupByName()
    const lines = Array.from({ length: 10 }, (_, n) => `d${n}.com`)
    const options = quick(1)
    const batch = { lines, store, lookup, options, now: () => clock.ms }
    await run(await batchOf(batch))
    clock.ms += 1_000
    asked.length = 0
    const stop = new AbortController()
    const stopping: Lookup = async (site, context) => {
      if (asked.length === 4) stop.abort()
      return lookup(site, context)
    }
    const first = await run(await batchOf({ ...batch, lookup: stopping, redo: 'all', signal: stop.signal }))
    expect(first.interrupted).toBe(true)
    clock.ms += 1_000
    const second = await run(await batchOf({ ...batch, redo: 'all' }))
    expect(second).toMatchObject({ interrupted: false, ok: 5, skipped: 5 })
    expect(asked).toEqual(lines)
  })

  it('tries again what may pass, and not what may not', async () => {
    const store = await temporaryStore()
    const { lookup, asked } = lookupByName()
    let failures = 2
    const flaky: Lookup = async (site, context) => {
      if (site.domain === 'flaky.com' && failures-- > 0) throw new BlazonError('unreachable', 'not now')
      return lookup(site, context)
    }
    await run(
      await batchOf({ lines: ['flaky.com', 'down.com', 'gone.com', 'crash.com'], store, lookup: flaky }),
    )
    expect(await store.statusOf('flaky.com')).toMatchObject({ state: 'ok', attempts: 3 })
    expect(await store.statusOf('down.com')).toMatchObject({ state: 'failed', attempts: 3 })
    expect(await store.statusOf('gone.com')).toMatchObject({ state: 'failed', attempts: 1 })
    expect(await store.resultOf('crash.com')).toEqual({
      state: 'failed',
      domain: 'crash.com',
      code: 'internal',
      message: 'Unexpected failure: no such thing',
      retryable: true,
    })
    expect(asked.filter((domain) => domain === 'down.com')).toHaveLength(3)
  })

  it('lets others pass while one waits to be tried again', async () => {
    const finished: string[] = []
    const lookup: Lookup = async ({ domain }) => {
      finished.push(domain)
      return { result: domain === 'down.com' ? failedResult(domain) : okResult(domain) }
    }
    bounded(RETRY_PAUSES, { unreachable: 50 })
    const options = quick(1)
    await run(await batchOf({ lines: ['down.com', 'a.com', 'b.com'], lookup, options }))
    expect(finished).toEqual(['down.com', 'a.com', 'b.com', 'down.com', 'down.com'])
  })

  it('reads the list no faster than it works, with so many lookups at once and no more', async () => {
    let read = 0
    let done = 0
    let running = 0
    let mostRunning = 0
    let mostAhead = 0
    function* lines() {
      for (let n = 0; n < 500; n += 1) {
        read += 1
        mostAhead = Math.max(mostAhead, read - done)
        yield `d${n}.com`
      }
    }
    const lookup: Lookup = async ({ domain }) => {
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await sleep(0)
      running -= 1
      done += 1
      return { result: failedResult(domain, false) }
    }
    const summary = await run(await batchOf({ lines: lines(), lookup, options: quick(5) }))
    expect(summary.failed).toBe(500)
    expect(mostRunning).toBe(5)
    expect(mostAhead).toBeLessThanOrEqual(5 * 4 + 1)
  })

  it('lets timers and signals through while it reads what needs no lookup', async () => {
    const stop = new AbortController()
    const batch = await batchOf({ lines: comments(), signal: stop.signal })
    setTimeout(() => stop.abort(), 1)
    expect((await run(batch)).interrupted).toBe(true)
  })

  it('passes on what the reading of the list throws, with all done that was begun before', async () => {
    const store = await temporaryStore()
    async function* lines() {
      yield 'a.com'
      await sleep(30)
      throw new Error('EIO')
    }
    await expect(run(await batchOf({ lines: lines(), store }))).rejects.toThrow('EIO')
    expect((await store.statusOf('a.com'))?.state).toBe('ok')
    await store.releaseLease(await store.acquireLease('batch'))
  })
})

describe('runBatch that is told to stop', () => {
  it('takes no more, and lets finish what runs', async () => {
    const store = await temporaryStore()
    const stop = new AbortController()
    const lookup: Lookup = async ({ domain }) => {
      if (domain === 'd2.com') stop.abort()
      await sleep(20)
      return { result: okResult(domain) }
    }
    const lines = Array.from({ length: 100 }, (_, n) => `d${n}.com`)
    const summary = await run(await batchOf({ lines, store, lookup, total: 100, signal: stop.signal }))
    expect(summary.interrupted).toBe(true)
    expect(summary.ok).toBe(3)
    const [{ lines: read = 0, unread } = {}] = await store.runs()
    expect([read < 100, unread]).toEqual([true, 100 - read])
    expect((await countsOf(store)).ok).toBe(3)
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0)
  })

  it('ends lookups that do not finish in time, and stores nothing of them', async () => {
    const store = await temporaryStore()
    const stop = new AbortController()
    bounded(BATCHES, { shutdownTimeoutMs: 30 })
    const batch = { lines: ['a.com'], store, lookup: untilTold, signal: stop.signal }
    const running = run(await batchOf(batch))
    await sleep(10)
    stop.abort()
    expect(await running).toMatchObject({ interrupted: true, inHand: 1, ok: 0, failed: 0 })
    expect(await store.statusOf('a.com')).toBeUndefined()
  })

  it('leaves lookups behind that do not end when told to, and stores nothing of them', async () => {
    const store = await temporaryStore()
    const stop = new AbortController()
    const late = sleep(1_500)
    const lookup: Lookup = ({ domain }) => late.then(() => ({ result: okResult(domain) }))
    bounded(BATCHES, { shutdownTimeoutMs: 30 })
    const running = run(await batchOf({ lines: ['a.com'], store, lookup, signal: stop.signal }))
    await sleep(10)
    stop.abort()
    expect(await Promise.race([running, late])).toMatchObject({ interrupted: true, inHand: 1 })
    await late
    await sleep(1)
    expect(await store.statusOf('a.com')).toBeUndefined()
  })

  it('does not wait for a list that never ends', async () => {
    const stop = new AbortController()
    async function* lines() {
      yield 'a.com'
      await new Promise(() => undefined)
    }
    const running = run(await batchOf({ lines: lines(), signal: stop.signal }))
    await sleep(20)
    stop.abort()
    expect(await running).toMatchObject({ interrupted: true, ok: 1 })
  })

  it('does not wait for the next try', async () => {
    const stop = new AbortController()
    bounded(RETRY_PAUSES, { fault: 60_000, unreachable: 60_000 })
    const store = await temporaryStore()
    const running = run(await batchOf({ lines: ['down.com'], store, signal: stop.signal }))
    await sleep(30)
    stop.abort()
    expect(await running).toMatchObject({ interrupted: true, failed: 0 })
    expect(await store.statusOf('down.com')).toBeUndefined()
  })

  it('before it began, does nothing', async () => {
    const { lookup, asked } = lookupByName()
    const summary = await run(await batchOf({ lines: ['a.com'], lookup, signal: AbortSignal.abort() }))
    expect(summary).toMatchObject({ interrupted: true, lines: 0 })
    expect(asked).toEqual([])
  })
})

describe('runBatch and the store', () => {
  it('stops at the first failure, ends what runs, and says what it was', async () => {
    const store = await temporaryStore()
    const full = new BlazonError('storage', 'The database x cannot grow, the disk is full.')
    let puts = 0
    const failing = {
      ...store,
      putResult: async (...put: Parameters<typeof store.putResult>) => {
        puts += 1
        if (puts > 5) throw full
        await store.putResult(...put)
      },
    }
    const lines = Array.from({ length: 500 }, (_, n) => `d${n}.com`)
    const { lookup, asked } = lookupByName()
    await expect(run(await batchOf({ lines, store: failing, lookup }))).rejects.toBe(full)
    expect((await countsOf(store)).ok).toBe(5)
    expect(asked.length).toBeLessThanOrEqual(5 + 3)
    expect(await run(await batchOf({ lines, store, lookup }))).toMatchObject({ ok: 495, skipped: 5 })
  })

  it('stops when the lookup cannot read the store', async () => {
    const lookup = () => Promise.reject(new BlazonError('storage', 'The database x is damaged.'))
    await expect(run(await batchOf({ lines: ['a.com'], lookup }))).rejects.toThrow(/is damaged/)
  })

  it('does not start beside another batch', async () => {
    const store = await temporaryStore()
    const { lookup, asked } = lookupByName()
    const first = run(await batchOf({ lines: ['a.com'], store, lookup }))
    await expect(run(await batchOf({ lines: ['b.com'], store, lookup }))).rejects.toThrow(/Another batch/)
    await first
    expect(asked).toEqual(['a.com'])
    await run(await batchOf({ lines: ['b.com'], store, lookup }))
  })

  it('stops when another has taken over', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    bounded(LEASE, { maxAgeMs: 30 })
    const store = await temporaryStore({ path })
    const running = run(await batchOf({ lines: ['a.com'], store, lookup: untilTold }))
    const later = await temporaryStore({ path, now: () => new Date(Date.now() + DAY) })
    await later.acquireLease('batch')
    await expect(running).rejects.toThrow(/has taken over/)
  })
})

describe('progress', () => {
  it('is reported on the way and at the end', async () => {
    const seen: Progress[] = []
    const lines = Array.from({ length: 30 }, (_, n) => `d${n}.com`)
    const lookup: Lookup = ({ domain }) => sleep(5).then(() => ({ result: okResult(domain) }))
    const total = lines.length
    await run(await batchOf({ lines, lookup, total, onProgress: (progress) => seen.push(progress) }))
    expect(seen.length).toBeGreaterThan(2)
    expect(seen.at(-1)).toMatchObject({ lines: 30, ok: 30, inHand: 0, etaMs: 0 })
    expect(seen.map(({ ok }) => ok)).toEqual(seen.map(({ ok }) => ok).toSorted((a, b) => a - b))
  })

  const tally = {
    lines: 0,
    comments: 0,
    ok: 0,
    refused: 0,
    failed: 0,
    invalid: 0,
    unrendered: 0,
    skipped: 0,
    inHand: 0,
    extrasFailed: 0,
    repeated: 0,
  }
  it.each([
    [tally, undefined, 0, '0 · 0 ok · 0.0/s'],
    [tally, 500, 100, '0 of 500 · 0 ok · 0.0/s'],
    [
      { ...tally, lines: 124, ok: 100, refused: 5, failed: 9, invalid: 2, skipped: 4, inHand: 4 },
      500,
      38_000,
      '120 of 500 · 100 ok · 5 refused · 9 failed · 2 invalid · 4 skipped · 3.0/s · 2 min left',
    ],
    [{ ...tally, lines: 1_250, ok: 1_234, inHand: 16 }, undefined, 1_000_000, '1,234 · 1,234 ok · 1.2/s'],
    [
      { ...tally, lines: 1_000, ok: 1_000 },
      11_000,
      1_000_000,
      '1,000 of 11,000 · 1,000 ok · 1.0/s · 2 h 47 min left',
    ],
    [{ ...tally, lines: 1, ok: 1 }, 11, 2_500, '1 of 11 · 1 ok · 0.4/s · 25 s left'],
    [{ ...tally, lines: 5, comments: 4, ok: 1 }, 11, 2_500, '1 of 11 · 1 ok · 0.4/s · 25 s left'],
    [{ ...tally, lines: 15, comments: 4, ok: 11 }, 11, 2_500, '11 of 11 · 11 ok · 4.4/s'],
  ])('is one line: %#', (counts, total, elapsedMs, line) => {
    const perSecond = elapsedMs > 0 ? (lookedUp(counts) * 1000) / elapsedMs : 0
    expect(progressLine(progressOf(counts, total, { elapsedMs, perSecond }))).toBe(line)
  })
})
