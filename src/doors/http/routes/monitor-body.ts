/** Writes the bodies of answers about monitors, and reads the bodies of requests. */

import { z } from 'zod'
import {
  type ChangeDetection,
  INTERVAL_UNITS,
  MONITOR_EVENTS,
  MONITORS,
  type Monitor,
  type MonitorDetails,
  type MonitorTarget,
  type MonitorWebhook,
  type RunDelivery,
  type Schedule,
} from '../../../model/monitors.ts'
import { object } from '../params.ts'

const SELECTORS = z.array(z.string().min(1)).max(50).optional()
const PATTERNS = z.array(z.string().min(1)).max(MONITORS.maxPatterns).optional()
const URL_TEXT = z.string().max(MONITORS.maxUrlChars)
const INSTRUCTIONS = z.string().max(MONITORS.maxInstructionsChars)

export const TARGET = object(
  z.discriminatedUnion('type', [
    z.strictObject({
      ...{ type: z.literal('page'), url: URL_TEXT, include_selectors: SELECTORS },
      ...{ exclude_selectors: SELECTORS, instructions: INSTRUCTIONS.optional() },
      normalize_whitespace: z.boolean().optional(),
    }),
    z.strictObject({
      ...{ type: z.literal('sitemap'), url: URL_TEXT, include: PATTERNS, exclude: PATTERNS },
      max_urls: z.int().min(1).max(MONITORS.maxUrls).optional(),
    }),
    z.strictObject({
      ...{ type: z.literal('extract'), url: URL_TEXT, instructions: INSTRUCTIONS },
      schema: z.record(z.string(), z.unknown()).optional(),
      max_pages: z.int().min(1).max(50).optional(),
      max_depth: z.int().min(0).max(50).optional(),
      follow_subdomains: z.boolean().optional(),
    }),
  ]),
).describe('What is watched: a page, the URLs of a sitemap, or data from the pages of a site.')

export const DETECTION = object(
  z.strictObject({
    type: z.enum(['exact', 'semantic']),
    confidence_threshold: z.number().optional(),
  }),
).describe('How changes are detected. semantic needs a language model.')

export const SCHEDULE = object(
  z.strictObject({
    type: z.literal('interval'),
    frequency: z.int().min(1).max(525_600),
    unit: z.enum(INTERVAL_UNITS),
  }),
).describe('The time between two runs: 10 minutes to 365 days.')

export const WEBHOOK = z
  .strictObject({
    url: URL_TEXT,
    events: z.array(z.enum(MONITOR_EVENTS)).min(1).optional(),
    retry: z.strictObject({ delays_seconds: z.array(z.int().min(0)).max(20).optional() }).optional(),
  })
  .describe('Where events are sent: change.detected unless `events` says otherwise.')

export const TAGS = z.array(z.string().min(1).max(MONITORS.maxTagChars)).max(MONITORS.maxTags)

type AskedTarget = z.output<typeof TARGET>

export function targetOf(asked: AskedTarget): MonitorTarget {
  if (asked.type === 'sitemap') {
    const { max_urls: maxUrls, ...rest } = asked
    return withoutGaps({ ...rest, maxUrls })
  }
  if (asked.type === 'extract') {
    const { max_pages: maxPages, max_depth: maxDepth, follow_subdomains: followSubdomains, ...rest } = asked
    return withoutGaps({ ...rest, maxPages, maxDepth, followSubdomains })
  }
  const { include_selectors, exclude_selectors, normalize_whitespace: normalizeWhitespace, ...rest } = asked
  const selectors = { includeSelectors: include_selectors, excludeSelectors: exclude_selectors }
  return withoutGaps({ ...rest, ...selectors, normalizeWhitespace })
}

function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T
}

export const detectionOf = (asked: z.output<typeof DETECTION>): ChangeDetection =>
  asked.type === 'exact'
    ? { type: 'exact' }
    : { type: 'semantic', confidenceThreshold: asked.confidence_threshold }

export const scheduleOf = ({ frequency, unit }: z.output<typeof SCHEDULE>): Schedule => ({ frequency, unit })

export const webhookOf = ({ url, events, retry }: z.output<typeof WEBHOOK>): MonitorWebhook => ({
  ...{ url, events },
  retry: retry && { delaysSeconds: retry.delays_seconds },
})

function targetBody(target: MonitorTarget): object {
  if (target.type === 'sitemap') {
    const { maxUrls, ...rest } = target
    return { ...rest, max_urls: maxUrls }
  }
  if (target.type === 'extract') {
    const { maxPages, maxDepth, followSubdomains, ...rest } = target
    return { ...rest, max_pages: maxPages, max_depth: maxDepth, follow_subdomains: followSubdomains }
  }
  const { includeSelectors, excludeSelectors, normalizeWhitespace, ...rest } = target
  const selectors = { include_selectors: includeSelectors, exclude_selectors: excludeSelectors }
  return { ...rest, ...selectors, normalize_whitespace: normalizeWhitespace }
}

export function monitorBody(monitor: Monitor): object {
  const { id, name, target, changeDetection, schedule, status, tags, webhook } = monitor
  return {
    ...{
      id,
      mode: 'web',
      name,
      target: targetBody(target),
      change_detection: { type: changeDetection.type },
    },
    ...{ schedule: { type: 'interval', ...schedule }, status, tags },
    webhook: webhook && {
      ...{ url: webhook.url, events: webhook.events, secret: webhook.secret },
      retry: { delays_seconds: webhook.retry },
    },
    ...{ created_at: monitor.createdAt, updated_at: monitor.updatedAt, last_run_at: monitor.lastRunAt },
    ...{ last_change_at: monitor.lastChangeAt, next_run_at: monitor.nextRunAt },
    last_error: monitor.lastError,
  }
}

export function detailsBody(monitor: MonitorDetails): object {
  const { baseline, webhookFailure: failure } = monitor
  return {
    ...{ ...monitorBody(monitor), baseline: baseline && baselineBody(baseline) },
    webhook_failure: failure && {
      ...{ consecutive_failures: failure.consecutiveFailures, last_failed_at: failure.lastFailedAt },
      ...{ last_message: failure.lastMessage, last_status: failure.lastStatus },
    },
  }
}

function baselineBody(seen: NonNullable<MonitorDetails['baseline']>): object {
  const at = { captured_at: seen.capturedAt }
  if (seen.type === 'page') return { ...at, text: seen.text }
  if (seen.type === 'sitemap') return { ...at, url_count: seen.urls.length, urls: seen.urls }
  return { ...at, data: seen.data, urls_analyzed: seen.urls }
}

/** Returns the deliveries of a run that have at least one finished attempt. Nothing when there are none. */
export function deliveriesBody(deliveries: readonly RunDelivery[]): object {
  if (deliveries.length === 0) return {}
  const tried = deliveries.flatMap(({ id, event, eventId, lastAttempt }) =>
    lastAttempt === null
      ? []
      : [
          {
            ...{ attempted_at: lastAttempt.startedAt, error: lastAttempt.error, event, event_id: eventId },
            ...{ http_status: lastAttempt.httpStatus, status: outcomeOf(lastAttempt), delivery_id: id },
          },
        ],
  )
  const [first] = tried
  return {
    webhook_delivery_ids: deliveries.map(({ id }) => id),
    ...(first && { webhook_deliveries: tried, webhook_delivery: first }),
  }
}

function outcomeOf({ error, httpStatus }: NonNullable<RunDelivery['lastAttempt']>): string {
  if (error === null) return 'delivered'
  if (error.code === 'forbidden_target') return 'skipped_unsafe_url'
  return httpStatus === null ? 'failed' : 'rejected'
}
