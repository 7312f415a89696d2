/* Facts about the sources of a directory, and about their import. */

/** Where entries come from. */
export interface SourceFacts {
  /** Names the source: a later import of the same name replaces it. */
  readonly name: string
  readonly licence: string
  /** Version or date of the file; empty when it is not known. */
  readonly version: string
}

/** A source that was imported. */
export interface ImportedSource extends SourceFacts {
  /** Rows of the file that were imported. */
  readonly rows: number
  readonly companies: number
  /** ISO 8601, UTC. */
  readonly importedAt: string
}

/** An ISIN that rows of several companies have; at most one of them can be right. */
export interface ContestedIsin {
  readonly isin: string
  readonly claims: readonly {
    readonly domain: string
    readonly name: string
    /** Rows of that company with the ISIN. */
    readonly listings: number
  }[]
}

/** How an import ended. Its numbers count rows, except where the comments say otherwise. */
export interface ImportReport extends SourceFacts {
  readonly rows: number
  readonly kept: number
  /** Rows that were not imported, counted by reason. */
  readonly dropped: Readonly<Record<string, number>>
  /** Values that were left out of imported rows, counted by reason. */
  readonly leftOut: Readonly<Record<string, number>>
  /** ISINs that several companies had; `settled` went to one of them, the others to none. */
  readonly conflicts: { readonly isins: number; readonly settled: number }
  readonly companies: number
}
