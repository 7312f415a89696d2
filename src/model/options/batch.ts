import { MINUTE, SECOND } from '../units.ts'
import { count, milliseconds } from './setting.ts'

/** Lists of domains. */
export const BATCH = {
  /** Lookups of one domain in one run, when its errors may pass. */
  maxAttempts: count(3, { max: 100 }),
  /** Pause before a domain is looked up again. */
  retryPauseMs: milliseconds(2 * SECOND, { min: 0 }),
  /** Longest time that a site may ask us to wait before its domain is looked up again. */
  maxRetryAfterMs: milliseconds(10 * MINUTE, { min: 0 }),
  /** Lookups of one registrable domain that run at once. Hosts of a host map are exempt. */
  perHostConcurrency: count(1, { max: 256 }),
  /**
   * Pause after each lookup of a registrable domain, before the next one of the same domain. Hosts of a host
   * map are exempt.
   */
  perHostPauseMs: milliseconds(1 * SECOND, { min: 0 }),
  /**
   * Domains that wait for their host or for another attempt, while domains after them in the list are looked
   * up.
   */
  maxWaiting: count(2_000),
  /** Time between two reports of progress. */
  progressIntervalMs: milliseconds(500),
  /**
   * Time for running lookups to finish when the batch is asked to stop. The process has 2 s more, for a
   * browser that hangs.
   */
  shutdownTimeoutMs: milliseconds(7 * SECOND, { min: 0 }),
}
