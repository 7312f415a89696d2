/** Which brands of a database a report shows, and where it is written. */
export interface ReportSettings {
  /** The folder of the report. It is made when it is missing; files of an earlier report are replaced. */
  readonly out: string
  /** The domains to show. Default: all results of the database. */
  readonly domains?: readonly string[] | undefined
  /** The name of a list, for its domains alone. */
  readonly list?: string | undefined
  /** Whether each sheet is also written as PDF, which needs a browser. Default: false. */
  readonly pdf?: boolean | undefined
  /**
   * Whether fonts of the brands are loaded from where their pages have them, and shown. Only those are whose
   * licence is known to allow it. Default: false, so that nothing is requested.
   */
  readonly fonts?: boolean | undefined
  /** Called with the number of results that are written. */
  readonly onProgress?: ((done: number) => void) | undefined
  /** Ends the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
}

/** A report that was written. */
export interface Report {
  /** Path of the index. */
  readonly index: string
  /** Paths of the first sheets, at most ten. */
  readonly sheets: readonly string[]
  /** The number of brands with a sheet. */
  readonly brands: number
  /** The number of results without a brand, which only the index has. */
  readonly others: number
  /** The domains that were asked for and have no result; the first hundred of them. */
  readonly missing: readonly string[]
}
