/** The parts of the store for work without a waiting caller: batches of pages, and deliveries to webhooks. */

import type {
  BatchEntry,
  BatchFilter,
  BatchRecord,
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
 * Events for webhooks, and the log of their attempts. A process makes attempts under a lease. When this lease
 * is lost, its unfinished attempts are repeated, because their outcome is not known.
 */
export interface Deliveries {
  /**
   * Stores an event for its webhook, and resolves to the id of the delivery. An event that is already stored
   * is not stored again. Code of the store that produces events calls `enqueuingIn` in its own transaction.
   */
  enqueueDelivery(delivery: NewDelivery): Promise<string>
  deliveryOf(id: string, of?: OfOwner): Promise<Delivery | undefined>
  /**
   * Lists the deliveries, the newest first. Rejects with `invalid_input` for a cursor that no list has
   * returned.
   */
  deliveries(filter?: DeliveryFilter): Promise<Page<Delivery>>
  /** Lists the attempts of a delivery, the newest first. */
  deliveryAttempts(id: string, page?: PageRequest): Promise<Page<DeliveryAttempt>>
  lastAttemptOf(id: string): Promise<DeliveryAttempt | undefined>
  /** Cancels the deliveries of a source that wait for an attempt. Resolves to their number. */
  cancelDeliveries(source: DeliverySource): Promise<number>
  /**
   * Takes the delivery that has been due for the longest time, under the lease of `holder`, and begins its
   * next attempt. Deliveries to busy receivers (`host:port`) and those of busy owners are skipped.
   */
  takeDelivery(
    holder: string,
    busyHosts: readonly string[],
    busyOwners?: readonly string[],
  ): Promise<TakenDelivery | undefined>
  /**
   * Stores the end of an attempt. Resolves to false when the attempt does not belong to the holder any more.
   */
  endDelivery(taken: TakenDelivery, end: AttemptEnd): Promise<boolean>
  /** Repeats the attempts of holders without a lease, and resolves to their number. */
  freeDeliveries(): Promise<number>
  /**
   * Makes a delivery due at once. Otherwise it resolves to the reason: the event is older than seven days, an
   * attempt is running, it was delivered and `force` is not set, or its batch or page was deleted. Undefined when
   * there is no such delivery.
   */
  retryDelivery(
    id: string,
    retry?: DeliveryRetry,
  ): Promise<'queued' | 'expired' | 'exhausted' | 'delivering' | 'delivered' | 'dropped' | undefined>
}

/** The packed result of one page of a batch. */
export interface BatchRecordRow {
  readonly position: number
  /** A line of JSON in gzip. Gzip allows to join several of them to one file. */
  readonly record: Uint8Array
}

/**
 * Batches of pages. A process reads pages under a lease. When this lease is lost, its pages wait again. A
 * page that was begun five times and never finished is given up.
 */
export interface PageBatches {
  /**
   * Stores a batch with its pages, and charges its credits. Resolves to the batch, or to an earlier batch of
   * the owner with the same idempotency key.
   */
  addPageBatch(batch: NewPageBatch, webhookSecret: string): Promise<SubmittedBatch>
  /**
   * Adds pages to a batch of pages that has not ended, except those that it has already, and charges their
   * credits to the period in which the batch was made. A repeated call with the same idempotency key changes
   * nothing. Undefined when there is no such batch. Rejects with `invalid_input` for a batch that has ended, a
   * crawl, and one with another format, other options or another webhook.
   */
  appendPages(id: string, batch: NewPageBatch, of?: OfOwner): Promise<PageBatch | undefined>
  /** Returns the batch of an owner with this idempotency key. */
  pageBatchAsked(owner: string, idempotencyKey: string): Promise<SubmittedBatch | undefined>
  pageBatchOf(id: string, of?: OfOwner): Promise<PageBatch | undefined>
  /**
   * Lists the batches, the newest first. Rejects with `invalid_input` for a cursor that no list has returned.
   */
  pageBatches(filter?: BatchFilter): Promise<Page<PageBatch>>
  /** Returns the number of batches of an owner that are not final. */
  openPageBatches(owner: string): Promise<number>
  /** Returns results of a batch after a position, in the order of positions. Default: those of any status. */
  batchRecords(
    id: string,
    after: number,
    most: number,
    status?: BatchRecord['status'],
  ): Promise<readonly BatchRecordRow[]>
  /** Returns results in a file, after a position. Undefined when no batch has the token. */
  batchFileRecords(
    token: string,
    file: number,
    after: number,
    most: number,
  ): Promise<readonly BatchRecordRow[] | undefined>
  /** Cancels a batch, so that no further page of it is begun. Undefined when there is no such batch. */
  cancelPageBatch(
    id: string,
    of?: OfOwner,
  ): Promise<{ readonly batch: PageBatch; readonly isFinal: boolean } | undefined>
  /**
   * Deletes a final batch. Resolves to false when the batch is not final, and to undefined when there is
   * none.
   */
  deletePageBatch(id: string, of?: OfOwner): Promise<boolean | undefined>
  /**
   * Takes the next page, under the lease of `holder`. The owner and the batch whose last page was taken the
   * longest time ago come first.
   */
  takePage(holder: string): Promise<TakenPage | undefined>
  /**
   * Stores the result of a page. With the last page, the batch ends. Resolves to false when the page does not
   * belong to the holder any more.
   */
  endPage(page: TakenPage, end: PageEnd): Promise<boolean>
  /** Returns a page to the queue, because the reading of the page was stopped. */
  giveBackPage(page: TakenPage): Promise<void>
  /**
   * Returns the pages of holders without a lease to the queue, and resolves to their number. `crashed` makes
   * the result of a page that is given up.
   */
  freePages(crashed: (page: BatchEntry) => PageEnd): Promise<number>
}
