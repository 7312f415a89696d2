import * as z from 'zod/mini'
import { isNetwork } from '../ip.ts'
import { SECOND } from '../units.ts'
import { count, flag, milliseconds, oneOf, optionalText, port, text } from './setting.ts'

const BASE_URL = /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?(?<!\/)$/
const PATH = /\S/

const isProxy = (value: string) => /^(?:loopback|linklocal|uniquelocal)$/.test(value) || isNetwork(value)
const isProxies = (value: string) =>
  /^(?:true|false|\d{1,3})$/.test(value) || value.split(',').every((one) => isProxy(one.trim()))

/** The HTTP service. */
export const SERVE = {
  /** Address to listen on. */
  host: text('127.0.0.1', 'a host name or an IP address', z.regex(/^[\w.:-]+$/)),
  /** Port to listen on; 0 takes any free port. */
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
   * The proxies before the service whose headers `x-forwarded-proto` and `x-forwarded-host` are trusted:
   * `true` for everyone that connects, the number of proxies, or their addresses and networks with commas
   * between them. Default: none.
   */
  trustProxy: optionalText(
    'true for all proxies, a number of them, or addresses and networks such as `loopback, 10.0.0.0/8`',
    z.refine(isProxies),
  ),
  /**
   * Clients that may use plain HTTP: only this machine, or also `private` networks, which a container needs
   * when its port is published on loopback. All others are refused.
   */
  plainHttpFrom: oneOf(['loopback', 'private'], 'loopback'),
  /** Time for a request without `timeoutMS`, a little less than the public client waits for an answer. */
  defaultTimeoutMs: milliseconds(55 * SECOND),
  /** Longest `timeoutMS` that a request may set. */
  maxTimeoutMs: milliseconds(300 * SECOND),
  /**
   * Requests a second for each public key without an organisation. The limit is needed because anybody who
   * reads a page can take its key, and no plan limits its use.
   */
  publicPerSecond: count(50, { min: 1, max: 100_000 }),
  /**
   * Whether the log line of a request names the requested domain, or the host of the requested page. Names,
   * e-mail addresses and paths of pages are never logged.
   */
  logDomains: flag(false),
  /**
   * Connections at once. The first request on a further connection is answered with 503. Beyond twice this
   * number, connections are closed as soon as they are made.
   */
  maxConnections: count(4_096),
  /** Time to finish running requests when the service ends. The process has 2 s more to end a browser. */
  shutdownTimeoutMs: milliseconds(7 * SECOND, { min: 0 }),
}
