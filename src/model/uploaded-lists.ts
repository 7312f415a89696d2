import type { EntryKind } from './company.ts'
import type { ListRun, Outcome } from './stored.ts'

/** `stopped` lists go on when somebody resumes them; `failed` ones cannot be read, or failed three times. */
export type ListState = 'waiting' | 'running' | 'stopped' | 'done' | 'failed'

/** A list that was uploaded, as it is stored. */
export interface UploadedList {
  readonly list: string
  readonly kind: EntryKind | null
  /** Name or number of the column with the entries; null: the likeliest one. */
  readonly column: string | null
  /** Entries of the list. */
  readonly total: number
  readonly state: ListState
  /** Why the list failed. */
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
  /** Lines, CSV, TSV or NDJSON, as `readList` reads them. */
  readonly text: string
  /** Default: as for `readList`. */
  readonly kind?: EntryKind | undefined
  readonly column?: string | undefined
}

/** A list of a service, with its progress. Counts are domains; `invalid` and `total` are lines. */
export interface ServiceList {
  readonly name: string
  /**
   * True for a list that was uploaded; others are those of `blazon batch`, which the service does not work
   * on.
   */
  readonly isUploaded: boolean
  readonly state: ListState
  readonly message: string | null
  readonly total: number | null
  readonly ok: number
  readonly refused: number
  readonly failed: number
  readonly invalid: number
  /** Domains and lines that are left; null when nobody knows. */
  readonly left: number | null
  /** Domains a second, and the remaining time in milliseconds, while the list is worked on. */
  readonly perSecond: number | null
  readonly etaMs: number | null
  readonly createdAt: Date
  readonly endedAt: Date | null
  /** How its domains ended, the most frequent way first. */
  readonly outcomes: readonly Outcome[]
}

/** How the lists of an engine are worked on. */
export interface UploadWork {
  /** When it fires, no further lookup begins; unfinished lists go on when somebody works again. */
  readonly signal: AbortSignal
  /** Called when the database fails. The work tries again after a pause. Default: not called. */
  readonly onError?: ((error: unknown) => void) | undefined
}
