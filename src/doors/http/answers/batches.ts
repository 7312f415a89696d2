/** The schemas of answers about batches of pages. */

import { z } from 'zod'
import { BATCH_FORMATS, BATCH_STATES } from '../../../model/page-batches.ts'
import { PAGED } from './webhooks.ts'

const TIME = z.string().describe('ISO 8601, UTC.')

const CRAWL = z.object({
  source: z.union([
    z.object({ type: z.literal('start_url'), url: z.string() }),
    z.object({ type: z.literal('sitemap'), domain: z.string() }),
  ]),
  max_pages: z.int(),
  max_depth: z.int().nullable().describe('null: any number of links. 0 for a sitemap.'),
  url_pattern: z.string().nullable(),
  conditions: z
    .array(z.object({ regex: z.string(), in: z.enum(['url', 'path']), excludes: z.boolean() }))
    .describe('Empty when there are none.'),
  follow_subdomains: z.boolean(),
})

const INTAKE = z.object({
  submitted: z.int().nullable().describe('URLs of the list; null for a crawl.'),
  invalid: z.int().nullable().describe('Those that are not read; null for a crawl.'),
  duplicates: z.int().describe('Those that were there already.'),
  reserved: z.int().describe('Pages that are read.'),
  reserved_is_ceiling: z.boolean().describe('True when a crawl may find fewer pages.'),
})

const INVALID = z.array(z.object({ url: z.string(), reason: z.string() })).describe('At most 100.')
const HEAD = {
  id: z.string(),
  mode: z.enum(['scrape', 'crawl']),
  format: z.enum(BATCH_FORMATS),
  crawl: CRAWL.nullable().describe('null for a list of pages.'),
  input: INTAKE,
  tags: z.array(z.string()),
}
const RESERVED = z.object({
  reserved: z.int().describe('Credits for all pages; 0 for a key without a plan.'),
})
const PROGRESS = z.object({ succeeded: z.int(), failed: z.int(), pending: z.int() })
const PAGE_ERRORS = z
  .array(z.object({ code: z.string(), count: z.int() }))
  .describe('Failed pages by their code, the most frequent first.')

export const SUBMIT_ANSWER = z
  .object({
    ...HEAD,
    status: z.enum(['queued', 'running']).describe('running: its first URLs were submitted earlier.'),
    created_at: TIME,
    credits: RESERVED,
    invalid_urls: INVALID,
    webhook_secret: z.string().optional().describe('The secret of the signatures, with a webhook.'),
  })
  .meta({ id: 'BatchSubmitAnswer' })

const BATCH = z.object({
  ...HEAD,
  status: z.enum(BATCH_STATES),
  progress: PROGRESS,
  page_errors: PAGE_ERRORS,
  failure: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .describe('Why the batch as a whole failed.'),
  credits: RESERVED.extend({
    refunded: z.int().describe('Credits of pages that were not read, when the batch has ended.'),
    ocr_charged: z.int().describe('Always 0.'),
    net: z.int(),
  }),
  timing: z.object({ created_at: TIME, started_at: TIME.nullable(), completed_at: TIME.nullable() }),
  results: z
    .object({
      expires_at: TIME,
      files: z.array(
        z.object({ url: z.string().describe('NDJSON, packed by gzip.'), items: z.int(), bytes: z.int() }),
      ),
    })
    .nullable()
    .describe('null until the batch has ended.'),
})

export const BATCH_ANSWER = BATCH.extend({
  invalid_urls: INVALID,
  webhook_delivery_id: z.string().optional().describe('The delivery of the event at the end.'),
}).meta({ id: 'BatchAnswer' })

export const BATCHES_ANSWER = z.object({ data: z.array(BATCH), ...PAGED }).meta({ id: 'BatchesAnswer' })

export const CANCEL_ANSWER = z
  .object({
    ...HEAD,
    status: z.literal('cancelling'),
    progress: PROGRESS,
    page_errors: PAGE_ERRORS,
    credits: RESERVED,
    timing: z.object({ created_at: TIME, started_at: TIME.nullable() }),
  })
  .meta({ id: 'BatchCancelAnswer' })

const NAMED = {
  url: z.string(),
  itemId: z.string().optional(),
  meta: z.looseObject({}).optional(),
}
const RECORD = z.union([
  z.object({
    ...NAMED,
    status: z.literal('ok'),
    final_url: z.string(),
    http_status: z.int().nullable(),
    metadata: z.looseObject({ sourceUrl: z.string(), finalUrl: z.string() }),
    cache_metadata: z.object({ status: z.enum(['hit', 'miss']), age_ms: z.int() }),
    markdown: z.string().optional(),
    html: z.string().optional(),
  }),
  z.object({
    ...{ ...NAMED, status: z.literal('error'), error_code: z.string(), message: z.string() },
    http_status: z.int().optional().describe('Left out when the site did not answer.'),
  }),
])

export const BATCH_RESULTS_ANSWER = z
  .object({ data: z.array(RECORD), ...PAGED })
  .meta({ id: 'BatchResultsAnswer' })
export const BATCH_DELETED_ANSWER = z
  .object({ id: z.string(), deleted: z.literal(true) })
  .meta({ id: 'BatchDeletedAnswer' })
