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
  /**
   * Lists that several processes work on. Undefined for a database that is a file, because only one batch at
   * a time works on it.
   */
  readonly shared?: SharedLists | undefined
  /** Turns at hosts that several processes share; undefined for a database that is a file. */
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
  /** Stores the state of the lookup of a domain. */
  markLookup(list: string, domain: string, mark: LookupMark): Promise<void>
  /**
   * The lookups that the interrupted run of the list began and did not end. The call counts a crash for each
   * lookup that was running.
   */
  begunLookups(list: string): Promise<readonly BegunLookup[]>
  /**
   * Replaces the lines of the list from the one after `after` to the last of `lines`, which are in the order
   * of the list.
   */
  putLines(list: string, after: number, lines: readonly LineOfList[]): Promise<void>
  /** Deletes the lines of the list after `after`. */
  endLines(list: string, after: number): Promise<void>
  /** Lines in the order of list and line. */
  allLines(filter?: Pick<LineFilter, 'list' | 'invalid'>): AsyncIterable<ListLine>
  /** How many domains of a list ended in each way, the most frequent way first. */
  outcomes(list: string): Promise<readonly Outcome[]>
  /** The domains of a list for which all attempts failed, although each failure might have been temporary. */
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
 * Lists in chunks, for any number of processes. `put`, `end` and the reports concern lists in the language of
 * the queue. A process may take chunks of any list.
 */
export interface SharedLists {
  /** Deletes the chunks of runs of the list that began at another time (milliseconds since 1970). */
  begin(list: string, since: number): Promise<void>
  /**
   * Queues a chunk, unless it is queued already, a process works on it, or it was already done in this run.
   */
  put(chunk: Omit<NewChunk, 'language'>): Promise<'queued' | 'waiting' | 'ended'>
  /** Deletes the chunks after the last line of the list. */
  end(list: string, after: number): Promise<void>
  /** The number of queued chunks of all lists. */
  waiting(): Promise<number>
  take(holder: string, inHand: readonly string[]): Promise<TakenChunk | undefined>
  count(work: ChunkWork, counts: ChunkCounts): Promise<void>
  endChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /** Puts a chunk back to the front of the queue. */
  giveBack(chunk: TakenChunk): Promise<void>
  /** Puts the chunks of dead processes back into the queue. Resolves to their number. */
  free(): Promise<number>
  progress(list: string): Promise<ChunkProgress>
  /** The chunks of the list that were given up, because they came back to the queue too often. */
  givenUp(list: string): Promise<readonly Chunk[]>
  /** The domains of the list that have failed with `crashed` since a time (milliseconds since 1970). */
  setAside(list: string, since: number): Promise<readonly string[]>
  /** Deletes the chunks of a run that has ended. */
  finish(list: string): Promise<void>
}

/** Turns at hosts, which all processes that work on the database share. */
export interface SharedTurns {
  /** Takes a turn, or resolves to the milliseconds after which the caller may ask again. */
  takeTurn(host: string, most: number): Promise<{ readonly turn: string } | { readonly waitMs: number }>
  /**
   * Ends a turn, which still counts for `pauseMs`. With a longer `restMs` nobody gets a turn for that time.
   */
  endTurn(turn: string, pauseMs: number, restMs?: number): Promise<void>
}

/** The counts that are added to a chunk in the transaction that stores a result. */
export interface Counted {
  readonly of: ChunkWork
  readonly counts: ChunkCounts
}

/** A line without the name of its list, which is a separate argument. */
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
