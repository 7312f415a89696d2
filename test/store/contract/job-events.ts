import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Store, StoreOptions } from '../../../src/store/index.ts'
import { Clock, tidy } from '../temporary.ts'
import { eventOf } from './deliveries.ts'
import { batchOf } from './page-batches.ts'
import type { Stores } from './stores.ts'

const HEADERS = { Authorization: 'Bearer mine' }
const JOB = {
  kind: 'batch_scrape',
  events: ['page', 'completed'],
  headers: HEADERS,
  metadata: { n: 1 },
} as const
const WEBHOOK = { url: 'https://hook.example/', retry: [0], job: JOB }
const FAILED = { httpStatus: 500, error: { code: 'http_status', message: 'It answered with 500.' } }
const WEEK = 7 * 24 * 3_600_000

/** A store with a batch of two pages, of which one was read. */
async function withBatch(stores: Stores, options: Partial<StoreOptions> = {}) {
  const store = await stores.open(options)
  const { id } = await store.addPageBatch(batchOf(['1', '2'], { webhook: WEBHOOK }), 'whsec_1')
  const holder = await store.acquireLease('all 1')
  const [one, two] = [await store.takePage(holder), await store.takePage(holder)]
  if (!one || !two) throw new Error('Two pages wait.')
  const metadata = { title: 'Anvil', statusCode: 200 }
  const read = { url: one.url, status: 'ok', markdown: '# Anvil', metadata }
  await store.endPage(one, { record: gzipSync(JSON.stringify(read)), finalKey: one.url })
  const error = { code: 'WEBSITE_NOT_FOUND', message: 'It is gone.' }
  const failed = { url: two.url, status: 'error', error_code: error.code, message: error.message }
  const record = gzipSync(JSON.stringify({ ...failed, http_status: 404 }))
  return { store, id, holder, end: () => store.endPage(two, { error, record }) }
}

async function sent(store: Store, holder: string) {
  const one = await store.takeDelivery(holder, [])
  if (!one) throw new Error('A delivery is due.')
  return { ...one, body: one.body && JSON.parse(one.body) }
}

/** What a store must do with the events of jobs in the form of Firecrawl. */
export function jobEventsContract(stores: Stores): void {
  test('the event of a page has what the result of the page has when it is sent', async () => {
    const { store, id, holder, end } = await withBatch(stores)
    const first = await sent(store, holder)
    expect(first).toMatchObject({
      headers: HEADERS,
      body: {
        ...{ success: true, type: 'batch_scrape.page', id, webhookId: `evt_${id}_1`, metadata: { n: 1 } },
        data: [{ markdown: '# Anvil', metadata: { title: 'Anvil', sourceURL: 'https://a.example/1' } }],
      },
    })
    await store.endDelivery({ ...first, body: '' }, { httpStatus: 200, error: null })
    expect(await store.retryDelivery(first.id, { force: true })).toBe('queued')
    expect((await sent(store, holder)).body).toEqual(first.body)
    await end()
    const about = { sourceURL: 'https://a.example/2', statusCode: 404, error: 'It is gone.' }
    expect((await sent(store, holder)).body).toMatchObject({
      ...{ success: false, error: 'It is gone.', data: [{ metadata: about }] },
    })
  })

  test('nothing of a batch that was deleted is sent, and it is not sent again', async () => {
    const { store, id, holder, end } = await withBatch(stores)
    await end()
    const running = await sent(store, holder)
    await store.deletePageBatch(id)
    const { items } = await store.deliveries({ batchId: id })
    expect(items.map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'delivering'])
    await store.endDelivery({ ...running, body: '' }, FAILED)
    const again = await sent(store, holder)
    expect(again).toMatchObject({ id: running.id, body: undefined })
    expect(again.headers).toBeUndefined()
    const gone = { code: 'not_found', message: 'It was deleted.' }
    await store.endDelivery({ ...again, body: '' }, { httpStatus: null, error: gone, isFinal: true })
    for (const delivery of items) expect(await store.retryDelivery(delivery.id)).toBe('dropped')
  })

  test('the event of a page whose domain was forgotten has no body, and a crawl of it has no events', async () => {
    const { store, holder } = await withBatch(stores)
    const crawl = {
      source: { type: 'start_url', url: 'https://a.example/' },
      ...{ maxPages: 4, followSubdomains: false },
    } as const
    const job = { ...JOB, kind: 'crawl', events: ['started'] } as const
    const more = { mode: 'crawl', crawl, webhook: { ...WEBHOOK, job } } as const
    const crawled = await store.addPageBatch(batchOf([], more), 'whsec_2')
    const ofCrawl = async () => (await store.deliveries({ batchId: crawled.id })).items.length
    expect(await ofCrawl()).toBe(1)
    await store.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false })
    expect(await ofCrawl()).toBe(0)
    const one = await sent(store, holder)
    expect([one.body, one.headers]).toEqual([undefined, undefined])
  })

  test('the headers of the caller are deleted when no event can be sent any more', async () => {
    const clock = new Clock()
    const { store, id, holder, end } = await withBatch(stores, { now: clock.now })
    await end()
    const source = { type: 'batch', batchId: id } as const
    const later = (name: string) =>
      store.enqueueDelivery(eventOf(name, { event: 'batch_scrape.cancelled', source }))
    clock.ms += WEEK + 1
    await tidy(store)
    // Three events wait, so that the headers are needed.
    const events = [await sent(store, holder), await sent(store, holder), await sent(store, holder)]
    expect(events.map(({ headers }) => headers)).toEqual([HEADERS, HEADERS, HEADERS])
    await tidy(store)
    await later('1')
    const held = await sent(store, holder)
    expect(held.headers).toEqual(HEADERS)
    for (const one of [...events, held])
      await store.endDelivery({ ...one, body: '' }, { httpStatus: 200, error: null })
    await tidy(store)
    await later('2')
    expect((await sent(store, holder)).headers).toBeUndefined()
  })
}
