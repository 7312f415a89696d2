import { type FieldTable, OUR_FIELDS } from '../fields/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { ExportSettings } from '../model/exporting.ts'
import { type ResultState, withFields } from '../model/record.ts'
import type { ListLine, StoredResult } from '../model/stored.ts'
import { csvRow } from './csv.ts'
import { type Column, columnsOf, domainOf, type ExportRow, messageOf, stateOf } from './export-columns.ts'
import { extrasFields } from './export-extras.ts'
import type { ExportStore } from './ports.ts'

/** A line whose domain is also on an earlier line of the list. Only the earlier row has the whole result. */
interface RepeatedRow {
  readonly line: ListLine
  readonly row: number
  readonly first: number
  readonly state: ResultState
}

/**
 * How a store is exported. It contains only the requested list and language, so these settings are not here.
 */
export interface ExportForm extends Omit<ExportSettings, 'list' | 'language'> {
  /** All fields of the records. Default: the built-in fields. */
  readonly table?: FieldTable | undefined
}

/**
 * Yields a row for each line of the lists, in their order, then a row for each domain that is on no list, as
 * text with line ends, or as the bytes of a Parquet file. CSV begins with a heading. Rejects with
 * `invalid_input` for a byte order mark in another format than CSV, and for an unknown field.
 */
export async function* exportRows(store: ExportStore, form: ExportForm): AsyncGenerator<string | Uint8Array> {
  const { format = 'ndjson', bom = false, repeat = false, fields, table = OUR_FIELDS } = form
  check(form, table)
  if (format === 'ndjson') {
    for await (const row of rowsOf(store, form, !repeat))
      yield ndjson('first' in row ? repeatedObject(row) : objectOf(row, fields))
    return
  }
  const [extras, kept] = [await store.extrasAsked(), await store.keptColumns()]
  const columns = columnsOf({ extras, kept, fields, table })
  const rows = rowsOf(store, form, false)
  if (format === 'csv') {
    yield* csvOf(columns, rows, bom)
  } else {
    const { parquetOf } = await import('./parquet.ts')
    yield* parquetOf(columns, rows)
  }
}

function check({ format, bom = false, fields = [] }: ExportForm, table: FieldTable): void {
  if (bom && format !== 'csv')
    throw new BlazonError(
      'invalid_input',
      'Only CSV can begin with a byte order mark, which programs do not expect elsewhere: choose the format csv.',
    )
  const unknown = fields.find((name) => !table.has(name))
  if (unknown !== undefined)
    throw new BlazonError(
      'invalid_input',
      `There is no field "${unknown}". Fields: ${[...table.keys()].join(', ')}.`,
    )
}

async function* csvOf(columns: readonly Column[], rows: AsyncIterable<ExportRow>, bom: boolean) {
  const head = csvRow(columns.map(({ name }) => name))
  yield bom ? `\ufeff${head}` : head
  for await (const row of rows) yield csvRow(columns.map(({ of }) => of(row)))
}

/** With `isShort`, only the first row of a domain in its list has the result. */
function rowsOf(store: ExportStore, form: ExportForm, isShort: false): AsyncGenerator<ExportRow>
function rowsOf(
  store: ExportStore,
  form: ExportForm,
  isShort: boolean,
): AsyncGenerator<ExportRow | RepeatedRow>
async function* rowsOf(
  store: ExportStore,
  form: ExportForm,
  isShort: boolean,
): AsyncGenerator<ExportRow | RepeatedRow> {
  const asked = await store.extrasAsked()
  const isAsked = asked.products || asked.questions.length > 0
  const withExtras = async (row: Omit<ExportRow, 'extras'>): Promise<ExportRow> => {
    const { result } = row.stored ?? {}
    return { ...row, extras: isAsked && result?.state === 'ok' ? await store.extrasOf(result.domain) : [] }
  }
  const isWanted = filterOf(form)
  let list: string | undefined
  let place = 0
  /** The domains of the current list whose result is already in a row, with the first line of each. */
  const written = new Map<string, Omit<RepeatedRow, 'line' | 'row'>>()
  for await (const line of store.lines()) {
    if (line.list !== list) {
      written.clear()
      place = 0
    }
    list = line.list
    place += 1
    const earlier = line.domain === null ? undefined : written.get(line.domain)
    if (earlier) {
      yield { line, row: place, ...earlier }
      continue
    }
    const stored = line.domain === null ? undefined : await store.resultOf(line.domain)
    if (!isWanted({ line, stored })) continue
    if (isShort && line.domain !== null && stored)
      written.set(line.domain, { first: line.line, state: stored.result.state })
    yield withExtras({ line, row: place, stored })
  }
  for await (const stored of store.otherResults()) if (isWanted({ stored })) yield withExtras({ stored })
}

/** Returns whether a row is exported. With `since`, rows without a result are not exported. */
function filterOf({ state, since }: ExportForm) {
  const from = since?.getTime() ?? Number.NEGATIVE_INFINITY
  return (row: { readonly line?: ListLine; readonly stored?: StoredResult | undefined }): boolean => {
    const isRecent = since === undefined || (row.stored?.finishedAt.getTime() ?? -1) >= from
    return isRecent && (state === undefined || state.includes(stateOf({ ...row, extras: [] })))
  }
}

function objectOf(row: ExportRow, fields: readonly string[] | undefined): object {
  const { line, stored, extras } = row
  const place = line && placeOf(line, row.row)
  if (!stored) return { ...place, domain: domainOf(row), state: stateOf(row), message: messageOf(row) }
  const { result, finishedAt, attempts } = stored
  return { ...place, ...withFields(result, fields), finishedAt, attempts, ...extrasFields(extras) }
}

function placeOf({ list, line, input, readAs, kept }: ListLine, row: number | undefined): object {
  return { list, line, row, input, readAs, kept }
}

function repeatedObject({ line, row, first, state }: RepeatedRow): object {
  return { ...placeOf(line, row), domain: line.domain, state, sameAsLine: first }
}

function ndjson(object: object): string {
  return `${JSON.stringify(object)}\n`
}
