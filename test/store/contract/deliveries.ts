import { expect, test } from 'vitest'
import type { NewDelivery, TakenDelivery } from '../../../src/model/webhooks.ts'
import type { Store } from '../../../src/store/index.ts'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

const ACCEPTED = { httpStatus: 204, error: null }
const REFUSED = { httpStatus: 500, error: { code: 'http_status', message: 'It answered with 500.' } }

/** An event of a batch, for the receiver at a port. */
export const eventOf = (name: string, more: Partial<NewDelivery> = {}): NewDelivery => ({
  ...{ owner: 'org_1', event: 'batch.completed', eventId: `evt_${name}` },
  ...{ source: { type: 'batch', batchId: `batch_${name}` }, url: 'https://a.example/hook' },
  ...{ secret: 'whsec_1', retry: [10, 60], body: '{"ü":1}', ...more },
})

async function taken(store: Store, holder: string): Promise<TakenDelivery> {
  const one = await store.takeDelivery(holder, [])
  if (!one) throw new Error('One is due.')
  return one
}

/** What a store must do with events for webhooks. */
export function deliveriesContract(stores: Stores): void {
  test('an event is stored once, taken once, and delivered with its attempt in the log', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const id = await store.enqueueDelivery(eventOf('1'))
    expect(id).toMatch(/^whd_[\da-f]{32}$/)
    expect(await store.enqueueDelivery(eventOf('1'))).toBe(id)
    const holder = await store.acquireLease('webhooks 1')
    const one = await taken(store, holder)
    expect(one).toEqual({
      ...{ id, attempt: 1, holder, eventId: 'evt_1', url: 'https://a.example/hook' },
      ...{ secret: 'whsec_1', body: '{"ü":1}', owner: 'org_1' },
    })
    expect(await store.takeDelivery(holder, [])).toBeUndefined()
    expect(await store.deliveryOf(id)).toMatchObject({ status: 'delivering', nextAttemptAt: null })
    clock.ms += 5
    expect(await store.endDelivery(one, ACCEPTED)).toBe(true)
    expect(await store.endDelivery(one, ACCEPTED)).toBe(false)
    expect(await store.deliveryOf(id)).toMatchObject({
      ...{ status: 'delivered', lastError: null, nextAttemptAt: null, retry: [10, 60] },
      ...{ deliveredAt: clock.now(), source: { type: 'batch', batchId: 'batch_1' } },
    })
    expect((await store.deliveryAttempts(id)).items).toEqual([
      {
        ...{ attempt: 1, trigger: 'initial', url: 'https://a.example/hook', httpStatus: 204, error: null },
        ...{ startedAt: new Date(clock.ms - 5), completedAt: clock.now() },
      },
    ])
  })

  test('an attempt that failed is followed by those of the schedule, and then the delivery has failed', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const id = await store.enqueueDelivery(eventOf('1'))
    const holder = await store.acquireLease('webhooks 1')
    for (const delay of [10_000, 60_000]) {
      await store.endDelivery(await taken(store, holder), REFUSED)
      expect(await store.deliveryOf(id)).toMatchObject({
        ...{ status: 'retrying', lastError: REFUSED.error, nextAttemptAt: new Date(clock.ms + delay) },
      })
      clock.ms += delay - 1
      expect(await store.takeDelivery(holder, [])).toBeUndefined()
      clock.ms += 1
    }
    await store.endDelivery(await taken(store, holder), REFUSED)
    expect(await store.deliveryOf(id)).toMatchObject({ status: 'failed', nextAttemptAt: null })
    const { items } = await store.deliveryAttempts(id)
    expect(items.map(({ attempt, trigger }) => [attempt, trigger])).toEqual([
      [3, 'automatic'],
      [2, 'automatic'],
      [1, 'initial'],
    ])
    const final = await store.enqueueDelivery(eventOf('2'))
    await store.endDelivery(await taken(store, holder), { ...REFUSED, isFinal: true })
    expect(await store.deliveryOf(final)).toMatchObject({ status: 'failed' })
  })

  test('an attempt of a process that has ended is repeated at once, at most ten times', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const id = await store.enqueueDelivery(eventOf('1'))
    for (let life = 1; life <= 10; life++) {
      const holder = await store.acquireLease(`webhooks ${life}`)
      const one = await taken(store, holder)
      expect(await store.freeDeliveries()).toBe(0)
      clock.ms += 40_000
      expect(await store.freeDeliveries()).toBe(1)
      expect(await store.endDelivery(one, ACCEPTED)).toBe(false)
    }
    expect(await store.deliveryOf(id)).toMatchObject({ status: 'failed', lastError: { code: 'interrupted' } })
    expect((await store.deliveryAttempts(id)).items.every(({ completedAt }) => completedAt)).toBe(true)
  })

  test('receivers and owners that are busy are passed over', async () => {
    const store = await stores.open({ now: new Clock().now })
    await store.enqueueDelivery(eventOf('1', { url: 'http://slow.example:8080/a' }))
    await store.enqueueDelivery(eventOf('2', { url: 'http://quick.example/' }))
    await store.enqueueDelivery(eventOf('3', { url: 'http://quick.example/', owner: 'org_2' }))
    const holder = await store.acquireLease('webhooks 1')
    const of = await store.takeDelivery(holder, [], ['org_1'])
    expect(of).toMatchObject({ eventId: 'evt_3', owner: 'org_2' })
    expect(await store.takeDelivery(holder, [], ['org_1'])).toBeUndefined()
    const one = await store.takeDelivery(holder, ['slow.example:8080'])
    expect(one?.eventId).toBe('evt_2')
    expect(await store.takeDelivery(holder, ['slow.example:8080'])).toBeUndefined()
  })

  test('a delivery is sent again by hand, once for each key, for seven days', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const id = await store.enqueueDelivery(eventOf('1', { retry: [] }))
    const holder = await store.acquireLease('webhooks 1')
    const one = await taken(store, holder)
    expect(await store.retryDelivery(id)).toBe('delivering')
    await store.endDelivery(one, REFUSED)
    const asked = { idempotencyKey: 'k' }
    expect([await store.retryDelivery(id, asked), await store.retryDelivery(id, asked)]).toEqual([
      'queued',
      'queued',
    ])
    await store.endDelivery(await taken(store, holder), ACCEPTED)
    expect(await store.retryDelivery(id, asked)).toBe('queued')
    expect(await store.takeDelivery(holder, [])).toBeUndefined()
    expect(await store.retryDelivery(id)).toBe('delivered')
    expect(await store.retryDelivery(id, { force: true })).toBe('queued')
    await store.endDelivery(await taken(store, holder), ACCEPTED)
    const { items } = await store.deliveryAttempts(id)
    expect(items.map(({ trigger }) => trigger)).toEqual(['manual', 'manual', 'initial'])
    for (let attempt = 4; attempt <= 100; attempt++) {
      expect(await store.retryDelivery(id, { force: true })).toBe('queued')
      await store.endDelivery(await taken(store, holder), ACCEPTED)
    }
    expect(await store.retryDelivery(id, { force: true })).toBe('exhausted')
    expect(await store.retryDelivery(id, { owner: 'org_2' })).toBeUndefined()
    clock.ms += 7 * 24 * 3_600_000 + 1
    expect(await store.retryDelivery(id, { force: true })).toBe('expired')
  })

  test('deliveries are listed in pages, the newest first, for their owner alone', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    for (const name of ['1', '2', '3', '4', '5']) {
      clock.ms += 1
      await store.enqueueDelivery(eventOf(name))
    }
    const source = { type: 'monitor', monitorId: 'mon_1', runId: 'run_1' } as const
    const other = await store.enqueueDelivery(
      eventOf('6', { owner: 'key_2', source, event: 'run.completed' }),
    )
    const first = await store.deliveries({ owner: 'org_1', limit: 2 })
    const names = (page: typeof first) => page.items.map(({ eventId }) => eventId)
    expect(names(first)).toEqual(['evt_5', 'evt_4'])
    const cursor = first.nextCursor ?? ''
    const second = await store.deliveries({ owner: 'org_1', limit: 3, cursor })
    expect([names(second), second.nextCursor]).toEqual([['evt_3', 'evt_2', 'evt_1'], null])
    expect(names(await store.deliveries({ type: 'monitor', monitorId: 'mon_1' }))).toEqual(['evt_6'])
    expect(names(await store.deliveries({ batchId: 'batch_2', owner: 'key_2' }))).toEqual([])
    expect(names(await store.deliveries({ createdAfter: new Date(clock.ms - 1) })).sort()).toEqual([
      'evt_5',
      'evt_6',
    ])
    expect((await store.deliveries({ status: 'failed' })).items).toEqual([])
    expect(await store.deliveryOf(other, { owner: 'org_1' })).toBeUndefined()
    await expect(store.deliveries({ cursor: 'x' })).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await store.cancelDeliveries(source)).toBe(1)
    expect(await store.deliveryOf(other)).toMatchObject({ status: 'cancelled', source })
  })
}
