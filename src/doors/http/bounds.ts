import { KIB, MIB, SECOND } from '../../model/units.ts'

/** Bounds of the service that are not options. */
export const SERVICE = {
  /**
   * A lookup may continue for this long after its last caller got a 408, so that a later call finds its
   * result. With 0, the lookup ends soon. At most `concurrency` lookups continue in this way at once. A
   * caller who hangs up ends the lookup within 2 s, unless somebody else waits for it.
   */
  afterTimeoutMs: 30 * SECOND,
  /**
   * Requests per second that each key with a plan may make to free endpoints, such as prefetch, usage and
   * logs. These requests do not count toward the rate of the plan.
   */
  freePerSecond: 50,
  /**
   * Memory for a cache of answers that were read from the database. With 0, there is no cache. A change by
   * this process applies to the next request. A change by another process applies within a second for
   * results, and at once for keys.
   */
  repeatsMaxBytes: 64 * MIB,
  /** The largest body of a request. */
  bodyLimitBytes: 1 * MIB,
  /** The largest size of a request's first line and headers together. A larger request gets a 431. */
  maxHeaderBytes: 16 * KIB,
  /**
   * The largest number of connections of one address. All clients behind a proxy have the address of the
   * proxy, so the limit must be high enough for a proxy.
   */
  maxConnectionsPerAddress: 1_024,
  /**
   * A connection may send this many requests before the first of them is answered. Further requests get a
   * 503.
   */
  maxPipelined: 32,
  /** A connection without requests is closed after this time. */
  keepAliveTimeoutMs: 65 * SECOND,
  /** The connection of a client that reads nothing of its answer for this long is closed. */
  sendTimeoutMs: 30 * SECOND,
  /** `/readyz` reports that the service is not ready when more lookups wait for a slot. */
  readyMaxWaiting: 100,
  /** The headers of a request must arrive within this time. */
  headersTimeoutMs: 10 * SECOND,
  /** A whole request must arrive within this time. */
  requestTimeoutMs: 30 * SECOND,
}
