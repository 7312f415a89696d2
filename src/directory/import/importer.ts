import type { DirectorySource } from '../../model/directory.ts'
import type { Facts } from './facts.ts'
import type { ImportRow } from './rows.ts'

/** The data that an importer needs in addition to the row. */
export interface ImportContext {
  /** The existing directory, in which sources without domains look up companies. */
  readonly known: DirectorySource
  /** Value -> folded name of its column in the file, for `csv`. */
  readonly map: ReadonlyMap<string, string>
  /** Domain or websites by an id, from the second file, if the importer needs one. */
  readonly joined: Map<string, string>
}

/** Reads the rows of one kind of source. Each importer has its own file, and a line in `importers.ts`. */
export interface Importer {
  readonly kind: string
  /** One sentence for the help text. */
  readonly about: string
  readonly licence: string
  /** Folded columns by which a file of this kind is known. Default: the request must name the kind. */
  readonly signs?: readonly string[]
  /** Columns of files that have no heading. */
  readonly headings?: readonly string[]
  /** The facts of a row; undefined when the row is not about a company. */
  readonly factsOf: (row: ImportRow, context: ImportContext) => Facts | undefined | Promise<Facts | undefined>
  /** True when the second file is one JSON document of objects by name. Default: false, it has rows. */
  readonly joinsDocument?: boolean
  /** Reads a row of the second file. Returns ids, each with its domain or websites. */
  readonly joinOf?: (
    row: ImportRow,
    context: ImportContext,
  ) => Promise<readonly (readonly [id: string, websites: string])[]>
}
