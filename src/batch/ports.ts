import type { Chunk, ChunkCounts, ChunkProgress, ChunkWork, NewChunk, TakenChunk } from '../model/chunks.ts'
import type { Extra, ExtrasAsked, StoredExtra } from '../model/extras.ts'
import type { Result } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import type {
  BegunLookup,
  DeadLetters,
  LineFilter,
  ListLine,
  LookupMark,
  Outcome,
  ResultStatus,
  StoredResult,
} from '../model/stored.ts'
import type { WorkReport } from '../model/work-status.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * The database of a batch. The results are the queue: a domain with a fresh result is done. Every write is
 * committed when its promise resolves.
 */
export interface BatchQueue {
  /** Lists that several processes work on; undefined for a file, on which one batch works at a time. */
  readonly shared?: SharedLists | undefined
  /** Visits to hosts, where several processes make them; undefined for a file. */
  readonly turns?: SharedTurns | undefined
  /** Milliseconds since 1970, by the clock of the database. */
  now(): number
  /** Rejects with `storage` when another process holds the lease. */
  acquireLease(name: string): Promise<string>
  /** Stores the report of the process, if there is one, for the status of the database. */
  renewLease(holder: string, report?: WorkReport): Promise<void>
  releaseLease(holder: string): Promise<void>
  /**
   * Resolves to the time from which results belong to this run. `total` is the number of lines with an entry,
   * if it is known.
   */
  beginRun(list: string, redo: Redo, total?: number): Promise<Date>
  endRun(list: string): Promise<void>
  /** Stores how far the lookup of a domain is. */
  markLookup(list: string, domain: string, mark: LookupMark): Promise<void>
  /**
   * The lookups that the interrupted run of the list began and did not end. The call counts a crash for each
   * of them that was running.
   */
  begunLookups(list: string): Promise<readonly BegunLookup[]>
  /** Replaces all lines of the list after `after`, up to the last of `lines`, which are in order. */
  putLines(list: string, after: number, lines: readonly LineOfList[]): Promise<void>
  /** Deletes the lines of the list after `after`. */
  endLines(list: string, after: number): Promise<void>
  /** Lines in the order of list and line. */
  allLines(filter?: Pick<LineFilter, 'list' | 'invalid'>): AsyncIterable<ListLine>
  /** How many domains of a list ended in each way, the most frequent way first. */
  outcomes(list: string): Promise<readonly Outcome[]>
  /** The domains of a list of which no attempt succeeded although each failure might have passed. */
  deadLetters(list: string): Promise<DeadLetters>
  /** The stored result of a domain with the operator's corrections, however old. */
  storedResultOf(domain: string): Promise<StoredResult | undefined>
  statusOf(domain: string): Promise<ResultStatus | undefined>
  freshSummaryOf(domain: string): Promise<ResultSummary | undefined>
  putResult(
    result: Result,
    details: {
      readonly snapshot: Snapshot | undefined
      readonly attempts: number
      readonly counted?: Counted | undefined
    },
  ): Promise<void>
  /** The additional lookups of a domain. */
  extrasOf(domain: string): Promise<readonly StoredExtra[]>
  putExtra(domain: string, extra: Extra): Promise<void>
}

/**
 * Lists in chunks, for any number of processes. `put`, `end` and the reports are about lists in the language
 * of the queue; chunks that are taken may be of any list.
 */
export interface SharedLists {
  /** Deletes the chunks of runs of the list that began at another time (milliseconds since 1970). */
  begin(list: string, since: number): Promise<void>
  /** Queues a chunk, unless it is queued, in hand, or was already worked through in this run. */
  put(chunk: Omit<NewChunk, 'language'>): Promise<'queued' | 'waiting' | 'ended'>
  /** Deletes the chunks behind the last line of the list. */
  end(list: string, after: number): Promise<void>
  /** How many chunks are queued, of all lists. */
  waiting(): Promise<number>
  take(holder: string, inHand: readonly string[]): Promise<TakenChunk | undefined>
  count(work: ChunkWork, counts: ChunkCounts): Promise<void>
  endChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /** Puts a chunk back to the front of the queue. */
  giveBack(chunk: TakenChunk): Promise<void>
  /** Puts the chunks of processes that have died back into the queue. Resolves to their number. */
  free(): Promise<number>
  progress(list: string): Promise<ChunkProgress>
  /** The chunks of the list that came back too often. */
  givenUp(list: string): Promise<readonly Chunk[]>
  /** The domains of the list that were set aside since then. */
  setAside(list: string, since: number): Promise<readonly string[]>
  /** Deletes the chunks of a run that has ended. */
  finish(list: string): Promise<void>
}

/** Visits to hosts by all processes that work on the database. */
export interface SharedTurns {
  /** Takes a turn, or resolves to the time in milliseconds after which to ask again. */
  takeTurn(host: string, most: number): Promise<{ readonly turn: string } | { readonly waitMs: number }>
  /** The turn then counts for `pauseMs`; with a longer `restMs` nobody gets a turn for that time. */
  endTurn(turn: string, pauseMs: number, restMs?: number): Promise<void>
}

/** What is counted of a chunk in the transaction that stores a result. */
export interface Counted {
  readonly of: ChunkWork
  readonly counts: ChunkCounts
}

/** A line without the name of its list, which the call states. */
export type LineOfList = Omit<ListLine, 'list'>

/** The part of a store that the export reads. */
export interface ExportStore {
  /** The names of the columns that are stored with any of the lines, in the order of the columns. */
  keptColumns(): Promise<readonly string[]>
  /** Lines in the order of list and line. */
  lines(): AsyncIterable<ListLine>
  resultOf(domain: string): Promise<StoredResult | undefined>
  /** Results of domains that are on none of the lists. */
  otherResults(): AsyncIterable<StoredResult>
  extrasOf(domain: string): Promise<readonly Extra[]>
  /** The additional lookups that were requested for any domain. */
  extrasAsked(): Promise<ExtrasAsked>
}

/** Which results are looked up again, even when they are fresh. */
export type Redo = 'none' | 'failed' | 'all'
