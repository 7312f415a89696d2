/** The schemas of answers about monitors. */

import { z } from 'zod'
import {
  DETECTION_TYPES,
  INTERVAL_UNITS,
  MONITOR_EVENTS,
  MONITOR_STATES,
  RUN_STATES,
  SKIP_REASONS,
  TARGET_TYPES,
} from '../../../model/monitors.ts'
import { PAGED } from './webhooks.ts'

const TIME = z.string().describe('ISO 8601, UTC.')
const FAILURE = z.object({ code: z.string(), message: z.string() })
const TAGS = z.array(z.string())

const PAGE_TARGET = z.object({
  type: z.literal('page'),
  url: z.string(),
  include_selectors: z.array(z.string()).optional(),
  exclude_selectors: z.array(z.string()).optional(),
  instructions: z.string().optional(),
  normalize_whitespace: z.boolean().optional(),
})
const SITEMAP_TARGET = z.object({
  type: z.literal('sitemap'),
  url: z.string(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  max_urls: z.int().optional(),
})
const EXTRACT_TARGET = z.object({
  type: z.literal('extract'),
  url: z.string(),
  instructions: z.string(),
  schema: z.record(z.string(), z.unknown()).optional(),
  max_pages: z.int().optional(),
  max_depth: z.int().optional(),
  follow_subdomains: z.boolean().optional(),
})

const BASELINE = z
  .union([
    z.object({ captured_at: TIME, text: z.string() }),
    z.object({ captured_at: TIME, url_count: z.int(), urls: z.array(z.string()) }),
    z.object({ captured_at: TIME, data: z.unknown(), urls_analyzed: z.array(z.string()) }),
  ])
  .describe('What the next run is compared with: of a page, a sitemap, or data.')

const MONITOR = z.object({
  id: z.string(),
  mode: z.literal('web'),
  name: z.string(),
  target: z.union([PAGE_TARGET, SITEMAP_TARGET, EXTRACT_TARGET]),
  change_detection: z.object({ type: z.enum(DETECTION_TYPES) }),
  schedule: z.object({ type: z.literal('interval'), frequency: z.int(), unit: z.enum(INTERVAL_UNITS) }),
  status: z.enum(MONITOR_STATES).describe('failed: the last run failed, and further ones follow.'),
  tags: TAGS,
  webhook: z
    .object({
      url: z.string(),
      events: z.array(z.enum(MONITOR_EVENTS)),
      retry: z.object({ delays_seconds: z.array(z.int()) }),
      secret: z.string().describe('The secret of the signatures.'),
    })
    .nullable(),
  created_at: TIME,
  updated_at: TIME,
  last_run_at: TIME.nullable(),
  last_change_at: TIME.nullable(),
  next_run_at: TIME.nullable().describe('null while it is paused.'),
  last_error: FAILURE.nullable(),
})

export const MONITOR_ANSWER = MONITOR.meta({ id: 'MonitorAnswer' })
export const MONITOR_MADE = MONITOR.extend({ initial_run_id: z.string().nullable() }).meta({
  id: 'MonitorMadeAnswer',
})
export const MONITOR_DETAILS = MONITOR.extend({
  baseline: BASELINE.nullable().describe('null until the first run is over.'),
  webhook_failure: z
    .object({
      consecutive_failures: z.int(),
      last_failed_at: TIME,
      last_message: z.string(),
      last_status: z.enum(['rejected', 'failed', 'skipped_unsafe_url']),
    })
    .nullable(),
}).meta({ id: 'MonitorDetailsAnswer' })
export const MONITORS_ANSWER = z.object({ data: z.array(MONITOR), ...PAGED }).meta({ id: 'MonitorsAnswer' })
export const MONITOR_DELETED = z
  .object({ id: z.string(), deleted: z.literal(true) })
  .meta({ id: 'MonitorDeletedAnswer' })
export const MONITOR_RUN = z
  .object({ monitor_id: z.string(), queued: z.literal(true), run_id: z.string() })
  .meta({ id: 'MonitorRunAnswer' })

const DELIVERY = z.object({
  attempted_at: TIME,
  error: FAILURE.nullable(),
  event: z.enum(MONITOR_EVENTS),
  event_id: z.string(),
  http_status: z.int().nullable(),
  status: z.enum(['delivered', 'rejected', 'failed', 'skipped_unsafe_url']),
  delivery_id: z.string(),
})

const RUN = z.object({
  id: z.string(),
  monitor_id: z.string(),
  run_type: z.enum(['baseline', 'scheduled']),
  status: z.enum(RUN_STATES),
  target_type: z.enum(TARGET_TYPES),
  change_detection_type: z.enum(DETECTION_TYPES),
  baseline_created: z.boolean(),
  change_detected: z.boolean(),
  change_id: z.string().nullable(),
  credits_charged: z.int(),
  skip_reason: z.enum(SKIP_REASONS).nullable(),
  error: FAILURE.nullable(),
  started_at: TIME.nullable(),
  completed_at: TIME.nullable(),
  webhook_delivery_ids: z.array(z.string()).optional(),
  webhook_deliveries: z.array(DELIVERY).optional().describe('Those of which an attempt is over.'),
})
export const RUN_ANSWER = RUN.meta({ id: 'MonitorRunDetails' })
export const RUNS_ANSWER = z.object({ data: z.array(RUN), ...PAGED }).meta({ id: 'MonitorRunsAnswer' })

const CHANGE_SUMMARY = z.object({
  id: z.string(),
  monitor_id: z.string(),
  mode: z.literal('web'),
  detected_at: TIME,
  target_type: z.enum(TARGET_TYPES),
  change_detection_type: z.enum(DETECTION_TYPES),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  tags: TAGS,
  importance: z.enum(['low', 'medium', 'high']).optional().describe('What a language model says.'),
  added_url_count: z.int().optional(),
  removed_url_count: z.int().optional(),
  matched_url_count: z.int().optional(),
})
export const CHANGES_ANSWER = z
  .object({ data: z.array(CHANGE_SUMMARY), ...PAGED })
  .meta({ id: 'MonitorChangesAnswer' })

const URLS = z.array(z.string()).optional().describe('At most 500; the count is exact.')

export const CHANGE_ANSWER = CHANGE_SUMMARY.extend({
  run_id: z.string(),
  diff: z.string().optional().describe('Lines that begin with - and +.'),
  before_text_excerpt: z.string().optional(),
  after_text_excerpt: z.string().optional(),
  evidence: z
    .array(z.object({ before: z.string(), after: z.string(), url: z.string().optional() }))
    .optional(),
  added_urls: URLS,
  removed_urls: URLS,
  matched_urls: URLS,
}).meta({ id: 'MonitorChangeAnswer' })

export const LIMITS_ANSWER = z
  .object({
    monitors_limit: z.int(),
    monitors_used: z.int(),
    plan: z.enum(['free', 'starter', 'pro', 'scale']),
  })
  .meta({ id: 'MonitorLimitsAnswer' })
export const CREDITS_ANSWER = z
  .object({
    data: z.array(z.object({ monitor_id: z.string(), name: z.string(), credits: z.int(), runs: z.int() })),
    total_credits: z.int(),
  })
  .meta({ id: 'MonitorCreditsAnswer' })
