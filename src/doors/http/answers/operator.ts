/** The schemas of answers to the operator of a service. */

import { z } from 'zod'

const OK = { status: z.literal('ok'), code: z.literal(200) }
const TIME = z.string().describe('ISO 8601, UTC.')

export const STATUS_ANSWER = z
  .object({
    ...OK,
    version: z.string(),
    store: z.looseObject({}).describe('What `blazon status --json` prints about the database.'),
    activity: z.looseObject({}).describe('Lookups, connections, browsers and processes now.'),
    queue: z.object({ waiting: z.int(), running: z.int(), done: z.int(), failed: z.int() }),
    browser: z.boolean().describe('Whether there is one.'),
  })
  .meta({ id: 'OperatorStatusAnswer' })

const KEY = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['secret', 'public']),
  state: z.enum(['active', 'suspended', 'expired', 'revoked']),
  prefix: z.string().describe('The beginning of the secret.'),
  permissions: z.array(z.string()).nullable().describe('null: all endpoints but those of the operator.'),
  referrers: z.array(z.string()),
  organisation: z.string().nullable(),
  created_at: TIME,
  expires_at: TIME.nullable(),
  last_used_at: TIME.nullable(),
})

export const KEYS_ANSWER = z.object({ ...OK, keys: z.array(KEY) }).meta({ id: 'OperatorKeysAnswer' })
export const NEW_KEY_ANSWER = z
  .object({ ...OK, key: KEY, secret: z.string().describe('It is shown this once.') })
  .meta({ id: 'OperatorNewKeyAnswer' })
export const KEY_ANSWER = z.object({ ...OK, key: KEY }).meta({ id: 'OperatorKeyAnswer' })

export const USAGES_ANSWER = z
  .object({
    ...OK,
    organisations: z.array(z.looseObject({ organisation: z.string(), plan: z.string(), used: z.int() })),
  })
  .meta({ id: 'OperatorUsageAnswer' })

const CORRECTION = z.object({
  domain: z.string(),
  field: z.string(),
  value: z.unknown(),
  who: z.string(),
  why: z.string(),
  at: TIME,
})
export const CORRECTIONS_ANSWER = z
  .object({ ...OK, corrections: z.array(CORRECTION) })
  .meta({ id: 'OperatorCorrectionsAnswer' })
export const FIELDS_ANSWER = z
  .object({
    ...OK,
    fields: z.array(
      z.object({
        name: z.string(),
        about: z.string(),
        must: z.string().describe('How a correction states the value, in words.'),
        schema: z.record(z.string(), z.unknown()).describe('The JSON Schema of the value in a record.'),
      }),
    ),
  })
  .meta({ id: 'OperatorFieldsAnswer' })
export const CORRECTION_ANSWER = z
  .object({ ...OK, correction: CORRECTION })
  .meta({ id: 'OperatorCorrectionAnswer' })
export const REMOVED_ANSWER = z
  .object({ ...OK, domain: z.string(), field: z.string() })
  .meta({ id: 'OperatorRemovedAnswer' })

const COUNT = z.int()
const LIST = z.object({
  name: z.string(),
  is_uploaded: z
    .boolean()
    .describe('False for a list of `blazon batch`, which this service does not work on.'),
  state: z.enum(['waiting', 'running', 'stopped', 'done', 'failed']),
  message: z.string().nullable().describe('Why the list failed.'),
  total: COUNT.nullable().describe('Lines with an entry.'),
  ok: COUNT,
  refused: COUNT,
  failed: COUNT,
  invalid: COUNT.describe('Lines that name no domain.'),
  left: COUNT.nullable(),
  per_second: z.number().nullable(),
  eta_ms: z.number().nullable(),
  created_at: TIME,
  ended_at: TIME.nullable(),
  outcomes: z
    .array(
      z.object({
        state: z.enum(['ok', 'refused', 'failed']),
        reason: z.string().nullable().describe('The class of the page, or the code of the failure.'),
        domains: COUNT,
        unrendered: COUNT,
        message: z.string().nullable().describe('The message of one of these failures.'),
      }),
    )
    .describe('How its domains ended, the most frequent way first.'),
})
export const LISTS_ANSWER = z.object({ ...OK, lists: z.array(LIST) }).meta({ id: 'OperatorListsAnswer' })
export const LIST_ANSWER = z.object({ ...OK, list: LIST }).meta({ id: 'OperatorListAnswer' })
