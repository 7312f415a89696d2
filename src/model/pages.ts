import type { Producer, RobotsPolicy } from './options.ts'

/** The default for how many pages of a site are listed. */
export const DEFAULT_LINKS = 50_000

/** The most pages of one site that a caller may request. */
export const MAX_LINKS = 100_000

/** The statements of a page about itself. A key is left out when the page does not state it. */
export interface PageAbout {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** A BCP 47 tag, as the page writes it. */
  readonly language?: string | undefined
}

/** A page of a list. Only a page that is stored has more than its URL. */
export interface ListedPage extends PageAbout {
  readonly url: string
}

/** The pages of a site, as the site lists them. */
export interface SitePages {
  readonly domain: string
  /** Absolute URLs without fragments and without duplicates, in the order of the site's list. */
  readonly urls: readonly string[]
  /** The same pages with their statements about themselves. Present when the request asks for `metadata`. */
  readonly pages?: readonly ListedPage[]
  /** Where the URLs were found: in sitemaps, or, when the site has none, in the links of its landing page. */
  readonly source: 'sitemap' | 'landing_page'
  readonly meta: SitemapCounts
  /** One sentence for each list that was not read, with the reason. */
  readonly notes: readonly string[]
  /** False when a list failed or ended early. The same request may then find more pages later. */
  readonly settled: boolean
}

/** Which pages of a site are listed, and how. A stored list answers every request with an equal target. */
export interface PagesTarget {
  readonly domain: string
  readonly maxLinks: number
  /** The kind and the text of the regular expression for URLs; empty when all pages are requested. */
  readonly urlRegex: string
  /** The producer of the landing page when the site has no sitemaps. */
  readonly producer: Producer
  readonly robots: RobotsPolicy
  /** A sitemap that the caller named. It replaces those of the site. */
  readonly sitemapUrl?: string | undefined
  /** Whether pages on other hosts of the site are listed. Default: true. */
  readonly includeSubdomains?: boolean | undefined
  /** True when a host map gives the address of the host. */
  readonly mapped?: boolean
}

export interface SitemapCounts {
  /** Sitemaps that robots.txt or an index names, or that are at a usual path, both fetched and skipped. */
  readonly sitemapsDiscovered: number
  readonly sitemapsFetched: number
  /**
   * Sitemaps that were not read, because enough pages were known, a limit was reached, robots.txt forbids it,
   * the sitemap belongs to another site, or it could not be read.
   */
  readonly sitemapsSkipped: number
  /** The skipped sitemaps that could not be read: no answer came, or an error, or a file of another kind. */
  readonly errors: number
}
