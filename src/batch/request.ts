import type { StoredExtra } from '../model/extras.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { DataPoint } from '../model/query.ts'
import type { StoredResult } from '../model/stored.ts'
import type { ListEntry } from './list/entry.ts'
import type { LineOfList, Redo } from './ports.ts'
import type { Progress } from './progress.ts'

export type ListLines = AsyncIterable<string | ListEntry> | Iterable<string | ListEntry>

/** A list of domains, and how they are looked up. */
export interface BatchRequest
  extends Pick<LookupRequest, 'producer' | 'morePages' | 'language' | 'keepSnapshot'> {
  /**
   * A domain, an address or an e-mail address on each line, where `#` begins a comment; or the entries of
   * `readList`. The lines are read while the work continues, and are never all in memory.
   */
  readonly lines: ListLines
  /** Name of the list. A later run with this name replaces the lines, and continues an interrupted run. */
  readonly list: string
  /** Number of lines without comments and empty lines, if it is known, to estimate the remaining time. */
  readonly total?: number | undefined
  /**
   * Number of different entries on those lines, if it is known. It makes the remaining time more exact,
   * because a repeated domain takes no time. Default: all lines count.
   */
  readonly different?: number | undefined
  /** Which results are looked up again, even when they are fresh. Default: `none`. */
  readonly redo?: Redo | undefined
  /** How many products are looked up at each domain with a record: 1 to 12. Default: none. */
  readonly products?: number | undefined
  /**
   * Questions about each domain with a record, which are answered as `blazon.query` does. Default: none.
   * Products and answers come from the site in its default language, even when `language` is set.
   */
  readonly questions?: readonly DataPoint[] | undefined
  /**
   * Whether this process looks up domains as well. With false it only queues the list, for processes that
   * `work` on the database. In a database that is a file, false is refused, because only one batch at a time
   * works on it. Default: true.
   */
  readonly works?: boolean | undefined
  /**
   * When it fires, no further lookup begins. Running lookups get 7 s to finish. Then the promise resolves
   * with `interrupted`.
   */
  readonly signal?: AbortSignal | undefined
  /** Called twice a second, and at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** Called with a sentence when the work waits, because the disk of the database is full. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** The part of a request that decides how the domains of a list are looked up, by whichever process. */
export type ListRequest = Pick<
  BatchRequest,
  'list' | 'redo' | 'producer' | 'morePages' | 'language' | 'keepSnapshot' | 'products' | 'questions'
>

/** The settings of a batch. Default of `list`: `-`, the name of lists that come through a pipe. */
export type BatchSettings = Omit<BatchRequest, 'lines' | 'list'> & Partial<Pick<BatchRequest, 'list'>>

/**
 * A line of a list and its outcome. A line that names no domain has a `reason`, and neither a result nor
 * facts about its lookup. The result has the operator's corrections.
 */
export interface BatchLine extends LineOfList, Partial<StoredResult> {
  /** The products and answers of the domain, when the batch asks for them. */
  readonly extras: readonly StoredExtra[]
}
