import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../src/model/record.ts'
import { failedResult, okResult, recordOf, refusedResult, snapshotOf } from './records.ts'
import { Clock, temporaryFolder, temporaryStore } from './temporary.ts'

const DAY = 24 * 60 * 60 * 1000

describe('results', () => {
  it.each([okResult('a.com'), refusedResult('a.com'), failedResult('a.com')])(
    'come back byte for byte: $state',
    (result) => {
      const store = temporaryStore()
      store.putResult(result, { attempts: 2 })
      expect(JSON.stringify(store.resultOf('a.com'))).toBe(JSON.stringify(result))
      expect(store.statusOf('a.com')).toMatchObject({ state: result.state, attempts: 2 })
    },
  )

  it('come back byte for byte in whatever order and with whatever fields they were put', () => {
    const { fields, ...rest } = recordOf('a.com', 'Line\u2028, quote ", NUL \u0000 and lone \ud83d surrogate')
    const shuffled = { fields: { extra: { value: null, tried: [] }, ...fields }, ...rest }
    const result = { record: shuffled, domain: 'a.com', state: 'ok' } as const
    const store = temporaryStore()
    store.putResult(result)
    expect(JSON.stringify(store.resultOf('a.com'))).toBe(JSON.stringify(result))
  })

  it('are one per domain, the last', () => {
    const store = temporaryStore()
    store.putResult(okResult('a.com', 'Old'))
    store.putResult(failedResult('a.com'))
    store.putResult(okResult('a.com', 'New'))
    expect(Array.from(store.allResults(), ({ result }) => result)).toEqual([okResult('a.com', 'New')])
  })

  it('have an outline, of what tells whether they do, while they are fresh', () => {
    const clock = new Clock()
    const store = temporaryStore({ now: clock.now })
    for (const results of [store, store.inLanguage('de')]) {
      results.putResult(okResult('a.com'))
      results.putResult(refusedResult('parked.com'))
      results.putResult(failedResult('gone.com', false))
      expect(results.freshOutlineOf('a.com')).toMatchObject({
        state: 'ok',
        record: { producer: 'http', notes: recordOf('a.com').notes },
      })
      expect(results.freshOutlineOf('parked.com')).toMatchObject({ state: 'refused' })
      expect(results.freshOutlineOf('gone.com')).toMatchObject({ state: 'failed', retryable: false })
      expect(results.freshOutlineOf('b.com')).toBeUndefined()
    }
    expect(store.inLanguage('fr').freshOutlineOf('a.com')).toBeUndefined()
    clock.ms += DAY
    for (const results of [store, store.inLanguage('de')]) {
      expect(results.freshOutlineOf('a.com')?.state).toBe('ok')
      expect(results.freshOutlineOf('gone.com')).toBeUndefined()
    }
  })

  it('are undefined for a domain that was never looked up', () => {
    const store = temporaryStore()
    expect(store.resultOf('a.com')).toBeUndefined()
    expect(store.statusOf('a.com')).toBeUndefined()
    expect(store.snapshotOf('a.com')).toBeUndefined()
  })

  it('are fresh for a month when ok, and for a day when not', () => {
    const clock = new Clock()
    const store = temporaryStore({ now: clock.now })
    store.putResult(okResult('ok.com'))
    store.putResult(refusedResult('parked.com'))
    store.putResult(failedResult('down.com'))
    const fresh = () => ['ok.com', 'parked.com', 'down.com'].filter((domain) => store.freshResultOf(domain))
    expect(fresh()).toEqual(['ok.com', 'parked.com', 'down.com'])
    clock.ms += DAY
    expect(fresh()).toEqual(['ok.com'])
    clock.ms += 29 * DAY - 1
    expect(fresh()).toEqual(['ok.com'])
    clock.ms += 1
    expect(fresh()).toEqual([])
  })

  it('are as old as the settings let them be', () => {
    const clock = new Clock()
    const store = temporaryStore({ now: clock.now, recordMaxAgeMs: 1_000 })
    store.putResult(okResult('a.com'))
    clock.ms += 999
    expect(store.freshResultOf('a.com')).toBeDefined()
    clock.ms += 1
    expect(store.freshResultOf('a.com')).toBeUndefined()
  })

  it('survive the closing of the file', () => {
    const path = join(temporaryFolder(), 'brands.db')
    const first = temporaryStore({ path })
    first.putResult(okResult('a.com'))
    first.close()
    expect(temporaryStore({ path, readonly: true }).resultOf('a.com')).toEqual(okResult('a.com'))
  })

  it('are read in the order of domains, while others are written', () => {
    const store = temporaryStore()
    const domains = Array.from({ length: 450 }, (_, n) => `d${String(n).padStart(4, '0')}.com`)
    for (const domain of domains.toReversed()) store.putResult(failedResult(domain))
    const read: string[] = []
    for (const { result } of store.allResults()) {
      store.putResult(refusedResult(result.domain))
      read.push(result.domain)
    }
    expect(read).toEqual(domains)
  })

  it('can be asked with plain SQL', () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = temporaryStore({ path })
    for (const result of [okResult('a.com'), refusedResult('b.com'), failedResult('c.com')])
      store.putResult(result)
    const db = new Database(path, { readonly: true })
    expect(
      db
        .prepare('SELECT domain, state, class, url, producer, code, retryable FROM results ORDER BY domain')
        .raw()
        .all(),
    ).toEqual([
      ['a.com', 'ok', null, 'https://a.com/', 'http', null, null],
      ['b.com', 'refused', 'parked', 'https://b.com/lander', null, null, null],
      ['c.com', 'failed', null, null, null, 'unreachable', 1],
    ])
    db.close()
  })

  it('are counted by state and reason', () => {
    const store = temporaryStore()
    expect(store.counts()).toEqual({ ok: 0, refused: 0, failed: 0, invalid: 0, reasons: {} })
    const results: Result[] = [
      okResult('a.com'),
      refusedResult('b.com'),
      failedResult('c.com'),
      failedResult('d.com'),
    ]
    for (const result of results) store.putResult(result)
    store.putLine({ list: 'l', line: 1, input: '', reason: 'empty' })
    expect(store.counts()).toEqual({
      ok: 1,
      refused: 1,
      failed: 2,
      invalid: 1,
      reasons: { unreachable: 2, parked: 1 },
    })
  })
})

describe('answers', () => {
  it('are given as they were put, until their result changes', () => {
    const store = temporaryStore()
    const old = okResult('a.com', 'Old')
    store.putResult(old)
    store.putAnswer('brand', '{"status":"ok" }', old)
    expect(store.answerOf('a.com', 'brand')).toBe('{"status":"ok" }')
    expect(store.answerOf('a.com', 'fonts')).toBeUndefined()
    store.putResult(okResult('a.com', 'New'))
    expect(store.answerOf('a.com', 'brand')).toBeUndefined()
  })

  it('of a result that was replaced meanwhile are not kept', () => {
    const store = temporaryStore()
    const old = okResult('a.com', 'Old')
    store.putResult(old)
    store.putResult(okResult('a.com', 'New'))
    store.putAnswer('brand', 'of the old', old)
    expect(store.answerOf('a.com', 'brand')).toBeUndefined()
  })

  it('are not given when their result is no longer fresh', () => {
    const clock = new Clock()
    const store = temporaryStore({ now: clock.now })
    store.putResult(okResult('a.com'))
    store.putAnswer('brand', 'body', okResult('a.com'))
    clock.ms += 30 * DAY
    expect(store.answerOf('a.com', 'brand')).toBeUndefined()
  })
})

describe('snapshots', () => {
  it('come back as they were, bodies in their order', () => {
    const store = temporaryStore()
    const noise = Uint8Array.from({ length: 5_000 }, (_, n) => (n * n * 7 + (n >> 3) * 31) & 0xff)
    const snapshot = snapshotOf('a.com', [noise, new Uint8Array(0), new Uint8Array(100_000)])
    store.putResult(okResult('a.com'), { snapshot })
    const read = store.snapshotOf('a.com')
    expect(read).toEqual(snapshot)
    expect(JSON.stringify({ ...read, bodies: [...(read?.bodies.keys() ?? [])] })).toBe(
      JSON.stringify({ ...snapshot, bodies: [...snapshot.bodies.keys()] }),
    )
  })

  it('go with a result that has none', () => {
    const store = temporaryStore()
    store.putResult(okResult('a.com'), { snapshot: snapshotOf('a.com') })
    store.putResult(failedResult('a.com'))
    expect(store.snapshotOf('a.com')).toBeUndefined()
  })

  it('share bodies, which go with the last that has them', () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = temporaryStore({ path })
    const db = new Database(path, { readonly: true })
    const bodies = () => db.prepare('SELECT count(*) FROM bodies').pluck().get()
    const shared = new TextEncoder().encode('body { color: red }')
    store.putResult(okResult('a.com'), { snapshot: snapshotOf('a.com', [shared]) })
    store.putResult(okResult('b.com'), { snapshot: snapshotOf('b.com', [shared]) })
    expect(bodies()).toBe(3)
    store.putResult(okResult('a.com'), { snapshot: snapshotOf('a.com') })
    expect(bodies()).toBe(3)
    expect(store.snapshotOf('b.com')).toEqual(snapshotOf('b.com', [shared]))
    store.putResult(failedResult('b.com'))
    expect(bodies()).toBe(1)
    db.close()
  })
})
