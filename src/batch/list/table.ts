import { withSample } from '../../formats/table/ahead.ts'
import { type TableForm, type TableRow, tableRows } from '../../formats/table/rows.ts'
import { filledIn, isExcelRow, rowsAbove } from '../../formats/table/start.ts'
import type { EntryKind } from '../../model/company.ts'
import { type Column, placeOf } from './column.ts'
import { type ListEntry, type ListRead, withoutComment } from './entry.ts'
import { isColumnOf, nameIn, ofKind } from './handles.ts'
import { namedBy } from './named.ts'

/** Yields the entries of a table: its rows, without the heading and without empty rows. */
export async function* tableEntries(
  text: AsyncIterable<string>,
  { delimiter, hasComments = false }: TableForm,
  { column, kind: wanted, keep, onColumn }: ListRead,
): AsyncGenerator<ListEntry> {
  const { sample, all } = await withSample(tableRows(text, { delimiter, hasComments }))
  if (sample.length === 0) return
  const { heading, body: from } = partsOf(sample, column, wanted)
  const body = sample.slice(from)
  const width = Math.max(...sample.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    name: (heading?.cells[at] ?? '').trim(),
    values: body.map(({ cells }) => cells[at] ?? ''),
  }))
  const { place, kind, beside } = placeOf(columns, { column, kind: wanted })
  const name = columns[place]?.name || String(place + 1)
  onColumn?.(name, kind)
  const names = keep ? keptNames(columns) : []
  const above = sample[from - 1]?.line ?? 0
  for await (const { line, cells } of all) {
    if (line <= above) continue
    const input = cells[place] ?? ''
    const handle = hasComments ? withoutComment(input) : input.trim()
    const reason = handle === '' ? `The column “${name}” is empty in this row.` : undefined
    const kept = keep && Object.fromEntries(names.map((one, at) => [one, cells[at] ?? '']))
    const rest = ofKind(kind, beside === undefined ? undefined : cells[beside])
    yield { line, input, handle, reason, ...rest, ...(kept && { kept }) }
  }
}

/** A column without a name, or with the name of an earlier one, gets its number. */
function keptNames(columns: readonly Column[]): readonly string[] {
  const names = columns.map(({ name }) => name)
  return names.map((name, at) => {
    if (name === '') return String(at + 1)
    return names.indexOf(name) < at ? `${name} (${at + 1})` : name
  })
}

interface Parts {
  readonly heading?: TableRow | undefined
  /** The index of the first row that is an entry. */
  readonly body: number
}

/**
 * Finds the heading and the first row. The heading is a row with the requested name or with a usual name,
 * when the rows above it have fewer cells and name no site. Otherwise it is the first row after the text
 * above the table, if that row names no host. A table of companies may have no heading.
 */
function partsOf(rows: readonly TableRow[], column: string | undefined, kind: EntryKind | undefined): Parts {
  const wanted = column?.trim().toLowerCase()
  const isAsked = ({ cells }: TableRow) => cells.some((cell) => cell.trim().toLowerCase() === wanted)
  const namesHost = ({ cells }: TableRow) => cells.some((cell) => namedBy(cell) !== undefined)
  const isCompany = kind !== undefined && kind !== 'domain'
  const isHeading = (row: TableRow, at: number) =>
    isAsked(row) ||
    (isCompany ? row.cells.some((cell) => isColumnOf(kind, cell)) : isOfNames(row.cells, rows.slice(at + 1)))
  const at = rows.slice(0, MAX_ABOVE).findIndex(isHeading)
  const heading = rows[at]
  if (heading && rows.slice(0, at).every((row) => isAbove(row, heading) && !namesHost(row)))
    return { heading, body: at + 1 }
  if (isCompany) return { body: rows[0] && isExcelRow(rows[0].cells) ? 1 : 0 }
  const above = rowsAbove(rows, (cells) => cells.some((cell) => namedBy(cell) !== undefined))
  const first = rows[above]
  return first && !namesHost(first) ? { heading: first, body: above + 1 } : { body: above }
}

/** The limit of rows above a heading: the title of a report, its date, filters, and a few notes. */
const MAX_ABOVE = 10

function isAbove({ cells }: TableRow, heading: TableRow): boolean {
  return isExcelRow(cells) || cells[0]?.startsWith('#') || filledIn(cells) < filledIn(heading.cells)
}

/**
 * Returns whether a row is a heading. It has a usual name, and no cell that names a host, unless the cell may
 * be a name as well. `acme.company` and `contact.email` may be either: they are names when their prefix is a
 * known name, or when the cells below are not bare domains as well.
 */
function isOfNames(cells: readonly string[], below: readonly TableRow[]): boolean {
  const names = cells.map(nameIn)
  if (cells.some((cell, at) => names[at] === undefined && namedBy(cell) !== undefined)) return false
  if (names.some((name) => name === 'name' || name === 'path')) return true
  return names.some((name, at) => {
    const values = below.map((row) => row.cells[at] ?? '')
    return name === 'maybe' && values.some((value) => namedBy(value)) && !values.some(isBareDomain)
  })
}

function isBareDomain(value: string): boolean {
  return namedBy(value) !== undefined && !/[@/:]/.test(value)
}
