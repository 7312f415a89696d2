/** Monitors: pages, sitemaps and extracted data that are watched for changes. */

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

/** The visible text of a page. */
export interface PageWatch {
  readonly type: 'page'
  readonly url: string
  /** CSS selectors of what is watched. Default: the page without its navigation, header, footer and sides. */
  readonly includeSelectors?: readonly string[] | undefined
  /** CSS selectors of what is left out, also within what is included. */
  readonly excludeSelectors?: readonly string[] | undefined
  /** Which changes matter, in words; for semantic detection. */
  readonly instructions?: string | undefined
  /** Whether white space is folded before texts are compared. Default: true. */
  readonly normalizeWhitespace?: boolean | undefined
}

/** The URLs that a sitemap lists. */
export interface SitemapWatch {
  readonly type: 'sitemap'
  readonly url: string
  /** Expressions (RE2), one of which is found in the path of each URL. Default: every URL. */
  readonly include?: readonly string[] | undefined
  /** Expressions (RE2), none of which is found in the path of a URL. */
  readonly exclude?: readonly string[] | undefined
  /** Default and most: 10,000. */
  readonly maxUrls?: number | undefined
}

/** Data in the shape of a JSON Schema, from the pages of a site. */
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

/** `exact`: texts, URLs or values differ. `semantic`: a language model says that a difference matters. */
export type ChangeDetection =
  | { readonly type: 'exact' }
  | { readonly type: 'semantic'; readonly confidenceThreshold?: number | undefined }

/** The time between two runs: 10 minutes to 365 days. */
export interface Schedule {
  readonly frequency: number
  readonly unit: (typeof INTERVAL_UNITS)[number]
}

/** Where the events of a monitor are sent. */
export interface MonitorWebhook extends Webhook {
  /** Default: `change.detected`. */
  readonly events?: readonly MonitorEvent[] | undefined
}

/** A webhook as it is stored: with its secret, and with all delays. */
export interface StoredWebhook {
  readonly url: string
  readonly events: readonly MonitorEvent[]
  /** Seconds before each further attempt. */
  readonly retry: readonly number[]
  /** The secret of the signatures. */
  readonly secret: string
}

/** A new monitor. */
export interface NewMonitor {
  readonly name: string
  readonly target: MonitorTarget
  /** Default: semantic for a page with instructions, else exact. */
  readonly changeDetection?: ChangeDetection | undefined
  /** Default: every day. */
  readonly schedule?: Schedule | undefined
  /** Default: none. */
  readonly tags?: readonly string[] | undefined
  /** Default: none. */
  readonly webhook?: MonitorWebhook | null | undefined
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** The changes of a monitor. What is left out stays. */
export interface MonitorUpdate extends Optional<NewMonitor>, OfOwner {
  readonly status?: 'active' | 'paused' | undefined
}

/** What a monitor last saw, with which the next run compares. */
export type Baseline =
  | { readonly type: 'page'; readonly text: string; readonly unstable: Unstable }
  | { readonly type: 'sitemap'; readonly urls: readonly string[] }
  | { readonly type: 'extract'; readonly data: unknown; readonly urls: readonly string[] }

/** Lines that differed between two visits within one run, each with the number of such runs. */
export type Unstable = Readonly<Record<string, number>>

export interface RunError {
  readonly code: string
  readonly message: string
}

/** Deliveries to the webhook of a monitor that failed one after the other. */
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
  /** `failed`: the last run failed; further ones follow. `paused`: none follows. */
  readonly status: MonitorState
  readonly tags: readonly string[]
  readonly webhook: StoredWebhook | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly lastRunAt: Date | null
  readonly lastChangeAt: Date | null
  /** Null while it is paused. */
  readonly nextRunAt: Date | null
  /** Why the last run failed; null after a run that did not. */
  readonly lastError: RunError | null
}

/** A monitor with what it last saw. */
export interface MonitorDetails extends Monitor {
  readonly baseline: (Baseline & { readonly capturedAt: Date }) | null
  readonly webhookFailure: WebhookFailure | null
}

export interface MonitorRun {
  /** `run_` and 32 hex digits. */
  readonly id: string
  readonly monitorId: string
  /** `baseline`: the run had nothing to compare with. */
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

/** What differs between two observations. Texts are cut; counts are exact. */
export interface Difference {
  readonly title: string
  readonly summary: string
  /** Lines with `- ` and `+ ` before them. */
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
  /** Only for semantic detection: what the model says of it. */
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
  /** Monitors of one owner. */
  most: 1_000,
  maxNameChars: 200,
  maxTags: 20,
  maxTagChars: 50,
  maxPatterns: 50,
  maxUrls: 10_000,
  maxInstructionsChars: 4_000,
  maxUrlChars: 2_048,
  /** Characters of the text of a page. */
  maxTextChars: 1_000_000,
  /** URLs that a change names. */
  maxNamedUrls: 500,
  /** Failed runs in a row after which the rest doubles, and after which a monitor is paused. */
  restsAfter: 2,
  pausesAfter: 20,
  maxRestMs: 7 * DAY,
  /** How long runs and changes are stored. */
  runMaxAgeMs: 90 * DAY,
  changeMaxAgeMs: 365 * DAY,
} as const

const UNIT_MS = { minutes: MINUTE, hours: 60 * MINUTE, days: DAY } as const

export const intervalOf = ({ frequency, unit }: Schedule): number => frequency * UNIT_MS[unit]
