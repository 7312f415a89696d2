/** Webhooks: events that are sent to addresses of callers. */

import type { BlazonError } from './errors.ts'

export const WEBHOOK_EVENTS = [
  'batch.completed',
  'batch.failed',
  'batch.cancelled',
  'change.detected',
  'run.completed',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/**
 * `pending`: no attempt was made yet. `delivering`: an attempt is under way. `retrying`: an attempt failed,
 * and another one follows. `failed`: no further attempt follows by itself. `cancelled`: what produced the
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

/** Where a caller wants events to be sent. */
export interface Webhook {
  /** Absolute URL of http or https. */
  readonly url: string
  /**
   * Seconds before each further attempt, 72 hours in all; without `delaysSeconds` those of `DEFAULT_DELAYS`,
   * and with none no further attempt. Default: one attempt.
   */
  readonly retry?: { readonly delaysSeconds?: readonly number[] | undefined } | undefined
}

/** An event to deliver, as the part that produces it hands it in. */
export interface NewDelivery {
  /** Id of the organisation or the key whose event it is; empty for the operator. */
  readonly owner: string
  readonly event: WebhookEvent
  /** Stays the same in all attempts. A second delivery with the same id is not stored. */
  readonly eventId: string
  readonly source: DeliverySource
  /** Where it is sent, as `webhookUrl` has checked it. */
  readonly url: string
  /** The secret of the signatures. */
  readonly secret: string
  /** Seconds before each further attempt. */
  readonly retry: readonly number[]
  /** The JSON that is sent. */
  readonly body: string
}

/** Why an attempt failed. */
export interface DeliveryError {
  /** `http_status`, `interrupted`, or a code of `ERROR_CODES`. */
  readonly code: string
  readonly message: string
}

export interface DeliveryAttempt {
  /** 1 for the first one. */
  readonly attempt: number
  readonly trigger: 'initial' | 'automatic' | 'manual'
  readonly url: string
  /** Null when there was no answer. */
  readonly httpStatus: number | null
  readonly error: DeliveryError | null
  readonly startedAt: Date
  /** Null while it is under way. */
  readonly completedAt: Date | null
}

/** An event with the state of its delivery. The secret and the body are not part of it. */
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
  /** The last successful attempt. */
  readonly deliveredAt: Date | null
  readonly nextAttemptAt: Date | null
  /** Until then it can be sent again by hand: seven days after the event. */
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
  /** The `cursor` of the next page; null on the last page. */
  readonly nextCursor: string | null
}

export interface PageRequest {
  /** 1 to 100. Default: 25. */
  readonly limit?: number | undefined
  /** The `nextCursor` of the page before. Default: the first page. */
  readonly cursor?: string | undefined
}

/**
 * The caller: an organisation or a key by its id. Default: the operator, who sees what belongs to anybody.
 */
export interface OfOwner {
  readonly owner?: string | undefined
}

/** Which deliveries are listed. */
export interface DeliveryFilter extends PageRequest, OfOwner {
  readonly type?: DeliverySource['type'] | undefined
  readonly batchId?: string | undefined
  readonly monitorId?: string | undefined
  readonly runId?: string | undefined
  readonly status?: DeliveryState | undefined
  /** Only events after this time. */
  readonly createdAfter?: Date | undefined
}

/** How a delivery is sent again. */
export interface DeliveryRetry extends OfOwner {
  /** Sends it again although it was delivered. Default: false. */
  readonly force?: boolean | undefined
  /** A second request with the same key does nothing. Default: each request counts. */
  readonly idempotencyKey?: string | undefined
}

/** A delivery that a process has taken, with everything that the attempt needs. */
export interface TakenDelivery extends Pick<NewDelivery, 'owner' | 'eventId' | 'url' | 'secret' | 'body'> {
  readonly id: string
  readonly attempt: number
  readonly holder: string
}

/** How an attempt ended. */
export interface AttemptEnd {
  readonly httpStatus: number | null
  /** Null when the receiver has accepted the event. */
  readonly error: DeliveryError | null
  /** True when further attempts would fail in the same way. */
  readonly isFinal?: boolean | undefined
}

/** How the waiting deliveries of an engine are worked on. */
export interface DeliveryWork {
  /** When it fires, no further attempt begins. */
  readonly signal: AbortSignal
  /** Called when the database fails. The work tries again after a pause. Default: not called. */
  readonly onError?: ((error: BlazonError) => void) | undefined
}

/** Limits of webhooks. */
export const WEBHOOKS = {
  /** How long an event can be sent again by hand. */
  retryMaxAgeMs: 7 * 24 * 60 * 60_000,
  /** The attempts after which an event cannot be sent again by hand. */
  maxAttempts: 100,
  /** How long the log has a delivery. */
  maxAgeMs: 30 * 24 * 60 * 60_000,
  /** The longest schedule of attempts, in seconds. */
  maxDelaysSeconds: 72 * 60 * 60,
  maxDelays: 20,
  maxUrlChars: 2_048,
} as const

/** The seconds before each further attempt of an event whose webhook names none: 31 hours in all. */
export const DEFAULT_DELAYS: readonly number[] = [10, 60, 300, 1_800, 7_200, 21_600, 28_800, 50_400]
