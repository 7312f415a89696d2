import { BlazonError } from '../../model/errors.ts'
import { csv, isUsual } from './csv.ts'
import { financeDatabase } from './finance-database.ts'
import { gleifIsin } from './gleif-isin.ts'
import type { Importer } from './importer.ts'
import { nsi } from './nsi.ts'
import { pdl } from './pdl.ts'
import { secTickers } from './sec-tickers.ts'
import { tranco } from './tranco.ts'
import { wikidata } from './wikidata.ts'

/** All importers, in the order in which their signs are compared with the columns of a file. */
export const IMPORTERS: readonly Importer[] = [
  financeDatabase,
  secTickers,
  wikidata,
  gleifIsin,
  pdl,
  nsi,
  tranco,
  csv,
]

/** Returns the importer of a kind. Throws `invalid_input` with the known kinds when there is none. */
export function importerOf(kind: string): Importer {
  const found = IMPORTERS.find((one) => one.kind === kind)
  if (found) return found
  const kinds = IMPORTERS.map((one) => one.kind).join(', ')
  throw new BlazonError('invalid_input', `There is no kind of source "${kind}". Kinds: ${kinds}.`)
}

/** Returns the importer for a file's folded columns. Throws `invalid_input` when they fit none. */
export function importerFor(columns: readonly string[]): Importer {
  const known = IMPORTERS.find(({ signs }) => signs?.every((sign) => columns.includes(sign)))
  if (known) return known
  if (isUsual(columns)) return csv
  throw new BlazonError(
    'invalid_input',
    `The columns of this file (${columns.slice(0, 12).join(', ')}) are of no known source. Name its kind, or say which column is what: --map name=…,domain=….`,
  )
}
