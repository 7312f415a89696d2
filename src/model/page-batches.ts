/** Batches of pages: many pages, or the pages of a site, that a service reads without a caller who waits. */

import type { OfOwner, PageRequest, Webhook } from './webhooks.ts'

export const BATCH_FORMATS = ['markdown', 'html'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

/** `completed`, `cancelled` and `failed` are final. */
export const BATCH_STATES = ['queued', 'running', 'cancelling', 'completed', 'cancelled', 'failed'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** Limits of batches of pages. */
export const PAGE_BATCHES = {
  maxPages: 25_000,
  maxUrlChars: 2_048,
  maxItemIdChars: 200,
  maxMetaChars: 4_096,
  /** Rejected URLs that an answer lists. */
  maxInvalidListed: 100,
  maxTags: 20,
  /** Conditions of the URLs of a crawl. */
  maxConditions: 10,
  /** Batches of one owner that are not final. */
  maxOpen: 100,
  /** How long a batch is kept with its results after it is final. */
  maxAgeMs: 30 * 24 * 60 * 60_000,
  /** The packed results of one batch. Further pages fail. */
  maxResultBytes: 1024 * 1024 * 1024,
  /** Results in one file. */
  pagesPerFile: 5_000,
  /** Characters of the results on one page of the list, beyond which it ends early. */
  maxListedChars: 8_000_000,
}

/** One page of a batch. */
export interface BatchEntry {
  readonly url: string
  /** The caller's name for the page. The same URL may have several. */
  readonly itemId?: string | undefined
  /** What the caller wants to find again with the result. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
}

/** Where a crawl finds its pages. */
export type CrawlSource =
  | { readonly type: 'start_url'; readonly url: string }
  | { readonly type: 'sitemap'; readonly domain: string }

/** A condition of the URLs of a crawl. */
export interface UrlCondition {
  /** RE2. */
  readonly regex: string
  /** Where it is looked for: in the whole URL, or in its path alone. Default: `url`. */
  readonly in?: 'url' | 'path' | undefined
  /** True: pages in which it is found are left out. Default: false, and the others are. */
  readonly excludes?: boolean | undefined
}

/** The pages of a site. */
export interface BatchCrawl {
  readonly source: CrawlSource
  /** Default: 25,000. */
  readonly maxPages?: number | undefined
  /** Links between the start and a page. Default: any number. A sitemap has none. */
  readonly maxDepth?: number | undefined
  /** RE2; only URLs in which it is found are read, and the start itself. */
  readonly urlRegex?: string | undefined
  /** Only URLs that meet all of them are read, and the start itself. At most ten. */
  readonly conditions?: readonly UrlCondition[] | undefined
  /** Whether pages of other hosts of the domain are read. Default: false. */
  readonly followSubdomains?: boolean | undefined
}

/** What a batch is to do. It has either `pages` or `crawl`. */
export interface PageBatchRequest extends OfOwner {
  readonly pages?: readonly BatchEntry[] | undefined
  readonly crawl?: BatchCrawl | undefined
  /** Default: `markdown`. */
  readonly format?: BatchFormat | undefined
  /** The request of the method `markdown` or `html`, for every page. Default: its defaults. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
  /** Of `markdown`: each result also has the HTML. Default: false. */
  readonly includeHtml?: boolean | undefined
  readonly tags?: readonly string[] | undefined
  readonly webhook?: Webhook | undefined
  /** A second request with the same key gets the batch of the first one. */
  readonly idempotencyKey?: string | undefined
  /** Credits of a page that was read. Default: 0. */
  readonly price?: number | undefined
  /** Called with the number of pages before they are stored. What it throws rejects the request. */
  readonly admit?: ((pages: number) => Promise<void>) | undefined
  /** Cancels the reading of a sitemap. */
  readonly signal?: AbortSignal | undefined
}

export interface InvalidUrl {
  readonly url: string
  readonly reason: string
}

/** What a batch took in. */
export interface BatchIntake {
  /** Null for a crawl, as `invalid`. */
  readonly submitted: number | null
  readonly invalid: number | null
  readonly duplicates: number
  readonly reserved: number
  /** True for a crawl that follows links, which may end with fewer pages. */
  readonly reservedIsCeiling: boolean
}

export interface BatchFile {
  /** The number of the file, from 0. */
  readonly file: number
  readonly items: number
  readonly bytes: number
}

export interface BatchFailure {
  readonly code: string
  readonly message: string
}

/** A batch with its progress. */
export interface PageBatch {
  /** `batch_` and 32 hex digits. */
  readonly id: string
  readonly mode: 'scrape' | 'crawl'
  readonly format: BatchFormat
  readonly status: BatchState
  readonly crawl: (Omit<BatchCrawl, 'maxPages'> & { readonly maxPages: number }) | null
  readonly intake: BatchIntake
  /** At most a hundred. */
  readonly invalidUrls: readonly InvalidUrl[]
  readonly progress: { readonly succeeded: number; readonly failed: number; readonly pending: number }
  /** The most frequent first. */
  readonly pageErrors: readonly { readonly code: string; readonly count: number }[]
  readonly failure: BatchFailure | null
  readonly credits: { readonly reserved: number; readonly refunded: number; readonly net: number }
  readonly tags: readonly string[]
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly completedAt: Date | null
  /** Null until the batch is final. */
  readonly results: {
    readonly expiresAt: Date
    /** The part of the addresses of the files that nobody can guess. */
    readonly token: string
    readonly files: readonly BatchFile[]
  } | null
  readonly deliveryId: string | null
}

/** A batch that was accepted. */
export interface SubmittedBatch extends PageBatch {
  /** The secret of the signatures of its webhook. */
  readonly webhookSecret?: string
}

export interface BatchFilter extends PageRequest, OfOwner {
  readonly status?: BatchState | undefined
  /** Looked for in the id, the source of a crawl and the tags. */
  readonly q?: string | undefined
  /** Default: `prefix`, the beginning of a word. */
  readonly searchType?: 'prefix' | 'exact' | undefined
  /** Batches with any of these tags. */
  readonly tags?: readonly string[] | undefined
}

/** The result of one page, as it is in the files and in the answers of the service. */
export type BatchRecord = {
  readonly url: string
  readonly itemId?: string
  readonly meta?: Readonly<Record<string, unknown>>
} & (
  | {
      readonly status: 'ok'
      readonly final_url: string
      readonly http_status: number | null
      readonly metadata: Readonly<Record<string, unknown>>
      readonly cache_metadata: { readonly status: 'hit' | 'miss'; readonly age_ms: number }
      readonly markdown?: string
      readonly html?: string
    }
  | { readonly status: 'error'; readonly error_code: string; readonly message: string }
)

/** A batch as the store takes it in. */
export interface NewPageBatch extends Pick<PageBatch, 'mode' | 'format' | 'tags' | 'invalidUrls'> {
  readonly owner: string
  readonly idempotencyKey: string | undefined
  readonly crawl: PageBatch['crawl']
  readonly intake: BatchIntake
  /** The request of each page, and whether results also have the HTML. */
  readonly options: { readonly request: object; readonly includeHtml: boolean }
  readonly price: number
  readonly webhook: { readonly url: string; readonly retry: readonly number[] } | undefined
  readonly entries: readonly NewBatchPage[]
}

export interface NewBatchPage extends BatchEntry {
  /** Of a crawl: two pages with the same key are the same. */
  readonly key?: string | undefined
}

/** A page that a process has taken, with everything that its reading needs. */
export interface TakenPage extends BatchEntry {
  readonly batch: string
  readonly position: number
  readonly depth: number
  readonly holder: string
  readonly owner: string
  readonly format: BatchFormat
  readonly options: NewPageBatch['options']
  readonly crawl: PageBatch['crawl']
  /** Of a crawl: the host of its first page, once it is known. */
  readonly home: string | null
  /** True when the results of the batch take all the space that they may take. */
  readonly isFull: boolean
}

/** How the reading of a page ended. */
export interface PageEnd {
  /** The code of the failure; undefined for a page that was read. */
  readonly error?: BatchFailure | undefined
  /** The record, packed. */
  readonly record: Uint8Array
  /** Of a crawl. */
  readonly crawled?:
    | {
        readonly home: string
        /** True when the page is none of the crawl after its redirects. It is left out. */
        readonly isOutside: boolean
        /** Names the page after its redirects. A page that another one has already is left out. */
        readonly key: string
        /** The pages that it leads to. */
        readonly links: readonly { readonly url: string; readonly key: string }[]
      }
    | undefined
}
