/** The routes of batches of pages. Callers see only their own batches. */

import { z } from 'zod'
import { createSlots } from '../../../concurrency/slots.ts'
import { BATCH_STATES, type PageBatch, RESULT_STATES } from '../../../model/page-batches.ts'
import { MIB } from '../../../model/units.ts'
import {
  BATCH_ANSWER,
  BATCH_DELETED_ANSWER,
  BATCH_RESULTS_ANSWER,
  BATCHES_ANSWER,
  CANCEL_ANSWER,
  SUBMIT_ANSWER,
} from '../answers/batches.ts'
import { BATCH_PARAMS, batchRequestOf } from '../batch-input.ts'
import { WireError } from '../errors.ts'
import { limitOf, pageCredits } from '../limits/charges.ts'
import { type Context, objectRoute, type Route, route } from '../route.ts'
import type { Caller } from '../shared-work.ts'
import { pathOfBatchFile } from './batch-files.ts'
import { inTurn } from './in-turn.ts'
import { ZDR_NOT_AVAILABLE } from './of-call.ts'
import { idempotencyKeyOf, ownerOf } from './owner.ts'
import { PAGING, pageBody } from './webhooks.ts'

const ID = z
  .string()
  .max(100)
  .describe('The id of a batch.')
  .meta({ examples: ['batch_210b9798eb53baa4e69d31c1071cf03d'] })

const submit = objectRoute({
  method: 'POST',
  path: '/v1/batch/submit',
  summary: 'submits up to 25,000 pages, or a site, to be read without a caller who waits',
  answer: SUBMIT_ANSWER,
  bodyLimitBytes: 24 * MIB,
  obeysStorage: true,
  errors: [ZDR_NOT_AVAILABLE],
  params: BATCH_PARAMS,
  async object(given, caller, { engine, now }) {
    const { key, tags, signal, headers } = caller
    // The results are stored until they are fetched.
    if (caller.zdr) throw new WireError(ZDR_NOT_AVAILABLE)
    const account = key?.account
    const price = account ? pageCredits(account) : 0
    const batch = await engine.batches.submit({
      ...batchRequestOf(given, caller),
      ...{ tags, signal, price, owner: ownerOf(key) },
      quota: account ? limitOf(account, now()) : undefined,
      idempotencyKey: idempotencyKeyOf(headers),
    })
    const { createdAt, invalidUrls, credits, webhookSecret } = batch
    return {
      ...headBody(batch),
      ...{ status: given.appendTo === undefined ? 'queued' : batch.status, created_at: createdAt },
      ...{ credits: { reserved: credits.reserved } },
      ...{ invalid_urls: invalidUrls, webhook_secret: webhookSecret },
    }
  },
})

const list = route({
  method: 'GET',
  path: '/v1/batch/list',
  summary: 'your batches of pages, the newest first, free of charge',
  answer: BATCHES_ANSWER,
  params: {
    status: z.enum(BATCH_STATES).optional().describe('Those with one status.'),
    q: z.string().max(200).optional().describe('Found in the id, the source of a crawl, or the tags.'),
    search_type: z
      .enum(['prefix', 'exact'])
      .default('prefix')
      .describe('Whether q is the beginning of a word, or a whole one.'),
    ...PAGING,
  },
  async run({ search_type: searchType, ...filter }, caller, context) {
    const { key, tags } = caller
    const asked = { ...filter, searchType, tags: tags?.length ? tags : undefined, owner: ownerOf(key) }
    return pageBody(await context.engine.batches.list(asked), (one) => batchBody(one, caller, context))
  },
})

const one = objectRoute({
  method: 'GET',
  path: '/v1/batch/{id}',
  summary: 'a batch of pages with its progress, and its files when it has ended, free of charge',
  answer: BATCH_ANSWER,
  params: { id: ID },
  async object({ id }, caller, context) {
    const batch = await context.engine.batches.get(id, { owner: ownerOf(caller.key) })
    const { invalidUrls: invalid_urls, deliveryId } = batch
    const delivery = deliveryId === null ? {} : { webhook_delivery_id: deliveryId }
    return { ...batchBody(batch, caller, context), invalid_urls, ...delivery }
  },
})

/** Pages of results that are unpacked at once, because each may have many megabytes. */
const READINGS = createSlots(2)

const results = objectRoute({
  method: 'GET',
  path: '/v1/batch/{id}/results',
  summary: 'the results of a batch of pages that has ended, free of charge',
  answer: BATCH_RESULTS_ANSWER,
  params: {
    id: ID,
    status: z.enum(RESULT_STATES).optional().describe('Those of pages that were read, or were not.'),
    ...PAGING,
  },
  object: ({ id, ...page }, caller, { engine }) =>
    inTurn(READINGS, caller, async () => {
      const owner = ownerOf(caller.key)
      const { items, nextCursor } = await engine.batches.results(id, { ...page, owner })
      return { data: items, has_more: nextCursor !== null, next_cursor: nextCursor }
    }),
})

const cancel = objectRoute({
  method: 'POST',
  path: '/v1/batch/{id}/cancel',
  summary: 'begins no further page of a batch, free of charge',
  answer: CANCEL_ANSWER,
  params: { id: ID },
  async object({ id }, { key }, { engine }) {
    const batch = await engine.batches.cancel(id, { owner: ownerOf(key) })
    const { progress, pageErrors, credits, createdAt, startedAt } = batch
    return {
      ...headBody(batch),
      ...{ status: 'cancelling', progress, page_errors: pageErrors },
      ...{
        credits: { reserved: credits.reserved },
        timing: { created_at: createdAt, started_at: startedAt },
      },
    }
  },
})

const remove = route({
  method: 'DELETE',
  path: '/v1/batch/{id}',
  summary: 'deletes a batch of pages that has ended, with its results, free of charge',
  answer: BATCH_DELETED_ANSWER,
  params: { id: ID },
  async run({ id }, { key }, { engine }) {
    await engine.batches.delete(id, { owner: ownerOf(key) })
    return JSON.stringify({ id, deleted: true })
  },
})

function headBody({ id, mode, format, crawl, intake, tags }: PageBatch): object {
  const { submitted, invalid, duplicates, reserved, reservedIsCeiling } = intake
  const input = { submitted, invalid, duplicates, reserved, reserved_is_ceiling: reservedIsCeiling }
  const controls = crawl && {
    ...{ source: crawl.source, max_pages: crawl.maxPages, max_depth: crawl.maxDepth ?? null },
    ...{ url_pattern: crawl.urlRegex ?? null, follow_subdomains: crawl.followSubdomains === true },
    conditions: (crawl.conditions ?? []).map((one) => ({ in: 'url', excludes: false, ...one })),
  }
  return { id, mode, format, crawl: controls, input, tags }
}

function batchBody(batch: PageBatch, { origin }: Caller, { engine }: Context): object {
  const { status, progress, pageErrors, failure, credits, createdAt, startedAt, completedAt } = batch
  const base = engine.options.serve.publicUrl ?? origin
  const { results: found } = batch
  const files = found?.files.map(({ file, items, bytes }) => {
    return { url: base + pathOfBatchFile(found.token, file), items, bytes }
  })
  return {
    ...{ ...headBody(batch), status, progress, page_errors: pageErrors, failure },
    credits: { ...credits, ocr_charged: 0 },
    timing: { created_at: createdAt, started_at: startedAt, completed_at: completedAt },
    results: found && { expires_at: found.expiresAt, files },
  }
}

export const batchRoutes: readonly Route[] = [submit, list, one, results, cancel, remove]
