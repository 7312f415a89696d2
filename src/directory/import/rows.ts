import { isObject, parsedJson } from '../../formats/json.ts'
import { begun, SAMPLE_ROWS, withSample } from '../../formats/table/ahead.ts'
import { unpacked } from '../../formats/table/bytes.ts'
import { jsonElements } from '../../formats/table/json-elements.ts'
import { LINE_END, linesOf, MAX_OBJECT_CHARS } from '../../formats/table/lines.ts'
import { tableRows } from '../../formats/table/rows.ts'
import { columnKey, delimiterOf, rowsAbove } from '../../formats/table/start.ts'
import { type TextReading, textOf } from '../../formats/text/unlabelled.ts'
import { BlazonError } from '../../model/errors.ts'

/** A row of a source, from a file of any format. */
export interface ImportRow {
  /** Names of the columns, folded as `columnKey` does. */
  readonly columns: readonly string[]
  /** Returns the trimmed text in a column, by the folded name of the column; empty when there is none. */
  text(column: string): string
  /** The object of the row, when the file is JSON. */
  readonly object?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Yields the rows of a file, which is CSV, TSV, a list in JSON or one JSON object a line, packed with gzip or
 * not. The beginning of the text shows the format. `headings` are the columns of a table without a heading.
 */
export async function* importRows(
  bytes: AsyncIterable<Uint8Array>,
  { headings, ...reading }: TextReading & { readonly headings?: readonly string[] | undefined } = {},
): AsyncGenerator<ImportRow> {
  const linesIn = (start: string) => start.trimStart().split(LINE_END)
  const { start, text } = await begun(
    textOf(unpacked(bytes), reading),
    (start) => linesIn(start).length > SAMPLE_ROWS,
  )
  if (/^\s*[[{]/.test(start)) yield* jsonRows(text, linesIn(start)[0] ?? '')
  else yield* textRows(text, delimiterOf(start) ?? ',', headings)
}

async function* textRows(
  text: AsyncIterable<string>,
  delimiter: string,
  headings: readonly string[] | undefined,
): AsyncGenerator<ImportRow> {
  let columns = headings?.map(columnKey)
  let places = placesOf(columns ?? [])
  const { sample, all } = await withSample(tableRows(text, { delimiter }))
  let above = rowsAbove(sample)
  for await (const { cells } of all) {
    if (above-- > 0) continue
    if (!columns || isHeading(cells, columns)) {
      columns = cells.map(columnKey)
      places = placesOf(columns)
      continue
    }
    yield { columns, text: (column) => cells[places.get(column) ?? -1]?.trim() ?? '' }
  }
}

/** Returns whether a row is a heading. Some copies of such files begin with one. */
function isHeading(cells: readonly string[], columns: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell, at) => columnKey(cell) === columns[at])
}

function placesOf(columns: readonly string[]): ReadonlyMap<string, number> {
  // When two columns have the same name, the first one counts.
  return new Map(columns.map((column, at) => [column, at] as const).reverse())
}

async function* jsonRows(text: AsyncIterable<string>, firstLine: string): AsyncGenerator<ImportRow> {
  if (isRecord(parsedJson(firstLine))) {
    for await (const line of linesOf(text, MAX_OBJECT_CHARS)) {
      const value = line.trim() === '' ? undefined : parsedJson(line)
      if (isObject(value)) yield rowOf(value)
    }
    return
  }
  for await (const { value, isDocument } of jsonElements(text)) {
    if (isDocument) for (const one of objectsIn(value)) yield rowOf(one)
    else if (isObject(value)) yield rowOf(value)
  }
}

/** The limit of a document that has to be read whole. */
const MAX_DOCUMENT_CHARS = 128 * 1024 * 1024

/**
 * Yields the objects that are members of one JSON object, for documents that are not a list. Throws
 * `invalid_input` for a text that is not JSON, and for a document of more than 128 million characters.
 */
export async function* documentRows(
  bytes: AsyncIterable<Uint8Array>,
  reading: TextReading = {},
): AsyncGenerator<ImportRow> {
  let text = ''
  for await (const piece of textOf(unpacked(bytes), reading)) {
    text += piece
    if (text.length > MAX_DOCUMENT_CHARS)
      throw new BlazonError('invalid_input', 'The second file is larger than any of its kind.')
  }
  const objects = objectsIn(parsedJson(text))
  if (objects.length === 0) throw new BlazonError('invalid_input', 'The second file is no JSON of objects.')
  for (const one of objects) yield rowOf(one)
}

/** Returns whether a line is one record. It is a whole document if it has lists of objects. */
function isRecord(value: unknown): boolean {
  return isObject(value) && !Object.values(value).some((one) => isObject(one) || isListOfLists(one))
}

/** Returns the rows of `{"fields": [...], "data": [[...]]}`, else the objects that are its members. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isObject(value)) return []
  const { fields, data } = value
  if (Array.isArray(fields) && isListOfLists(data))
    return data.map((cells) => Object.fromEntries(fields.map((field, at) => [String(field), cells[at]])))
  const all = Object.values(value)
  return all.length > 0 && all.every(isObject) ? all : [value]
}

function rowOf(object: Readonly<Record<string, unknown>>): ImportRow {
  const values = new Map(Object.entries(object).map(([name, value]) => [columnKey(name), value]))
  return { columns: [...values.keys()], text: (column) => textOfValue(values.get(column)), object }
}

/** Returns a value as text, several joined with `|`. SPARQL results have each in an object with its type. */
function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOfValue).filter(Boolean).join('|')
  return isObject(value) && 'value' in value ? textOfValue(value.value) : ''
}

function isListOfLists(value: unknown): value is readonly (readonly unknown[])[] {
  return Array.isArray(value) && value.length > 0 && value.every(Array.isArray)
}
