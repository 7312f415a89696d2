import { tableRows } from '../../formats/table/rows.ts'
import type { HandleKind } from '../../model/company.ts'
import { hostIn, placeOf } from './column.ts'
import { type ListEntry, type ListRead, withoutComment } from './entry.ts'
import { isColumnOf, ofKind } from './handles.ts'
import type { ListKind } from './kind.ts'
import { withSample } from './sample.ts'

/** The entries of a table: its rows, without those that are empty. A heading is no entry. */
export async function* tableEntries(
  text: AsyncIterable<string>,
  { delimiter, hasComments }: Extract<ListKind, { form: 'table' }>,
  { column, kind: wanted, onColumn }: ListRead,
): AsyncGenerator<ListEntry> {
  const { sample, all } = await withSample(tableRows(text, { delimiter, hasComments }))
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
 * The first row is a heading when it has the name that was asked for, or when no cell names a host; in a
 * table of companies when a cell is called like such a column.
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
