/** The routes of events that were sent to webhooks. Callers see only their own events. */

import { z } from 'zod'
import {
  DELIVERY_STATES,
  type Delivery,
  type DeliveryAttempt,
  type DeliverySource,
  type Page,
} from '../../../model/webhooks.ts'
import { ATTEMPTS_ANSWER, DELIVERIES_ANSWER, DELIVERY_ANSWER, RETRY_ANSWER } from '../answers/webhooks.ts'
import { flag, integer } from '../params.ts'
import { type Route, route } from '../route.ts'
import { idempotencyKeyOf, ownerOf } from './owner.ts'

const ID = z
  .string()
  .max(100)
  .describe('The id of a delivery.')
  .meta({ examples: ['whd_210b9798eb53baa4e69d31c1071cf03d'] })

/** The parameters of one page of a list. */
export const PAGING = {
  limit: integer(1, 100).default(25).describe('The most entries of the page.'),
  cursor: z.string().max(200).optional().describe('The `next_cursor` of the page before.'),
}

/** Writes the body of one page of a list. */
export const pageBody = <T>({ items, nextCursor }: Page<T>, body: (one: T) => object) =>
  JSON.stringify({ data: items.map(body), has_more: nextCursor !== null, next_cursor: nextCursor })

const list = route({
  method: 'POST',
  path: '/v1/webhooks/deliveries',
  summary: 'your deliveries to webhooks, the newest first, free of charge',
  answer: DELIVERIES_ANSWER,
  params: {
    type: z.enum(['batch', 'monitor']).optional().describe('What produced the events. Default: either.'),
    batch_id: z.string().max(100).optional().describe('Those of one batch.'),
    monitor_id: z.string().max(100).optional().describe('Those of one monitor.'),
    run_id: z.string().max(100).optional().describe('Those of one run of a monitor.'),
    status: z.enum(DELIVERY_STATES).optional().describe('Those with one status.'),
    created_after: z.iso
      .datetime({ offset: true, error: 'must be a time as ISO 8601' })
      .optional()
      .describe('Those of events after this time, ISO 8601.'),
    ...PAGING,
  },
  async run({ batch_id, monitor_id, run_id, created_after, ...filter }, { key }, { engine }) {
    const createdAfter = created_after === undefined ? undefined : new Date(created_after)
    const of = { batchId: batch_id, monitorId: monitor_id, runId: run_id, createdAfter }
    return pageBody(await engine.webhooks.list({ ...filter, ...of, owner: ownerOf(key) }), summaryBody)
  },
})

const one = route({
  method: 'GET',
  path: '/v1/webhooks/deliveries/{id}',
  summary: 'a delivery to a webhook with its latest attempt, free of charge',
  answer: DELIVERY_ANSWER,
  params: { id: ID },
  async run({ id }, { key }, { engine }) {
    const { lastAttempt, retry, ...delivery } = await engine.webhooks.get(id, { owner: ownerOf(key) })
    const body = { ...summaryBody({ ...delivery, retry }), retry: { delays_seconds: retry } }
    return JSON.stringify({ ...body, last_attempt: lastAttempt && attemptBody(lastAttempt) })
  },
})

const attempts = route({
  method: 'GET',
  path: '/v1/webhooks/deliveries/{id}/attempts',
  summary: 'the attempts of a delivery to a webhook, the newest first, free of charge',
  answer: ATTEMPTS_ANSWER,
  params: { id: ID, ...PAGING },
  run: async ({ id, ...page }, { key }, { engine }) =>
    pageBody(await engine.webhooks.attempts(id, { ...page, owner: ownerOf(key) }), attemptBody),
})

const retry = route({
  method: 'POST',
  path: '/v1/webhooks/deliveries/{id}/retry',
  summary: 'sends an event to its webhook again, free of charge',
  answer: RETRY_ANSWER,
  params: { id: ID, force: flag().default(false).describe('Also an event that was delivered.') },
  async run({ id, force }, { key, headers }, { engine }) {
    const idempotencyKey = idempotencyKeyOf(headers)
    const sent = await engine.webhooks.retry(id, { force, idempotencyKey, owner: ownerOf(key) })
    return JSON.stringify({ id: sent.id })
  },
})

const sourceBody = (source: DeliverySource) =>
  source.type === 'batch'
    ? { type: source.type, batch_id: source.batchId }
    : { type: source.type, monitor_id: source.monitorId, run_id: source.runId }

function summaryBody({ id, event, eventId, source, url, status, ...rest }: Delivery): object {
  const { createdAt, deliveredAt, nextAttemptAt, retryExpiresAt, lastError } = rest
  return {
    ...{ id, event, event_id: eventId, source: sourceBody(source), url, status },
    ...{ created_at: createdAt, delivered_at: deliveredAt, next_attempt_at: nextAttemptAt },
    ...{ retry_expires_at: retryExpiresAt, last_error: lastError },
  }
}

function attemptBody({ attempt, trigger, url, httpStatus, error, startedAt, completedAt }: DeliveryAttempt) {
  const times = { started_at: startedAt, completed_at: completedAt }
  return { attempt, trigger, url, http_status: httpStatus, error, ...times }
}

export const webhookRoutes: readonly Route[] = [list, one, attempts, retry]
