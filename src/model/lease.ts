import { SECOND } from './units.ts'

/** Every process that works on a database (a batch, a service, a worker) has a lease, which it renews. */
export const LEASE = {
  /** Another process may take over a lease that was not renewed for this time. */
  maxAgeMs: 30 * SECOND,
}
