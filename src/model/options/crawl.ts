import { DAY, KIB, MIB, SECOND } from '../units.ts'
import { age, bytes, characters, count, milliseconds, oneOf } from './setting.ts'

/** Whether robots.txt decides which pages are requested. */
const ROBOTS_POLICIES = ['respect', 'ignore'] as const
export type RobotsPolicy = (typeof ROBOTS_POLICIES)[number]

/** sitemaps.org and browsers allow no longer URLs. */
const MAX_URL_CHARS = 8_192

/**
 * How pages are found that nobody requested by their address: pages that a site lists, and pages at usual
 * addresses.
 */
export const CRAWL = {
  /** `respect`: only pages that robots.txt allows are requested; `ignore`: all pages are. */
  robots: oneOf(ROBOTS_POLICIES, 'respect'),
  /** Bytes that are read from the beginning of a robots.txt. RFC 9309 asks for at least 500 KiB. */
  maxRobotsBytes: bytes(512 * KIB),
  /** Redirects that are followed from a robots.txt. RFC 9309 asks for at least 5. */
  maxRobotsRedirects: count(5, { min: 0, max: 100 }),
  /** How long a robots.txt is kept in memory. RFC 9309 allows 24 hours at most. */
  robotsMaxAgeMs: age(1 * DAY),
  /** Rules of robots.txt files that are kept in memory, for all sites together. */
  robotsCacheChars: characters(8 * MIB, { min: 0 }),
  /** Size of one sitemap after decompression. sitemaps.org allows 50 MiB. */
  maxSitemapBytes: bytes(50 * MIB),
  /** Size of all sitemaps of one site together, after decompression. */
  maxSitemapsBytes: bytes(250 * MIB, { max: 1_024 * 1_024 * MIB }),
  /** Sitemaps of one site that are fetched. */
  maxSitemaps: count(50, { min: 0 }),
  /** Levels of sitemap indexes: 2 means an index inside an index. sitemaps.org allows 1. */
  maxIndexDepth: count(2, { min: 0, max: 100 }),
  /** Entries that are read from all indexes of a site together. sitemaps.org allows 50,000 in one index. */
  maxIndexEntries: count(50_000),
  /** Longest URL that is taken from a list. sitemaps.org: fewer than 2,048 characters. */
  maxUrlChars: characters(2_047, { max: MAX_URL_CHARS }),
  /** Pages of one site that are listed when the caller does not say how many. */
  defaultLinks: count(50_000),
  /** Pages of one site that a caller may request. */
  maxLinks: count(100_000),
}

/**
 * How sitemaps are searched for a key page (careers, terms ...) that the landing page does not link.
 */
export const KEY_PAGES = {
  /** Sitemaps that are searched. */
  maxSitemaps: count(3),
  /** Bytes that are read from the beginning of each of these sitemaps, after decompression. */
  maxSitemapBytes: bytes(1 * MIB),
  /** URLs of these sitemaps that are compared with the key page. */
  maxListed: count(5_000, { min: 0 }),
  /** Time for the whole search. */
  timeoutMs: milliseconds(5 * SECOND),
}
