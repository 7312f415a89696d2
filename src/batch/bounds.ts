import { SECOND } from '../model/units.ts'

/** Limits of a batch that cannot be set. */
export const BATCHES = {
  /**
   * The number of domains that may wait for their host or for another attempt while later domains of the list
   * are looked up.
   */
  maxWaiting: 2_000,
  /** How often work that waits for space on the disk of the server is tried again. */
  fullPauseMs: 5 * SECOND,
  /** Time between two reports of progress. */
  progressIntervalMs: 500,
  /**
   * Time to finish running lookups when the batch is asked to stop. The process has 2 s more, for a browser
   * that hangs.
   */
  shutdownTimeoutMs: 7 * SECOND,
}

/** A domain that was running at so many crashes of the process is looked up while no other one is. */
export const CRASHES_BEFORE_ALONE = 2

/**
 * After so many crashes of the process during its lookup, a domain has failed. It was alone at two of them: a
 * process that is killed from outside may have looked up anything, and seldom looks up the same domain twice.
 */
export const MAX_CRASHES = CRASHES_BEFORE_ALONE + 2
