import type { BatchQueue } from '../batch/ports.ts'
import type { CallMethods } from '../calls/index.ts'
import type { FieldTable } from '../fields/index.ts'
import type { Activity } from '../model/activity.ts'
import type { AnsweredRequest } from '../model/answered.ts'
import type { Changes } from '../model/changes.ts'
import type { CompanyHandle, FoundCompany } from '../model/company.ts'
import type { ForgetSettings, Forgotten } from '../model/maintenance.ts'
import type { Options } from '../model/options.ts'
import type { SandboxState } from '../model/sandbox.ts'
import type { Site } from '../model/site.ts'
import type { StoreStatus } from '../model/store-status.ts'
import type { TransactionAnswer, TransactionRequest } from '../model/transactions.ts'
import type { Corrections } from './corrections.ts'
import type { Directory } from './directory.ts'
import type { Background } from './later.ts'
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
 * One engine: a gate to the network, a browser when one is needed, and a database. The commands, the service
 * (`createServer`) and the batch (`runBatch`) use this interface as it is. Methods do not need `this`.
 */
export interface Blazon extends CallMethods, AsyncDisposable {
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
  /** Work in the background. */
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
