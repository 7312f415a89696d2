import type { Result } from './record.ts'
import type { MarkdownRequest, PageResult, PageText } from './scrape.ts'
import { DAY, SECOND } from './units.ts'

/** Limits of a crawl of one call. */
export const CRAWL_RANGES = {
  maxPages: { byDefault: 100, min: 1, max: 500 },
  maxDepth: { min: 0, max: 500 },
  /** Milliseconds. */
  stopAfterMs: { byDefault: 80 * SECOND, min: 1, max: DAY },
} as const

/** Which pages a crawl reads. */
export interface CrawlBounds {
  /** Pages that are requested at most. */
  readonly maxPages: number
  /** Links between the first page and a page at most; 0 is the first page alone. Default: any number. */
  readonly maxDepth?: number | undefined
  /**
   * Only pages in whose URLs this expression (RE2) is found are read. The first page is always read. Default:
   * all pages.
   */
  readonly urlRegex?: string | undefined
  /**
   * True: also pages of other hosts below the registrable domain. Otherwise only those of the host of the
   * first page, with or without `www.`. Default: false.
   */
  readonly followSubdomains?: boolean | undefined
  /**
   * Milliseconds after which no further page is read, and pages that are being read are given up. The first
   * page is always read to its end. Default: no limit.
   */
  readonly stopAfterMs?: number | undefined
}

/** The pages of a crawl, counted. */
export interface CrawlCounts {
  /** Pages that were requested. */
  readonly numUrls: number
  readonly numSucceeded: number
  readonly numFailed: number
  /**
   * Pages that were found and not read: the expression does not match them, robots.txt refuses them, or they
   * redirect to another host or to a page that was read anyway.
   */
  readonly numSkipped: number
  /** The largest depth of a page that was requested. */
  readonly maxCrawlDepth: number
}

/** How a site is crawled, and how its pages are written as Markdown. Every key has a default. */
export interface CrawlRequest extends MarkdownRequest, Partial<CrawlBounds> {
  /**
   * Called with each page as soon as it is read. The pages are then not in the result, so that a crawl takes
   * no more memory the longer it is. Default: all pages are in the result.
   */
  readonly onPage?: ((page: CrawledMarkdown) => void) | undefined
}

/** Separates the bounds of a request from what is asked of each page. */
export function crawlParts(request: CrawlRequest) {
  const { maxPages = CRAWL_RANGES.maxPages.byDefault, maxDepth, urlRegex, ...others } = request
  const { followSubdomains, stopAfterMs = CRAWL_RANGES.stopAfterMs.byDefault, onPage: _, ...ofPages } = others
  return { bounds: { maxPages, maxDepth, urlRegex, followSubdomains, stopAfterMs }, ofPages }
}

type PageOk = Extract<PageResult<unknown>, { readonly state: 'ok' }>

/** One page of a crawl. A page that could not be read has `success` false, and says why. */
export interface CrawledMarkdown {
  /** The URL that was requested. */
  readonly url: string
  /** URL of the document, after redirects. */
  readonly finalUrl: string
  /** Links between the first page and this page. */
  readonly depth: number
  /** HTTP status of the document; 0 when there was no answer. */
  readonly status: number
  readonly success: boolean
  /** Empty when the page could not be read. */
  readonly markdown: string
  /** What the page states about itself, as `markdown` returns it. Undefined for a page that was not read. */
  readonly page?: Omit<PageText, 'markdown'> & Pick<PageOk, 'capturedAt' | 'producer' | 'notes'>
  /** Why the page could not be read. */
  readonly why?: string
}

export type CrawlResult =
  | {
      readonly state: 'ok'
      readonly domain: string
      /** The pages in the order in which they were found, level by level. */
      readonly pages: readonly CrawledMarkdown[]
      readonly counts: CrawlCounts
      /** True when the time was over before all pages were read. */
      readonly partial?: true
      /** Sentences for people about what was left out. */
      readonly notes: readonly string[]
    }
  | Exclude<Result, { readonly state: 'ok' }>
