import type { Options } from '../model/options.ts'
import type { Outline } from '../model/outline.ts'
import type { Result, ResultState } from '../model/record.ts'
import type { Site } from '../model/site.ts'

/** What one lookup gives. `S` is whatever the store keeps beside the result, such as a snapshot. */
export interface Looked<S> {
  readonly result: Result
  readonly snapshot?: S | undefined
}

/** Looks one site up. Errors may be thrown or given as a failed result; `storage` ends the run. */
export type Lookup<S> = (site: Site, context: { readonly signal: AbortSignal }) => Promise<Looked<S>>

/** A line of a list that is no domain; lines count from 1. */
export interface InvalidLine {
  readonly list: string
  readonly line: number
  readonly input: string
  readonly reason: string
}

/** What the batch asks of a store. Every call is done, durably, when it returns. */
export interface BatchStore<S> {
  acquireLease(name: string): string
  renewLease(holder: string): void
  releaseLease(holder: string): void
  beginRun(list: string, redo: Redo): Date
  endRun(list: string): void
  clearLines(list: string): void
  putLine(line: InvalidLine): void
  statusOf(domain: string): { readonly state: ResultState; readonly finishedAt: Date } | undefined
  /** Asked only about what `statusOf` tells to be fresh. */
  freshOutlineOf(domain: string): Outline | undefined
  putResult(result: Result, kept: { readonly snapshot: S | undefined; readonly attempts: number }): void
}

/** What the export asks of a store. */
export interface ExportStore {
  allResults(): Iterable<{ readonly result: Result; readonly finishedAt: Date; readonly attempts: number }>
  allLines(): Iterable<InvalidLine>
}

/** Which results are looked up again although they are fresh. */
export type Redo = 'none' | 'failed' | 'all'

export type BatchOptions = Pick<Options, 'concurrency' | 'store' | 'batch'>
