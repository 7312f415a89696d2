/** Batches of pages: many pages, or the pages of a site. A service reads them without a waiting caller. */

import { BlazonError } from './errors.ts'
import type { Allowance } from './usage.ts'
import type { BatchWebhook, JobHook, OfOwner, PageRequest } from './webhooks.ts'

export const BATCH_FORMATS = ['markdown', 'html'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

export const RESULT_STATES = ['ok', 'error'] as const

/** `completed`, `cancelled` and `failed` are final. */
export const BATCH_STATES = ['queued', 'running', 'cancelling', 'completed', 'cancelled', 'failed'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** Limits of batches of pages. */
export const PAGE_BATCHES = {
  maxPages: 25_000,
  /** The largest number of URLs that are added to a batch at once, in one transaction. */
  maxAppended: 1_000,
  maxUrlChars: 2_048,
  maxItemIdChars: 200,
  maxMetaChars: 4_096,
  /** The largest number of rejected URLs in an answer. */
  maxInvalidListed: 100,
  maxTags: 20,
  /** The largest number of conditions for the URLs of a crawl. */
  maxConditions: 10,
  /** The largest length of an expression for the URLs of a crawl. */
  maxRegexChars: 1_000,
  /** The largest number of batches of an owner that are not final. */
  maxOpen: 100,
  /** The largest number of pages of an owner that are stored for batches before these are accepted. */
  maxIncomingPages: 100_000,
  /** A batch whose pages are not all stored after this time is deleted. */
  maxIntakeMs: 10 * 60_000,
  /** A batch and its results are deleted this long after it became final. */
  maxAgeMs: 30 * 24 * 60 * 60_000,
  /** The largest size of the packed results of a batch. Pages beyond it fail. */
  maxResultBytes: 1024 * 1024 * 1024,
  /** The number of results in a file. */
  pagesPerFile: 5_000,
  /** A page of results ends early when it has more characters than this. */
  maxListedChars: 8_000_000,
}

/** Throws `unavailable` for an owner who has as many open batches as one may have. */
export function refuseMany(open: number): void {
  if (open < PAGE_BATCHES.maxOpen) return
  throw new BlazonError('unavailable', `${open} batches wait already; a further one has to wait for them.`)
}

/** One page of a batch. */
export interface BatchEntry {
  readonly url: string
  /** The caller's name for the page. A URL may have several names. */
  readonly itemId?: string | undefined
  /** Any data that the caller wants to have in the result. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
}

/** The start of a crawl: a page, or the sitemaps of a site. */
export type CrawlSource =
  | { readonly type: 'start_url'; readonly url: string }
  | { readonly type: 'sitemap'; readonly domain: string }

/** A condition for the URLs of a crawl. */
export interface UrlCondition {
  /** An expression (RE2). */
  readonly regex: string
  /** The text that the expression may match: the whole URL, or only its path. Default: `url`. */
  readonly in?: 'url' | 'path' | undefined
  /** True: pages that match are left out. Default: false, pages that do not match are left out. */
  readonly excludes?: boolean | undefined
}

/** The pages of a site. */
export interface BatchCrawl {
  readonly source: CrawlSource
  /** Default: 25,000. */
  readonly maxPages?: number | undefined
  /**
   * The largest number of links between the start and a page. Default: any number. It has no effect for a
   * sitemap.
   */
  readonly maxDepth?: number | undefined
  /** An expression (RE2). Except for the start, only URLs that match it are read. */
  readonly urlRegex?: string | undefined
  /** Except for the start, only URLs that meet all conditions are read. There may be ten. Default: none. */
  readonly conditions?: readonly UrlCondition[] | undefined
  /** Whether pages of other hosts of the domain are read. Default: false. */
  readonly followSubdomains?: boolean | undefined
}

/** The request for a batch. It has either `pages` or `crawl`. */
export interface PageBatchRequest extends OfOwner {
  readonly pages?: readonly BatchEntry[] | undefined
  readonly crawl?: BatchCrawl | undefined
  /** Default: `markdown`. */
  readonly format?: BatchFormat | undefined
  /**
   * The request for the method `markdown` or `html`. It applies to every page. Default: the defaults of the
   * method.
   */
  readonly options?: Readonly<Record<string, unknown>> | undefined
  /** For `markdown`: each result also contains the HTML. Default: false. */
  readonly includeHtml?: boolean | undefined
  readonly tags?: readonly string[] | undefined
  readonly webhook?: BatchWebhook | undefined
  /**
   * The id of a batch of pages that has not ended. Up to 1,000 `pages` are added to it, except those that it
   * has already. Format and options have to be those of the batch, and so does the webhook, unless it is left
   * out. The tags of the batch stay. Default: a new batch.
   */
  readonly appendTo?: string | undefined
  /**
   * A second request with the same key gets the batch of the first one. With `appendTo`, the URLs of the same
   * request are not counted a second time.
   */
  readonly idempotencyKey?: string | undefined
  /** The credits for each page that was read. Default: 0. */
  readonly price?: number | undefined
  /** The credits that an organisation may use. Default: the number is not limited. */
  readonly quota?: Allowance | undefined
  /** Stops the reading of a sitemap. */
  readonly signal?: AbortSignal | undefined
}

export interface InvalidUrl {
  readonly url: string
  readonly reason: string
}

/** The counts of accepted and rejected URLs. */
export interface BatchIntake {
  /** Null for a crawl. The same holds for `invalid`. */
  readonly submitted: number | null
  readonly invalid: number | null
  readonly duplicates: number
  readonly reserved: number
  /** True for a crawl that follows links, because it may find fewer pages. */
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
  /** At most one hundred. */
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
    /** The secret part of the addresses of the files. */
    readonly token: string
    readonly files: readonly BatchFile[]
  } | null
  readonly deliveryId: string | null
}

/** A batch that was accepted. */
export interface SubmittedBatch extends PageBatch {
  /** The secret for the signatures of its webhook. */
  readonly webhookSecret?: string
}

export interface BatchResultFilter extends PageRequest, OfOwner {
  /** `ok`: pages that were read. `error`: pages that could not be read. Default: all pages. */
  readonly status?: BatchRecord['status'] | undefined
}

export interface BatchFilter extends PageRequest, OfOwner {
  readonly status?: BatchState | undefined
  /** A text that is searched in the id, the source of a crawl and the tags. */
  readonly q?: string | undefined
  /** Default: `prefix`, so that the text may be the beginning of a word. */
  readonly searchType?: 'prefix' | 'exact' | undefined
  /** Batches with any of these tags. */
  readonly tags?: readonly string[] | undefined
}

/** The result of one page, in files and in answers of the service. */
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
  | {
      readonly status: 'error'
      readonly error_code: string
      readonly message: string
      /** Left out when the site did not answer. */
      readonly http_status?: number
    }
)

/** A batch in the form in which it is stored. */
export interface NewPageBatch extends Pick<PageBatch, 'mode' | 'format' | 'tags' | 'invalidUrls'> {
  readonly owner: string
  readonly idempotencyKey: string | undefined
  readonly crawl: PageBatch['crawl']
  readonly intake: BatchIntake
  /** The request for each page, and whether results also contain the HTML. */
  readonly options: { readonly request: object; readonly includeHtml: boolean }
  readonly price: number
  readonly quota?: Allowance | undefined
  readonly webhook: (Omit<StoredHook, 'secret' | 'job'> & Pick<BatchWebhook, 'job'>) | undefined
  readonly entries: readonly NewBatchPage[]
}

/** The webhook of a batch. The headers of the caller are stored elsewhere. */
export interface StoredHook {
  readonly url: string
  /** The seconds before each further attempt. */
  readonly retry: readonly number[]
  readonly job?: Omit<JobHook, 'headers'> | undefined
  readonly secret: string
}

export interface NewBatchPage extends BatchEntry {
  /** Two pages of a batch with the same key are the same page. */
  readonly key: string
}

/** A page that a process has taken, with all data for reading it. */
export interface TakenPage extends BatchEntry {
  readonly batch: string
  readonly position: number
  readonly depth: number
  readonly holder: string
  readonly owner: string
  readonly format: BatchFormat
  readonly options: NewPageBatch['options']
  readonly crawl: PageBatch['crawl']
  /** For a crawl: the host of its first page, once it is known. */
  readonly home: string | null
  /** True when the results of the batch have reached their largest size. */
  readonly isFull: boolean
}

/** The end of the reading of a page. */
export interface PageEnd {
  /** The code of the failure; undefined for a page that was read. */
  readonly error?: BatchFailure | undefined
  /** The packed record. */
  readonly record: Uint8Array
  /**
   * Identifies the page after its redirects, or names the hosts of a failure. The page is deleted when a host
   * that this text names is forgotten. A page of a crawl whose key another page already has is left out.
   */
  readonly finalKey?: string | undefined
  /** For a crawl. */
  readonly crawled?:
    | {
        readonly home: string
        /** True when redirects lead to a page that is not part of the crawl. It is left out. */
        readonly isOutside: boolean
        /** The pages that this page links. */
        readonly links: readonly { readonly url: string; readonly key: string }[]
      }
    | undefined
}
