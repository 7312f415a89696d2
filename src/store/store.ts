import type { AccountStore } from '../model/accounts.ts'
import type { Added, AddRules, TakenTask, Task, TaskCounts, TaskEnd } from '../model/background.ts'
import type { Changes } from '../model/changes.ts'
import type { BlazonError } from '../model/errors.ts'
import type { Extra, ExtrasAsked, StoredExtra } from '../model/extras.ts'
import type { ReadRules } from '../model/kept.ts'
import type { ApiKey, KeyHolder, KeySettings, NewKey } from '../model/keys.ts'
import type { KeptLogo } from '../model/logo.ts'
import type { ForgetSettings, Forgotten, ForgottenSite } from '../model/maintenance.ts'
import type { StoreBounds } from '../model/options/store.ts'
import type { Options, PartialOptions } from '../model/options.ts'
import type { PagesTarget, SitePages } from '../model/pages.ts'
import type { Result } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import type { PageTarget } from '../model/scrape.ts'
import type { Screenshot, ScreenshotTarget } from '../model/screenshot.ts'
import type { StoreStatus } from '../model/store-status.ts'
import type { LineFilter, ListLine, ListRun, Outcome, ResultStatus, StoredResult } from '../model/stored.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { CorrectionStore, DirectoryStore } from './directory.ts'
import type { Random } from './secrets.ts'

/**
 * The database as the rest of blazon sees it. Every implementation has to pass the tests in
 * `test/store/contract/`.
 *
 * - Every method but those of `changes` returns a promise. A write is committed when its promise resolves,
 *   and each write is one transaction: after a crash all of it is there, or nothing.
 * - A call sees every write whose promise resolved before the call was made.
 * - Every error is a BlazonError; `storage` when the database fails or is closed.
 * - Methods do not use `this`, so that they can be passed on alone.
 */
export interface Store
  extends Results,
    Answers,
    ScrapedPages,
    Screenshots,
    Renditions,
    Extras,
    Keys,
    Lists,
    Leases,
    Tasks {
  /** Companies and what they are called. */
  readonly directory: DirectoryStore
  readonly corrections: CorrectionStore
  /** Organisations and plans, and what they use. */
  readonly accounts: AccountStore
  /** The only methods that return no promise. */
  readonly changes: Changes
  /**
   * Deletes a part of what is too old or too much, in a few milliseconds and without waiting for other
   * processes. Call it again while it says `more`. The store also does this by itself after writes.
   *
   * It deletes in this order: files that no page uses any more; pages and pictures that have expired or
   * exceed their own bounds; snapshots and results that are too old. While the database is larger than
   * `maxBytes` it also deletes the oldest snapshots, then pages, pictures, lines of lists, what batches asked
   * beside records, and results last.
   * No line and no result is deleted while a batch runs, and no result of an interrupted batch of the last
   * `recordMaxAgeMs`: the batch continues from those.
   */
  tidy(): Promise<Tidied>
  /** What the database holds, in bytes and numbers, and its bounds. It is cheap. */
  status(): Promise<StoreStatus>
  /** Deletes all that is kept of a domain, and writes over it; with `compact` it writes the file anew. */
  forget(site: ForgottenSite, settings?: Pick<ForgetSettings, 'compact'>): Promise<Forgotten>
  /** Waits for the calls under way, then closes. All later calls reject with `storage`. */
  close(): Promise<void>
}

/** `more`: there is more to delete. `busy`: another process is writing, so that nothing was done. */
export type Tidied = 'done' | 'more' | 'busy'

/**
 * Exactly one result a domain for what the site says to everybody, and beside it one for each `language` that
 * was asked for, by its tag. Without `language` the methods mean the first.
 */
export interface Results {
  /**
   * Replaces all that is stored of the domain in that language (result, findings, answers, snapshot) in one
   * transaction.
   */
  putResult(result: Result, details?: ResultDetails): Promise<void>
  /** The result as it was put: the same JSON, byte for byte. */
  resultOf(domain: string): Promise<Result | undefined>
  /** The same with the facts that are stored beside it. */
  storedResultOf(domain: string, language?: string): Promise<StoredResult | undefined>
  /**
   * The result if it is young enough to be used without a new lookup. The rules concern those that are `ok`:
   * of others, none is given that is not fresh.
   */
  freshResultOf(domain: string, language?: string, rules?: ReadRules): Promise<Result | undefined>
  /** The parts of the fresh result that tell whether it meets a request. Much cheaper than all of it. */
  freshSummaryOf(domain: string, language?: string): Promise<ResultSummary | undefined>
  statusOf(domain: string, language?: string): Promise<ResultStatus | undefined>
  /** All results in the order of their domains. They are read in portions: writing meanwhile does no harm. */
  allResults(language?: string): AsyncIterable<StoredResult>
  /** The same without the domains that are on a list. */
  unlistedResults(language?: string): AsyncIterable<StoredResult>
  /** How the domains ended, of all or of one list, the most frequent way first. */
  outcomes(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<readonly Outcome[]>
  /**
   * The domains whose result has this telephone number (E.164), found with at least this confidence (0 to 1);
   * at most twenty of them.
   */
  domainsOfPhone(phone: string, confidence: number): Promise<readonly string[]>
  /** The page that the result without a language was read from. */
  snapshotOf(domain: string): Promise<Snapshot | undefined>
}

/** What is stored with a result. */
export interface ResultDetails {
  /**
   * The page that the result was read from, for `explain`. Files beyond `maxSnapshotBytes` are left out. A
   * result in a language is stored without its page.
   */
  readonly snapshot?: Snapshot | undefined
  /** How many tries the lookup took. Default: 1. */
  readonly attempts?: number | undefined
  /** Tag of the language that was asked for. */
  readonly language?: string | undefined
}

/** Bodies of HTTP answers, stored as text. Each is deleted together with the result that it was made of. */
export interface Answers {
  /** The body, if the domain's result is still fresh. `route` is any text that names the kind of answer. */
  answerOf(domain: string, route: string, rules?: ReadRules): Promise<string | undefined>
  /** Stores the body that was made of `result`. Does nothing if another result was put since. */
  putAnswer(route: string, body: string, result: Result): Promise<void>
}

/**
 * Pages by their address, and the lists of a site's pages. What is put replaces what was stored for the same
 * target; what is larger than `maxScrapeBytes`, packed, is not stored.
 */
export interface ScrapedPages {
  /** The page that was captured for the same target, while it is fresh. */
  freshPageOf(target: PageTarget, rules?: ReadRules): Promise<Snapshot | undefined>
  putPage(target: PageTarget, snapshot: Snapshot): Promise<void>
  /** The list that was made for the same target, while it is fresh. */
  freshPagesOf(target: PagesTarget, rules?: ReadRules): Promise<SitePages | undefined>
  putPages(target: PagesTarget, pages: SitePages): Promise<void>
}

/** Pictures of pages. The same picture is stored once, whatever it was taken for. */
export interface Screenshots {
  /** The picture of this target while it is fresh. One of `quality` also answers for `speed`. */
  freshScreenshotOf(target: ScreenshotTarget, rules?: ReadRules): Promise<Screenshot | undefined>
  putScreenshot(target: ScreenshotTarget, screenshot: Screenshot): Promise<void>
  /**
   * The public name of a picture by its hash: 43 characters of base64url from 256 random bits. Whoever has
   * the name may see the picture.
   */
  pictureTokenOf(hash: string): Promise<string | undefined>
  /** Stores any other picture, such as a drawing that a page contains. Resolves to its public name. */
  putPicture(picture: Buffer): Promise<string>
  /** The picture with that public name; that of a page is a PNG. */
  pictureAt(token: string): Promise<Buffer | undefined>
}

/** Logos as they were drawn, each by the style that was asked for. They are deleted with their result. */
export interface Renditions {
  /** The logo, if the domain's result is still fresh. `variant` is any text that names the style. */
  freshRenditionOf(domain: string, variant: string): Promise<KeptLogo | undefined>
  /**
   * Stores a logo that was drawn from `result`. Does nothing if another result was put since, or an operator
   * has corrected the domain. All together are kept within `maxRenditionsBytes`.
   */
  putRendition(variant: string, logo: KeptLogo, result: Result): Promise<void>
}

/**
 * Products and answers that a batch asked for beside the record of a domain: one of each kind a domain. They
 * do not depend on the result, and are deleted when they are as old as a result may become.
 */
export interface Extras {
  /** Takes the place of what was stored of that kind. */
  putExtra(domain: string, extra: Extra): Promise<void>
  /** Products first, then answers. */
  extrasOf(domain: string): Promise<readonly StoredExtra[]>
  /** What was asked of any domain. */
  extrasAsked(): Promise<ExtrasAsked>
}

/** The bearer keys of the HTTP service. */
export interface Keys {
  /**
   * Makes a key. A text is its secret. A key that has this secret already is kept as it is; rejects with
   * `invalid_input` when it is revoked, and with `not_found` for an unknown organisation.
   */
  createKey(name: string, settings?: string | KeySettings): Promise<NewKey>
  /** All keys, the oldest first. */
  listKeys(): Promise<readonly ApiKey[]>
  /** The active or suspended key with this secret. Also stores that it was used, to the minute. */
  keyOf(secret: string): Promise<KeyHolder | undefined>
  /** Ends a key for good. All below reject with `not_found` for an unknown or revoked id. */
  revokeKey(id: string): Promise<void>
  suspendKey(id: string): Promise<void>
  resumeKey(id: string): Promise<void>
  /** Sets when the key ends by itself; null: never. */
  expireKey(id: string, at: Date | null): Promise<void>
  /** Sets which endpoints the key opens; null: all of them. */
  permitKey(id: string, endpoints: readonly string[] | null): Promise<void>
  /** Makes a key like this one, which itself ends at that time. Rejects for one that has expired too. */
  rotateKey(id: string, oldEndsAt: Date): Promise<NewKey>
}

export type LineOfList = Omit<ListLine, 'list'>

/**
 * What a batch stores of its lists: when the last run of each began and ended, and what stands on each line.
 * The results are the queue, there is no other. A list that is run in a language is one of its own.
 */
export interface Lists {
  /**
   * Stores that a run over the list begins. Resolves to the time since when results count as this run's: a
   * run that was interrupted and is started again with the same `redo` keeps its first beginning. `total`:
   * how many lines with an entry the list has, if that is known.
   */
  beginRun(
    list: string,
    redo: string,
    of?: { readonly language?: string | undefined; readonly total?: number | undefined },
  ): Promise<Date>
  /** Stores that the whole list was worked through. */
  endRun(list: string, language?: string): Promise<void>
  /** The last run of each list, the latest first; the last hundred of them. */
  runs(): Promise<readonly ListRun[]>
  /** Replaces all lines of the list behind `after`, up to the last of these, which are in their order. */
  putLines(list: string, after: number, lines: readonly LineOfList[], language?: string): Promise<void>
  /** Deletes the lines of the list behind `after`. */
  endLines(list: string, after: number, language?: string): Promise<void>
  /** Lines in the order of list and line, read in portions. */
  allLines(filter?: LineFilter): AsyncIterable<ListLine>
  /** The names of what is kept beside any of the lines, in the order of their columns. */
  keptColumns(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<readonly string[]>
}

/**
 * One process at a time holds the lease of a name. A lease is free again when it was not renewed for
 * `leaseMaxAgeMs`, or when its process on this machine has died.
 */
export interface Leases {
  /**
   * Resolves to the name of the holder, for the two calls below. Rejects with `storage` at once when another
   * process holds the lease.
   */
  acquireLease(name: string): Promise<string>
  /** Says that the holder is alive. Rejects with `storage` when another holder has the lease. */
  renewLease(holder: string): Promise<void>
  releaseLease(holder: string): Promise<void>
}

/**
 * What is done in the background, by any process that works on the database. A process works under a lease;
 * what it had taken waits again once its lease is free.
 */
export interface Tasks {
  /** Adds a task unless it waits or is under way. One that has ended begins anew. */
  addTask(task: Task, rules: AddRules): Promise<Added>
  /** Takes the task that has been due for longest, for the holder of a lease; undefined when none is due. */
  takeTask(holder: string): Promise<TakenTask | undefined>
  /** Says how the work ended. False, and nothing is done, when the task was taken from the holder. */
  endTask(task: Pick<TakenTask, 'id' | 'holder'>, end: TaskEnd): Promise<boolean>
  /**
   * Makes the tasks of holders whose lease is free wait again. One whose work was begun ten times and never
   * ended is `failed`: it may be what ends the processes. Resolves to how many there were.
   */
  freeTasks(): Promise<number>
  taskCounts(): Promise<TaskCounts>
}

/** Ages, bounds and waiting times are the options of `store`, with the same defaults. */
export interface StoreOptions extends NonNullable<PartialOptions['store']> {
  readonly now: () => Date
  /** That many random bytes, for secrets and public names. Default: those of the system. */
  readonly random?: Random | undefined
  /** Never writes. Rejects with `storage` when the database does not exist. Default: false. */
  readonly readonly?: boolean | undefined
  /**
   * Rejects with `invalid_input` when the database does not exist, and only reads it when this user may not
   * write it. Default: false, a missing database is made.
   */
  readonly mustExist?: boolean | undefined
  /**
   * Is told when the database fails to store a result, an answer, a page or the use of a key, or to read a
   * page: the call resolves as if nothing were wrong. Default: the call rejects, as all others do.
   */
  readonly onUnkept?: OnUnkept | undefined
}

/** The same options, checked and with their defaults, as an implementation takes them. */
export interface OpenOptions extends Pick<StoreOptions, 'now' | 'readonly' | 'mustExist' | 'onUnkept'> {
  readonly random: Random
  /** The bounds that were given, without defaults: they are written into the database. */
  readonly givenBounds: { readonly [K in keyof StoreBounds]?: StoreBounds[K] | undefined }
  readonly settings: Options['store']
}

export type OnUnkept = (error: BlazonError) => void
