import { MINUTE, SECOND } from '../model/units.ts'

/** Limits of background work that cannot be set. */
export const TASKS = {
  /** Attempts at one task, when it fails with errors that may be temporary. */
  maxAttempts: 3,
  /** Pause before a task is tried again. It doubles with each failure. */
  retryPauseMs: 10 * SECOND,
  /** Longest pause before a task is tried again, even when the site asks for a longer one. */
  maxRetryPauseMs: 10 * MINUTE,
  /** How often a process looks for tasks that other processes have added. */
  pollIntervalMs: 1 * SECOND,
  /** The same while it hears of added tasks. Tasks that are tried again begin so much later at most. */
  heardPollIntervalMs: 10 * SECOND,
  /** Pause after the renewal of a stored answer, before the same answer can be renewed again. */
  renewalPauseMs: 10 * MINUTE,
  /** Tasks that may wait. A further prefetch is refused as `unavailable`. */
  maxWaiting: 100_000,
}
