import type { AccountStore } from '../model/accounts.ts'
import type { Changes } from '../model/changes.ts'
import type { ChunkCounts, ChunkWork } from '../model/chunks.ts'
import type { Extra, ExtrasAsked, StoredExtra } from '../model/extras.ts'
import type { ReadRules } from '../model/kept.ts'
import type { ApiKey, KeyHolder, KeySettings, NewKey } from '../model/keys.ts'
import type { KeptLogo } from '../model/logo.ts'
import type { ForgetSettings, Forgotten, ForgottenSite } from '../model/maintenance.ts'
import type { PageAbout, PagesTarget, SitePages } from '../model/pages.ts'
import type { Result } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import type { PageTarget } from '../model/scrape.ts'
import type { Screenshot, ScreenshotTarget } from '../model/screenshot.ts'
import type { StoreStatus } from '../model/store-status.ts'
import type { DeadLetters, LineFilter, Outcome, ResultStatus, StoredResult } from '../model/stored.ts'
import type { StoredBrand } from '../model/suggestions.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { CorrectionStore, DirectoryStore } from './directory.ts'
import type { Deliveries, PageBatches } from './jobs.ts'
import type { Monitors } from './monitors.ts'
import type { Chunks, HostTurns, Leases, Lists, SiteNotes, TaskBell, Tasks } from './work.ts'

export type { Chunks, HostTurns, Leases, LineOfList, Lists, SiteNotes, TaskBell, Tasks } from './work.ts'

/**
 * The database, as the tests in `test/store/contract/` demand.
 *
 * Every method but those of `changes` returns a promise. Each write is one transaction, committed when its
 * promise resolves, and every later call sees it. Every error is a BlazonError; `storage` when the database
 * fails or is closed. Methods do not use `this`.
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
    HostTurns,
    SiteNotes,
    Tasks,
    Deliveries,
    PageBatches,
    Monitors {
  /** Companies and their names. */
  readonly directory: DirectoryStore
  readonly corrections: CorrectionStore
  /** Organisations, their plans and their usage. */
  readonly accounts: AccountStore
  /** Lists that several processes work on. Undefined for an SQLite file, on which one batch works. */
  readonly chunks?: Chunks | undefined
  /** Undefined for an SQLite file, where the queue has to be polled. */
  readonly taskBell?: TaskBell | undefined
  /** The only methods that return no promise. */
  readonly changes: Changes
  /**
   * Deletes some of the old or excess rows, in a few milliseconds and without waiting for other processes. It
   * has to be called again while it resolves to `more`. The store also does this by itself after writes.
   *
   * It deletes in this order: files that no page uses any more; pages and pictures that have expired or
   * exceed their own limits; snapshots and results that are too old. While the database is larger than
   * `maxBytes`, it also deletes the oldest snapshots, then pages, pictures, lines of lists, further lookups
   * of batches, and results last. While a batch runs, no line and no result is deleted. After a batch was
   * interrupted, its results are not deleted for `recordMaxAgeMs`, because the batch continues from them.
   */
  tidy(): Promise<Tidied>
  /** The content of the database in bytes and numbers, and its limits. This call is cheap. */
  status(): Promise<StoreStatus>
  /** Deletes all data about a domain, and overwrites it; with `compact` the whole file is rewritten. */
  forget(site: ForgottenSite, settings?: Pick<ForgetSettings, 'compact'>): Promise<Forgotten>
  /** After this call lookups store nothing, because an interrupted lookup says nothing about its domain. */
  seal(): void
  /** Waits for the running calls, then closes. All later calls reject with `storage`. */
  close(): Promise<void>
}

/** `more`: there is more to delete. `busy`: another process is writing, so nothing was done. */
export type Tidied = 'done' | 'more' | 'busy'

/** Each domain has one result without a language, and one more for each requested `language`, by its tag. */
export interface Results {
  /** Replaces all that is stored about the domain in this language: result, findings, answers, snapshot. */
  putResult(result: Result, details?: ResultDetails): Promise<void>
  /** The stored result. Its JSON is the same, byte for byte, as when it was stored. */
  resultOf(domain: string): Promise<Result | undefined>
  /** The stored result, with the facts that are stored beside it. */
  storedResultOf(domain: string, language?: string): Promise<StoredResult | undefined>
  /**
   * The result if it is young enough to be used without a new lookup. The rules apply to results that are
   * `ok`: any other result is returned only while it is fresh.
   */
  freshResultOf(domain: string, language?: string, rules?: ReadRules): Promise<Result | undefined>
  /** The parts of the fresh result that decide whether it meets a request. Reading them is cheap. */
  freshSummaryOf(domain: string, language?: string): Promise<ResultSummary | undefined>
  statusOf(domain: string, language?: string): Promise<ResultStatus | undefined>
  /** All results in the order of their domains, in portions: writes in the meantime are allowed. */
  allResults(language?: string): AsyncIterable<StoredResult>
  /** The results of domains that are on no list, in the order of the domains. */
  unlistedResults(language?: string): AsyncIterable<StoredResult>
  /** How the lookups of all domains, or of one list, ended, the most frequent way first. */
  outcomes(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<readonly Outcome[]>
  /** The domains for which all attempts failed, although each failure might have been temporary. */
  deadLetters(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<DeadLetters>
  /** At most twenty domains with this telephone number (E.164) and at least this confidence (0 to 1). */
  domainsOfPhone(phone: string, confidence: number): Promise<readonly string[]>
  /**
   * Returns brands with a domain or name that begins with a text, at most two hundred. A name is also found
   * from each of its words on. Brands that are found by their domain come first.
   */
  brandsFrom(text: string): Promise<readonly StoredBrand[]>
  /** Returns brands after this text in the order of domains, at most a hundred. */
  brandsAfter(domain: string): Promise<readonly StoredBrand[]>
  /** Returns the brands of the latest lookups, at most a hundred. */
  latestBrands(): Promise<readonly StoredBrand[]>
  /** The page from which the result without a language was read. */
  snapshotOf(domain: string): Promise<Snapshot | undefined>
}

/** Data that is stored with a result. */
export interface ResultDetails {
  /** The page of the result, for `explain`, within `STORING.maxSnapshotBytes`; none in a language. */
  readonly snapshot?: Snapshot | undefined
  /** The number of attempts of the lookup. Default: 1. */
  readonly attempts?: number | undefined
  /** Tag of the language that was requested. */
  readonly language?: string | undefined
  /** The counts that are added to a chunk in the same transaction. Default: nothing is counted. */
  readonly counted?: { readonly of: ChunkWork; readonly counts: ChunkCounts } | undefined
}

/** Bodies of HTTP answers, as text, which are deleted with the result that they were made from. */
export interface Answers {
  /** The body, if the domain's result is still fresh. `route` is any text that names the kind of answer. */
  answerOf(domain: string, route: string, rules?: ReadRules): Promise<string | undefined>
  /** Stores the body that was made from `result`. Does nothing if another result was stored since. */
  putAnswer(route: string, body: string, result: Result): Promise<void>
}

/**
 * Pages by their address, and the lists of a site's pages. A new page or list replaces the stored one of the
 * same target. It is not stored when it is larger than `STORING.maxScrapeBytes`, compressed.
 */
export interface ScrapedPages {
  /** The page that was captured for the same target, while it is fresh. */
  freshPageOf(target: PageTarget, rules?: ReadRules): Promise<Snapshot | undefined>
  putPage(target: PageTarget, snapshot: Snapshot, about?: PageAbout): Promise<void>
  /**
   * The stored pages of an origin, such as `https://a.example`, that have statements about themselves, the
   * newest first; at most 20,000. Default of `maxAgeMs`: pages of any age.
   */
  aboutPages(origin: string, maxAgeMs?: number): Promise<readonly AboutPage[]>
  /** The list that was made for the same target, while it is fresh. */
  freshPagesOf(target: PagesTarget, rules?: ReadRules): Promise<SitePages | undefined>
  putPages(target: PagesTarget, pages: SitePages): Promise<void>
}

/** The statements of a stored page about itself. */
export interface AboutPage {
  readonly url: string
  readonly about: PageAbout
  /** True when a host map gave the address of the host. */
  readonly mapped: boolean
}

/** Pictures of pages. The same picture is stored once, for all its targets. */
export interface Screenshots {
  /** The picture of this target while it is fresh. A picture with `quality` is also returned for `speed`. */
  freshScreenshotOf(target: ScreenshotTarget, rules?: ReadRules): Promise<Screenshot | undefined>
  putScreenshot(target: ScreenshotTarget, screenshot: Screenshot): Promise<void>
  /** The public name of a picture: 256 random bits as base64url. Whoever has it may see the picture. */
  pictureTokenOf(hash: string): Promise<string | undefined>
  /** Stores a picture that is no screenshot, such as a drawing of a page. Resolves to its public name. */
  putPicture(picture: Buffer): Promise<string>
  /** The picture with that public name. */
  pictureAt(token: string): Promise<Buffer | undefined>
}

/** Drawn logos, each by its requested style. They are deleted with their result. */
export interface Renditions {
  /** The logo, if the domain's result is still fresh. `variant` is any text that names the style. */
  freshRenditionOf(domain: string, variant: string): Promise<KeptLogo | undefined>
  /**
   * Stores a logo that was drawn from `result`. Does nothing if another result was stored since, or an
   * operator has corrected the domain. All drawings together are kept within 256 MiB.
   */
  putRendition(variant: string, logo: KeptLogo, result: Result): Promise<void>
}

/**
 * Products and answers that a batch looked up in addition to the record of a domain: one of each kind for a
 * domain. They do not depend on the result, and are deleted when they are as old as a result may become.
 */
export interface Extras {
  /** Replaces the stored extra of the same kind. */
  putExtra(domain: string, extra: Extra): Promise<void>
  /** The stored extras of a domain, products first, then answers. */
  extrasOf(domain: string): Promise<readonly StoredExtra[]>
  /** The further lookups that were requested for any domain. */
  extrasAsked(): Promise<ExtrasAsked>
}

/** The bearer keys of the HTTP service. */
export interface Keys {
  /**
   * Creates a key. A text as `settings` is its secret. A key that already has this secret stays as it is.
   * Rejects with `invalid_input` when that key is revoked, and with `not_found` for an unknown organisation.
   */
  createKey(name: string, settings?: string | KeySettings): Promise<NewKey>
  /** All keys, the oldest first. */
  listKeys(): Promise<readonly ApiKey[]>
  /** Returns the active or suspended key with this secret, and stores the time of this use, to the minute. */
  keyOf(secret: string): Promise<KeyHolder | undefined>
  /** Ends a key. This and the next methods reject with `not_found` for an unknown or revoked id. */
  revokeKey(id: string): Promise<void>
  suspendKey(id: string): Promise<void>
  resumeKey(id: string): Promise<void>
  /** Sets when the key ends by itself; null: never. */
  expireKey(id: string, at: Date | null): Promise<void>
  /** Sets which endpoints may be called with the key; null: all of them. */
  permitKey(id: string, endpoints: readonly string[] | null): Promise<void>
  /**
   * Creates a key with the same settings, and ends the old one at `oldEndsAt`. Rejects for an expired one.
   */
  rotateKey(id: string, oldEndsAt: Date): Promise<NewKey>
}
