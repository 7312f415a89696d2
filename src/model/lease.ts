import { SECOND } from './units.ts'

/** Whoever works on a database has a lease, which it renews: a batch, a service with its key, a worker. */
export const LEASE = {
  /** A holder that has not renewed its lease for this time loses it to the next one. */
  maxAgeMs: 30 * SECOND,
}
