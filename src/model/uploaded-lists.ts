import type { EntryKind } from './company.ts'
import type { ListRun, Outcome } from './stored.ts'

/**
 * A `stopped` list continues when somebody resumes it. A `failed` list cannot be read, or has failed three
 * times.
 */
export type ListState = 'waiting' | 'running' | 'stopped' | 'done' | 'failed'

/** An uploaded list in the form in which it is stored. */
export interface UploadedList {
  readonly list: string
  readonly kind: EntryKind | null
  /** The name or number of the column with the entries. Null: the likeliest column. */
  readonly column: string | null
  /** The number of entries. */
  readonly total: number
  readonly state: ListState
  /** The reason why the list failed. */
  readonly message: string | null
  readonly createdAt: Date
  readonly endedAt: Date | null
}

/** The last run over a list, without the counts of its lines. */
export interface ListRunHead extends Pick<ListRun, 'list' | 'language' | 'startedAt' | 'endedAt'> {
  /** The number of lines with an entry, if it was known when the run began. */
  readonly total: number | null
}

/** A list to upload. */
export interface ListUpload {
  /** 1 to 200 characters; it must not be the name of another list. */
  readonly name: string
  /** Lines, CSV, TSV or NDJSON, in the form that `readList` reads. */
  readonly text: string
  /** Default: the same as for `readList`. */
  readonly kind?: EntryKind | undefined
  readonly column?: string | undefined
}

/** A list of a service, with its progress. Counts are domains; `invalid` and `total` are lines. */
export interface ServiceList {
  readonly name: string
  /**
   * True for an uploaded list. Other lists are those of `blazon batch`, on which the service does not work.
   */
  readonly isUploaded: boolean
  readonly state: ListState
  readonly message: string | null
  readonly total: number | null
  readonly ok: number
  readonly refused: number
  readonly failed: number
  readonly invalid: number
  /** The number of remaining domains and lines; null when it is not known. */
  readonly left: number | null
  /** Domains per second, and the remaining time in milliseconds, while the list is running. */
  readonly perSecond: number | null
  readonly etaMs: number | null
  readonly createdAt: Date
  readonly endedAt: Date | null
  /** The outcomes of its domains, the most frequent first. */
  readonly outcomes: readonly Outcome[]
}

/** The settings of the work on lists. */
export interface UploadWork {
  /** No further lookup begins after this fires. The next call continues lists that are not finished. */
  readonly signal: AbortSignal
  /** Called when the database fails. The work tries again after a pause. Default: not called. */
  readonly onError?: ((error: unknown) => void) | undefined
}
