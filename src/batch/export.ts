import { type Column as FieldColumn, textIn } from '../fields/columns.ts'
import { type FieldTable, OUR_FIELDS } from '../fields/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { Extra, ExtrasAsked } from '../model/extras.ts'
import { foundValue } from '../model/finding.ts'
import { findingIn, type Result, type ResultState, withFields } from '../model/record.ts'
import type { ListLine, StoredResult } from '../model/stored.ts'
import { type Cell, csvRow } from './csv.ts'
import { extrasColumns, extrasFields } from './export-extras.ts'
import type { ExportStore } from './ports.ts'

export type ExportFormat = 'ndjson' | 'csv'

/** A line of a list with the result of its domain, or the result of a domain that is on no list. */
interface ExportRow {
  readonly line?: ListLine | undefined
  /** The number of the entry in its list, from 1; for a table, the number of the row after the heading. */
  readonly row?: number | undefined
  readonly stored?: StoredResult | undefined
  /** The additional lookups of the domain, when it has a record. */
  readonly extras: readonly Extra[]
}

interface Writer {
  readonly head: string
  readonly row: (row: ExportRow) => string
}

/** A line whose domain is also on an earlier line of the list. Only the earlier row has the whole result. */
interface RepeatedRow {
  readonly line: ListLine
  readonly row: number
  /** The number of the earlier line. */
  readonly first: number
  readonly state: ResultState
}

/** A column of the CSV, with its text for each row. The entries of a list are separated by spaces. */
interface Column {
  readonly name: string
  /** The field of the record in the column; undefined for a column that every row has. */
  readonly from?: string
  readonly of: (row: ExportRow) => Cell
}

/** The language of the page comes first, because readers need it to understand the other fields. */
const columnsOfFields = (fields: FieldTable): readonly Column[] =>
  [...new Set(['language', ...fields.keys()])].flatMap((from) =>
    (fields.get(from)?.columns ?? [])
      .filter((column) => column.in !== 'view')
      .map((column) => ({ name: column.name, from, of: ofResult(ofField(from, column)) })),
  )

const columnsOf = (fields: FieldTable): readonly Column[] => [
  { name: 'list', of: ({ line }) => line?.list },
  { name: 'line', of: ({ line }) => line?.line },
  { name: 'input', of: ({ line }) => line?.input },
  { name: 'domain', of: domainOf },
  { name: 'final_url', of: ofResult(urlOf) },
  { name: 'state', of: stateOfRow },
  { name: 'class', of: ofResult((result) => (result.state === 'refused' ? result.class : undefined)) },
  { name: 'code', of: ofResult((result) => (result.state === 'failed' ? result.code : undefined)) },
  { name: 'message', of: messageOf },
  ...columnsOfFields(fields),
  { name: 'finished_at', of: ({ stored }) => stored?.finishedAt.toISOString() },
  { name: 'attempts', of: ({ stored }) => stored?.attempts },
  { name: 'read_as', of: ({ line }) => line?.readAs },
  { name: 'row', of: ({ row }) => row },
]

interface Asked {
  readonly extras: ExtrasAsked
  /** Names of the columns of the input. */
  readonly kept: readonly string[]
  /** Undefined means all fields. */
  readonly fields: readonly string[] | undefined
  readonly table: FieldTable
}

const WRITERS: Readonly<Record<ExportFormat, (asked: Asked) => Writer>> = {
  ndjson: ({ fields }) => ({ head: '', row: (row) => ndjson(objectOf(row, fields)) }),
  csv: ({ extras: asked, kept, fields, table }) => {
    const added = extrasColumns(asked).map(({ name, of }) => ({
      name,
      of: ({ extras }: ExportRow) => of(extras),
    }))
    // No other column begins with this prefix, so that the names cannot collide.
    const ofInput = kept.map((name) => ({
      name: `input:${name}`,
      of: ({ line }: ExportRow) => line?.kept?.[name],
    }))
    const chosen = columnsOf(table).filter(({ from }) => !from || !fields || fields.includes(from))
    const columns = [...chosen, ...added, ...ofInput]
    return {
      head: csvRow(columns.map(({ name }) => name)),
      row: (row) => csvRow(columns.map(({ of }) => of(row))),
    }
  },
}

export interface ExportForm {
  readonly format: ExportFormat
  /** Whether CSV begins with a byte order mark, by which Excel recognises UTF-8. Default: false. */
  readonly bom?: boolean | undefined
  /**
   * Whether NDJSON repeats the whole result for a domain that is also on an earlier line of the same list.
   * Otherwise the row has the number of that line. CSV always has the whole result. Default: false.
   */
  readonly repeat?: boolean | undefined
  /** The fields of the records that are written. Default: all. */
  readonly fields?: readonly string[] | undefined
  /** All fields of the records. Default: the built-in fields. */
  readonly table?: FieldTable | undefined
}

/**
 * Yields a row for each line of the lists, in their order, then a row for each domain that is on no list, as
 * text with line ends. CSV begins with a heading. Throws `invalid_input` for a byte order mark with NDJSON,
 * which must not have one.
 */
export async function* exportRows(
  store: ExportStore,
  { format, bom = false, repeat = false, fields, table = OUR_FIELDS }: ExportForm,
): AsyncGenerator<string> {
  if (bom && format !== 'csv')
    throw new BlazonError(
      'invalid_input',
      'Only CSV can begin with a byte order mark, which programs do not expect elsewhere: choose the format csv.',
    )
  const asked = await store.extrasAsked()
  const isAsked = asked.products || asked.questions.length > 0
  const extrasOf = async (stored: StoredResult | undefined) =>
    isAsked && stored?.result.state === 'ok' ? store.extrasOf(stored.result.domain) : []
  const kept = format === 'csv' ? await store.keptColumns() : []
  const { head, row } = WRITERS[format]({ extras: asked, kept, fields, table })
  if (head !== '') yield bom ? `\ufeff${head}` : head
  const isShort = format === 'ndjson' && !repeat
  let list: string | undefined
  let place = 0
  /** The domains of the current list that have a result, with the first line of each. */
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
      yield ndjson(repeatedObject({ line, row: place, ...earlier }))
      continue
    }
    const stored = line.domain === null ? undefined : await store.resultOf(line.domain)
    if (isShort && line.domain !== null && stored)
      written.set(line.domain, { first: line.line, state: stored.result.state })
    yield row({ line, row: place, stored, extras: await extrasOf(stored) })
  }
  for await (const stored of store.otherResults()) yield row({ stored, extras: await extrasOf(stored) })
}

/** Returns the position in the list, the result, and facts about its lookup. */
function objectOf(row: ExportRow, fields: readonly string[] | undefined): object {
  const { line, stored, extras } = row
  const place = line && placeOf(line, row.row)
  if (!stored) return { ...place, domain: domainOf(row), state: stateOfRow(row), message: messageOf(row) }
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

function domainOf({ line, stored }: ExportRow): Cell {
  return stored?.result.domain ?? line?.domain ?? undefined
}

/** Returns the state of a row. A line without a result has no domain, or its domain was not looked up yet. */
function stateOfRow({ line, stored }: ExportRow): ResultState | 'invalid' | 'pending' {
  return stored?.result.state ?? (line?.domain === null ? 'invalid' : 'pending')
}

function ofResult(read: (result: Result) => Cell): Column['of'] {
  return ({ stored }) => stored && read(stored.result)
}

function ofField(name: string, column: FieldColumn): (result: Result) => Cell {
  return (result) => {
    const value = result.state === 'ok' ? foundValue(findingIn(result.record.fields, name)) : undefined
    return value === undefined ? undefined : textIn(column, value)
  }
}

const NOT_LOOKED_UP = 'The domain has not been looked up yet: the same batch goes on with it.'

function messageOf({ line, stored }: ExportRow): Cell {
  if (!stored) return line?.reason ?? NOT_LOOKED_UP
  const { result } = stored
  if (result.state === 'ok') return undefined
  return result.state === 'refused' ? result.evidence.join('; ') : result.message
}

function urlOf(result: Result): Cell {
  if (result.state === 'ok') return result.record.url
  return result.state === 'refused' ? result.url : undefined
}
