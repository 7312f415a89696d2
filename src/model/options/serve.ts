import * as z from 'zod/mini'
import { isNetwork } from '../ip.ts'
import { SECOND } from '../units.ts'
import { count, flag, milliseconds, oneOf, optionalText, port, text } from './setting.ts'

const BASE_URL = /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?(?<!\/)$/
const PATH = /\S/

/** An address, a network, or the name of a kind of addresses. */
const isProxy = (value: string) => /^(?:loopback|linklocal|uniquelocal)$/.test(value) || isNetwork(value)
const isProxies = (value: string) =>
  /^(?:true|false|\d{1,3})$/.test(value) || value.split(',').every((one) => isProxy(one.trim()))

/** The HTTP service. */
export const SERVE = {
  /** Address to listen on. */
  host: text('127.0.0.1', 'a host name or an IP address', z.regex(/^[\w.:-]+$/)),
  /** Port to listen on; 0 takes any free one. */
  port: port(8080, { min: 0 }),
  /**
   * Address at which the service is reached from outside, such as `https://api.example.com`. Default: the
   * address at which a request came in.
   */
  publicUrl: optionalText('an http or https URL without a slash at its end', z.regex(BASE_URL)),
  /** File of the certificate for HTTPS, as PEM; it is read again when it changes. Default: plain HTTP. */
  tlsCert: optionalText('a path', z.regex(PATH)),
  /** File of the key of the certificate, as PEM. */
  tlsKey: optionalText('a path', z.regex(PATH)),
  /**
   * The proxies before the service whose headers `x-forwarded-proto` and `x-forwarded-host` are believed:
   * `true` for every one that connects, the number of proxies, or their addresses and networks with commas
   * between them. Default: none.
   */
  trustProxy: optionalText(
    'true for all proxies, a number of them, or addresses and networks such as `loopback, 10.0.0.0/8`',
    z.refine(isProxies),
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
   * Connections at once. The first request on a further connection is answered with 503; beyond twice this
   * number, connections are closed as soon as they are made.
   */
  maxConnections: count(4_096),
  /**
   * Time for requests to be answered when the service ends. The process has 2 s more, for a browser that
   * hangs.
   */
  shutdownTimeoutMs: milliseconds(7 * SECOND, { min: 0 }),
}
