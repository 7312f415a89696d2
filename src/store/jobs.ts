/** The part of the store about jobs that go on without a caller: deliveries to webhooks. */

import type {
  AttemptEnd,
  Delivery,
  DeliveryAttempt,
  DeliveryFilter,
  DeliveryRetry,
  DeliverySource,
  NewDelivery,
  OfOwner,
  Page,
  PageRequest,
  TakenDelivery,
} from '../model/webhooks.ts'

/**
 * Events for webhooks, with the log of their attempts. A process makes attempts under a lease. When its lease
 * is free, the attempts that it had begun are repeated, because nobody knows their answers.
 */
export interface Deliveries {
  /**
   * Stores an event for its webhook, and resolves to the id of the delivery. An event that is stored already
   * is not stored again. What produces events in the store itself calls `enqueuingIn` in its transaction.
   */
  enqueueDelivery(delivery: NewDelivery): Promise<string>
  deliveryOf(id: string, of?: OfOwner): Promise<Delivery | undefined>
  /** The deliveries, the newest first. Rejects with `invalid_input` for a cursor that no list has. */
  deliveries(filter?: DeliveryFilter): Promise<Page<Delivery>>
  /** The attempts of a delivery, the newest first. */
  deliveryAttempts(id: string, page?: PageRequest): Promise<Page<DeliveryAttempt>>
  lastAttemptOf(id: string): Promise<DeliveryAttempt | undefined>
  /** Ends the deliveries of a source that wait for an attempt. Resolves to their number. */
  cancelDeliveries(source: DeliverySource): Promise<number>
  /**
   * Takes the delivery that has been due for longest, for the holder of a lease, and begins its next attempt.
   * None is taken whose receiver (`host:port`) is among the busy ones.
   */
  takeDelivery(holder: string, busyHosts: readonly string[]): Promise<TakenDelivery | undefined>
  /** Stores how an attempt ended. Resolves to false when it no longer belongs to the holder. */
  endDelivery(taken: TakenDelivery, end: AttemptEnd): Promise<boolean>
  /** Repeats the attempts of holders that have lost their lease, and resolves to their number. */
  freeDeliveries(): Promise<number>
  /**
   * Makes a delivery due at once. Resolves to why it is not: it is older than seven days, an attempt is under
   * way, or it was delivered and `force` is not set. Undefined: there is no such delivery.
   */
  retryDelivery(
    id: string,
    retry?: DeliveryRetry,
  ): Promise<'queued' | 'expired' | 'delivering' | 'delivered' | undefined>
}
