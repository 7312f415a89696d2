import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { BlazonError } from '../../model/errors.ts'

/** A row of a table of text: CSV, TSV and the like. */
export interface TableRow {
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A longer row has a quotation mark that is never closed. */
const MAX_ROW_CHARS = 1024 * 1024

/** How the rows are written. */
export interface TableForm {
  /** One character. */
  readonly delimiter: string
  /** Whether `#` begins a comment. Default: false. */
  readonly hasComments?: boolean | undefined
}

/**
 * The rows of a table that comes in pieces of text, without those that are empty. Throws `invalid_input` with the
 * line from which on it cannot be read.
 */
export async function* tableRows(
  text: AsyncIterable<string>,
  { delimiter, hasComments = false }: TableForm,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARS,
    ...(hasComments && { comment: '#', comment_no_infix: true }),
  })
  const rows: AsyncIterable<{ record: string[]; info: { lines: number } }> =
    Readable.from(text).compose(parser)
  let line = 1
  // In quotation marks the parser counts a line end of Windows twice.
  let doubled = 0
  try {
    for await (const { record: cells, info } of rows) {
      doubled += countIn(cells, '\r\n')
      const end = info.lines - doubled
      if (cells.some((cell) => cell.trim() !== '')) yield { line: end - countIn(cells, '\n'), cells }
      line = end + 1
    }
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown
    throw new BlazonError(
      'invalid_input',
      `The table cannot be read from line ${line} on: a quotation mark is opened there and never closed.`,
      { cause: thrown },
    )
  }
}

function countIn(cells: readonly string[], lineEnd: string): number {
  return cells.reduce((sum, cell) => sum + cell.split(lineEnd).length - 1, 0)
}
