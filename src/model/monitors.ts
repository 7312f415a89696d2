/** Monitors, which watch pages, sitemaps and extracted data for changes. */

import type { DeliveryAttempt, OfOwner, Webhook, WebhookEvent } from './webhooks.ts'

export const TARGET_TYPES = ['page', 'sitemap', 'extract'] as const
export const DETECTION_TYPES = ['exact', 'semantic'] as const
export const MONITOR_STATES = ['active', 'paused', 'failed'] as const
export const RUN_STATES = ['queued', 'running', 'completed', 'failed', 'skipped'] as const
export const SKIP_REASONS = ['insufficient_credits', 'monitor_paused', 'superseded'] as const
export const MONITOR_EVENTS = ['change.detected', 'run.completed'] as const
export const INTERVAL_UNITS = ['minutes', 'hours', 'days'] as const
export const SEARCHED_FIELDS = ['name', 'url', 'instructions', 'tags'] as const

export type TargetType = (typeof TARGET_TYPES)[number]
export type DetectionType = (typeof DETECTION_TYPES)[number]
export type MonitorState = (typeof MONITOR_STATES)[number]
export type RunState = (typeof RUN_STATES)[number]
export type SkipReason = (typeof SKIP_REASONS)[number]
export type MonitorEvent = (typeof MONITOR_EVENTS)[number]

/** A monitor of the visible text of a page. */
export interface PageWatch {
  readonly type: 'page'
  readonly url: string
  /**
   * CSS selectors of the watched elements. Default: the page without its navigation, header, footer and side
   * columns.
   */
  readonly includeSelectors?: readonly string[] | undefined
  /** CSS selectors of ignored elements. They may be inside watched elements. */
  readonly excludeSelectors?: readonly string[] | undefined
  /** A description of the changes that matter, for semantic detection. */
  readonly instructions?: string | undefined
  /** Whether differences in white space are ignored. Default: true. */
  readonly normalizeWhitespace?: boolean | undefined
}

/** A monitor of the URLs in a sitemap. */
export interface SitemapWatch {
  readonly type: 'sitemap'
  readonly url: string
  /** Expressions (RE2). Only URLs whose path matches one of them are watched. Default: all URLs. */
  readonly include?: readonly string[] | undefined
  /** Expressions (RE2). URLs whose path matches one of them are ignored. */
  readonly exclude?: readonly string[] | undefined
  /** The largest number of URLs. Default and maximum: 10,000. */
  readonly maxUrls?: number | undefined
}

/** A monitor of data that a JSON Schema describes, from the pages of a site. */
export interface ExtractWatch {
  readonly type: 'extract'
  readonly url: string
  readonly instructions: string
  /** Default: the summary and the key points of the pages. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined
  readonly maxPages?: number | undefined
  readonly maxDepth?: number | undefined
  readonly followSubdomains?: boolean | undefined
}

export type MonitorTarget = PageWatch | SitemapWatch | ExtractWatch

/**
 * `exact`: any difference of texts, URLs or values counts. `semantic`: a language model decides whether a
 * difference matters.
 */
export type ChangeDetection =
  | { readonly type: 'exact' }
  | { readonly type: 'semantic'; readonly confidenceThreshold?: number | undefined }

/** The time between two runs: 10 minutes to 365 days. */
export interface Schedule {
  readonly frequency: number
  readonly unit: (typeof INTERVAL_UNITS)[number]
}

/** The address for the events of a monitor. */
export interface MonitorWebhook extends Webhook {
  /** Default: `change.detected`. */
  readonly events?: readonly MonitorEvent[] | undefined
}

/** A webhook in the form in which it is stored: with its secret and all delays. */
export interface StoredWebhook {
  readonly url: string
  readonly events: readonly MonitorEvent[]
  /** The seconds before each further attempt. */
  readonly retry: readonly number[]
  /** The secret of the signatures. */
  readonly secret: string
}

/** A new monitor. */
export interface NewMonitor {
  readonly name: string
  readonly target: MonitorTarget
  /** Default: semantic for a page with instructions, and otherwise exact. */
  readonly changeDetection?: ChangeDetection | undefined
  /** Default: every day. */
  readonly schedule?: Schedule | undefined
  /** Default: none. */
  readonly tags?: readonly string[] | undefined
  /** Default: none. */
  readonly webhook?: MonitorWebhook | null | undefined
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** A change of a monitor. Keys that are left out do not change. */
export interface MonitorUpdate extends Optional<NewMonitor>, OfOwner {
  readonly status?: 'active' | 'paused' | undefined
}

/** The last state of a monitor's target. The next run compares with it. */
export type Baseline =
  | {
      readonly type: 'page'
      readonly text: string
      readonly unstable: Unstable
      /** When the text was seen, in milliseconds since 1970, if that was before the run that stored it. */
      readonly seenAt?: number
    }
  | { readonly type: 'sitemap'; readonly urls: readonly string[] }
  | { readonly type: 'extract'; readonly data: unknown; readonly urls: readonly string[] }

/** Lines that differed between the two visits of a run. The value counts the runs in which this happened. */
export type Unstable = Readonly<Record<string, number>>

export interface RunError {
  readonly code: string
  readonly message: string
}

/** Consecutive deliveries to the webhook of a monitor that failed. */
export interface WebhookFailure {
  readonly consecutiveFailures: number
  readonly lastFailedAt: Date
  readonly lastMessage: string
  readonly lastStatus: 'rejected' | 'failed' | 'skipped_unsafe_url'
}

export interface Monitor {
  /** `mon_` and 32 hex digits. */
  readonly id: string
  readonly name: string
  readonly target: MonitorTarget
  readonly changeDetection: ChangeDetection
  readonly schedule: Schedule
  /** `failed`: the last run failed, and further runs follow. `paused`: no run follows. */
  readonly status: MonitorState
  readonly tags: readonly string[]
  readonly webhook: StoredWebhook | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly lastRunAt: Date | null
  readonly lastChangeAt: Date | null
  /** Null while the monitor is paused. */
  readonly nextRunAt: Date | null
  /** The error of the last run; null if it did not fail. */
  readonly lastError: RunError | null
}

/** A monitor with its baseline. */
export interface MonitorDetails extends Monitor {
  readonly baseline: (Baseline & { readonly capturedAt: Date }) | null
  readonly webhookFailure: WebhookFailure | null
}

export interface MonitorRun {
  /** `run_` and 32 hex digits. */
  readonly id: string
  readonly monitorId: string
  /** `baseline`: the run had no earlier state to compare with. */
  readonly runType: 'baseline' | 'scheduled'
  readonly status: RunState
  readonly targetType: TargetType
  readonly detectionType: DetectionType
  readonly baselineCreated: boolean
  readonly changeId: string | null
  readonly credits: number
  readonly skipReason: SkipReason | null
  readonly error: RunError | null
  readonly startedAt: Date | null
  readonly completedAt: Date | null
}

/** A delivery of a run, with its latest attempt. */
export interface RunDelivery {
  readonly id: string
  readonly runId: string
  readonly event: WebhookEvent
  readonly eventId: string
  readonly lastAttempt: Pick<DeliveryAttempt, 'httpStatus' | 'error' | 'startedAt'> | null
}

/** The difference between two states. Texts are shortened, but counts are exact. */
export interface Difference {
  readonly title: string
  readonly summary: string
  /** Lines that begin with `- ` or `+ `. */
  readonly diff?: string | undefined
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly evidence?: readonly { readonly before: string; readonly after: string; readonly url?: string }[]
  readonly addedUrls?: readonly string[] | undefined
  readonly addedUrlCount?: number | undefined
  readonly removedUrls?: readonly string[] | undefined
  readonly removedUrlCount?: number | undefined
  readonly matchedUrls?: readonly string[] | undefined
  readonly matchedUrlCount?: number | undefined
  /** The judgement of the model. Only for semantic detection. */
  readonly importance?: 'low' | 'medium' | 'high' | undefined
}

export interface MonitorChange extends Difference {
  /** `chg_` and 32 hex digits. */
  readonly id: string
  readonly monitorId: string
  readonly runId: string
  readonly detectedAt: Date
  readonly targetType: TargetType
  readonly detectionType: DetectionType
  readonly tags: readonly string[]
  readonly url: string
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Limits of monitors. */
export const MONITORS = {
  minIntervalMs: 10 * MINUTE,
  maxIntervalMs: 365 * DAY,
  /** The largest number of monitors of an owner. */
  most: 1_000,
  maxNameChars: 200,
  maxTags: 20,
  maxTagChars: 50,
  maxPatterns: 50,
  maxUrls: 10_000,
  maxInstructionsChars: 4_000,
  maxUrlChars: 2_048,
  /** The largest number of characters in the text of a page. */
  maxTextChars: 1_000_000,
  /** The largest number of URLs in a change. */
  maxNamedUrls: 500,
  /**
   * After this many failed runs in a row, the time between runs is doubled. A monitor is paused after the
   * larger number.
   */
  restsAfter: 2,
  pausesAfter: 20,
  maxRestMs: 7 * DAY,
  /** How long runs and changes are stored. */
  runMaxAgeMs: 90 * DAY,
  changeMaxAgeMs: 365 * DAY,
} as const

const UNIT_MS = { minutes: MINUTE, hours: 60 * MINUTE, days: DAY } as const

export const intervalOf = ({ frequency, unit }: Schedule): number => frequency * UNIT_MS[unit]
