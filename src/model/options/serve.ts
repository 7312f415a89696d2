import { MIB, SECOND } from '../units.ts'
import { bytes, count, milliseconds, optionalText, port, text } from './setting.ts'

const isBaseUrl = (value: string) =>
  /^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/.test(value) && !value.endsWith('/')

/** The HTTP service. */
export const SERVE = {
  /** Address to listen on. */
  host: text('127.0.0.1', 'a host name or an IP address', (value) => /^[\w.:-]+$/.test(value)),
  /** Port to listen on; 0 takes any free one. */
  port: port(8080, { min: 0 }),
  /**
   * Address at which the service is reached from outside, such as `https://api.example.com`. Default: the
   * address at which a request came in.
   */
  publicUrl: optionalText('an http or https URL without a slash at its end', isBaseUrl),
  /**
   * Time for a request that does not say how long it waits (`timeoutMS`): a little less than the public
   * client waits before it asks again.
   */
  defaultTimeoutMs: milliseconds(55 * SECOND),
  /** Longest time that a request may ask for. */
  maxTimeoutMs: milliseconds(300 * SECOND),
  /**
   * Time for which a lookup goes on after the last who waited for it was answered with 408, so that a later
   * call finds its result; 0 ends it soon. At most `concurrency` lookups go on in this way at once. A caller
   * who hangs up ends the lookup within 2 s, unless somebody else waits for it.
   */
  afterTimeoutMs: milliseconds(30 * SECOND, { min: 0 }),
  /**
   * Requests a second that each key with a plan may make to what is free of charge: prefetch, usage and logs.
   * They do not count toward the rate of the plan.
   */
  freePerSecond: count(50, { min: 1, max: 100_000 }),
  /** Body of a request. */
  bodyLimitBytes: bytes(1 * MIB, { max: 64 * MIB }),
  /** Time for the headers of a request to arrive. */
  headersTimeoutMs: milliseconds(10 * SECOND),
  /** Time for a whole request to arrive. */
  requestTimeoutMs: milliseconds(30 * SECOND),
  /**
   * Time for requests to be answered when the service ends. The process has 2 s more, for a browser that
   * hangs.
   */
  shutdownTimeoutMs: milliseconds(7 * SECOND, { min: 0 }),
}
