import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { LineFilter } from '../../../src/model/stored.ts'
import { unrendered } from '../../../src/paths/policy.ts'
import type { Store } from '../../../src/store/index.ts'
import { failedResult, okResult, refusedResult } from '../records.ts'
import { allOf, Clock, tidy } from '../temporary.ts'
import type { Stores } from './stores.ts'

/** A lookup of which no attempt has failed. */
const FIRST = { attempts: 0, dueAt: 0 }

/** What a store must do for a batch: lines, runs and the lease. */
export function listsContract(stores: Stores): void {
  it('tells lists with long names apart', async () => {
    const store = await stores.open()
    const list = randomBytes(4_000).toString('hex')
    await store.beginRun(list, 'none')
    await store.putLines(list, 0, [{ line: 1, input: 'x y', domain: null, reason: 'white space' }])
    await store.markLookup(list, 'a.example', 'running')
    const [line] = await allOf(store.allLines({ list }))
    expect(line?.input).toBe('x y')
    expect(await allOf(store.allLines({ list: line?.list ?? '' }))).toEqual([line])
    expect(await allOf(store.allLines({ list: `${list}1` }))).toEqual([])
    expect(await allOf(store.allLines())).toEqual([line])
    expect(await store.begunLookups(list)).toEqual([{ domain: 'a.example', crashes: 1, ...FIRST }])
    await store.endRun(list)
    expect(await store.runs()).toMatchObject([{ list: line?.list, lines: 1 }])
    expect(await store.begunLookups(list)).toEqual([])
  })

  describe('lines', () => {
    const lineOf = (line: number, domain: string) => ({ line, input: `www.${domain}`, domain, reason: null })
    const invalid = (line: number) => ({ line, input: 'x y', domain: null, reason: 'white space' })
    const placesIn = async (store: Store, filter?: LineFilter) =>
      Array.from(
        await allOf(store.allLines(filter)),
        ({ list, line, domain }) => `${list} ${line} ${domain ?? 'invalid'}`,
      )

    it('are those of the last run over each list', async () => {
      const store = await stores.open()
      await store.putLines('b.txt', 0, [lineOf(1, 'b.com')])
      await store.putLines('a.txt', 0, [lineOf(1, 'a.com'), invalid(3), lineOf(4, 'c.com')])
      await store.putLines('a.txt', 4, [lineOf(7, 'd.com'), lineOf(9, 'e.com')])
      // The list is read again: lines 1 and 3 are gone, and it ends with line 7.
      await store.putLines('a.txt', 0, [lineOf(2, 'a.com'), invalid(4)])
      expect(await placesIn(store)).toEqual([
        ...['a.txt 2 a.com', 'a.txt 4 invalid', 'a.txt 7 d.com', 'a.txt 9 e.com', 'b.txt 1 b.com'],
      ])
      await store.endLines('a.txt', 7)
      expect(await placesIn(store, { list: 'a.txt' })).toEqual([
        ...['a.txt 2 a.com', 'a.txt 4 invalid', 'a.txt 7 d.com'],
      ])
      expect(await placesIn(store, { invalid: true })).toEqual(['a.txt 4 invalid'])
    })

    it('have products and answers beside their results, one of each kind, until they are old', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      const found = { state: 'ok', domain: 'a.com', products: [], pages: [] } as const
      const answers = { ...found, urls: [], answers: [], absent: [], notes: [] }
      const asks = (...names: string[]) => names.map((name) => ({ name, type: 'text' as const }))
      expect(await store.extrasAsked()).toEqual({ products: false, questions: [] })
      await store.putExtra('b.com', { kind: 'answers', asked: asks('ceo', 'founded'), found: answers })
      await store.putExtra('a.com', { kind: 'answers', asked: asks('ceo', 'offices'), found: answers })
      await store.putExtra('a.com', { kind: 'products', asked: 3, found })
      await store.putExtra('a.com', { kind: 'products', asked: 4, found })
      // Neither a new result nor a directory that was imported concerns them.
      await store.putResult(okResult('a.com'))
      expect(await store.extrasOf('a.com')).toEqual([
        { kind: 'products', asked: 4, found, finishedAt: clock.now() },
        { kind: 'answers', asked: asks('ceo', 'offices'), found: answers, finishedAt: clock.now() },
      ])
      expect(await store.extrasAsked()).toEqual({ products: true, questions: ['ceo', 'founded', 'offices'] })
      clock.ms += 366 * 86_400_000
      await tidy(store)
      expect(await store.extrasAsked()).toEqual({ products: false, questions: [] })
    })

    it('of a run in a language stand apart', async () => {
      const store = await stores.open()
      await store.putLines('a.txt', 0, [lineOf(1, 'a.com')])
      await store.putLines('a.txt', 0, [lineOf(2, 'a.com')], 'de')
      await store.endLines('a.txt', 0)
      expect(await placesIn(store)).toEqual([])
      expect(await placesIn(store, { language: 'de' })).toEqual(['a.txt 2 a.com'])
    })

    it('tell which results are on no list, and how those of a list ended', async () => {
      const store = await stores.open()
      for (const result of [unrendered(okResult('a.com')), refusedResult('b.com'), failedResult('c.com')])
        await store.putResult(result)
      await store.putResult(okResult('a.com'), { language: 'de' })
      await store.putResult(failedResult('c.com'), { language: 'de' })
      await store.putLines('a.txt', 0, [lineOf(1, 'a.com'), lineOf(2, 'b.com'), lineOf(3, 'a.com')])
      const unlisted = async (language?: string) =>
        Array.from(await allOf(store.unlistedResults(language)), ({ result }) => result.domain)
      expect(await unlisted()).toEqual(['c.com'])
      expect(await unlisted('de')).toEqual(['a.com', 'c.com'])
      const ok = { state: 'ok', reason: null, domains: 1, unrendered: 1, message: null }
      const parked = { state: 'refused', reason: 'parked', domains: 1, unrendered: 0, message: null }
      const down = {
        state: 'failed',
        reason: 'unreachable',
        domains: 1,
        unrendered: 0,
        message: 'c.com did not answer.',
      }
      const sorted = (outcomes: readonly unknown[]) => expect.arrayContaining(outcomes as unknown[])
      expect(await store.outcomes()).toEqual(sorted([ok, parked, down]))
      expect(await store.outcomes({ list: 'a.txt' })).toEqual(sorted([ok, parked]))
      expect(await store.outcomes({ language: 'de' })).toEqual(sorted([{ ...ok, unrendered: 0 }, down]))
      expect(await store.outcomes({ list: 'a.txt', language: 'de' })).toEqual([])
      expect(await store.storedResultOf('c.com', 'de')).toMatchObject({ result: failedResult('c.com') })
      expect(await store.storedResultOf('b.com')).toMatchObject({
        result: refusedResult('b.com'),
        attempts: 1,
      })
    })

    it('are read page by page, and cut', async () => {
      const store = await stores.open()
      for (let line = 1; line <= 1_100; line += 100)
        await store.putLines(
          'a',
          line - 1,
          Array.from({ length: 100 }, (_, n) => ({ ...invalid(line + n), input: 'é'.repeat(3_000) })),
        )
      const lines = await allOf(store.allLines())
      expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: 1_100 }, (_, n) => n + 1))
      expect(lines[0]?.input).toBe('é'.repeat(2_000))
    })
  })

  describe('runs', () => {
    it('go on from their beginning until they have ended', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      const first = await store.beginRun('a.txt', 'all')
      expect(first).toEqual(clock.now())
      clock.ms += 1_000
      expect(await store.beginRun('a.txt', 'all')).toEqual(first)
      expect(await store.beginRun('b.txt', 'all')).toEqual(clock.now())
      await store.endRun('a.txt')
      clock.ms += 1_000
      expect(await store.beginRun('a.txt', 'all')).toEqual(clock.now())
      clock.ms += 1_000
      expect(await store.beginRun('a.txt', 'failed')).toEqual(clock.now())
      expect(await store.beginRun('a.txt', 'failed', { language: 'de' })).toEqual(clock.now())
    })

    it('tell how far they are', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      await store.putResult(okResult('a.com'))
      const startedAt = await store.beginRun('a.txt', 'none')
      await store.putLines('a.txt', 0, [
        { line: 1, input: 'a.com', domain: 'a.com', reason: null },
        { line: 2, input: 'b.com', domain: 'b.com', reason: null },
        { line: 3, input: 'www.b.com', domain: 'b.com', reason: null },
        { line: 4, input: 'b', domain: null, reason: 'a single word' },
      ])
      const run = {
        list: 'a.txt',
        language: null,
        startedAt,
        endedAt: null,
        lines: 4,
        invalid: 1,
        pending: 1,
        unread: null,
      }
      expect(await store.runs()).toEqual([run])
      // The list was counted when the run goes on, and then became shorter.
      for (const [total, unread] of [
        [120, 116],
        [3, 0],
      ] as const) {
        await store.beginRun('a.txt', 'none', { total })
        expect(await store.runs()).toEqual([{ ...run, unread }])
      }
      clock.ms += 1_000
      await store.putResult(okResult('b.com'))
      await store.endRun('a.txt')
      await store.beginRun('b.txt', 'none', { language: 'de', total: 3 })
      expect(await store.runs()).toEqual([
        {
          list: 'b.txt',
          language: 'de',
          startedAt: clock.now(),
          endedAt: null,
          lines: 0,
          invalid: 0,
          pending: 0,
          unread: 3,
        },
        { ...run, endedAt: clock.now(), pending: 0, unread: 0 },
      ])
    })
  })

  describe('begun lookups', () => {
    it('wait for their next attempt after a kill as well, and a shutdown changes nothing of it', async () => {
      const store = await stores.open()
      await store.beginRun('a.txt', 'none')
      await store.markLookup('a.txt', 'a.com', 'running')
      await store.markLookup('a.txt', 'a.com', { attempts: 2, dueAt: 1_790_000_000_000 })
      await store.markLookup('a.txt', 'a.com', 'paused')
      const next = { attempts: 2, dueAt: 1_790_000_000_000 }
      expect(await store.begunLookups('a.txt')).toEqual([{ domain: 'a.com', crashes: 0, ...next }])
      await store.markLookup('a.txt', 'a.com', 'running')
      expect(await store.begunLookups('a.txt')).toEqual([{ domain: 'a.com', crashes: 1, ...next }])
    })

    it('of an interrupted run are known to the next one, with how often they were running at a crash', async () => {
      const db = await stores.newDatabase()
      const begin = async () => {
        const store = await stores.open({ db })
        await store.beginRun('a.txt', 'none')
        const left = await store.begunLookups('a.txt')
        return { store, left: left.toSorted((a, b) => (a.domain < b.domain ? -1 : 1)) }
      }
      const first = await begin()
      expect(first.left).toEqual([])
      for (const domain of ['a.com', 'b.com', 'c.com'])
        await first.store.markLookup('a.txt', domain, 'running')
      await first.store.markLookup('a.txt', 'b.com', 'paused')
      await first.store.markLookup('a.txt', 'c.com', 'ended')
      await first.store.markLookup('a.txt', 'd.com', 'paused')
      await first.store.markLookup('a.txt', 'e.com', 'running', 'de')
      await first.store.markLookup('b.txt', 'f.com', 'running')
      const second = await begin()
      expect(second.left).toEqual([
        { domain: 'a.com', crashes: 1, ...FIRST },
        { domain: 'b.com', crashes: 0, ...FIRST },
      ])
      await second.store.markLookup('a.txt', 'b.com', 'running')
      const third = await begin()
      expect(third.left).toEqual([
        { domain: 'a.com', crashes: 1, ...FIRST },
        { domain: 'b.com', crashes: 1, ...FIRST },
      ])
      await third.store.markLookup('a.txt', 'a.com', 'running')
      expect((await begin()).left).toEqual([
        { domain: 'a.com', crashes: 2, ...FIRST },
        { domain: 'b.com', crashes: 1, ...FIRST },
      ])
      await third.store.endRun('a.txt')
      expect((await begin()).left).toEqual([])
      expect(await third.store.begunLookups('a.txt', 'de')).toEqual([
        { domain: 'e.com', crashes: 1, ...FIRST },
      ])
    })
  })

  describe('the lease', () => {
    it('has one holder', async () => {
      const db = await stores.newDatabase()
      const store = await stores.open({ db })
      const other = await stores.open({ db })
      const holder = await store.acquireLease('batch')
      await expect(other.acquireLease('batch')).rejects.toThrow(
        `Another batch (process ${process.pid} on ${hostname()}) is working on the database ${stores.shown(db)}; let it finish or stop it.`,
      )
      await store.renewLease(holder)
      await store.releaseLease(holder)
      await other.releaseLease(await other.acquireLease('batch'))
    })

    it('is free for a later store of this process when its holder has closed without a release', async () => {
      const db = await stores.newDatabase()
      const abandoned = await stores.open({ db })
      await abandoned.acquireLease('batch')
      await abandoned.close()
      const later = await stores.open({ db })
      await later.releaseLease(await later.acquireLease('batch'))
    })

    it('has what its holder reports, which the status shows while it is held', async () => {
      const store = await stores.open()
      const holder = await store.acquireLease('batch')
      const hosts = [{ host: 'a.example', lookups: 3, waitMs: 5_000 }]
      const oldest = { domain: 'b.example', ms: 700 }
      const lookups = { domains: 7, perSecond: 1.5, running: 2, waiting: 3, oldest, hosts }
      const counts = { ok: 5, refused: 1, failed: 1, invalid: 0, skipped: 0, left: 9 }
      const list = { list: 'a.txt', language: null, ...counts, perSecond: 1.5, etaMs: 6_000 }
      await store.renewLease(holder, { lookups, list })
      const from = { pid: process.pid, host: hostname(), seenAt: expect.stringMatching(/^2\S+Z$/) }
      expect((await store.status()).work).toEqual({
        ...{
          workers: [{ ...from, ...lookups, chunks: [] }],
          lists: [{ ...from, ...list }],
          hosts,
          givenUp: [],
        },
      })
      // Nothing about the domain stays.
      await store.forget({ domain: 'b.example', unicode: 'b.example', isSuffix: false })
      expect((await store.status()).work).toMatchObject({ workers: [], lists: [] })
      await store.renewLease(holder, { list })
      expect((await store.status()).work).toMatchObject({ workers: [], lists: [{ left: 9 }] })
      await store.releaseLease(holder)
      expect((await store.status()).work.lists).toEqual([])
    })

    it('is lost by a holder that was silent for half a minute', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      const slow = await store.acquireLease('batch')
      clock.ms += 30_000
      await expect(store.acquireLease('batch')).rejects.toThrow(/Another batch/)
      clock.ms += 1
      await store.acquireLease('batch')
      await expect(store.renewLease(slow)).rejects.toThrow(/has taken over/)
    })
  })
}
