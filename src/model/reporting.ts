/** The brands that a report shows, and the folder of the report. */
export interface ReportSettings {
  /** The folder of the report. A missing folder is created, and files of an earlier report are replaced. */
  readonly out: string
  /** The domains to show. Default: all results of the database. */
  readonly domains?: readonly string[] | undefined
  /** The name of a list. Only its domains are shown. */
  readonly list?: string | undefined
  /** Whether each sheet is also written as PDF, which needs a browser. Default: false. */
  readonly pdf?: boolean | undefined
  /**
   * Whether fonts of the brands are loaded from the addresses in their pages, and shown. Only fonts whose
   * licence is known to allow this are loaded. Default: false, so that nothing is requested.
   */
  readonly fonts?: boolean | undefined
  /** Called with the number of results that are already written. */
  readonly onProgress?: ((done: number) => void) | undefined
  /** Ends the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
}

/** A report that was written. */
export interface Report {
  /** The path of the index. */
  readonly index: string
  /** The paths of the first sheets, at most ten. */
  readonly sheets: readonly string[]
  /** The number of brands with a sheet. */
  readonly brands: number
  /** The number of results without a brand. They are only in the index. */
  readonly others: number
  /** Requested domains without a result, at most one hundred. */
  readonly missing: readonly string[]
}
