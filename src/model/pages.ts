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
