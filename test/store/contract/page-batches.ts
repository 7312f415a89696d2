import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  type NewPageBatch,
  PAGE_BATCHES,
  type PageEnd,
  type TakenPage,
} from '../../../src/model/page-batches.ts'
import type { Store } from '../../../src/store/index.ts'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

const SECRET = 'whsec_1'

/** A batch of pages of a site. */
export function batchOf(paths: readonly string[], more: Partial<NewPageBatch> = {}): NewPageBatch {
  const counts = { submitted: paths.length, invalid: 0, duplicates: 0, reserved: paths.length }
  return {
    ...{ owner: 'key_1', idempotencyKey: undefined, mode: 'scrape', format: 'markdown', crawl: null },
    ...{ tags: ['Shop', 'nightly'], invalidUrls: [], options: { request: {}, includeHtml: false }, price: 2 },
    intake: { ...counts, reservedIsCeiling: false },
    webhook: { url: 'https://a.example/hook', retry: [] },
    entries: paths.map((path) => ({ url: `https://a.example/${path}`, key: path })),
    ...more,
  }
}

const CRAWL = {
  source: { type: 'start_url', url: 'https://a.example/' },
  ...{ maxPages: 4, maxDepth: 1, followSubdomains: false },
} as const

const record = (page: object) => gzipSync(`${JSON.stringify(page)}\n`)
export const okEnd = (page: Pick<TakenPage, 'url'>, more: Partial<PageEnd> = {}): PageEnd => ({
  record: record({ url: page.url, status: 'ok' }),
  ...more,
})
const failedEnd = (page: { readonly url: string }): PageEnd => ({
  error: { code: 'WEBSITE_TIMEOUT', message: 'It took too long.' },
  record: record({ url: page.url, status: 'error' }),
})

async function taken(store: Store, holder: string): Promise<TakenPage> {
  const page = await store.takePage(holder)
  if (!page) throw new Error('A page waits.')
  return page
}

/** What a store must do with batches of pages. */
export function pageBatchesContract(stores: Stores): void {
  test('pages are added to a batch once each, while it has not ended, and are charged', async () => {
    const store = await stores.open()
    await store.accounts.createOrganisation('acme', 'pro')
    const [{ id: owner } = { id: '' }] = await store.accounts.listOrganisations()
    const { id } = await store.addPageBatch(batchOf(['1', '2'], { owner }), SECRET)
    const holder = await store.acquireLease('pages 1')
    const first = await taken(store, holder)
    const more = batchOf(['2', '3', '4'], { owner, invalidUrls: [{ url: 'x', reason: 'It is no URL.' }] })
    const grown = {
      ...{ id, status: 'running', credits: { reserved: 8 }, progress: { pending: 4 } },
      intake: { submitted: 5, duplicates: 1, reserved: 4 },
    }
    const added = await store.appendPages(id, more, { owner })
    expect(added).toMatchObject({ ...grown, invalidUrls: more.invalidUrls })
    // A caller who did not get the answer asks again, and nothing is added or charged twice.
    expect(await store.appendPages(id, more)).toMatchObject({ credits: { reserved: 8 } })
    expect((await store.accounts.usageOf(owner, '2026-11')).used).toBe(8)
    const positions: number[] = []
    await store.endPage(first, okEnd(first))
    for (const _ of [2, 3, 4]) {
      const page = await taken(store, holder)
      positions.push(page.position)
      await store.endPage(page, okEnd(page))
    }
    expect(positions).toEqual([2, 3, 4])
    expect(await store.pageBatchOf(id)).toMatchObject({ status: 'completed', progress: { succeeded: 4 } })
    await expect(store.appendPages(id, more)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await store.appendPages(id, more, { owner: 'key_1' })).toBeUndefined()
  })

  test('pages are added by their keys, and a repeated call with its idempotency key is counted once', async () => {
    const store = await stores.open()
    const { id } = await store.addPageBatch(batchOf(['1']), SECRET)
    const entries = [
      { url: 'http://www.a.example/1#top', key: '1' },
      { url: 'https://a.example/2', key: '2' },
    ]
    const counts = { submitted: 3, invalid: 1, duplicates: 0, reserved: 2, reservedIsCeiling: false }
    const invalidUrls = [{ url: 'x', reason: 'It is no URL.' }]
    const asked = batchOf([], { entries, intake: counts, invalidUrls, idempotencyKey: 'once' })
    const grown = { submitted: 4, invalid: 1, duplicates: 1, reserved: 2, reservedIsCeiling: false }
    expect(await store.appendPages(id, asked)).toMatchObject({ intake: grown, invalidUrls })
    const repeated = await store.appendPages(id, asked)
    expect(repeated).toMatchObject({ invalidUrls, progress: { pending: 2 } })
    expect(repeated?.intake).toEqual(grown)
    // Other URLs with the same key are another call.
    const other = await store.appendPages(id, batchOf(['1', '3'], { idempotencyKey: 'once' }))
    expect(other?.intake).toEqual({ ...grown, submitted: 6, duplicates: 2, reserved: 3 })
    // Without a key, each call is counted.
    for (const _ of [1, 2]) await store.appendPages(id, batchOf(['3']))
    const left = await store.pageBatchOf(id)
    expect(left?.intake).toEqual({ ...grown, submitted: 8, duplicates: 4, reserved: 3 })
    await store.cancelPageBatch(id)
    expect(await store.appendPages(id, asked)).toMatchObject({ id, status: 'cancelled', invalidUrls })
  })

  test('the invalid URLs of all calls are listed, one hundred at most', async () => {
    const store = await stores.open()
    const wrong = (name: string, count: number) => {
      const listed = Array.from({ length: count }, (_, at) => ({
        url: `${name}${at}`,
        reason: 'It is no URL.',
      }))
      const counts = { submitted: count + 1, invalid: count, duplicates: 0, reserved: 1 }
      return { invalidUrls: listed, intake: { ...counts, reservedIsCeiling: false } }
    }
    const { id } = await store.addPageBatch(batchOf(['1'], wrong('a', 1)), SECRET)
    await store.appendPages(id, batchOf(['2'], wrong('b', 1)))
    const both = await store.pageBatchOf(id)
    expect(both?.invalidUrls.map(({ url }) => url)).toEqual(['a0', 'b0'])
    const many = await store.appendPages(id, batchOf(['3'], wrong('c', 100)))
    expect(many?.intake.invalid).toBe(102)
    expect(many?.invalidUrls.length).toBe(100)
    const all = await store.pageBatchOf(id)
    expect(all?.invalidUrls.length).toBe(100)
    expect(all?.invalidUrls.slice(0, 3).map(({ url }) => url)).toEqual(['a0', 'b0', 'c0'])
  })

  test('added pages are checked against the quota of the month in which the batch was made', async () => {
    const clock = new Clock()
    clock.ms = Date.UTC(2026, 10, 30, 23, 59)
    const store = await stores.open({ now: clock.now })
    const { id: owner } = await store.accounts.createOrganisation('acme', 'pro')
    const quotaOf = (period: string, credits: number) => ({ owner, quota: { period, credits } })
    const { id } = await store.addPageBatch(batchOf(['1'], quotaOf('2026-11', 5)), SECRET)
    clock.ms += 120_000
    expect(await store.appendPages(id, batchOf(['2'], quotaOf('2026-12', 5)))).toMatchObject({ id })
    await expect(store.appendPages(id, batchOf(['3'], quotaOf('2026-12', 5)))).rejects.toMatchObject({
      message: 'The batch needs 2 credits of the quota, which has 1 left.',
    })
    await expect(store.appendPages(id, batchOf(['3'], quotaOf('once', 5)))).rejects.toMatchObject({
      reason: 'quota_exceeded',
    })
    const used = async (period: string) => (await store.accounts.usageOf(owner, period)).used
    expect([await used('2026-11'), await used('2026-12')]).toEqual([4, 0])
    await store.cancelPageBatch(id)
    expect([await used('2026-11'), await used('2026-12')]).toEqual([0, 0])
  })

  test('options and the webhook of added pages are the same in any order of their keys', async () => {
    const store = await stores.open()
    const request = { headers: { A: '1', B: '2' }, mainContentOnly: true }
    const swapped = { mainContentOnly: true, headers: { B: '2', A: '1' } }
    const job = { kind: 'batch_scrape', events: ['page'], headers: { A: '1', B: '2' }, metadata: {} } as const
    const webhook = { url: 'https://a.example/hook', retry: [60], job }
    const same = { job: { ...job, headers: { B: '2', A: '1' } }, retry: [60], url: webhook.url }
    const options = { includeHtml: false, request }
    const { id } = await store.addPageBatch(batchOf(['1'], { options, webhook }), SECRET)
    const others = { request: swapped, includeHtml: false }
    const append = (path: string, more: Partial<NewPageBatch>) =>
      store.appendPages(id, batchOf([path], { options: others, ...more }))
    expect(await append('2', { webhook: same })).toMatchObject({ progress: { pending: 2 } })
    expect(await append('3', { webhook: undefined })).toMatchObject({ progress: { pending: 3 } })
    const another = { ...webhook, retry: [] }
    await expect(append('4', { webhook: another })).rejects.toMatchObject({
      ...{ code: 'invalid_input', message: expect.stringContaining('cannot get another webhook') },
    })
    const bare = await store.addPageBatch(batchOf(['1'], { webhook: undefined }), SECRET)
    await expect(store.appendPages(bare.id, batchOf(['2']))).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('pages are not added to what cannot have them, and nothing is charged', async () => {
    const store = await stores.open()
    await store.accounts.createOrganisation('acme', 'pro')
    const [{ id: owner } = { id: '' }] = await store.accounts.listOrganisations()
    const { id } = await store.addPageBatch(batchOf(['1'], { owner }), SECRET)
    const refused = (batch: NewPageBatch, message: string, at = id) =>
      expect(store.appendPages(at, batch)).rejects.toMatchObject({
        message: expect.stringContaining(message),
      })
    const options = { request: { mainContentOnly: true }, includeHtml: false }
    await refused(batchOf(['2'], { options }), 'with other options')
    await refused(batchOf(['2'], { format: 'html' }), 'as markdown with other options')
    const names = Array.from({ length: PAGE_BATCHES.maxPages }, (_, at) => `many/${at}`)
    await refused(batchOf(names), 'may have 25000')
    const quota = { period: '2026-11', credits: 3 }
    await refused(batchOf(['2'], { quota }), 'which has 1 left')
    const crawl = await store.addPageBatch(batchOf(['1'], { mode: 'crawl', crawl: CRAWL, owner }), SECRET)
    await refused(batchOf(['2']), 'is a crawl', crawl.id)
    await store.cancelPageBatch(id)
    await refused(batchOf(['2']), 'has ended or is being cancelled')
    expect(await store.appendPages('batch_1', batchOf(['2']))).toBeUndefined()
  })

  test('a batch is read page by page, and ends with its files, its credits and its event', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    await store.accounts.createOrganisation('acme', 'pro')
    const [{ id: owner } = { id: '' }] = await store.accounts.listOrganisations()
    const batch = await store.addPageBatch(batchOf(['1', '2', '3'], { owner }), SECRET)
    expect(batch).toMatchObject({
      ...{ status: 'queued', mode: 'scrape', format: 'markdown', webhookSecret: SECRET, results: null },
      ...{ credits: { reserved: 6, refunded: 0, net: 6 }, progress: { succeeded: 0, failed: 0, pending: 3 } },
    })
    expect(batch.id).toMatch(/^batch_[\da-f]{32}$/)
    expect((await store.accounts.usageOf(owner, '2026-11')).used).toBe(6)
    const holder = await store.acquireLease('pages 1')
    const pages = [await taken(store, holder), await taken(store, holder), await taken(store, holder)]
    expect(pages.map(({ url, position }) => [url, position])).toEqual([
      ['https://a.example/1', 1],
      ['https://a.example/2', 2],
      ['https://a.example/3', 3],
    ])
    expect(await store.takePage(holder)).toBeUndefined()
    const [one, two, three] = pages as [TakenPage, TakenPage, TakenPage]
    await store.endPage(two, failedEnd(two))
    await store.endPage(one, okEnd(one))
    expect(await store.pageBatchOf(batch.id)).toMatchObject({
      ...{ status: 'running', progress: { succeeded: 1, failed: 1, pending: 1 }, results: null },
      pageErrors: [{ code: 'WEBSITE_TIMEOUT', count: 1 }],
    })
    expect(await store.endPage(three, okEnd(three))).toBe(true)
    expect(await store.endPage(three, okEnd(three))).toBe(false)
    const ended = await store.pageBatchOf(batch.id, { owner })
    const rows = await store.batchRecords(batch.id, 0, 9)
    const bytes = rows.reduce((sum, row) => sum + row.record.length, 0)
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3])
    const positionsOf = async (status: 'ok' | 'error') =>
      (await store.batchRecords(batch.id, 0, 9, status)).map(({ position }) => position)
    expect([await positionsOf('ok'), await positionsOf('error')]).toEqual([[1, 3], [2]])
    expect(ended).toMatchObject({
      ...{ status: 'completed', completedAt: clock.now(), credits: { reserved: 6, refunded: 2, net: 4 } },
      results: { files: [{ file: 0, items: 3, bytes }] },
    })
    expect((await store.accounts.usageOf(owner, '2026-11')).used).toBe(4)
    const files = await store.batchFileRecords(ended?.results?.token ?? '', 0, 1, 9)
    expect(files?.map(({ position }) => position)).toEqual([2, 3])
    expect(await store.batchFileRecords('none', 0, 0, 9)).toBeUndefined()
    const [event] = (await store.deliveries({ batchId: batch.id })).items
    expect(event).toMatchObject({
      id: ended?.deliveryId,
      event: 'batch.completed',
      eventId: `evt_${batch.id}`,
    })
    expect(await store.deletePageBatch(batch.id)).toBe(true)
    expect(await store.pageBatchOf(batch.id)).toBeUndefined()
    expect((await store.pageBatches()).items).toEqual([])
    expect(await store.batchFileRecords(ended?.results?.token ?? '', 0, 0, 9)).toBeUndefined()
    expect((await store.deliveryOf(event?.id ?? ''))?.status).toBe('cancelled')
  })

  test('owners take turns, and a cancelled batch begins no further page', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const many = await store.addPageBatch(batchOf(['1', '2', '3'], { webhook: undefined }), SECRET)
    await store.addPageBatch(batchOf(['1', '2', '3']), SECRET)
    await store.addPageBatch(batchOf(['1', '2'], { owner: 'key_2' }), SECRET)
    const holder = await store.acquireLease('pages 1')
    const owners: string[] = []
    const mine: TakenPage[] = []
    for (let n = 0; n < 4; n++) {
      clock.ms += 1
      const page = await taken(store, holder)
      owners.push(page.owner)
      if (page.batch === many.id) mine.push(page)
    }
    expect([...owners].sort()).toEqual(['key_1', 'key_1', 'key_2', 'key_2'])
    const cancelled = await store.cancelPageBatch(many.id, { owner: 'key_1' })
    expect(cancelled).toMatchObject({ isFinal: false, batch: { status: 'cancelling' } })
    for (const page of mine) await store.endPage(page, okEnd(page))
    expect(await store.pageBatchOf(many.id)).toMatchObject({
      ...{ status: 'cancelled', progress: { pending: 3 - mine.length }, deliveryId: null },
    })
    expect(await store.cancelPageBatch(many.id)).toMatchObject({ isFinal: true })
    expect(await store.cancelPageBatch(many.id, { owner: 'key_2' })).toBeUndefined()
  })

  test('pages of a process that has ended wait again, and are given up after five times', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const { id } = await store.addPageBatch(batchOf(['1']), SECRET)
    for (let life = 1; life <= 5; life++) {
      const holder = await store.acquireLease(`pages ${life}`)
      const page = await taken(store, holder)
      expect(await store.freePages(failedEnd)).toBe(0)
      clock.ms += 40_000
      await store.freePages(failedEnd)
      expect(await store.endPage(page, okEnd(page))).toBe(false)
    }
    expect(await store.pageBatchOf(id)).toMatchObject({
      ...{ status: 'completed', progress: { succeeded: 0, failed: 1, pending: 0 } },
    })
    const again = await store.addPageBatch(batchOf(['1']), SECRET)
    const holder = await store.acquireLease('pages')
    const page = await taken(store, holder)
    await store.giveBackPage(page)
    expect(await store.takePage(holder)).toMatchObject({ batch: again.id, position: 1 })
  })

  test('a cancelled batch ends without the pages of a process that stops or is killed', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const end = { status: 'cancelled', progress: { succeeded: 1, failed: 0, pending: 1 } }
    for (const life of ['stops', 'killed']) {
      const { id } = await store.addPageBatch(batchOf(['1', '2']), SECRET)
      const holder = await store.acquireLease(`pages ${life}`)
      const [one, two] = [await taken(store, holder), await taken(store, holder)]
      await store.endPage(one, okEnd(one))
      await store.cancelPageBatch(id)
      if (life === 'stops') await store.giveBackPage(two)
      else {
        clock.ms += 40_000
        await store.freePages(failedEnd)
      }
      expect(await store.pageBatchOf(id)).toMatchObject({ ...end, credits: { reserved: 4, net: 2 } })
      expect((await store.deliveries({ batchId: id })).items).toMatchObject([{ event: 'batch.cancelled' }])
    }
  })

  test('a crawl of addresses that lead to one page and never end is ended', async () => {
    const store = await stores.open({ now: new Clock().now })
    const intake = { submitted: null, invalid: null, duplicates: 0, reserved: 4, reservedIsCeiling: true }
    const start = { url: 'https://a.example/', key: 'a.example' }
    const crawl = { ...CRAWL, maxDepth: 1_000 }
    const { id } = await store.addPageBatch(
      batchOf([], { mode: 'crawl', crawl, intake, entries: [start] }),
      SECRET,
    )
    const holder = await store.acquireLease('pages 1')
    let requests = 0
    for (
      let page = await store.takePage(holder);
      page && requests < 50;
      page = await store.takePage(holder)
    ) {
      const link = { url: `https://a.example/?${++requests}`, key: `a.example?${requests}` }
      const crawled = { home: 'a.example', isOutside: false, links: [link] }
      await store.endPage(page, okEnd(page, { finalKey: 'a.example', crawled }))
    }
    expect(requests).toBe(8)
    expect(await store.pageBatchOf(id)).toMatchObject({ status: 'completed', progress: { succeeded: 1 } })
  })

  test('a crawl follows links within its bounds, each page once', async () => {
    const store = await stores.open({ now: new Clock().now })
    const intake = { submitted: null, invalid: null, duplicates: 0, reserved: 4, reservedIsCeiling: true }
    const start = { url: 'https://a.example/', key: 'a.example' }
    const { id } = await store.addPageBatch(
      batchOf([], { mode: 'crawl', crawl: CRAWL, intake, entries: [start], price: 0 }),
      SECRET,
    )
    const holder = await store.acquireLease('pages 1')
    const link = (name: string) => ({ url: `https://a.example/${name}`, key: `a.example/${name}` })
    const followed = (finalKey: string, links: readonly string[], isOutside = false) => ({
      finalKey,
      crawled: { home: 'a.example', isOutside, links: links.map(link) },
    })
    const first = await taken(store, holder)
    expect(first).toMatchObject({ depth: 0, home: null, crawl: { maxPages: 4 } })
    await store.endPage(first, okEnd(first, followed('a.example', ['x', 'y', 'x', 'z', 'zz'])))
    const found = [await taken(store, holder), await taken(store, holder), await taken(store, holder)]
    expect(found.map(({ url, depth, home }) => [url, depth, home])).toEqual([
      ['https://a.example/x', 1, 'a.example'],
      ['https://a.example/y', 1, 'a.example'],
      ['https://a.example/z', 1, 'a.example'],
    ])
    expect(await store.takePage(holder)).toBeUndefined()
    const [x, y, z] = found as [TakenPage, TakenPage, TakenPage]
    await store.endPage(x, okEnd(x, followed('a.example/x', ['deep'])))
    // It leads to a page that was read, and the next one out of the site.
    await store.endPage(y, okEnd(y, followed('a.example/x', [])))
    await store.endPage(z, okEnd(z, followed('b.example/', [], true)))
    expect(await store.pageBatchOf(id)).toMatchObject({
      ...{ status: 'completed', progress: { succeeded: 2, failed: 0, pending: 0 } },
      results: { files: [{ items: 2 }] },
    })
    const failing = await store.addPageBatch(
      batchOf([], { mode: 'crawl', crawl: CRAWL, intake, entries: [start] }),
      SECRET,
    )
    const page = await taken(store, holder)
    await store.endPage(page, failedEnd(page))
    expect(await store.pageBatchOf(failing.id)).toMatchObject({
      ...{ status: 'failed', failure: { code: 'WEBSITE_TIMEOUT' } },
    })
  })

  test('a batch is there when all of its pages are stored, and other work has its turn meanwhile', async () => {
    const store = await stores.open({ now: new Clock().now })
    const paths = Array.from({ length: 7_600 }, (_, at) => String(at))
    const holder = await store.acquireLease('pages 1')
    let isStored = false
    const adding = store.addPageBatch(batchOf(paths), SECRET).finally(() => {
      isStored = true
    })
    let turns = 0
    let begun = 0
    while (!isStored) {
      const page = await store.takePage(holder)
      const { items } = await store.pageBatches()
      if (items.length === 0) turns += 1
      else expect(items).toMatchObject([{ progress: { pending: 7_600 } }])
      if (page) {
        begun += 1
        expect(items.length).toBe(1)
      }
      await setImmediate()
    }
    expect(turns).toBeGreaterThan(2)
    expect(await adding).toMatchObject({ progress: { pending: 7_600 } })
    expect(await store.takePage(holder)).toMatchObject({ position: begun + 1 })
  })

  test('of batches that are submitted at once, those beyond the quota are refused', async () => {
    const clock = new Clock()
    const db = await stores.newDatabase()
    const all = [await stores.open({ db, now: clock.now }), await stores.open({ db, now: clock.now })]
    const [store] = all as [Store]
    await store.accounts.createOrganisation('acme', 'pro')
    const [{ id: owner } = { id: '' }] = await store.accounts.listOrganisations()
    const quota = { period: '2026-11', credits: 10 }
    const submit = (at: number) =>
      all[at % 2]?.addPageBatch(batchOf(['1', '2'], { owner, quota }), SECRET) ?? Promise.reject()
    const ends = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => submit(at)))
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(2)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ reason: 'quota_exceeded' })
    expect((await store.accounts.usageOf(owner, '2026-11')).used).toBe(8)
    expect((await store.pageBatches({ owner })).items.length).toBe(2)
  })

  test('credits that processes have leased for their calls are not left for a batch', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const { id: owner } = await store.accounts.createOrganisation('acme', 'pro')
    const period = '2026-11'
    const amounts = { quota: 10, least: 5, want: 5, leaseMs: 60_000 }
    await store.accounts.leaseCredits({ organisation: owner, period, holder: 'one', ...amounts })
    const submit = () =>
      store.addPageBatch(batchOf(['1', '2', '3'], { owner, quota: { period, credits: 10 } }), SECRET)
    await expect(submit()).rejects.toMatchObject({
      ...{ reason: 'quota_exceeded', message: 'The batch needs 6 credits of the quota, which has 5 left.' },
    })
    await store.accounts.putCalls([], 'one', [{ organisation: owner, period, credits: 4, leaseMs: 60_000 }])
    expect(await submit()).toMatchObject({ credits: { reserved: 6 } })
    expect((await store.accounts.usageOf(owner, period)).used).toBe(6)
  })

  test('a crawl that is forgotten while it is open returns the credits of pages that were not read', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    await store.accounts.createOrganisation('acme', 'pro')
    const [{ id: owner } = { id: '' }] = await store.accounts.listOrganisations()
    const intake = { submitted: null, invalid: null, duplicates: 0, reserved: 4, reservedIsCeiling: true }
    const entries = [{ url: 'https://a.example/', key: 'a.example' }]
    const used = async () => (await store.accounts.usageOf(owner, '2026-11')).used
    await store.addPageBatch(batchOf([], { owner, mode: 'crawl', crawl: CRAWL, intake, entries }), SECRET)
    const page = await taken(store, await store.acquireLease('pages 1'))
    const links = [{ url: 'https://a.example/x', key: 'a.example/x' }]
    const crawled = { home: 'a.example', isOutside: false, links }
    await store.endPage(page, okEnd(page, { crawled, finalKey: 'a.example' }))
    await store.addPageBatch(batchOf(['1'], { owner }), SECRET)
    expect(await used()).toBe(10)
    await store.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false })
    expect(await used()).toBe(4)
    // The batch of a list ends without its page.
    await store.freePages(failedEnd)
    expect(await used()).toBe(2)
    expect((await store.pageBatches({ owner })).items).toMatchObject([
      { mode: 'scrape', status: 'completed' },
    ])
  })

  test('a batch of other sites stays, without a webhook and a failure that name a forgotten domain', async () => {
    const store = await stores.open()
    const crawl = { ...CRAWL, source: { type: 'start_url', url: 'https://b.example/1' } } as const
    const entries = [{ url: crawl.source.url, key: 'b.example/1' }]
    const webhook = { url: 'https://hooks.a.example/', retry: [] }
    const { id } = await store.addPageBatch(batchOf([], { mode: 'crawl', crawl, entries, webhook }), SECRET)
    const holder = await store.acquireLease('pages 1')
    const message = 'https://b.example/1 redirects to https://a.example/, which is away.'
    const error = { code: 'WEBSITE_ACCESS_ERROR', message }
    const page = await taken(store, holder)
    await store.endPage(page, { ...failedEnd(page), error })
    await store.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false })
    const left = await store.pageBatchOf(id)
    expect(left).toMatchObject({
      status: 'failed',
      failure: { code: 'WEBSITE_ACCESS_ERROR', message: 'The reason named a domain that was forgotten.' },
    })
    expect(JSON.stringify((await store.pageBatches()).items)).not.toContain('a.example')
  })

  test('batches are listed for their owner, by status, tags and words', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const asked = { idempotencyKey: 'once' }
    const first = await store.addPageBatch(batchOf(['1'], asked), SECRET)
    expect((await store.addPageBatch(batchOf(['2'], asked), 'whsec_2')).id).toBe(first.id)
    expect(await store.pageBatchAsked('key_1', 'once')).toMatchObject({ id: first.id, webhookSecret: SECRET })
    expect(await store.pageBatchAsked('key_2', 'once')).toBeUndefined()
    clock.ms += 1
    const site = await store.addPageBatch(batchOf(['1'], { mode: 'crawl', crawl: CRAWL, tags: [] }), SECRET)
    clock.ms += 1
    await store.addPageBatch(batchOf(['1'], { owner: 'key_2' }), SECRET)
    expect(await store.openPageBatches('key_1')).toBe(2)
    const ids = async (filter: object) =>
      (await store.pageBatches({ owner: 'key_1', ...filter })).items.map(({ id }) => id)
    expect(await ids({})).toEqual([site.id, first.id])
    expect(await ids({ tags: ['shop', 'other'] })).toEqual([first.id])
    expect(await ids({ q: 'night' })).toEqual([first.id])
    expect(await ids({ q: 'night', searchType: 'exact' })).toEqual([])
    expect(await ids({ q: 'a.exam' })).toEqual([site.id])
    expect(await ids({ q: first.id.slice(6, 14) })).toEqual([first.id])
    expect(await ids({ status: 'running' })).toEqual([])
    const page = await store.pageBatches({ limit: 1 })
    expect(page.items.length).toBe(1)
    const next = await store.pageBatches({ limit: 2, cursor: page.nextCursor ?? '' })
    expect(next.items.map(({ id }) => id)).toEqual([site.id, first.id])
  })
}
