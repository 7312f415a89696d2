import type { DirectorySource } from '../../model/directory.ts'
import type { Facts } from './facts.ts'
import type { ImportRow } from './rows.ts'

/** The data that an importer needs in addition to the row. */
export interface ImportContext {
  /** The existing directory, for sources without domains. */
  readonly known: DirectorySource
  /** The value of a column -> folded name of the column in the file, for `csv`. */
  readonly map: ReadonlyMap<string, string>
  /** The content of the second file, if the importer needs one: a domain or websites by an id. */
  readonly joined: Map<string, string>
}

/** How the rows of one kind of source are read. One file each, and a line in `importers.ts`. */
export interface Importer {
  readonly kind: string
  /** One sentence for the help. */
  readonly about: string
  readonly licence: string
  /**
   * A file is of this kind when it has all of these columns, folded. Default: only when the request names the
   * kind.
   */
  readonly signs?: readonly string[]
  /** Columns of files that have no heading. */
  readonly headings?: readonly string[]
  /** The facts of a row; undefined when the row is not about a company. */
  readonly factsOf: (row: ImportRow, context: ImportContext) => Facts | undefined | Promise<Facts | undefined>
  /** True when the second file is one JSON document of objects by name. Default: false, it has rows. */
  readonly joinsDocument?: boolean
  /** The content of a row of the second file: ids, each with its domain or websites. */
  readonly joinOf?: (
    row: ImportRow,
    context: ImportContext,
  ) => Promise<readonly (readonly [id: string, websites: string])[]>
}
