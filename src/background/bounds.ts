import { MINUTE, SECOND } from '../model/units.ts'

/** Limits of background work that cannot be set. */
export const TASKS = {
  /** Largest number of attempts at one task, if they fail with errors that may be temporary. */
  maxAttempts: 3,
  /** Pause before a task is tried again. The pause doubles with each failure. */
  retryPauseMs: 10 * SECOND,
  /** Longest pause before a task is tried again, even when the site asks for a longer one. */
  maxRetryPauseMs: 10 * MINUTE,
  /** How often a process polls the queue for tasks that other processes have added. */
  pollIntervalMs: 1 * SECOND,
  /** The poll interval of a process that is notified of new tasks. It is the longest delay of a retry. */
  heardPollIntervalMs: 10 * SECOND,
  /** Time after the renewal of a stored answer during which the same answer is not renewed again. */
  renewalPauseMs: 10 * MINUTE,
  /** Largest number of waiting tasks. A further prefetch is refused as `unavailable`. */
  maxWaiting: 100_000,
}
