import type { Producer, RobotsPolicy } from './options.ts'

/** The pages of a site, as it lists them itself. */
export interface SitePages {
  readonly domain: string
  /** Absolute, without fragment, each once, in the order of the site's own list. */
  readonly urls: readonly string[]
  /** Where they stand: in sitemaps, or, where there are none, in the links of the landing page. */
  readonly source: 'sitemap' | 'landing_page'
  readonly meta: SitemapCounts
  /** What was not read, and why: a sentence each. */
  readonly notes: readonly string[]
  /** False when something that may list more of them did not answer, or broke off: another time there may be more. */
  readonly settled: boolean
}

/** Which pages of a site are listed, and how. A list that was made answers for all that asks the same. */
export interface PagesTarget {
  readonly domain: string
  readonly maxLinks: number
  /** As it is written, kind of expression included; empty when all are wanted. */
  readonly urlRegex: string
  /** Who reads the landing page of a site without sitemaps. */
  readonly producer: Producer
  readonly robots: RobotsPolicy
  /** The host leads where a host map says. */
  readonly mapped?: boolean
}

export interface SitemapCounts {
  /** Sitemaps that robots.txt, an index or a usual place led to: those that were fetched, and those that were skipped. */
  readonly sitemapsDiscovered: number
  readonly sitemapsFetched: number
  /** In vain, or left alone: enough was read, a limit was reached, robots.txt refuses, another site's. */
  readonly sitemapsSkipped: number
  /** Of the skipped, those in vain: no answer, an error, or something else than a sitemap. */
  readonly errors: number
}
