import { SECOND } from '../model/units.ts'

/** Limits of a batch that cannot be set. */
export const BATCHES = {
  /** The number of domains that may wait while later domains of the list are looked up. */
  maxWaiting: 2_000,
  /** The pause between retries of work that waits for space on the disk of the database server. */
  fullPauseMs: 5 * SECOND,
  progressIntervalMs: 500,
  /** Time for running lookups to finish at a stop. The process has 2 s more to end a browser that hangs. */
  shutdownTimeoutMs: 7 * SECOND,
}

/** After this many crashes of the process during its lookup, a domain is looked up alone. */
export const CRASHES_BEFORE_ALONE = 2

/**
 * After this many crashes during its lookup, a domain has failed. At the last two it was looked up alone, and
 * two kills from outside are unlikely to hit it there.
 */
export const MAX_CRASHES = CRASHES_BEFORE_ALONE + 2
