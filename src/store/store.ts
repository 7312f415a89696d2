import type { AccountStore } from '../model/accounts.ts'
import type { Added, AddRules, TakenTask, Task, TaskCounts, TaskEnd } from '../model/background.ts'
import type { Changes } from '../model/changes.ts'
import type {
  Chunk,
  ChunkCounts,
  ChunkedList,
  ChunkProgress,
  ChunkWork,
  ChunkWorker,
  NewChunk,
  TakenChunk,
} from '../model/chunks.ts'
import type { Extra, ExtrasAsked, StoredExtra } from '../model/extras.ts'
import type { ReadRules } from '../model/kept.ts'
import type { ApiKey, KeyHolder, KeySettings, NewKey } from '../model/keys.ts'
import type { KeptLogo } from '../model/logo.ts'
import type { ForgetSettings, Forgotten, ForgottenSite } from '../model/maintenance.ts'
import type { PagesTarget, SitePages } from '../model/pages.ts'
import type { Result } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import type { PageTarget } from '../model/scrape.ts'
import type { Screenshot, ScreenshotTarget } from '../model/screenshot.ts'
import type { StoreStatus } from '../model/store-status.ts'
import type {
  BegunLookup,
  LineFilter,
  ListLine,
  ListRun,
  Outcome,
  ResultStatus,
  StoredResult,
} from '../model/stored.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { CorrectionStore, DirectoryStore } from './directory.ts'

/**
 * The interface of the database. Every implementation has to pass the tests in `test/store/contract/`.
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
    HostTurns,
    Tasks {
  /** Companies and their names. */
  readonly directory: DirectoryStore
  readonly corrections: CorrectionStore
  /** Organisations, their plans and their usage. */
  readonly accounts: AccountStore
  /** Lists that several processes work on; undefined for a file, on which one batch works at a time. */
  readonly chunks?: Chunks | undefined
  /** The only methods that return no promise. */
  readonly changes: Changes
  /**
   * Deletes some of the old or excess rows, in a few milliseconds and without waiting for other processes. It
   * has to be called again while it resolves to `more`. The store also does this by itself after writes.
   *
   * It deletes in this order: files that no page uses any more; pages and pictures that have expired or
   * exceed their own bounds; snapshots and results that are too old. While the database is larger than
   * `maxBytes` it also deletes the oldest snapshots, then pages, pictures, lines of lists, further lookups of
   * batches, and results last. No line and no result is deleted while a batch runs, and no result of an
   * interrupted batch of the last `recordMaxAgeMs`: the batch continues from those.
   */
  tidy(): Promise<Tidied>
  /** The content of the database in bytes and numbers, and its bounds. This call is cheap. */
  status(): Promise<StoreStatus>
  /** Deletes all data about a domain, and overwrites it; with `compact` the whole file is rewritten. */
  forget(site: ForgottenSite, settings?: Pick<ForgetSettings, 'compact'>): Promise<Forgotten>
  /** From now on lookups store nothing, because an interrupted lookup says nothing about its domain. */
  seal(): void
  /** Waits for the calls under way, then closes. All later calls reject with `storage`. */
  close(): Promise<void>
}

/** `more`: there is more to delete. `busy`: another process is writing, so nothing was done. */
export type Tidied = 'done' | 'more' | 'busy'

/**
 * One result without a language for each domain, and one more for each requested `language`, by its tag.
 * Without `language` the methods use the result without a language.
 */
export interface Results {
  /**
   * Replaces all that is stored of the domain in that language (result, findings, answers, snapshot) in one
   * transaction.
   */
  putResult(result: Result, details?: ResultDetails): Promise<void>
  /** The stored result: the same JSON as it was put, byte for byte. */
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
  /** All results in the order of their domains, without the domains that are on a list. */
  unlistedResults(language?: string): AsyncIterable<StoredResult>
  /** How the lookups of all domains, or of one list, ended, the most frequent way first. */
  outcomes(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<readonly Outcome[]>
  /**
   * The domains whose result has this telephone number (E.164), found with at least this confidence (0 to 1);
   * at most twenty of them.
   */
  domainsOfPhone(phone: string, confidence: number): Promise<readonly string[]>
  /** The page from which the result without a language was read. */
  snapshotOf(domain: string): Promise<Snapshot | undefined>
}

/** Data that is stored with a result. */
export interface ResultDetails {
  /**
   * The page that the result was read from, for `explain`. Files beyond `STORING.maxSnapshotBytes` are left
   * out. A result in a language is stored without its page.
   */
  readonly snapshot?: Snapshot | undefined
  /** The number of attempts of the lookup. Default: 1. */
  readonly attempts?: number | undefined
  /** Tag of the language that was requested. */
  readonly language?: string | undefined
  /** What is counted of a chunk in the same transaction. Default: nothing. */
  readonly counted?: { readonly of: ChunkWork; readonly counts: ChunkCounts } | undefined
}

/** Bodies of HTTP answers, stored as text. Each is deleted together with the result that it was made of. */
export interface Answers {
  /** The body, if the domain's result is still fresh. `route` is any text that names the kind of answer. */
  answerOf(domain: string, route: string, rules?: ReadRules): Promise<string | undefined>
  /** Stores the body that was made of `result`. Does nothing if another result was stored since. */
  putAnswer(route: string, body: string, result: Result): Promise<void>
}

/**
 * Pages by their address, and the lists of a site's pages. A new page or list replaces the stored one of the
 * same target; one that is larger than `STORING.maxScrapeBytes`, compressed, is not stored.
 */
export interface ScrapedPages {
  /** The page that was captured for the same target, while it is fresh. */
  freshPageOf(target: PageTarget, rules?: ReadRules): Promise<Snapshot | undefined>
  putPage(target: PageTarget, snapshot: Snapshot): Promise<void>
  /** The list that was made for the same target, while it is fresh. */
  freshPagesOf(target: PagesTarget, rules?: ReadRules): Promise<SitePages | undefined>
  putPages(target: PagesTarget, pages: SitePages): Promise<void>
}

/** Pictures of pages. The same picture is stored once, for all its targets. */
export interface Screenshots {
  /** The picture of this target while it is fresh. A picture with `quality` is also returned for `speed`. */
  freshScreenshotOf(target: ScreenshotTarget, rules?: ReadRules): Promise<Screenshot | undefined>
  putScreenshot(target: ScreenshotTarget, screenshot: Screenshot): Promise<void>
  /**
   * The public name of a picture by its hash: 43 characters of base64url from 256 random bits. Whoever has
   * the name may see the picture.
   */
  pictureTokenOf(hash: string): Promise<string | undefined>
  /**
   * Stores a picture that is not a screenshot, such as a drawing that a page contains. Resolves to its public
   * name.
   */
  putPicture(picture: Buffer): Promise<string>
  /** The picture with that public name; a picture of a page is a PNG. */
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
  /** Replaces the stored extra of that kind. */
  putExtra(domain: string, extra: Extra): Promise<void>
  /** Products first, then answers. */
  extrasOf(domain: string): Promise<readonly StoredExtra[]>
  /** The further lookups that were requested for any domain. */
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
  /** Returns the active or suspended key with this secret, and stores the time of this use, to the minute. */
  keyOf(secret: string): Promise<KeyHolder | undefined>
  /** Ends a key for good. From here on, methods reject with `not_found` for an unknown or revoked id. */
  revokeKey(id: string): Promise<void>
  suspendKey(id: string): Promise<void>
  resumeKey(id: string): Promise<void>
  /** Sets when the key ends by itself; null: never. */
  expireKey(id: string, at: Date | null): Promise<void>
  /** Sets which endpoints may be called with the key; null: all of them. */
  permitKey(id: string, endpoints: readonly string[] | null): Promise<void>
  /** Makes a key like this one, and ends the old key at that time. Rejects for an expired key, too. */
  rotateKey(id: string, oldEndsAt: Date): Promise<NewKey>
}

export type LineOfList = Omit<ListLine, 'list'>

/**
 * The lists of batches: when the last run of each began and ended, and the text of each line. The results are
 * the queue; there is no other. A list that is run with a language counts as a separate list.
 */
export interface Lists {
  /**
   * Stores that a run over the list begins. Resolves to the time from which results count as results of this
   * run: a run that was interrupted and is started again with the same `redo` keeps its first beginning.
   * `total`: how many lines with an entry the list has, if that is known.
   */
  beginRun(
    list: string,
    redo: string,
    of?: { readonly language?: string | undefined; readonly total?: number | undefined },
  ): Promise<Date>
  /** Stores that the whole list was worked through, and deletes its begun lookups. */
  endRun(list: string, language?: string): Promise<void>
  /**
   * Stores that a lookup of the list is running, or paused until its next attempt, or deletes the begun lookup
   * because it has ended. Pausing a lookup that did not begin stores nothing.
   */
  markLookup(
    list: string,
    domain: string,
    state: 'running' | 'paused' | 'ended',
    language?: string,
  ): Promise<void>
  /**
   * The lookups that the interrupted run of the list began and did not end. The call counts a crash for each
   * of them that was running, so that it may be made only when no process works on the list.
   */
  begunLookups(list: string, language?: string): Promise<readonly BegunLookup[]>
  /** The last run of each list, the latest first; the last hundred of them. */
  runs(): Promise<readonly ListRun[]>
  /**
   * Replaces the stored lines of the list from the one behind `after` to the last of `lines`, which are in
   * order.
   */
  putLines(list: string, after: number, lines: readonly LineOfList[], language?: string): Promise<void>
  /** Deletes the lines of the list behind `after`. */
  endLines(list: string, after: number, language?: string): Promise<void>
  /** Lines in the order of list and line, read in portions. */
  allLines(filter?: LineFilter): AsyncIterable<ListLine>
  /** The names of the columns that are stored with any of the lines, in the order of their columns. */
  keptColumns(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<readonly string[]>
}

/**
 * One process at a time holds the lease of a name. A lease is free again when it was not renewed for
 * `LEASE.maxAgeMs`, or when its process on this machine has died.
 */
export interface Leases {
  /**
   * Resolves to the name of the holder, for the two calls below. Rejects with `storage` at once when another
   * process holds the lease.
   */
  acquireLease(name: string): Promise<string>
  /** Reports that the holder is alive. Rejects with `storage` when another holder has the lease. */
  renewLease(holder: string): Promise<void>
  releaseLease(holder: string): Promise<void>
}

/** Visits to hosts, which all processes that work on the database share. */
export interface HostTurns {
  /**
   * Takes a turn at the host when fewer than `most` are taken and the host does not rest. Otherwise resolves to
   * the time in milliseconds after which to ask again. A turn that is not ended ends after five minutes.
   */
  takeTurn(host: string, most: number): Promise<{ readonly turn: string } | { readonly waitMs: number }>
  /**
   * Ends a turn, which then counts for `pauseMs`. With a longer `restMs` the host rests: nobody gets a turn for
   * that time.
   */
  endTurn(turn: string, pauseMs: number, restMs?: number): Promise<void>
}

/**
 * The chunks of lists, which any number of processes work on: each process takes chunks from a queue under a
 * lease, whose name begins with `worker`. A chunk whose process has died goes back to the queue.
 */
export interface Chunks {
  /** Deletes the chunks of runs that began at another time. */
  beginChunks(of: ChunkedList, since: number): Promise<void>
  /**
   * Queues a chunk whose lines are stored, in place of the chunks from its first line to its last one.
   * `ended`: the same chunk was already worked through in this run. `waiting`: it is queued or in hand.
   */
  putChunk(chunk: NewChunk): Promise<'queued' | 'waiting' | 'ended'>
  /** Deletes the chunks behind the last line of the list. */
  endChunks(of: ChunkedList, after: number): Promise<void>
  /** How many chunks are queued, of all lists. */
  waitingChunks(): Promise<number>
  /** Takes the next chunk for the holder of a lease. `inHand`: the jobs of the chunks that it has. */
  takeChunk(holder: string, inHand: readonly string[]): Promise<TakenChunk | undefined>
  /** Adds to the counts of a chunk. Does nothing once the chunk belongs to another holder. */
  countChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /** Stores that all lines of the chunk are done, with its counts. Does nothing for another holder's chunk. */
  endChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /** Puts the chunk back to the front of the queue. Does nothing for another holder's chunk. */
  giveBackChunk(chunk: TakenChunk): Promise<void>
  /**
   * Puts the chunks of holders whose lease is free back into the queue, counts a crash for the lookups that
   * were running, and resolves to the number of these chunks. A chunk that came back ten times is given up.
   */
  freeChunks(): Promise<number>
  chunkProgress(of: ChunkedList): Promise<ChunkProgress>
  /** The chunks that were given up; of all lists unless one is named. */
  givenUpChunks(of?: ChunkedList): Promise<readonly Chunk[]>
  /** The domains of the list that have failed with `crashed` since then. */
  crashedDomains(of: ChunkedList, since: number): Promise<readonly string[]>
  /** The processes that work on chunks. */
  chunkWorkers(): Promise<readonly ChunkWorker[]>
  /** Deletes the chunks of a run that has ended, except those that were given up. */
  finishChunks(of: ChunkedList): Promise<void>
}

/**
 * Background tasks, for any process that works on the database. A process works under a lease; its tasks go
 * back to the queue once its lease is free.
 */
export interface Tasks {
  /** Adds a task unless it waits or is under way. A task that has ended is queued again. */
  addTask(task: Task, rules: AddRules): Promise<Added>
  /** Takes the task that has been due for longest, for the holder of a lease; undefined when none is due. */
  takeTask(holder: string): Promise<TakenTask | undefined>
  /** Stores how the work ended. Returns false when the task no longer belongs to the holder. */
  endTask(task: Pick<TakenTask, 'id' | 'holder'>, end: TaskEnd): Promise<boolean>
  /**
   * Puts the tasks of holders whose lease is free back into the queue, and resolves to their number. A task
   * that was started ten times and never ended becomes `failed`, since it may crash the processes.
   */
  freeTasks(): Promise<number>
  taskCounts(): Promise<TaskCounts>
}
