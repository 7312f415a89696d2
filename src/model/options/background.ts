import { MINUTE, SECOND } from '../units.ts'
import { count, milliseconds } from './setting.ts'

/** Work in the background: prefetches, and the renewal of stored answers that are too old. */
export const BACKGROUND = {
  /**
   * Tasks that one process works on at once. A task begins only while no other lookup waits for its turn, and
   * uses one of the slots of `concurrency`.
   */
  concurrency: count(2, { max: 256 }),
  /** Attempts at one task, when its failures may pass. */
  maxAttempts: count(3, { max: 100 }),
  /** Pause before a task is tried again; after each failure it is twice as long. */
  retryPauseMs: milliseconds(10 * SECOND, { min: 0 }),
  /** Longest pause before a task is tried again, also when the site asks for a longer one. */
  maxRetryPauseMs: milliseconds(10 * MINUTE, { min: 0 }),
  /** How often a process looks for tasks that other processes have added. */
  pollIntervalMs: milliseconds(1 * SECOND),
  /** Pause after the renewal of a stored answer, before the same answer can be renewed again. */
  renewalPauseMs: milliseconds(10 * MINUTE, { min: 0 }),
  /** Tasks that may wait; a prefetch beyond them is refused as `unavailable`. */
  maxWaiting: count(100_000),
}
