import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { HandleKind } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import { hostIn, placeOf } from './column.ts'
import { type ListEntry, type ListRead, withoutComment } from './entry.ts'
import { isColumnOf, ofKind } from './handles.ts'
import type { ListKind } from './kind.ts'
import { withSample } from './sample.ts'

interface Row {
  /** The line on which it begins. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A longer row has a quotation mark that is never closed. */
const MAX_ROW_CHARS = 1024 * 1024

/** The entries of a table: its rows, without those that are empty. A heading is no entry. */
export async function* tableEntries(
  text: AsyncIterable<string>,
  { delimiter, hasComments }: Extract<ListKind, { form: 'table' }>,
  { column, kind: wanted, onColumn }: ListRead,
): AsyncGenerator<ListEntry> {
  const { sample, all } = await withSample(rowsOf(text, delimiter, hasComments))
  const [first] = sample
  if (!first) return
  const hasHeading = isHeading(first.cells, column, wanted)
  const body = hasHeading ? sample.slice(1) : sample
  const width = Math.max(...sample.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    name: hasHeading ? (first.cells[at] ?? '').trim() : '',
    values: body.map(({ cells }) => cells[at] ?? ''),
  }))
  const { place, kind, beside } = placeOf(columns, { column, kind: wanted })
  const name = columns[place]?.name || String(place + 1)
  onColumn?.(name, kind)
  for await (const { line, cells } of all) {
    if (hasHeading && line === first.line) continue
    const input = cells[place] ?? ''
    const handle = hasComments ? withoutComment(input) : input.trim()
    const reason = handle === '' ? `The column “${name}” is empty in this row.` : undefined
    yield { line, input, handle, reason, ...ofKind(kind, beside === undefined ? undefined : cells[beside]) }
  }
}

/**
 * The first row is a heading when it has the name that was asked for, or when no cell names a host; in a table of
 * companies when a cell is called like such a column.
 */
function isHeading(
  cells: readonly string[],
  column: string | undefined,
  kind: HandleKind | undefined,
): boolean {
  const wanted = column?.trim().toLowerCase()
  if (cells.some((cell) => cell.trim().toLowerCase() === wanted)) return true
  if (kind === undefined || kind === 'domain') return !cells.some(hostIn)
  return cells.some((cell) => isColumnOf(kind, cell))
}

async function* rowsOf(
  text: AsyncIterable<string>,
  delimiter: string,
  hasComments: boolean,
): AsyncGenerator<Row> {
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
