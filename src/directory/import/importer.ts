import type { DirectorySource } from '../../model/directory.ts'
import type { Facts } from './facts.ts'
import type { ImportRow } from './rows.ts'

/** What an importer has beside the row. */
export interface ImportContext {
  /** What is in the directory already, for sources that give no domains. */
  readonly known: DirectorySource
  /** Column that is meant -> folded name of the column in the file, for `csv`. */
  readonly map: ReadonlyMap<string, string>
  /** What was read of the second file, if the importer takes one: a domain or websites by an id. */
  readonly joined: Map<string, string>
}

/** How the rows of one kind of source are read. One file each, and a line in `importers.ts`. */
export interface Importer {
  readonly kind: string
  /** One sentence for the help. */
  readonly about: string
  readonly licence: string
  /** A file is of this kind when it has all of these columns, folded. Default: only when it is named. */
  readonly signs?: readonly string[]
  /** Columns of files that have no heading. */
  readonly headings?: readonly string[]
  /** What a row says; undefined when it is none of the company's. */
  readonly factsOf: (row: ImportRow, context: ImportContext) => Facts | undefined | Promise<Facts | undefined>
  /** True when the second file is one JSON document of objects by name. Default: false, it has rows. */
  readonly joinsDocument?: boolean
  /** What a row of the second file says: ids, each with its domain or websites. */
  readonly joinOf?: (
    row: ImportRow,
    context: ImportContext,
  ) => Promise<readonly (readonly [id: string, websites: string])[]>
}
