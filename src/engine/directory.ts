import type { ImportRequest } from '../directory/import/run.ts'
import type { Known } from '../directory/known.ts'
import type { Override } from '../model/corrections.ts'
import type { CompanyEntry, DirectorySource } from '../model/directory.ts'
import type { ImportedSource, ImportReport } from '../model/directory-import.ts'
import type { ErrorCode } from '../model/errors.ts'
import type { Exchange } from '../model/exchanges.ts'

/** The subject of an override, named in exactly one of these ways. */
export type OverrideOf =
  | { readonly name: string }
  | { readonly descriptor: string }
  | { readonly ticker: string; readonly exchange: Exchange | (string & {}) }
  | { readonly isin: string }

/** The person who set a correction, and the reason. */
export interface Saying {
  /** Default: no name. */
  readonly who?: string | undefined
  readonly why?: string | undefined
}

/** Which open data is fetched. Every key has a default. */
export interface UpdateRequest {
  /** Names of sources. Default: all sources that need no account. */
  readonly sources?: readonly string[] | undefined
  /** True: only reports what would be fetched. Default: false. */
  readonly dryRun?: boolean | undefined
  /** True: also fetches files that were imported within the last day. Default: false. */
  readonly refresh?: boolean | undefined
  /**
   * Folder for fetched files; it is created when it does not exist. Default: a temporary folder, which is
   * deleted at the end.
   */
  readonly folder?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Called at each step with the name of the source. */
  readonly onStep?: ((source: string, step: string) => void) | undefined
}

/** The result of updating one source of open data. */
export type SourceUpdate =
  | { readonly source: string; readonly state: 'planned'; readonly urls: readonly string[] }
  | { readonly source: string; readonly state: 'fresh'; readonly importedAt: string }
  | { readonly source: string; readonly state: 'imported'; readonly report: ImportReport }
  | { readonly source: string; readonly state: 'failed'; readonly code: ErrorCode; readonly message: string }

/** The companies with their names and securities, both shipped and imported. */
export interface Directory {
  /** One source that combines the operator's overrides, the imported companies and the shipped companies. */
  readonly source: DirectorySource
  /**
   * Imports a source, and replaces an earlier import of it. Rejects with `invalid_input` for a file of an
   * unknown kind, a file that cannot be read, and a file without a usable row.
   */
  import(request: ImportRequest): Promise<ImportReport>
  /**
   * Fetches and imports open data that needs no account, one source after the other. A source that was
   * imported within the last day is skipped, so that an interrupted update continues where it stopped. A
   * source that cannot be fetched or imported does not stop the others. Rejects with `invalid_input` for an
   * unknown source.
   */
  update(request?: UpdateRequest): Promise<readonly SourceUpdate[]>
  /** Finds all entries for a name, a domain, a symbol or an ISIN. */
  lookup(text: string): Promise<Known>
  /** The sources that were imported. */
  stats(): Promise<readonly ImportedSource[]>
  /** Deletes all companies of an imported source. Rejects with `not_found` for an unknown source. */
  remove(source: string): Promise<void>
  /** The imported companies, separately for each source. */
  entries(): AsyncIterable<CompanyEntry>
  /**
   * Sets the domain for a name, a ticker, an ISIN or a descriptor of card payments. It takes precedence over
   * all other sources. Rejects with `invalid_input` when an argument is not valid.
   */
  correct(of: OverrideOf, domain: string, saying?: Saying): Promise<Override>
  /** Removes an override. Rejects with `not_found` when there is none. */
  retract(of: OverrideOf): Promise<void>
  overrides(): Promise<readonly Override[]>
}
