import type { Result } from './record.ts'
import type { MarkdownRequest, PageResult, PageText } from './scrape.ts'
import { DAY, SECOND } from './units.ts'

/** Limits of a crawl with one call. */
export const CRAWL_RANGES = {
  maxPages: { byDefault: 100, min: 1, max: 500 },
  maxDepth: { min: 0, max: 500 },
  /** In milliseconds. */
  stopAfterMs: { byDefault: 80 * SECOND, min: 1, max: DAY },
} as const

/** The limits of a crawl. */
export interface CrawlBounds {
  /** The largest number of requested pages. */
  readonly maxPages: number
  /**
   * The largest number of links between the first page and a page; 0 means only the first page. Default: any
   * number.
   */
  readonly maxDepth?: number | undefined
  /**
   * Except for the first page, only pages with a match of this expression (RE2) in their URL are read.
   * Default: all pages.
   */
  readonly urlRegex?: string | undefined
  /**
   * True: pages of other hosts below the registrable domain are read, too. Otherwise only pages on the host
   * of the first page, with or without `www.`. Default: false.
   */
  readonly followSubdomains?: boolean | undefined
  /**
   * After this time in milliseconds, no further page is read, and pages that are being read are abandoned.
   * The first page is always finished. Default: no limit.
   */
  readonly stopAfterMs?: number | undefined
}

/** The numbers of pages in a crawl. */
export interface CrawlCounts {
  /** The number of requested pages. */
  readonly numUrls: number
  readonly numSucceeded: number
  readonly numFailed: number
  /**
   * The number of pages that were found but not read: the expression does not match them, robots.txt forbids
   * them, or they redirect to another host or to a page that was read anyway.
   */
  readonly numSkipped: number
  /** The largest depth of a requested page. */
  readonly maxCrawlDepth: number
}

/** The settings of a crawl, and of its pages as Markdown. All have defaults. */
export interface CrawlRequest extends MarkdownRequest, Partial<CrawlBounds> {
  /**
   * Called with each page as soon as it is read. The result then contains no pages, so that memory does not
   * grow with the crawl. Default: the result contains all pages.
   */
  readonly onPage?: ((page: CrawledMarkdown) => void) | undefined
}

/** Separates the limits of the crawl from the settings for each page. */
export function crawlParts(request: CrawlRequest) {
  const { maxPages = CRAWL_RANGES.maxPages.byDefault, maxDepth, urlRegex, ...others } = request
  const { followSubdomains, stopAfterMs = CRAWL_RANGES.stopAfterMs.byDefault, onPage: _, ...ofPages } = others
  return { bounds: { maxPages, maxDepth, urlRegex, followSubdomains, stopAfterMs }, ofPages }
}

type PageOk = Extract<PageResult<unknown>, { readonly state: 'ok' }>

/** One page of a crawl. For a page that could not be read, `success` is false and `why` has the reason. */
export interface CrawledMarkdown {
  /** The requested URL. */
  readonly url: string
  /** The URL of the document, after redirects. */
  readonly finalUrl: string
  /** The number of links from the first page to this page. */
  readonly depth: number
  /** HTTP status of the document; 0 when there was no answer. */
  readonly status: number
  readonly success: boolean
  /** Empty when the page could not be read. */
  readonly markdown: string
  /** The metadata of the page, as `markdown` returns it. Undefined for a page that was not read. */
  readonly page?: Omit<PageText, 'markdown'> & Pick<PageOk, 'capturedAt' | 'producer' | 'notes'>
  /** The reason why the page could not be read. */
  readonly why?: string
}

export type CrawlResult =
  | {
      readonly state: 'ok'
      readonly domain: string
      /** The pages in the order in which they were found, level by level. */
      readonly pages: readonly CrawledMarkdown[]
      readonly counts: CrawlCounts
      /** True when the time ended before all pages were read. */
      readonly partial?: true
      /** Sentences for people about what was left out. */
      readonly notes: readonly string[]
    }
  | Exclude<Result, { readonly state: 'ok' }>
