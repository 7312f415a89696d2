/* What is known of the sources of a directory, and of their import. */

/** Where entries come from. */
export interface SourceFacts {
  /** Names the source: a later import of the same name takes its place. */
  readonly name: string
  readonly licence: string
  /** Version or date of the file; empty when nobody said. */
  readonly version: string
}

/** A source that was imported. */
export interface ImportedSource extends SourceFacts {
  /** Rows of the file that were kept. */
  readonly rows: number
  readonly companies: number
  /** ISO 8601, UTC. */
  readonly importedAt: string
}

/** An ISIN that rows of several companies have; it is at most one's. */
export interface ContestedIsin {
  readonly isin: string
  readonly claims: readonly {
    readonly domain: string
    readonly name: string
    /** Rows of that company with the ISIN. */
    readonly listings: number
  }[]
}

/** How an import ended. Numbers of rows, unless something else is said. */
export interface ImportReport extends SourceFacts {
  readonly rows: number
  readonly kept: number
  /** Rows that gave nothing, by the reason. */
  readonly dropped: Readonly<Record<string, number>>
  /** Values that were left out of rows that were kept, by the reason. */
  readonly leftOut: Readonly<Record<string, number>>
  /** ISINs that several companies had; `settled` went to one of them, the others to none. */
  readonly conflicts: { readonly isins: number; readonly settled: number }
  readonly companies: number
}
