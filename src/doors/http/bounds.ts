import { KIB, MIB, SECOND } from '../../model/units.ts'

/** Bounds of the service that are not options. */
export const SERVICE = {
  /**
   * Time for which a lookup continues after its last waiting caller was answered with 408, so that a later
   * call finds its result. 0: the lookup ends soon. At most `concurrency` lookups continue in this way at
   * once. A caller who hangs up ends the lookup within 2 s, unless somebody else waits for it.
   */
  afterTimeoutMs: 30 * SECOND,
  /**
   * Requests a second that each key with a plan may make to endpoints that are free of charge: prefetch,
   * usage and logs. These requests do not count toward the rate of the plan.
   */
  freePerSecond: 50,
  /**
   * Memory for a cache of answers that were read from the database; 0 switches the cache off. A change by
   * this process applies to the next request; a change by another process applies within a second for
   * results, and at once for keys.
   */
  repeatsMaxBytes: 64 * MIB,
  /** Size of the body of a request. */
  bodyLimitBytes: 1 * MIB,
  /** Size of the headers of a request, with its first line. Larger ones are answered with 431. */
  maxHeaderBytes: 16 * KIB,
  /**
   * Connections of one address at once. A proxy in front of the service is one address for all its clients,
   * so the limit must allow all connections of the proxy.
   */
  maxConnectionsPerAddress: 1_024,
  /** Requests that a connection may send before the first of them is answered; more are answered with 503. */
  maxPipelined: 32,
  /** Time after which a connection without requests is closed. */
  keepAliveTimeoutMs: 65 * SECOND,
  /** A client that reads nothing of its answer for this long has its connection closed. */
  sendTimeoutMs: 30 * SECOND,
  /** Lookups that may wait for a slot before `/readyz` reports that the service is not ready. */
  readyMaxWaiting: 100,
  /** Time for the headers of a request to arrive. */
  headersTimeoutMs: 10 * SECOND,
  /** Time for a whole request to arrive. */
  requestTimeoutMs: 30 * SECOND,
}
