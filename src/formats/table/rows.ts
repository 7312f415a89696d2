import { Readable } from 'node:stream'
import { CsvError, type CsvErrorCode, parse } from 'csv-parse'
import { BlazonError } from '../../model/errors.ts'

/** A row of a table of text: CSV, TSV and the like. */
export interface TableRow {
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Longer rows are refused, because they would fill the memory. */
const MAX_ROW_CHARS = 1024 * 1024

export interface TableForm {
  /** The character between two cells. */
  readonly delimiter: string
  /** Whether `#` begins a comment. Default: false. */
  readonly hasComments?: boolean | undefined
}

/**
 * Yields the rows of a table that arrives in pieces of text, without empty rows. Throws `invalid_input` with
 * the number of the first line that cannot be read.
 */
export async function* tableRows(
  text: AsyncIterable<string>,
  { delimiter, hasComments = false }: TableForm,
): AsyncGenerator<TableRow> {
  // The line after the last parsed row, for error messages. Rows are parsed before they are yielded.
  let next = 1
  // The lines that the parser counts too many, because in quotation marks it counts CRLF twice.
  let doubled = 0
  /** The first lines of the rows that were parsed and not yet yielded. */
  const firstLines: number[] = []
  /** `lines` counts the lines up to the end of the row. */
  const onRow = (cells: string[], { lines }: { readonly lines: number }): string[] => {
    doubled += countIn(cells, '\r\n')
    const end = lines - doubled
    firstLines.push(end - countIn(cells, /\r\n?|\n/))
    next = end + 1
    return cells
  }
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARS,
    on_record: onRow,
    ...(hasComments && { comment: '#', comment_no_infix: true }),
  })
  const rows: AsyncIterable<string[]> = Readable.from(text).compose(parser)
  try {
    for await (const cells of rows) {
      const line = firstLines.shift() ?? next
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
    }
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown
    throw new BlazonError(
      'invalid_input',
      `The table cannot be read from line ${next} on: ${WHY[thrown.code] ?? thrown.message}.`,
      { cause: thrown },
    )
  }
}

const OPEN_QUOTE = 'a quotation mark is opened there and never closed'

const WHY: Partial<Record<CsvErrorCode, string>> = {
  CSV_QUOTE_NOT_CLOSED: OPEN_QUOTE,
  CSV_MAX_RECORD_SIZE: `a row is longer than ${MAX_ROW_CHARS} characters there, or ${OPEN_QUOTE}`,
}

function countIn(cells: readonly string[], lineEnd: string | RegExp): number {
  return cells.reduce((sum, cell) => sum + cell.split(lineEnd).length - 1, 0)
}
