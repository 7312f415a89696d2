import { describe, expect, it } from 'vitest'
import { failedResult, okResult, recordOf, refusedResult, snapshotOf } from '../records.ts'
import { allOf, Clock, foundOf } from '../temporary.ts'
import type { Stores } from './stores.ts'

const DAY = 24 * 60 * 60 * 1000

/** What a store must do with results, answers and snapshots. */
export function resultsContract(stores: Stores): void {
  describe('results', () => {
    it.each([okResult('a.com'), refusedResult('a.com'), failedResult('a.com')])(
      'come back byte for byte: $state',
      async (result) => {
        const store = await stores.open()
        await store.putResult(result, { attempts: 2 })
        expect(JSON.stringify(await store.resultOf('a.com'))).toBe(JSON.stringify(result))
        expect(await store.statusOf('a.com')).toMatchObject({ state: result.state, attempts: 2 })
      },
    )

    it('come back byte for byte in whatever order and with whatever fields they were put', async () => {
      const { fields, ...rest } = recordOf(
        'a.com',
        'Line\u2028, quote ", NUL \u0000 and lone \ud83d surrogate',
      )
      const shuffled = { fields: { extra: { value: null, tried: [] }, ...fields }, ...rest }
      const result = { record: shuffled, domain: 'a.com', state: 'ok' } as const
      const store = await stores.open()
      await store.putResult(result)
      expect(JSON.stringify(await store.resultOf('a.com'))).toBe(JSON.stringify(result))
    })

    it('are one per domain, the last', async () => {
      const store = await stores.open()
      await store.putResult(okResult('a.com', 'Old'))
      await store.putResult(failedResult('a.com'))
      await store.putResult(okResult('a.com', 'New'))
      expect(Array.from(await allOf(store.allResults()), ({ result }) => result)).toEqual([
        okResult('a.com', 'New'),
      ])
    })

    it('are found by the beginning of their domain, or of a word of their name', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      await store.putResult(okResult('acme.com', 'Zoë’s Deutsche Bank'))
      clock.ms += 1_000
      await store.putResult(okResult('acme-tools.com', 'Acme Tools'))
      await store.putResult(failedResult('acme.net'))
      const domains = async (text: string) => (await store.brandsFrom(text)).map(({ domain }) => domain)
      expect(await domains('acm')).toEqual(['acme.com', 'acme-tools.com', 'acme-tools.com'])
      for (const text of ['zoes', 'ZOË', 'deutsche b', 'bank'])
        expect(await domains(text), text).toEqual(['acme.com'])
      for (const text of ['eutsche', 'acme.net', '%', '\u0000', ''])
        expect(await domains(`${text}x`), text).toEqual([])
      expect((await store.latestBrands()).map(({ domain }) => domain)).toEqual(['acme-tools.com', 'acme.com'])
      const behind = async (text: string) => (await store.brandsAfter(text)).map(({ domain }) => domain)
      expect(await behind('')).toEqual(['acme-tools.com', 'acme.com'])
      expect(await behind('acme-tools.com')).toEqual(['acme.com'])
      expect(await behind('acme.com')).toEqual([])
      await store.corrections.putCorrection({
        ...{
          domain: 'acme.com',
          field: 'name',
          value: 'Acme',
          who: '',
          why: '',
          at: clock.now().toISOString(),
        },
      })
      expect((await store.brandsFrom('deutsche'))[0]).toMatchObject({ domain: 'acme.com', name: 'Acme' })
      await store.putResult(okResult('acme.com', 'Other'))
      expect(await domains('bank')).toEqual([])
    })

    it('have a summary, of what tells whether they meet a request, while they are fresh', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      for (const language of [undefined, 'de']) {
        await store.putResult(okResult('a.com'), { language })
        await store.putResult(refusedResult('parked.com'), { language })
        await store.putResult(failedResult('gone.com', false), { language })
        expect(await store.freshSummaryOf('a.com', language)).toMatchObject({
          state: 'ok',
          record: { producer: 'http', notes: recordOf('a.com').notes },
        })
        expect(await store.freshSummaryOf('parked.com', language)).toMatchObject({ state: 'refused' })
        expect(await store.freshSummaryOf('gone.com', language)).toMatchObject({
          state: 'failed',
          retryable: false,
        })
        expect(await store.freshSummaryOf('b.com', language)).toBeUndefined()
      }
      expect(await store.freshSummaryOf('a.com', 'fr')).toBeUndefined()
      clock.ms += DAY
      for (const language of [undefined, 'de']) {
        expect((await store.freshSummaryOf('a.com', language))?.state).toBe('ok')
        expect(await store.freshSummaryOf('gone.com', language)).toBeUndefined()
      }
    })

    it('are undefined for a domain that was never looked up', async () => {
      const store = await stores.open()
      expect(await store.resultOf('a.com')).toBeUndefined()
      expect(await store.statusOf('a.com')).toBeUndefined()
      expect(await store.snapshotOf('a.com')).toBeUndefined()
    })

    it('are fresh for a month when ok, and for a day when not', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      await store.putResult(okResult('ok.com'))
      await store.putResult(refusedResult('parked.com'))
      await store.putResult(failedResult('down.com'))
      const fresh = () =>
        foundOf(['ok.com', 'parked.com', 'down.com'], (domain) => store.freshResultOf(domain))
      expect(await fresh()).toEqual(['ok.com', 'parked.com', 'down.com'])
      clock.ms += DAY
      expect(await fresh()).toEqual(['ok.com'])
      clock.ms += 29 * DAY - 1
      expect(await fresh()).toEqual(['ok.com'])
      clock.ms += 1
      expect(await fresh()).toEqual([])
    })

    it('are as old as the settings let them be', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now, recordMaxAgeMs: 1_000 })
      await store.putResult(okResult('a.com'))
      clock.ms += 999
      expect(await store.freshResultOf('a.com')).toBeDefined()
      clock.ms += 1
      expect(await store.freshResultOf('a.com')).toBeUndefined()
    })

    it('survive the closing of the file', async () => {
      const db = await stores.newDatabase()
      const first = await stores.open({ db })
      await first.putResult(okResult('a.com'))
      await first.close()
      expect(await (await stores.open({ db, readonly: true })).resultOf('a.com')).toEqual(okResult('a.com'))
    })

    it('are read in the order of domains, while others are written', async () => {
      const store = await stores.open()
      const domains = Array.from({ length: 450 }, (_, n) => `d${String(n).padStart(4, '0')}.com`)
      for (const domain of domains.toReversed()) await store.putResult(failedResult(domain))
      const read: string[] = []
      for await (const { result } of store.allResults()) {
        await store.putResult(refusedResult(result.domain))
        read.push(result.domain)
      }
      expect(read).toEqual(domains)
    })
  })

  describe('answers', () => {
    it('are given as they were put, until their result changes', async () => {
      const store = await stores.open()
      const old = okResult('a.com', 'Old')
      await store.putResult(old)
      await store.putAnswer('brand', '{"status":"ok" }', old)
      expect(await store.answerOf('a.com', 'brand')).toBe('{"status":"ok" }')
      expect(await store.answerOf('a.com', 'fonts')).toBeUndefined()
      await store.putResult(okResult('a.com', 'New'))
      expect(await store.answerOf('a.com', 'brand')).toBeUndefined()
    })

    it('of a result that was replaced meanwhile are not kept', async () => {
      const store = await stores.open()
      const old = okResult('a.com', 'Old')
      await store.putResult(old)
      await store.putResult(okResult('a.com', 'New'))
      await store.putAnswer('brand', 'of the old', old)
      expect(await store.answerOf('a.com', 'brand')).toBeUndefined()
    })

    it('are not given when their result is no longer fresh', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      await store.putResult(okResult('a.com'))
      await store.putAnswer('brand', 'body', okResult('a.com'))
      clock.ms += 30 * DAY
      expect(await store.answerOf('a.com', 'brand')).toBeUndefined()
    })
  })

  describe('snapshots', () => {
    it('come back as they were, bodies in their order', async () => {
      const store = await stores.open()
      const noise = Uint8Array.from({ length: 5_000 }, (_, n) => (n * n * 7 + (n >> 3) * 31) & 0xff)
      const snapshot = snapshotOf('a.com', [noise, new Uint8Array(0), new Uint8Array(100_000)])
      await store.putResult(okResult('a.com'), { snapshot })
      const read = await store.snapshotOf('a.com')
      expect(read).toEqual(snapshot)
      expect(JSON.stringify({ ...read, bodies: [...(read?.bodies.keys() ?? [])] })).toBe(
        JSON.stringify({ ...snapshot, bodies: [...snapshot.bodies.keys()] }),
      )
    })

    it('go with a result that has none', async () => {
      const store = await stores.open()
      await store.putResult(okResult('a.com'), { snapshot: snapshotOf('a.com') })
      await store.putResult(failedResult('a.com'))
      expect(await store.snapshotOf('a.com')).toBeUndefined()
    })
  })
}
