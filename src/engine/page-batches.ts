/** The methods of an engine about batches of pages, which are read without a waiting caller. */

import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createLanes } from '../background/lanes.ts'
import { BlazonError } from '../model/errors.ts'
import {
  type BatchRecord,
  type NewPageBatch,
  PAGE_BATCHES,
  type PageBatch,
  type PageBatchRequest,
  refuseMany,
} from '../model/page-batches.ts'
import { SECOND } from '../model/units.ts'
import type { OfOwner, Page, PageRequest } from '../model/webhooks.ts'
import type { BatchRecordRow } from '../store/jobs.ts'
import { newWebhookSecret } from '../store/secrets.ts'
import type { Blazon } from './engine.ts'
import type { Around } from './method.ts'
import { takenIn } from './page-batch-intake.ts'
import { crashedPage, readPage } from './page-batch-work.ts'
import type { BatchesOfPages } from './queues.ts'

export interface PageBatchPorts {
  readonly engine: Pick<Blazon, 'sitemap'>
  readonly around: Around
}

const POLL_MS = 1 * SECOND
/** The number of results of a file that are in memory at once. */
const RECORDS_AT_ONCE = 50

export function createPageBatches({ engine, around }: PageBatchPorts): BatchesOfPages {
  const { parts, ports } = around
  const { store, capturer, options, newId } = parts
  const intake = { engine, parts, pageAt: ports.pageAt, match: ports.match }
  const worker = createLanes({
    ...{ name: 'pages', leases: store, newId, whenFree: capturer.whenFree },
    take: (holder) => store.takePage(holder),
    free: () => store.freePages(crashedPage),
    lanes: options.concurrency,
    pollMs: () => POLL_MS,
    async work(taken, signal) {
      try {
        const end = await readPage(around, taken, signal)
        return () => store.endPage(taken, end)
      } catch (thrown) {
        if (!signal.aborted) throw thrown
        return () => store.giveBackPage(taken)
      }
    },
  })
  const found = async (id: string, of?: OfOwner): Promise<PageBatch> => {
    const batch = await store.pageBatchOf(id, of)
    if (!batch) throw unknown(id)
    return batch
  }
  return {
    async submit(request) {
      const { owner = '', idempotencyKey, appendTo } = request
      if (appendTo !== undefined) {
        const added = await store.appendPages(appendTo, await moreOf(request, intake), request)
        if (!added) throw unknown(appendTo)
        worker.wake()
        return added
      }
      const earlier = idempotencyKey && (await store.pageBatchAsked(owner, idempotencyKey))
      if (earlier) return earlier
      refuseMany(await store.openPageBatches(owner))
      const batch = await takenIn(request, intake)
      const submitted = await store.addPageBatch(batch, newWebhookSecret())
      worker.wake()
      return submitted
    },
    list: store.pageBatches,
    get: found,
    async results(id, { owner, ...page } = {}) {
      const batch = await found(id, { owner })
      if (!batch.results) throw notFinal(id, 'its results are there when it has ended')
      return recordsOf(page, (after, most) => store.batchRecords(id, after, most, page.status))
    },
    file: (token, file) => fileOf(token, file, store.batchFileRecords),
    async cancel(id, of) {
      const cancelled = await store.cancelPageBatch(id, of)
      if (!cancelled) throw unknown(id)
      if (!cancelled.isFinal) return cancelled.batch
      throw new BlazonError('invalid_input', `The batch "${id}" has ended: it is ${cancelled.batch.status}.`)
    },
    async delete(id, of) {
      const isDeleted = await store.deletePageBatch(id, of)
      if (isDeleted === undefined) throw unknown(id)
      if (!isDeleted) throw notFinal(id, 'it can be deleted when it has ended, or was cancelled')
    },
    work: (how) => worker.work(how),
  }
}

/** Returns the pages that a request adds to a batch. */
function moreOf(request: PageBatchRequest, ports: Parameters<typeof takenIn>[1]): Promise<NewPageBatch> {
  const { pages } = request
  const { maxAppended } = PAGE_BATCHES
  if (!pages || pages.length > maxAppended)
    throw new BlazonError('invalid_input', `A batch gets 1 to ${maxAppended} further URLs at once.`)
  return takenIn(request, ports)
}

const unknown = (id: string) => new BlazonError('not_found', `There is no batch "${id}".`)
const notFinal = (id: string, what: string) =>
  new BlazonError('invalid_input', `The batch "${id}" is worked on: ${what}.`)

const unpacked = promisify(gunzip)

/** Returns one page of the results of a batch. The page ends early when the results are long. */
async function recordsOf(
  { limit = 25, cursor }: PageRequest,
  read: (after: number, most: number) => Promise<readonly BatchRecordRow[]>,
): Promise<Page<BatchRecord>> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw new BlazonError('invalid_input', 'The cursor is not one of this list.')
  const rows = await read(Number(cursor ?? 0), limit + 1)
  const items: BatchRecord[] = []
  let chars = 0
  let last = 0
  for (const { position, record } of rows.slice(0, limit)) {
    const text = (await unpacked(record)).toString()
    if (items.length > 0 && chars + text.length > PAGE_BATCHES.maxListedChars) break
    chars += text.length
    last = position
    items.push(JSON.parse(text))
  }
  return { items, nextCursor: items.length < rows.length ? String(last) : null }
}

/** Returns the bytes of a file. Gzip allows to join packed results to a single file. */
async function fileOf(
  token: string,
  file: number,
  read: Around['parts']['store']['batchFileRecords'],
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const first = await read(token, file, 0, RECORDS_AT_ONCE)
  if (!first || first.length === 0) return undefined
  return (async function* () {
    for (let rows = first; rows.length > 0; ) {
      for (const { record } of rows) yield record
      rows = (await read(token, file, rows.at(-1)?.position ?? 0, RECORDS_AT_ONCE)) ?? []
    }
  })()
}
