import type { BatchQueue } from '../batch/ports.ts'
import type { BatchLine, BatchSettings, ListLines } from '../batch/request.ts'
import type { CallMethods } from '../calls/index.ts'
import type { FieldTable } from '../fields/index.ts'
import type { Activity } from '../model/activity.ts'
import type { AnsweredRequest } from '../model/answered.ts'
import type { Changes } from '../model/changes.ts'
import type { CompanyHandle, FoundCompany } from '../model/company.ts'
import type { ParsedDocument, ParseRequest } from '../model/documents.ts'
import type { ExportSettings } from '../model/exporting.ts'
import type { ForgetSettings, Forgotten } from '../model/maintenance.ts'
import type { Options } from '../model/options.ts'
import type { Report, ReportSettings } from '../model/reporting.ts'
import type { SandboxState } from '../model/sandbox.ts'
import type { Site } from '../model/site.ts'
import type { StoreStatus } from '../model/store-status.ts'
import type { Suggestion, SuggestRequest } from '../model/suggestions.ts'
import type { TransactionAnswer, TransactionRequest } from '../model/transactions.ts'
import type { Corrections } from './corrections.ts'
import type { Directory } from './directory.ts'
import type { Background } from './later.ts'
import type { BatchesOfPages, PageMonitors, UploadedLists, WebhookDeliveries } from './queues.ts'
import type { ResolveRules } from './requests.ts'
import type {
  Accounts,
  ApiKeys,
  StoredAnswers,
  StoredDrawings,
  StoredPictures,
  StoredResults,
  UsageReports,
} from './stored.ts'

/**
 * One engine. It has a gate to the network, a database, and a browser when one is needed. The commands, the
 * service (`createServer`) and the batch (`runBatch`) all use this interface. Methods can be called without
 * `this`.
 */
export interface Blazon extends CallMethods, AsyncDisposable {
  readonly options: Options
  /** Path of the installed browser; undefined when there is none. */
  readonly browser: string | undefined
  /** The fields of its records by name: the built-in fields, then those of the settings. */
  readonly fields: FieldTable
  /**
   * Returns whether the pages of the browser are in its sandbox: `on`, `off`, or `untried` while no browser
   * has started.
   */
  sandbox(): SandboxState
  /** Returns true for hosts of the host map, and in a replay for every host. */
  isMapped(host: string): boolean
  /**
   * Makes a site of a domain. With `listed` the text is read as leniently as a line of a list: an e-mail
   * address counts as its domain, and quotation marks and commas at both ends are removed. Throws
   * `invalid_input` with the reason when the text names no site.
   */
  resolve(text: string, rules?: ResolveRules): Site
  /**
   * Finds the company of a name, ticker, ISIN or e-mail address in the directory, without any request.
   * Rejects with `invalid_input` for a malformed handle, with `free_email` for an address at a host of free
   * mailboxes, and with `not_found` and the steps of the search when the directory has no such company.
   */
  company(handle: CompanyHandle): Promise<FoundCompany>
  /**
   * Finds the company in a line of a card or bank statement, and the name of the merchant, even when no
   * directory has the merchant. When there is neither, the answer has the reason. It makes no request.
   * Rejects with `invalid_input` for an empty line, and for an invalid country, category code or telephone
   * number.
   */
  identify(text: string, request?: Omit<TransactionRequest, 'text'>): Promise<TransactionAnswer>
  /**
   * Returns brands that a text may mean while somebody types it, the best first. They are stored brands by
   * their domain or name, and companies of the directory by name, ticker, ISIN, e-mail address or a line of a
   * statement. For an empty text they are the brands of the latest lookups. No request is made.
   */
  suggest(text: string, request?: SuggestRequest): Promise<readonly Suggestion[]>
  /**
   * Writes a file of at most 20 MiB as Markdown: HTML, PDF, docx, xlsx, CSV, JSON, XML, SVG, source code and
   * other texts. No request is made, and nothing is stored. A child process reads the file, within limits of
   * time and memory. Text in pictures is not recognised. Rejects with `unsupported_type` for another type,
   * with `invalid_input` for an empty or damaged file and for an invalid request, and with `too_large`.
   */
  parse(bytes: Uint8Array, request?: ParseRequest): Promise<ParsedDocument>
  readonly background: Background
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
  /** The usage of a service by its organisations. */
  readonly usage: UsageReports
  /** Bodies of HTTP answers that a service made from results. */
  readonly answers: StoredAnswers
  /** Drawn logos. */
  readonly drawings: StoredDrawings
  /** Screenshots by their public names. */
  readonly pictures: StoredPictures
  /** Tracks changes of the database, so that caches of its content can check whether they are out of date. */
  readonly changes: Changes
  /**
   * Works through a list as `runBatch` does, and yields each line with its result as soon as the result is
   * stored, even if it was already stored and fresh. While the caller handles a line, at most `concurrency`
   * results wait for the caller, and no further lookup begins. `break` stops the batch as its signal does:
   * running lookups get 7 s to finish. When the signal fires, the iteration ends. It rejects when the list
   * cannot be read or the database fails, and when another batch works on the database.
   */
  batch(lines: ListLines, settings?: BatchSettings): AsyncIterable<BatchLine>
  /**
   * Yields a row for each line of the lists in the database, then one for each result that is on no list,
   * with the operator's corrections: as texts of NDJSON or CSV, or as the bytes of a Parquet file. Together
   * they are the file that `blazon export` writes. Memory does not grow with the rows. It rejects with
   * `invalid_input` for an unknown field, and with `storage` when the database cannot be read.
   */
  export(settings?: ExportSettings): AsyncIterable<string | Uint8Array>
  /**
   * Writes a report into a folder: an index of brands that can be sorted and filtered, and a page for each
   * brand with its marks, colours, type and facts. Only stored data is used: no site is visited, and the
   * pages load nothing from the network. The use of memory does not grow with the number of brands. Rejects
   * with `invalid_input` for invalid settings, with `storage` when the folder cannot be written, and with
   * `unavailable` when the settings ask for PDF and there is no browser.
   */
  report(settings: ReportSettings): Promise<Report>
  /**
   * Returns the database methods of a batch, for the results in a language (a BCP 47 tag). Default: the
   * results without a language.
   */
  queue(language?: string): BatchQueue
  /** Lists that are uploaded to a service. */
  readonly lists: UploadedLists
  /** Batches of pages: many pages, or the pages of a site, as Markdown or HTML. */
  readonly batches: BatchesOfPages
  /** Events that are sent to the webhooks of callers, with the log of their attempts. */
  readonly webhooks: WebhookDeliveries
  /** Pages, sitemaps and extracted data that are watched for changes. */
  readonly monitors: PageMonitors
  /** Returns the sizes of the database's content, and its limits. */
  status(): Promise<StoreStatus>
  /**
   * Resolves when a lookup waits for a slot because other lookups are running, or when the signal fires.
   * Background work uses this to stop.
   */
  whenCrowded(signal: AbortSignal): Promise<void>
  /**
   * Deletes all stored data about a domain and the hosts below it, as `forget` of the library does. With
   * `compact` (the default) the file is rewritten, which takes some seconds for each gigabyte. Meanwhile this
   * process does nothing else. Without `compact`, the deleted bytes are overwritten, but bytes of rows that
   * were replaced earlier may remain.
   */
  forget(domain: string, settings?: Pick<ForgetSettings, 'compact'>): Promise<Forgotten>
  /** Returns the running work, and counts of the work since the engine was made. */
  activity(): Activity
  /**
   * Returns metrics in the text format of Prometheus, version 0.0.4: the running work, the database, the
   * process, and counts of events since the first call, which a service makes when it starts. Before that
   * call nothing is counted.
   */
  metrics(): Promise<string>
  /** Counts an answer for `metrics`. `createServer` calls this for each of its answers. */
  answered(answer: AnsweredRequest): void
  /**
   * Loads modules for the first page in the browser, which otherwise loads them. It loads what takes little
   * memory, and starts no process, so that a service at rest is small.
   */
  warm(): Promise<void>
  /**
   * Starts a browser and ends it again, so that `sandbox` can return its state on this machine. Rejects with
   * `unavailable` when the browser does not start.
   */
  tryBrowser(): Promise<void>
  /**
   * Ends all work, the browser, the gate and the database. All later calls reject with `cancelled`. With
   * `await using blazon = await createBlazon()` it is called at the end of the block.
   */
  close(): Promise<void>
}
