import { afterAll, describe, expect, it } from 'vitest'
import { BATCHES } from '../../src/batch/bounds.ts'
import { RETRY_PAUSES, RETRYING } from '../../src/batch/retries.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import { bounded } from '../house/bounded.ts'
import { sleep, useVirtualTime } from '../house/virtual-time.ts'
import { okResult, refusedResult } from '../store/records.ts'
import { countsOf, temporaryStore } from '../store/temporary.ts'
import { type Batch, type Lookup, QUICK_RETRIES, run } from './batch.ts'

useVirtualTime()

type Setup = Partial<Batch> & Pick<Batch, 'lines'>

bounded(RETRY_PAUSES, QUICK_RETRIES, afterAll)
bounded(RETRYING, { jitter: 0 }, afterAll)

async function batchOf(setup: Setup, batch: PartialOptions['batch'] = {}, concurrency = 4): Promise<Batch> {
  return {
    list: 'list.txt',
    store: await temporaryStore(),
    lookup: async ({ domain }) => ({ result: okResult(domain) }),
    options: withDefaults({ concurrency, batch: { perHostPauseMs: 1, ...batch } }),
    ...setup,
  }
}

/** A lookup that takes so long, and notes when each began. */
function clocked(
  stayMs: number,
  answer: (domain: string, nth: number) => Result = (domain) => okResult(domain),
) {
  const began: { domain: string; at: number }[] = []
  const lookup: Lookup = async ({ domain }) => {
    began.push({ domain, at: performance.now() })
    const nth = began.filter((each) => each.domain === domain).length
    await sleep(stayMs)
    return { result: answer(domain, nth) }
  }
  const gaps = () => began.slice(1).map(({ at }, n) => at - (began[n]?.at ?? 0))
  return { lookup, began, gaps, order: () => began.map(({ domain }) => domain) }
}

function waitsFor(domain: string, retryAfterMs: number): Result {
  return { ...refusedResult(domain), class: 'blocked', retryAfterMs } as Result
}

describe('a batch, towards one host,', () => {
  it('asks one thing at a time and pauses after it', async () => {
    const { lookup, gaps } = clocked(10)
    const lines = ['a.acme.com', 'b.acme.com', 'acme.com']
    await run(await batchOf({ lines, lookup }, { perHostPauseMs: 40 }))
    expect(gaps()).toEqual([50, 50])
  })

  it('spares the hosts that it is told to, and no others', async () => {
    const { lookup, order, gaps } = clocked(5)
    const isMapped = (domain: string) => domain.endsWith('mapped.com')
    const lines = ['a.mapped.com', 'b.mapped.com', 'c.mapped.com', 'd.mapped.com']
    await run(await batchOf({ lines, lookup, isMapped }, { perHostPauseMs: 5_000 }))
    expect(order()).toEqual(lines)
    expect(gaps()).toEqual([0, 0, 0])
  })

  it('does not hold up the others of a list that has a thousand of its pages first', async () => {
    const { lookup, order } = clocked(1)
    const many = Array.from({ length: 1_000 }, (_, n) => `d${n}.acme.com`)
    const others = Array.from({ length: 50 }, (_, n) => `other${n}.com`)
    const stop = new AbortController()
    const store = await temporaryStore()
    const running = run(
      await batchOf(
        { lines: [...many, ...others], lookup, store, signal: stop.signal },
        { perHostPauseMs: 200 },
      ),
    )
    while (!order().includes('other49.com')) await sleep(5)
    expect(order().filter((domain) => domain.endsWith('.acme.com')).length).toBeLessThan(10)
    stop.abort()
    expect(await running).toMatchObject({ interrupted: true, lines: 1_050 })
    expect((await countsOf(store)).ok).toBe(order().length)
  })

  it('reads ahead no further than it may', async () => {
    const { lookup, order } = clocked(1)
    let read = 0
    function* lines() {
      for (; read < 500; read += 1) yield `d${read}.acme.com`
      yield 'other.com'
    }
    const stop = new AbortController()
    bounded(BATCHES, { maxWaiting: 30 })
    const limits = { perHostPauseMs: 20 }
    const running = run(await batchOf({ lines: lines(), lookup, signal: stop.signal }, limits))
    while (order().length < 5) await sleep(5)
    expect(read).toBeLessThan(50)
    stop.abort()
    expect(await running).toMatchObject({ interrupted: true })
  })

  it('warns of no leak while many wait', async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => warnings.push(message)
    process.on('warning', note)
    const lines = Array.from({ length: 60 }, (_, n) => `d${n}.acme.com`)
    expect(await run(await batchOf({ lines }))).toMatchObject({ ok: 60 })
    await sleep(1)
    process.off('warning', note)
    expect(warnings).toEqual([])
  })
})

describe('a batch whose site asks it to come back later', () => {
  it('does, when that time is over and not before, while others are looked up', async () => {
    const store = await temporaryStore()
    const { lookup, began, order } = clocked(1, (domain, nth) =>
      domain === 'busy.com' && nth === 1 ? waitsFor(domain, 80) : okResult(domain),
    )
    await run(await batchOf({ lines: ['busy.com', 'a.com', 'b.com'], lookup, store }, {}, 1))
    expect(order()).toEqual(['busy.com', 'a.com', 'b.com', 'busy.com'])
    // The lookup itself took 1 ms.
    expect((began[3]?.at ?? 0) - (began[0]?.at ?? 0)).toBe(81)
    expect(await store.statusOf('busy.com')).toMatchObject({ state: 'ok', attempts: 2 })
  })

  it('leaves the other names of that host alone as long', async () => {
    const { lookup, began, order } = clocked(1, (domain, nth) =>
      domain === 'a.busy.com' && nth === 1 ? waitsFor(domain, 80) : okResult(domain),
    )
    await run(await batchOf({ lines: ['a.busy.com', 'b.busy.com', 'other.com'], lookup }))
    expect(order().slice(0, 2)).toEqual(['a.busy.com', 'other.com'])
    expect((began[2]?.at ?? 0) - (began[0]?.at ?? 0)).toBe(81)
  })

  it('waits no longer than it may, and counts each try', async () => {
    const store = await temporaryStore()
    const { lookup, order } = clocked(1, (domain) => waitsFor(domain, 3_600_000))
    bounded(RETRYING, { maxPauseMs: 10 })
    await run(await batchOf({ lines: ['busy.com'], lookup, store }))
    expect(order()).toHaveLength(3)
    expect(await store.statusOf('busy.com')).toMatchObject({ state: 'refused', attempts: 3 })
    expect(await store.resultOf('busy.com')).toEqual(waitsFor('busy.com', 3_600_000))
  })

  it('ends at once when it is told to, with nothing stored of that site', async () => {
    const store = await temporaryStore()
    const stop = new AbortController()
    const { lookup, order } = clocked(1, (domain) => waitsFor(domain, 60_000))
    const lines = ['busy.com', 'www.other.busy.com']
    const running = run(await batchOf({ lines, lookup, store, signal: stop.signal }))
    while (order().length < 1) await sleep(1)
    await sleep(20)
    stop.abort()
    const before = performance.now()
    expect(await running).toMatchObject({ interrupted: true, refused: 0, inHand: 2 })
    expect(performance.now() - before).toBeLessThan(10)
    expect(await store.statusOf('busy.com')).toBeUndefined()
  })
})
