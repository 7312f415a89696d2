/**
 * The parts of the store about jobs that go on without a caller: batches of pages, deliveries to webhooks.
 */

import type {
  BatchEntry,
  BatchFilter,
  NewPageBatch,
  PageBatch,
  PageEnd,
  SubmittedBatch,
  TakenPage,
} from '../model/page-batches.ts'
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
  ): Promise<'queued' | 'expired' | 'exhausted' | 'delivering' | 'delivered' | undefined>
}

/** The packed result of one page of a batch. */
export interface BatchRecordRow {
  readonly position: number
  /** A line of JSON, packed by gzip. Several of them one after the other are a file of gzip, too. */
  readonly record: Uint8Array
}

/**
 * Batches of pages. A process reads pages under a lease. When its lease is free, its pages wait again; a page
 * that was begun five times and never ended is given up.
 */
export interface PageBatches {
  /**
   * Stores a batch with its pages, and counts its credits. Resolves to the batch; to the earlier one, when
   * its owner has used the idempotency key before.
   */
  addPageBatch(batch: NewPageBatch, webhookSecret: string): Promise<SubmittedBatch>
  /** The batch for which its owner has used the idempotency key. */
  pageBatchAsked(owner: string, idempotencyKey: string): Promise<SubmittedBatch | undefined>
  pageBatchOf(id: string, of?: OfOwner): Promise<PageBatch | undefined>
  /** The batches, the newest first. Rejects with `invalid_input` for a cursor that no list has. */
  pageBatches(filter?: BatchFilter): Promise<Page<PageBatch>>
  /** The number of batches of an owner that are not final. */
  openPageBatches(owner: string): Promise<number>
  /** Results of a batch after a position, in the order of the positions. */
  batchRecords(id: string, after: number, most: number): Promise<readonly BatchRecordRow[]>
  /** Results in a file, after a position. Undefined when no batch has the token. */
  batchFileRecords(
    token: string,
    file: number,
    after: number,
    most: number,
  ): Promise<readonly BatchRecordRow[] | undefined>
  /** Begins no further page of a batch. Undefined: there is no such batch. */
  cancelPageBatch(
    id: string,
    of?: OfOwner,
  ): Promise<{ readonly batch: PageBatch; readonly isFinal: boolean } | undefined>
  /** Deletes a final batch. Resolves to false for one that is not final. Undefined: there is none. */
  deletePageBatch(id: string, of?: OfOwner): Promise<boolean | undefined>
  /**
   * Takes the next page of the owner and the batch that were served longest ago, for the holder of a lease.
   */
  takePage(holder: string): Promise<TakenPage | undefined>
  /**
   * Stores the result of a page, and ends the batch with its last page. Resolves to false when the page no
   * longer belongs to the holder.
   */
  endPage(page: TakenPage, end: PageEnd): Promise<boolean>
  /** Puts a page back into the queue, whose reading was stopped. */
  giveBackPage(page: TakenPage): Promise<void>
  /**
   * Puts the pages of holders that have lost their lease back into the queue, and resolves to their number.
   * `crashed` makes the end of a page that is given up.
   */
  freePages(crashed: (page: BatchEntry) => PageEnd): Promise<number>
}
