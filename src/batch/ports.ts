import type { Extra, ExtrasAsked, StoredExtra } from '../model/extras.ts'
import type { Result } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import type {
  BegunLookup,
  LineFilter,
  ListLine,
  Outcome,
  ResultStatus,
  StoredResult,
} from '../model/stored.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * The database of a batch. The results are the queue: a domain with a fresh result is done. Every write is
 * committed when its promise resolves.
 */
export interface BatchQueue {
  /** Milliseconds since 1970, by the clock of the database. */
  now(): number
  /** Rejects with `storage` when another process holds the lease. */
  acquireLease(name: string): Promise<string>
  renewLease(holder: string): Promise<void>
  releaseLease(holder: string): Promise<void>
  /**
   * Resolves to the time from which results belong to this run. `total` is the number of lines with an entry,
   * if it is known.
   */
  beginRun(list: string, redo: Redo, total?: number): Promise<Date>
  endRun(list: string): Promise<void>
  /** Stores how far the lookup of a domain is. A `paused` one waits for its next attempt. */
  markLookup(list: string, domain: string, state: 'running' | 'paused' | 'ended'): Promise<void>
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
  /** The stored result of a domain with the operator's corrections, however old. */
  storedResultOf(domain: string): Promise<StoredResult | undefined>
  statusOf(domain: string): Promise<ResultStatus | undefined>
  freshSummaryOf(domain: string): Promise<ResultSummary | undefined>
  putResult(
    result: Result,
    details: { readonly snapshot: Snapshot | undefined; readonly attempts: number },
  ): Promise<void>
  /** The additional lookups of a domain. */
  extrasOf(domain: string): Promise<readonly StoredExtra[]>
  putExtra(domain: string, extra: Extra): Promise<void>
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
