import * as z from 'zod/mini'
import { isNetwork } from '../ip.ts'
import { SECOND } from '../units.ts'
import { count, flag, listOf, milliseconds, oneOf } from './setting.ts'

const PORT = z.int().check(z.minimum(1), z.maximum(65_535))
const REFUSABLE = z.string().check(z.refine(isNetwork))

/** How files are fetched over HTTP. */
export const FETCH = {
  /**
   * Ports that may be connected to; `[80, 443, 8080, 8443]` adds the usual alternative ports. In a host map,
   * a host may also be named with its port.
   */
  ports: listOf([80, 443], 'a list of ports from 1 to 65,535', PORT),
  /** True: sites may have public addresses of this machine. Hosts of a host map may always have them. */
  allowOwnAddresses: flag(false),
  /**
   * Further IP addresses and networks that are refused like the addresses of this machine: a public address
   * that a router or a cloud provider maps to it, the public network of an office (`203.0.113.0/24`), or the
   * prefix of one's own NAT64 (`2001:db8:64::/96`), through which private IPv4 addresses are reached.
   */
  refusedAddresses: listOf([], 'a list of IP addresses and networks', REFUSABLE),
  /** Time to connect to a site, including the TLS handshake. */
  connectTimeoutMs: milliseconds(5 * SECOND),
  /** Time for one file, and for all files of one page together. */
  wholeTimeoutMs: milliseconds(20 * SECOND),
  /** Files of one page that are requested over HTTP. */
  maxRequests: count(150, { min: 0 }),
}

/** Further attempts when a site refuses the first one. */
export const ESCALATION = {
  /** Attempts at one page, including the first one and those after a `Retry-After`. */
  maxAttempts: count(6, { max: 100 }),
}

/** Whether robots.txt decides which pages are requested. */
const ROBOTS_POLICIES = ['respect', 'ignore'] as const
export type RobotsPolicy = (typeof ROBOTS_POLICIES)[number]

/** Requests for pages that nobody named: pages that a site lists, and pages at usual addresses. */
export const CRAWL = {
  /** `respect`: only pages that robots.txt allows are requested; `ignore`: all pages are. */
  robots: oneOf(ROBOTS_POLICIES, 'respect'),
}
