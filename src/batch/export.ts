import { type Finding, foundValue } from '../model/finding.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import { type Address, LINK_KINDS } from '../model/values.ts'
import { type Cell, csvRow } from './csv.ts'
import type { ExportStore, InvalidLine } from './ports.ts'

export const EXPORT_FORMATS = ['ndjson', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

interface Writer {
  readonly head: string
  readonly result: (stored: StoredResult) => string
  readonly line: (line: InvalidLine) => string
}
type StoredResult = ReturnType<ExportStore['allResults']> extends Iterable<infer T> ? T : never

/** A column of the CSV: what stands in it for a result, and for an invalid line. Lists are separated by spaces. */
interface Column {
  readonly name: string
  readonly ofResult?: (stored: StoredResult) => Cell
  readonly ofLine?: (line: InvalidLine) => Cell
}

const COLUMNS: readonly Column[] = [
  { name: 'domain', ofResult: ({ result }) => result.domain },
  { name: 'state', ofResult: ({ result }) => result.state, ofLine: () => 'invalid' },
  { name: 'reason', ofResult: ({ result }) => reasonOf(result), ofLine: ({ reason }) => reason },
  { name: 'message', ofResult: ({ result }) => messageOf(result) },
  { name: 'url', ofResult: ({ result }) => urlOf(result) },
  { name: 'name', ofResult: field((record) => foundValue(record.fields.name)) },
  { name: 'description', ofResult: field((record) => foundValue(record.fields.description)) },
  { name: 'slogan', ofResult: field((record) => foundValue(record.fields.slogan)) },
  { name: 'logo', ofResult: field((record) => foundValue(record.fields.logos)?.[0]?.url) },
  { name: 'backdrop', ofResult: field((record) => foundValue(record.fields.backdrops)?.[0]?.url) },
  { name: 'colors', ofResult: field((record) => listed(record.fields.colors, ({ hex }) => hex)) },
  { name: 'fonts', ofResult: field((record) => listed(record.fields.fonts, ({ family }) => family, '; ')) },
  { name: 'socials', ofResult: field((record) => listed(record.fields.socials, ({ url }) => url)) },
  ...LINK_KINDS.map((kind) => ({
    name: kind,
    ofResult: field((record) => foundValue(record.fields.links)?.[kind]),
  })),
  { name: 'email', ofResult: field((record) => foundValue(record.fields.email)) },
  { name: 'phone', ofResult: field((record) => foundValue(record.fields.phone)) },
  { name: 'street', ofResult: field((record) => foundValue(record.fields.address)?.street) },
  { name: 'city', ofResult: field((record) => foundValue(record.fields.address)?.city) },
  { name: 'state_province', ofResult: field((record) => stateOf(foundValue(record.fields.address))) },
  { name: 'postal_code', ofResult: field((record) => foundValue(record.fields.address)?.postalCode) },
  { name: 'country_code', ofResult: field((record) => foundValue(record.fields.address)?.countryCode) },
  { name: 'is_nsfw', ofResult: field((record) => foundValue(record.fields.isNsfw)?.toString()) },
  { name: 'finished_at', ofResult: ({ finishedAt }) => finishedAt.toISOString() },
  { name: 'attempts', ofResult: ({ attempts }) => attempts },
  { name: 'list', ofLine: ({ list }) => list },
  { name: 'line', ofLine: ({ line }) => line },
  { name: 'input', ofLine: ({ input }) => input },
]

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  ndjson: {
    head: '',
    result: ({ result, finishedAt, attempts }) => `${JSON.stringify({ ...result, finishedAt, attempts })}\n`,
    line: (line) => `${JSON.stringify({ state: 'invalid', ...line })}\n`,
  },
  csv: {
    head: csvRow(COLUMNS.map(({ name }) => name)),
    result: (stored) => csvRow(COLUMNS.map(({ ofResult }) => ofResult?.(stored))),
    line: (line) => csvRow(COLUMNS.map(({ ofLine }) => ofLine?.(line))),
  },
}

/** All results by domain, then all invalid lines, one row each (of CSV: with a heading), line ends included. */
export function* exportRows(store: ExportStore, format: ExportFormat): Generator<string> {
  const { head, result, line } = WRITERS[format]
  if (head !== '') yield head
  for (const stored of store.allResults()) yield result(stored)
  for (const invalid of store.allLines()) yield line(invalid)
}

function field(read: (record: BrandRecord) => Cell): (stored: StoredResult) => Cell {
  return ({ result }) => (result.state === 'ok' ? read(result.record) : undefined)
}

function listed<T>(
  finding: Finding<readonly T[]>,
  read: (item: T) => string,
  separator = ' ',
): string | undefined {
  return foundValue(finding)?.map(read).join(separator)
}

function stateOf(address: Address | undefined): Cell {
  return address?.stateCode ?? address?.stateProvince
}

function reasonOf(result: Result): Cell {
  if (result.state === 'ok') return undefined
  return result.state === 'refused' ? result.class : result.code
}

function messageOf(result: Result): Cell {
  if (result.state === 'ok') return undefined
  return result.state === 'refused' ? result.evidence.join('; ') : result.message
}

function urlOf(result: Result): Cell {
  if (result.state === 'ok') return result.record.url
  return result.state === 'refused' ? result.url : undefined
}
