/** The schemas of answers about deliveries to webhooks. */

import { z } from 'zod'
import { DELIVERY_STATES, JOB_EVENTS, JOB_KINDS, WEBHOOK_EVENTS } from '../../../model/webhooks.ts'

const TIME = z.string().describe('ISO 8601, UTC.')
const FAILURE = z.object({ code: z.string(), message: z.string() })

const ATTEMPT = z.object({
  attempt: z.int().describe('1 for the first one.'),
  trigger: z.enum(['initial', 'automatic', 'manual']),
  url: z.string(),
  http_status: z.int().nullable().describe('null when there was no answer.'),
  error: FAILURE.nullable(),
  started_at: TIME,
  completed_at: TIME.nullable().describe('null while it is under way.'),
})

const SOURCE = z.union([
  z.object({ type: z.literal('batch'), batch_id: z.string() }),
  z.object({ type: z.literal('monitor'), monitor_id: z.string(), run_id: z.string() }),
])

const OF_JOBS = JOB_KINDS.flatMap((kind) => JOB_EVENTS.map((what) => `${kind}.${what}` as const))

const SUMMARY = z.object({
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, ...OF_JOBS]),
  event_id: z.string().describe('The same in all attempts, and the header X-Context-Id of each.'),
  source: SOURCE,
  url: z.string(),
  status: z.enum(DELIVERY_STATES),
  created_at: TIME,
  delivered_at: TIME.nullable(),
  next_attempt_at: TIME.nullable(),
  retry_expires_at: TIME.describe('Until then it can be sent again.'),
  last_error: FAILURE.nullable(),
})

export const DELIVERY_ANSWER = SUMMARY.extend({
  retry: z.object({ delays_seconds: z.array(z.int()) }).describe('Seconds before each further attempt.'),
  last_attempt: ATTEMPT.nullable(),
}).meta({ id: 'DeliveryAnswer' })

/** The keys of an answer that has only one page of a list. */
export const PAGED = {
  has_more: z.boolean(),
  next_cursor: z.string().nullable().describe('The `cursor` of the next page; null on the last one.'),
}

export const DELIVERIES_ANSWER = z
  .object({ data: z.array(SUMMARY), ...PAGED })
  .meta({ id: 'DeliveriesAnswer' })
export const ATTEMPTS_ANSWER = z.object({ data: z.array(ATTEMPT), ...PAGED }).meta({ id: 'AttemptsAnswer' })
export const RETRY_ANSWER = z.object({ id: z.string() }).meta({ id: 'DeliveryRetryAnswer' })
