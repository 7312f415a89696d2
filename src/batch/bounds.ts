import { MINUTE, SECOND } from '../model/units.ts'

/** Bounds of a batch that nobody sets. */
export const BATCHES = {
  /** Pause before a domain is looked up again. */
  retryPauseMs: 2 * SECOND,
  /** Longest time that a site may ask us to wait before its domain is looked up again. */
  maxRetryAfterMs: 10 * MINUTE,
  /**
   * Domains that wait for their host or for another attempt, while domains after them in the list are looked
   * up.
   */
  maxWaiting: 2_000,
  /** Time between two reports of progress. */
  progressIntervalMs: 500,
  /**
   * Time for running lookups to finish when the batch is asked to stop. The process has 2 s more, for a
   * browser that hangs.
   */
  shutdownTimeoutMs: 7 * SECOND,
}
