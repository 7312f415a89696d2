/** Webhooks: addresses of callers that get events. */

import type { BlazonError } from './errors.ts'

export const WEBHOOK_EVENTS = [
  'batch.completed',
  'batch.failed',
  'batch.cancelled',
  'change.detected',
  'run.completed',
] as const

/** The events of a job in the form of Firecrawl, after the kind of the job and a dot. */
export const JOB_EVENTS = ['started', 'page', 'completed', 'failed', 'cancelled'] as const
export type JobEvent = (typeof JOB_EVENTS)[number]
export const JOB_KINDS = ['crawl', 'batch_scrape'] as const
type JobKind = (typeof JOB_KINDS)[number]

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number] | `${JobKind}.${JobEvent}`

/** Events of a batch in the form of Firecrawl. They replace those in our form. */
export interface JobHook {
  readonly kind: JobKind
  readonly events: readonly JobEvent[]
  /** Headers that each message has. */
  readonly headers: Readonly<Record<string, string>>
  /** Data that each event has. */
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * `pending`: no attempt was made yet. `delivering`: an attempt is running. `retrying`: an attempt failed, and
 * another one follows. `failed`: no further attempt follows automatically. `cancelled`: the source of the
 * event was deleted before the delivery.
 */
export const DELIVERY_STATES = [
  'pending',
  'delivering',
  'retrying',
  'delivered',
  'failed',
  'cancelled',
] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** The batch, or the run of a monitor, that produced an event. */
export type DeliverySource =
  | { readonly type: 'batch'; readonly batchId: string }
  | { readonly type: 'monitor'; readonly monitorId: string; readonly runId: string }

/** The address for events, and the schedule of attempts. */
export interface Webhook {
  /** An absolute URL with http or https. */
  readonly url: string
  /**
   * The seconds before each further attempt, 72 hours in total. Without `delaysSeconds`, `DEFAULT_DELAYS`
   * applies; an empty list means no further attempt. Default: one attempt.
   */
  readonly retry?: { readonly delaysSeconds?: readonly number[] | undefined } | undefined
}

/** The address for the events of a batch. */
export interface BatchWebhook extends Webhook {
  /** Default: the end of the batch is announced in our form. */
  readonly job?: JobHook | undefined
}

/** An event to deliver. */
export interface NewDelivery {
  /** The id of the organisation or key that owns the event; empty for the operator. */
  readonly owner: string
  readonly event: WebhookEvent
  /** The id is the same in all attempts. A second delivery with the same id is not stored. */
  readonly eventId: string
  readonly source: DeliverySource
  /** The address, which `webhookUrl` has checked. */
  readonly url: string
  /** The secret for the signatures. */
  readonly secret: string
  /** The seconds before each further attempt. */
  readonly retry: readonly number[]
  /**
   * The body, which is JSON. For the event of a page it is the position of the page, and the body is made
   * from the result of the page when the event is sent.
   */
  readonly body: string
}

/** The error of an attempt. */
export interface DeliveryError {
  /** `http_status`, `interrupted`, or a code of `ERROR_CODES`. */
  readonly code: string
  readonly message: string
}

export interface DeliveryAttempt {
  /** The number of the attempt, from 1. */
  readonly attempt: number
  readonly trigger: 'initial' | 'automatic' | 'manual'
  readonly url: string
  /** Null when the receiver did not answer. */
  readonly httpStatus: number | null
  readonly error: DeliveryError | null
  readonly startedAt: Date
  /** Null while the attempt is running. */
  readonly completedAt: Date | null
}

/** An event and the state of its delivery, without the secret and the body. */
export interface Delivery {
  /** `whd_` and 32 hex digits. */
  readonly id: string
  readonly event: WebhookEvent
  readonly eventId: string
  readonly source: DeliverySource
  readonly url: string
  readonly status: DeliveryState
  readonly retry: readonly number[]
  readonly createdAt: Date
  /** The time of the last successful attempt. */
  readonly deliveredAt: Date | null
  readonly nextAttemptAt: Date | null
  /** The event can be sent again on request until this time, which is seven days after the event. */
  readonly retryExpiresAt: Date
  readonly lastError: DeliveryError | null
}

/** A delivery with its latest attempt. */
export interface DeliveryDetails extends Delivery {
  readonly lastAttempt: DeliveryAttempt | null
}

/** One page of a list, the newest first. */
export interface Page<T> {
  readonly items: readonly T[]
  /** The `cursor` for the next page; null on the last page. */
  readonly nextCursor: string | null
}

export interface PageRequest {
  /** 1 to 100. Default: 25. */
  readonly limit?: number | undefined
  /** The `nextCursor` of the previous page. Default: the first page. */
  readonly cursor?: string | undefined
}

/** The caller: the id of an organisation or a key. Default: the operator, who sees the data of all owners. */
export interface OfOwner {
  readonly owner?: string | undefined
}

/** A filter for the list of deliveries. */
export interface DeliveryFilter extends PageRequest, OfOwner {
  readonly type?: DeliverySource['type'] | undefined
  readonly batchId?: string | undefined
  readonly monitorId?: string | undefined
  readonly runId?: string | undefined
  readonly status?: DeliveryState | undefined
  /** Only events after this time. */
  readonly createdAfter?: Date | undefined
}

/** The settings for sending an event again. */
export interface DeliveryRetry extends OfOwner {
  /** Whether an event that was delivered is sent again, too. Default: false. */
  readonly force?: boolean | undefined
  /** A second request with the same key does nothing. Default: each request counts. */
  readonly idempotencyKey?: string | undefined
}

/** A delivery that a process has taken, with all data for the attempt. */
export interface TakenDelivery extends Pick<NewDelivery, 'owner' | 'eventId' | 'url' | 'secret'> {
  readonly id: string
  /** Headers of the caller. With them, the message is also signed as Firecrawl does. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Undefined when the batch or the page of the event was deleted. */
  readonly body: string | undefined
  readonly attempt: number
  readonly holder: string
}

/** The end of an attempt. */
export interface AttemptEnd {
  readonly httpStatus: number | null
  /** Null when the receiver accepted the event. */
  readonly error: DeliveryError | null
  /** True when further attempts would fail for the same reason. */
  readonly isFinal?: boolean | undefined
}

/** The settings of the work on deliveries. */
export interface DeliveryWork {
  /** No further attempt begins after this fires. */
  readonly signal: AbortSignal
  /** Called when the database fails. The work tries again after a pause. Default: not called. */
  readonly onError?: ((error: BlazonError) => void) | undefined
}

/** Limits of webhooks. */
export const WEBHOOKS = {
  /** An event can be sent again on request for this long. */
  retryMaxAgeMs: 7 * 24 * 60 * 60_000,
  /** After this many attempts, an event cannot be sent again on request. */
  maxAttempts: 100,
  /** The log contains a delivery for this long. */
  maxAgeMs: 30 * 24 * 60 * 60_000,
  /** The longest total time of a schedule, in seconds. */
  maxDelaysSeconds: 72 * 60 * 60,
  maxDelays: 20,
  maxUrlChars: 2_048,
  maxMetadataChars: 4_096,
} as const

/** The default seconds before each further attempt: 31 hours in total. */
export const DEFAULT_DELAYS: readonly number[] = [10, 60, 300, 1_800, 7_200, 21_600, 28_800, 50_400]
