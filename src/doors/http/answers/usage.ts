import { z } from 'zod'

const ENDPOINT_USAGE = z.object({
  endpoint: z.string().describe('Such as `brand/retrieve`.'),
  calls: z.int(),
  answered: z.int().describe('Calls that were answered with 200.'),
  credits: z.int(),
})

export const USAGE_ANSWER = z
  .object({
    status: z.literal('ok'),
    code: z.literal(200),
    usage: z.object({
      organisation: z.string(),
      plan: z.string(),
      month: z.string().describe('Such as 2026-11, UTC.'),
      quota: z.int().nullable().describe('Credits that the plan includes; null: as many as are wanted.'),
      used: z.int().describe('Credits that count against the quota.'),
      left: z.int().nullable().describe('What is left of the quota; null without one.'),
      overage: z.int().describe('Credits beyond the quota.'),
      overage_cents: z.int().nullable().describe('Their price; null when the plan has none.'),
      calls: z.int().describe('Calls of the month, whatever they were answered.'),
      endpoints: z.array(ENDPOINT_USAGE).describe('The most used first.'),
    }),
  })
  .meta({ id: 'UsageAnswer' })

const CALL = z.object({
  request_id: z.string(),
  key_id: z.string(),
  method: z.string(),
  endpoint: z.string(),
  status: z.int(),
  credits: z.int().describe('What the call cost.'),
  at: z.string().describe('When it was answered, as ISO 8601, UTC.'),
  elapsed_ms: z.int().describe('How long the answer took, in milliseconds.'),
})

const LOGGED = {
  request_id: z.string(),
  timestamp: z.string().describe('When it was answered, as ISO 8601, UTC.'),
  method: z.string(),
  path: z.string(),
  status_code: z.int(),
  error_code: z.string().nullable().describe('The code of a refusal; null for an answer.'),
  latency_ms: z.int().describe('How long the answer took, in milliseconds.'),
  credits_used: z.int(),
  key_id: z.string().nullable(),
  tags: z.array(z.string()),
  zdr: z.boolean().describe('Whether zero data retention was asked for.'),
}

/** One call in the log of an organisation or a key. */
export const LOG_ANSWER = z
  .object({
    status: z.literal('ok'),
    code: z.literal(200),
    data: z.object({
      ...LOGGED,
      user_agent: z.string().nullable(),
      input: z
        .object({
          query: z.record(z.string(), z.unknown()),
          body: z.record(z.string(), z.unknown()).optional(),
        })
        .describe(
          'The parameters, without the values of secrets. Empty when this process did not answer the call.',
        ),
    }),
  })
  .meta({ id: 'LogAnswer' })

/** A page of the log. */
export const LOGS_ANSWER = z
  .object({
    status: z.literal('ok'),
    code: z.literal(200),
    logs: z.array(CALL),
    next: z.int().nullable().describe('The `before` of the next page; null at the end, and for a key alone.'),
    data: z.array(z.object(LOGGED)).describe('The same calls, with the names that later clients read.'),
    has_more: z.boolean(),
    page: z.int(),
    limit: z.int(),
  })
  .meta({ id: 'LogsAnswer' })
