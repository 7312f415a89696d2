import { MINUTE, SECOND } from '../model/units.ts'

/** Bounds of the work in the background that nobody sets. */
export const TASKS = {
  /** Attempts at one task, when its failures may pass. */
  maxAttempts: 3,
  /** Pause before a task is tried again; after each failure it is twice as long. */
  retryPauseMs: 10 * SECOND,
  /** Longest pause before a task is tried again, also when the site asks for a longer one. */
  maxRetryPauseMs: 10 * MINUTE,
  /** How often a process looks for tasks that other processes have added. */
  pollIntervalMs: 1 * SECOND,
  /** Pause after the renewal of a stored answer, before the same answer can be renewed again. */
  renewalPauseMs: 10 * MINUTE,
  /** Tasks that may wait; a prefetch beyond them is refused as `unavailable`. */
  maxWaiting: 100_000,
}
