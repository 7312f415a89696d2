import type { ResultState } from './record.ts'

export const EXPORT_FORMATS = ['ndjson', 'csv', 'parquet'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * The states of the rows of an export: the states of results, `invalid` for a line that names no domain, and
 * `pending` for a domain that has no result yet.
 */
export const ROW_STATES = ['ok', 'refused', 'failed', 'invalid', 'pending'] as const satisfies readonly (
  | ResultState
  | 'invalid'
  | 'pending'
)[]

export type RowState = (typeof ROW_STATES)[number]

/** Which rows of a database are exported, and how they are written. Every key has a default. */
export interface ExportSettings {
  /** Default: `ndjson`. */
  readonly format?: ExportFormat | undefined
  /** The name of a list, for its lines alone. Default: the lines of all lists, then all other results. */
  readonly list?: string | undefined
  /** Tag of a language, for what batches in that language found. Default: the results without a language. */
  readonly language?: string | undefined
  /** The fields of the records that are written. Default: all. */
  readonly fields?: readonly string[] | undefined
  /** Only rows in these states are written. Default: all. */
  readonly state?: readonly RowState[] | undefined
  /** Only rows with a result of this time or later are written. Default: all rows. */
  readonly since?: Date | undefined
  /** Whether CSV begins with a byte order mark, by which Excel recognises UTF-8. Default: false. */
  readonly bom?: boolean | undefined
  /**
   * Whether NDJSON repeats the whole result for a domain that is also on an earlier line of the same list.
   * Otherwise the row has the number of that line. The other formats always have the result. Default: false.
   */
  readonly repeat?: boolean | undefined
}
