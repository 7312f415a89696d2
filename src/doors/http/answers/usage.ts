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

/** Calls of an organisation. */
export const LOGS_ANSWER = z
  .object({
    status: z.literal('ok'),
    code: z.literal(200),
    logs: z.array(CALL),
    next: z.int().nullable().describe('The `before` of the next page; null at the end.'),
  })
  .meta({ id: 'LogsAnswer' })
