import { SECOND } from '../units.ts'
import { count, milliseconds } from './setting.ts'

/** Lists of domains. */
export const BATCH = {
  /** Largest number of lookups of one domain in one run, if they fail with errors that may be temporary. */
  maxAttempts: count(3, { max: 100 }),
  /** Lookups of one registrable domain that run at once. Hosts of a host map are exempt. */
  perHostConcurrency: count(1, { max: 256 }),
  /**
   * Pause after each lookup of a registrable domain, before the next lookup of the same domain. Hosts of a
   * host map are exempt.
   */
  perHostPauseMs: milliseconds(1 * SECOND, { min: 0 }),
}

/** Work in the background: prefetches, and the renewal of stored answers that are too old. */
export const BACKGROUND = {
  /**
   * Tasks that one process works on at once. A task begins only while no other lookup waits for a slot, and
   * it uses one of the slots of `concurrency`. With 0 the process only queues tasks, for other processes that
   * work on the database, such as `blazon work`.
   */
  concurrency: count(2, { min: 0, max: 256 }),
}
