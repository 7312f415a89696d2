import { isNetwork } from '../ip.ts'
import { KIB, MIB, SECOND } from '../units.ts'
import { bytes, count, flag, milliseconds, oneOf, optionalText, port, text } from './setting.ts'

const isBaseUrl = (value: string) =>
  /^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/.test(value) && !value.endsWith('/')

const isPath = (value: string) => value.trim() !== ''

/** An address, a network, or the name of a kind of addresses. */
const isProxy = (value: string) => /^(?:loopback|linklocal|uniquelocal)$/.test(value) || isNetwork(value)
const isProxies = (value: string) =>
  /^(?:true|false|\d{1,3})$/.test(value) || value.split(',').every((one) => isProxy(one.trim()))

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
  /** File of the certificate for HTTPS, as PEM; it is read again when it changes. Default: plain HTTP. */
  tlsCert: optionalText('a path', isPath),
  /** File of the key of the certificate, as PEM. */
  tlsKey: optionalText('a path', isPath),
  /**
   * The proxies before the service whose headers `x-forwarded-proto` and `x-forwarded-host` are believed:
   * `true` for every one that connects, the number of proxies, or their addresses and networks with commas
   * between them. Default: none.
   */
  trustProxy: optionalText(
    'true for all proxies, a number of them, or addresses and networks such as `loopback, 10.0.0.0/8`',
    isProxies,
  ),
  /**
   * Who may use plain HTTP: this machine alone, or also `private` networks, which a container needs when its
   * port is published on loopback. All others are refused.
   */
  plainHttpFrom: oneOf(['loopback', 'private'], 'loopback'),
  /**
   * Time for a request that does not say how long it waits (`timeoutMS`): a little less than the public
   * client waits before it repeats a request.
   */
  defaultTimeoutMs: milliseconds(55 * SECOND),
  /** Longest time that a request may set. */
  maxTimeoutMs: milliseconds(300 * SECOND),
  /**
   * Time for which a lookup continues after its last waiting caller was answered with 408, so that a later
   * call finds its result; with 0 the lookup ends soon. At most `concurrency` lookups continue in this way at
   * once. A caller who hangs up ends the lookup within 2 s, unless somebody else waits for it.
   */
  afterTimeoutMs: milliseconds(30 * SECOND, { min: 0 }),
  /**
   * Requests a second that each key with a plan may make to endpoints that are free of charge: prefetch,
   * usage and logs. These requests do not count toward the rate of the plan.
   */
  freePerSecond: count(50, { min: 1, max: 100_000 }),
  /**
   * Requests a second that each public key without an organisation may make. Anybody who reads a page can
   * take its key, and no plan limits its use.
   */
  publicPerSecond: count(50, { min: 1, max: 100_000 }),
  /**
   * Whether the log line of a request names the requested domain, or the host of a page that was requested by
   * its address. Names, e-mail addresses and paths of pages are never logged.
   */
  logDomains: flag(false),
  /**
   * Memory for a cache of answers that were read from the database; 0 switches the cache off. A change by
   * this process applies to the next request; a change by another process applies within a second for
   * results, and at once for keys.
   */
  repeatsMaxBytes: bytes(64 * MIB, { min: 0 }),
  /** Size of the body of a request. */
  bodyLimitBytes: bytes(1 * MIB, { max: 64 * MIB }),
  /**
   * Size of the headers of a request, including its first line. A request with larger headers is answered
   * with 431.
   */
  maxHeaderBytes: bytes(16 * KIB, { min: 1 * KIB, max: 1 * MIB }),
  /**
   * Connections at once. The first request on a further connection is answered with 503; beyond twice this
   * number, connections are closed as soon as they are made.
   */
  maxConnections: count(4_096),
  /**
   * Connections of one address at once. A proxy in front of the service is one address for all its clients,
   * so that the limit must allow all connections of the proxy.
   */
  maxConnectionsPerAddress: count(1_024),
  /**
   * Requests that one connection may send before the first of their answers is sent; a further request is
   * answered with 503.
   */
  maxPipelined: count(32),
  /** Time after which a connection without requests is closed. */
  keepAliveTimeoutMs: milliseconds(65 * SECOND),
  /** Time after which a connection is closed whose client does not read the answer that is sent to it. */
  sendTimeoutMs: milliseconds(30 * SECOND),
  /** Lookups that may wait for a slot before `/readyz` reports that the service is not ready. */
  readyMaxWaiting: count(100, { min: 0 }),
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
