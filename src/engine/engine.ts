import type { BatchQueue } from '../batch/ports.ts'
import type { Recorded } from '../capture/index.ts'
import type { FieldTable } from '../fields/index.ts'
import type { Activity } from '../model/activity.ts'
import type { AnsweredRequest } from '../model/answered.ts'
import type { Prefetched } from '../model/background.ts'
import type { Changes } from '../model/changes.ts'
import type { CompanyHandle, FoundCompany } from '../model/company.ts'
import type { IndustriesResult, IndustryBounds } from '../model/industries.ts'
import type { LogoRequest, LogoResult } from '../model/logo.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { ForgetSettings, Forgotten } from '../model/maintenance.ts'
import type { Options } from '../model/options.ts'
import type { SitePages } from '../model/pages.ts'
import type { ProductsRequest, ProductsResult } from '../model/product-lookup.ts'
import type { QueryRequest, QueryResult } from '../model/query.ts'
import type { FontsResult, Result } from '../model/record.ts'
import type { SandboxState } from '../model/sandbox.ts'
import type { Scrapes } from '../model/scrape.ts'
import type { ScreenshotRequest, ScreenshotResult } from '../model/screenshot.ts'
import type { Site } from '../model/site.ts'
import type { StoreStatus } from '../model/store-status.ts'
import type { StyleguideResult } from '../model/styleguide.ts'
import type { TransactionAnswer, TransactionRequest } from '../model/transactions.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Corrections } from './corrections.ts'
import type { Directory } from './directory.ts'
import type { Background } from './later.ts'
import type { ResolveRules, SitemapRequest } from './requests.ts'
import type {
  Accounts,
  ApiKeys,
  StoredAnswers,
  StoredDrawings,
  StoredPictures,
  StoredResults,
  UsageReports,
} from './stored.ts'

export type { Recorded } from '../capture/index.ts'

/** The site to look up. */
export interface Handle {
  readonly domain: string
}

/** One page, by its whole address. */
export interface PageHandle {
  readonly url: string
}

/**
 * One engine: a gate to the network, a browser when one is needed, and a database. The commands, the service
 * (`createServer`) and the batch (`runBatch`) use this interface as it is. Methods do not need `this`.
 */
export interface Blazon extends Scrapes, AsyncDisposable {
  readonly options: Options
  /** Path of the browser that would be used; undefined when there is none. */
  readonly browser: string | undefined
  /** The fields of its records by name: those of every record, then those of its settings. */
  readonly fields: FieldTable
  /**
   * Whether the pages of the browser are in its sandbox: `on`, `off`, or `untried` while no browser has
   * started.
   */
  sandbox(): SandboxState
  /** True for hosts of the host map, and in a replay for every host. */
  isMapped(host: string): boolean
  /**
   * A site for a domain. With `listed` the text is read as leniently as a line of a list: an e-mail address
   * stands for its domain, and quotation marks and commas at both ends are removed. Throws `invalid_input`
   * with the reason when the text names no site.
   */
  resolve(text: string, rules?: ResolveRules): Site
  /**
   * The company of a name, ticker, ISIN or e-mail address, in the directory. Nothing is fetched. Rejects with
   * `invalid_input` for a malformed handle, with `free_email` for an address at a host of free mailboxes, and
   * with `not_found` and the steps of the search when the directory has no such company.
   */
  company(handle: CompanyHandle): Promise<FoundCompany>
  /**
   * The company behind a line of a card or bank statement, and the merchant's name, which is returned even
   * when no directory has the merchant; or the reason why there is neither. Nothing is fetched. Rejects with
   * `invalid_input` for an empty line, and for an invalid country, category code or telephone number.
   */
  identify(text: string, request?: Omit<TransactionRequest, 'text'>): Promise<TransactionAnswer>
  /**
   * The brand behind a handle: `ok` with its record, `refused` with the class of the page, or `failed`. When
   * the site cannot be read and the directory knows the company, the record has the values of the directory,
   * and the code `directory_alone`. Rejects with `invalid_input` when the handle is malformed, as `company`
   * does for a handle of that kind, and with `cancelled` when the caller's signal fired.
   */
  brand(handle: Handle | CompanyHandle | Site, request?: LookupRequest): Promise<Result>
  /** The fonts of the brand's page, most words first. They come from the same result as `brand`. */
  fonts(handle: Handle | CompanyHandle | Site, request?: LookupRequest): Promise<FontsResult>
  /**
   * The industries of the company behind a handle, from its site: codes of NAICS 2022 and SIC, and the
   * industries of the HTTP answers. They come from the same result as `brand`. Where the optional packages
   * `@energetic-ai/*` are installed, the meaning of its description counts too. Rejects as `brand` does, and
   * with `invalid_input` for invalid bounds.
   */
  naics(
    handle: Handle | CompanyHandle | Site,
    request?: LookupRequest & IndustryBounds,
  ): Promise<IndustriesResult>
  /**
   * Answers to questions about a site, from the text of its pages: each answer has its evidence, and the
   * points that no page answers are in `absent`. With a model (`llm` of the options) the model is asked for
   * those points, and its answer counts only when the page contains the passage that it quotes. Rejects as
   * `brand` does, and with `invalid_input` for invalid points.
   */
  query(handle: Handle | CompanyHandle | Site, request: QueryRequest): Promise<QueryResult>
  /**
   * The style guide of the brand's page, or of the page at a URL, which is captured and not stored. A landing
   * page that `brand` has captured is not captured again. Rejects as `brand` does.
   */
  styleguide(
    handle: Handle | CompanyHandle | Site | PageHandle,
    request?: LookupRequest,
  ): Promise<StyleguideResult>
  /**
   * A picture of the brand's page, of another page of its site by its kind, or of the page at a URL: a PNG of
   * 1920 by 1080 pixels, or of the whole page. A stored picture is returned while it is fresh
   * (`store.screenshotMaxAgeMs`). For a page that is not the brand's page the result is `refused` with its
   * class. Rejects as `brand` does, and with `invalid_input` for a URL together with a kind of page.
   */
  screenshot(
    handle: Handle | CompanyHandle | Site | PageHandle,
    request?: ScreenshotRequest,
  ): Promise<ScreenshotResult>
  /**
   * The logo of the brand behind a handle, drawn for a ground and in a size: the handle and the style are one
   * object, such as `{ domain: 'example.com', size: 64, theme: 'dark' }`. A drawing is stored beside the
   * brand's result and returned while that result is fresh. A brand that has no logo of the kind, or whose
   * site cannot be read, gets a monogram; with `fallback: '404'` the result is `failed` with `not_found`
   * instead. Rejects as `brand` does.
   */
  logo(asked: (Handle | CompanyHandle | Site) & LogoRequest): Promise<LogoResult>
  /**
   * As `brand`, but nothing is read from or written to the database: for callers who store results
   * themselves.
   */
  examine(
    handle: Handle | Site,
    request?: LookupRequest,
  ): Promise<{ readonly result: Result; readonly snapshot?: Snapshot | undefined }>
  /**
   * Captures the page and the files that it needs, without describing it. Rejects with the reason when there
   * is no page.
   */
  capture(handle: Handle | Site, request?: LookupRequest): Promise<Snapshot>
  /**
   * As `capture`, and writes the snapshot and all recorded exchanges to a folder; a capture that is in the
   * folder already is replaced. The setting `replay` repeats the capture from this folder. Rejects with
   * `storage` when the folder cannot be written or contains other files.
   */
  record(handle: Handle | Site, dir: string, request?: LookupRequest): Promise<Recorded>
  /**
   * The pages of a site, as its sitemaps list them, else as its landing page links them, as far as robots.txt
   * allows. A stored list is returned while it is fresh (`store.scrapeMaxAgeMs`). Rejects with the reason
   * when there is no list.
   */
  sitemap(handle: Handle | Site, request?: SitemapRequest): Promise<SitePages>
  /**
   * Adds the lookup of a brand to the queue of the background, on which a server over this database works, or
   * `background.work`. A domain that is stored, queued or under way already is not looked up a second time.
   * Rejects as `company` does, with `free_email` at once, and with `unavailable` when the queue is full.
   */
  prefetch(handle: Handle | CompanyHandle): Promise<Prefetched>
  /** Work in the background. */
  readonly background: Background
  /**
   * The products of a site, or the plans of its pricing page: 1 to 12 (`maxProducts`, default 5), beginning
   * at its landing page or at a URL, within a budget of pages. A site that sells nothing has an empty list.
   * Rejects as `brand` does.
   */
  products(handle: Handle | Site | PageHandle, request?: ProductsRequest): Promise<ProductsResult>
  /** Companies, their names and their securities. */
  readonly directory: Directory
  /** The operator's corrections of fields of records. */
  readonly corrections: Corrections
  /** Results in the database. */
  readonly results: StoredResults
  /** API keys of a service. */
  readonly keys: ApiKeys
  /** Organisations and plans of a service. */
  readonly accounts: Accounts
  /** What organisations used of a service. */
  readonly usage: UsageReports
  /** Bodies of HTTP answers that a service made from results. */
  readonly answers: StoredAnswers
  /** Drawn logos. */
  readonly drawings: StoredDrawings
  /** Screenshots by their public names. */
  readonly pictures: StoredPictures
  /** Changes of the database, so that caches of its content know when they are out of date. */
  readonly changes: Changes
  /**
   * The database as a batch uses it, for the results in that language (a BCP 47 tag). Default: the results
   * without a language.
   */
  queue(language?: string): BatchQueue
  /** The content of the database in numbers and bytes, and its limits. */
  status(): Promise<StoreStatus>
  /**
   * Resolves when a lookup waits for its turn because others are under way (at once when one waits already),
   * or when the signal fires. Background work uses it to give way.
   */
  whenCrowded(signal: AbortSignal): Promise<void>
  /**
   * Deletes everything that is stored about a domain and the hosts below it, as `forget` of the library does.
   * While `compact` writes the file anew (the default), this process does nothing else: seconds a gigabyte.
   * Without `compact`, the deleted bytes are overwritten, and bytes of rows that were replaced earlier may
   * remain.
   */
  forget(domain: string, settings?: Pick<ForgetSettings, 'compact'>): Promise<Forgotten>
  /** The work that is under way now, and counts of the work since the engine was made. */
  activity(): Activity
  /**
   * Metrics in the text format of Prometheus, version 0.0.4: the work under way, the database, the process,
   * and counts of events since the first call, which a service makes at its start. Before that call nothing
   * is counted.
   */
  metrics(): Promise<string>
  /** Counts an answer for `metrics`, as `createServer` does for each of its own. */
  answered(answer: AnsweredRequest): void
  /** Loads the modules and data that the first lookup needs. Default: the first lookup loads them. */
  warm(): Promise<void>
  /**
   * Starts a browser and ends it again, so that `sandbox` returns its state on this machine. Rejects with
   * `unavailable` when it does not start.
   */
  tryBrowser(): Promise<void>
  /**
   * Ends all work, the browser, the gate and the database. All later calls reject with `cancelled`. With
   * `await using blazon = await createBlazon()` it is called at the end of the block.
   */
  close(): Promise<void>
}
