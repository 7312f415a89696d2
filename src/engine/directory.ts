import type { ImportRequest } from '../directory/import/run.ts'
import type { Known } from '../directory/known.ts'
import type { Override } from '../model/corrections.ts'
import type { CompanyEntry, DirectorySource } from '../model/directory.ts'
import type { ImportedSource, ImportReport } from '../model/directory-import.ts'
import type { ErrorCode } from '../model/errors.ts'
import type { Exchange } from '../model/exchanges.ts'

/** What an override is of: exactly one of these. */
export type OverrideOf =
  | { readonly name: string }
  | { readonly descriptor: string }
  | { readonly ticker: string; readonly exchange: Exchange | (string & {}) }
  | { readonly isin: string }

/** Who says something, and why. */
export interface Saying {
  /** Default: nobody is named. */
  readonly who?: string | undefined
  readonly why?: string | undefined
}

/** Which open data is fetched; everything has a default. */
export interface UpdateRequest {
  /** Names of sources. Default: all that need no account. */
  readonly sources?: readonly string[] | undefined
  /** Says what would be fetched, and fetches nothing. Default: false. */
  readonly dryRun?: boolean | undefined
  /** Fetches what was imported within the last day, too. Default: false. */
  readonly refresh?: boolean | undefined
  /** Folder for files that are being fetched; made when it is not there. Default: one that is deleted. */
  readonly folder?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Is told what is being done. */
  readonly onStep?: ((source: string, step: string) => void) | undefined
}

/** What became of one source of open data. */
export type SourceUpdate =
  | { readonly source: string; readonly state: 'planned'; readonly urls: readonly string[] }
  | { readonly source: string; readonly state: 'fresh'; readonly importedAt: string }
  | { readonly source: string; readonly state: 'imported'; readonly report: ImportReport }
  | { readonly source: string; readonly state: 'failed'; readonly code: ErrorCode; readonly message: string }

/**
 * Companies, what they are called, and their securities: those that are shipped and those that were imported.
 */
export interface Directory {
  /** All tiers as one source. */
  readonly source: DirectorySource
  /**
   * Imports a source, in place of an earlier import of it. Rejects with `invalid_input` for a file of an
   * unknown kind, one that cannot be read, and one of which nothing can be used.
   */
  import(request: ImportRequest): Promise<ImportReport>
  /**
   * Fetches open data that needs no account and imports it, one source after the other. What was imported
   * within the last day is left as it is, so that an update that was interrupted goes on where it was. A
   * source that cannot be fetched or imported does not stop the others. Rejects with `invalid_input` for an
   * unknown source.
   */
  update(request?: UpdateRequest): Promise<readonly SourceUpdate[]>
  /** What is known of a name, a domain, a symbol or an ISIN. */
  lookup(text: string): Promise<Known>
  /** The sources that were imported. */
  stats(): Promise<readonly ImportedSource[]>
  /** Deletes what was imported of a source. Rejects with `not_found` when there is none of that name. */
  remove(source: string): Promise<void>
  /** The imported companies, as each source has them. */
  entries(): AsyncIterable<CompanyEntry>
  /**
   * Says which domain a name, a ticker, an ISIN or a descriptor of card payments leads to, above everything
   * that is known. Rejects with `invalid_input` for what is not what it must be.
   */
  correct(of: OverrideOf, domain: string, saying?: Saying): Promise<Override>
  /** Takes it back. Rejects with `not_found` when nothing was said of it. */
  retract(of: OverrideOf): Promise<void>
  /** All that was said. */
  overrides(): Promise<readonly Override[]>
}
