import { type Column as FieldColumn, textIn } from '../fields/columns.ts'
import type { FieldTable } from '../fields/index.ts'
import type { RowState } from '../model/exporting.ts'
import type { Extra, ExtrasAsked } from '../model/extras.ts'
import { foundValue } from '../model/finding.ts'
import { findingIn, type Result } from '../model/record.ts'
import type { ListLine, StoredResult } from '../model/stored.ts'
import type { Cell } from './csv.ts'
import { extrasColumns } from './export-extras.ts'

/** A line of a list with the result of its domain, or the result of a domain that is on no list. */
export interface ExportRow {
  readonly line?: ListLine | undefined
  /** The number of the entry in its list, from 1; for a table, the number of the row after the heading. */
  readonly row?: number | undefined
  readonly stored?: StoredResult | undefined
  /** The additional lookups of the domain, when it has a record. */
  readonly extras: readonly Extra[]
}

/** A column of CSV and Parquet, with its cell for each row. The entries of a list are separated by spaces. */
export interface Column {
  readonly name: string
  /** The type of the column in Parquet. CSV has texts only. */
  readonly type: 'text' | 'integer' | 'boolean' | 'time'
  /** The field of the record in the column; undefined for a column that every row has. */
  readonly from?: string
  readonly of: (row: ExportRow) => Cell
}

/** The settings and contents on which the columns depend. */
export interface Asked {
  readonly extras: ExtrasAsked
  /** Names of the columns of the input. */
  readonly kept: readonly string[]
  /** Undefined means all fields. */
  readonly fields: readonly string[] | undefined
  readonly table: FieldTable
}

export function columnsOf({ extras: asked, kept, fields, table }: Asked): readonly Column[] {
  const added = extrasColumns(asked).map(
    ({ name, of }): Column => ({ name, type: 'text', of: ({ extras }) => of(extras) }),
  )
  // No other column begins with this prefix, so the names cannot collide.
  const ofInput = kept.map(
    (name): Column => ({ name: `input:${name}`, type: 'text', of: ({ line }) => line?.kept?.[name] }),
  )
  const chosen = columnsOfAll(table).filter(({ from }) => !from || !fields || fields.includes(from))
  return [...chosen, ...added, ...ofInput]
}

/** The language of the page comes first, because readers need it to understand the other fields. */
const columnsOfFields = (fields: FieldTable): readonly Column[] =>
  [...new Set(['language', ...fields.keys()])].flatMap((from) =>
    (fields.get(from)?.columns ?? [])
      .filter((column) => column.in !== 'view')
      .map((column) => ({
        ...{ name: column.name, type: column.type ?? 'text', from, of: ofResult(ofField(from, column)) },
      })),
  )

const columnsOfAll = (fields: FieldTable): readonly Column[] => [
  { name: 'list', type: 'text', of: ({ line }) => line?.list },
  { name: 'line', type: 'integer', of: ({ line }) => line?.line },
  { name: 'input', type: 'text', of: ({ line }) => line?.input },
  { name: 'domain', type: 'text', of: domainOf },
  { name: 'final_url', type: 'text', of: ofResult(urlOf) },
  { name: 'state', type: 'text', of: stateOf },
  { name: 'class', type: 'text', of: ofResult((result) => ('class' in result ? result.class : undefined)) },
  { name: 'code', type: 'text', of: ofResult((result) => ('code' in result ? result.code : undefined)) },
  { name: 'message', type: 'text', of: messageOf },
  ...columnsOfFields(fields),
  { name: 'finished_at', type: 'time', of: ({ stored }) => stored?.finishedAt.toISOString() },
  { name: 'attempts', type: 'integer', of: ({ stored }) => stored?.attempts },
  { name: 'read_as', type: 'text', of: ({ line }) => line?.readAs },
  { name: 'row', type: 'integer', of: ({ row }) => row },
]

export function domainOf({ line, stored }: ExportRow): string | undefined {
  return stored?.result.domain ?? line?.domain ?? undefined
}

/** Returns the state of a row. A line without a result has no domain, or its domain was not looked up yet. */
export function stateOf({ line, stored }: ExportRow): RowState {
  return stored?.result.state ?? (line?.domain === null ? 'invalid' : 'pending')
}

const NOT_LOOKED_UP = 'The domain has not been looked up yet: the same batch goes on with it.'

export function messageOf({ line, stored }: ExportRow): string | undefined {
  if (!stored) return line?.reason ?? NOT_LOOKED_UP
  const { result } = stored
  if (result.state === 'ok') return undefined
  return result.state === 'refused' ? result.evidence.join('; ') : result.message
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

function urlOf(result: Result): Cell {
  if (result.state === 'ok') return result.record.url
  return result.state === 'refused' ? result.url : undefined
}
