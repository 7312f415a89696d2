/** The source of directory entries. */
export interface SourceFacts {
  /** The name of the source. A later import with the same name replaces it. */
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

/** An ISIN in rows of several companies. At most one of the companies can be right. */
export interface ContestedIsin {
  readonly isin: string
  readonly claims: readonly {
    readonly domain: string
    readonly name: string
    /** The number of rows of that company with the ISIN. */
    readonly listings: number
  }[]
}

/** The result of an import. Its numbers count rows, unless a comment says otherwise. */
export interface ImportReport extends SourceFacts {
  readonly rows: number
  readonly kept: number
  /** Rows that were not imported, counted by reason. */
  readonly dropped: Readonly<Record<string, number>>
  /** Values that were left out of imported rows, counted by reason. */
  readonly leftOut: Readonly<Record<string, number>>
  /** ISINs that several companies had. `settled` of them were assigned to one company, the others to none. */
  readonly conflicts: { readonly isins: number; readonly settled: number }
  readonly companies: number
}
