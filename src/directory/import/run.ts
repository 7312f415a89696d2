import { columnKey } from '../../formats/table/start.ts'
import type { CompanyEntry, DirectorySource } from '../../model/directory.ts'
import type { ContestedIsin, ImportReport, SourceFacts } from '../../model/directory-import.ts'
import { BlazonError } from '../../model/errors.ts'
import { noun } from '../../model/noun.ts'
import { entryOf } from './entry.ts'
import type { ImportContext, Importer } from './importer.ts'
import { importerFor, importerOf } from './importers.ts'
import { ownerOfIsin } from './isin-claims.ts'
import { atMainSite } from './known-company.ts'
import { documentRows, type ImportRow, importRows } from './rows.ts'

/** Writes entries to the directory of the database. */
export interface ImportSink {
  beginSource(source: SourceFacts): Promise<number>
  putEntries(source: number, entries: readonly CompanyEntry[]): Promise<void>
  contestedIsins(source: number): Promise<readonly ContestedIsin[]>
  settleIsin(source: number, isin: string, keep: string | undefined): Promise<void>
  endSource(source: number, rows: number): Promise<number>
}

/** A file, whose bytes are only requested when it is read. */
export interface ImportFile {
  readonly name: string
  readonly bytes: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

/** The files that are imported as one source. They replace an earlier import of the source. */
export interface ImportRequest {
  /** Default: the columns of the first file decide. */
  readonly kind?: string | undefined
  /** One or more files of the same kind. */
  readonly files: readonly ImportFile[]
  /** The second file of a source that needs one. */
  readonly joined?: ImportFile | undefined
  /** Name of the source. Default: the kind; for `csv`, the name of the file without its ending. */
  readonly source?: string | undefined
  readonly licence?: string | undefined
  readonly version?: string | undefined
  /** Value -> name of its column. */
  readonly map?: ReadonlyMap<string, string> | undefined
  readonly signal?: AbortSignal | undefined
  /** Called after every few thousand entries. */
  readonly onProgress?: ((rows: number, kept: number) => void) | undefined
  /** A label of the encoding of the files, such as `windows-1251`. Default: guessed from their bytes. */
  readonly encoding?: string | undefined
  /** Called once for each file whose encoding had to be guessed or whose text is damaged. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** The number of entries that are written at once. */
const BATCH = 4_000

/**
 * Imports the files of a source, which replace an earlier import of the source. Rejects with `invalid_input`
 * for a file whose kind is unknown, that cannot be read, or that has no usable row, and with `cancelled` when
 * the signal fires. When it rejects, the earlier import remains.
 */
export async function importSource(
  sink: ImportSink,
  known: DirectorySource,
  request: ImportRequest,
): Promise<ImportReport> {
  const { files, signal, onProgress } = request
  refuseUnreadable(files)
  const tally = { rows: 0, kept: 0, dropped: new Map<string, number>(), leftOut: new Map<string, number>() }
  const count = (counts: Map<string, number>, code: string) => counts.set(code, (counts.get(code) ?? 0) + 1)
  let importer = request.kind === undefined ? undefined : importerOf(request.kind)
  const context = await contextOf(importer, known, request)
  let source: { readonly id: number; readonly facts: SourceFacts } | undefined
  let batch: CompanyEntry[] = []
  const write = async (id: number) => {
    await sink.putEntries(id, batch)
    batch = []
    onProgress?.(tally.rows, tally.kept)
  }
  for await (const { row, file } of rowsOf(request, () => importer)) {
    signal?.throwIfAborted()
    importer ??= importerFor(row.columns)
    if (!source) {
      const facts = factsOf(importer, file, request)
      source = { facts, id: await sink.beginSource(facts) }
    }
    tally.rows += 1
    const facts = await importer.factsOf(row, context)
    if (!facts) {
      count(tally.dropped, 'not_of_a_company')
      continue
    }
    const { entry, leftOut = [], dropped } = { leftOut: [], ...entryOf(facts, source.facts.name) }
    for (const code of leftOut) count(tally.leftOut, code)
    if (!entry) {
      count(tally.dropped, dropped)
      continue
    }
    tally.kept += 1
    batch.push(await atMainSite(entry, known))
    if (batch.length >= BATCH) await write(source.id)
  }
  if (!source || tally.kept === 0) throw nothingUsed(tally)
  await write(source.id)
  const conflicts = await settle(sink, source.id)
  const companies = await sink.endSource(source.id, tally.kept)
  const { rows, kept } = tally
  return {
    ...source.facts,
    rows,
    kept,
    dropped: Object.fromEntries(tally.dropped),
    leftOut: Object.fromEntries(tally.leftOut),
    conflicts,
    companies,
  }
}

function refuseUnreadable(files: unknown): void {
  const isFile = (one: unknown) =>
    typeof one === 'object' && one !== null && 'bytes' in one && typeof one.bytes === 'function'
  if (Array.isArray(files) && files.length > 0 && files.every(isFile)) return
  throw new BlazonError(
    'invalid_input',
    'An import needs files, each with its name and a function that opens its bytes.',
  )
}

async function* rowsOf(
  { files, encoding, onNotice }: ImportRequest,
  importer: () => Importer | undefined,
): AsyncGenerator<{ readonly row: ImportRow; readonly file: string }> {
  for (const { name, bytes } of files)
    for await (const row of importRows(await bytes(), {
      headings: importer()?.headings,
      encoding,
      onNotice: (notice) => onNotice?.(`${name}: ${notice}`),
    }))
      yield { row, file: name }
}

async function contextOf(
  importer: Importer | undefined,
  known: DirectorySource,
  { map = new Map(), joined: second, onNotice }: ImportRequest,
): Promise<ImportContext> {
  const folded = new Map([...map].map(([meaning, column]) => [columnKey(meaning), columnKey(column)]))
  const joined = new Map<string, string>()
  const context = { known, map: folded, joined }
  if (!second) return context
  if (!importer?.joinOf)
    throw new BlazonError(
      'invalid_input',
      `A second file is of no use for ${importer?.kind ?? 'this source'}.`,
    )
  const read = importer.joinsDocument ? documentRows : importRows
  for await (const row of read(await second.bytes(), { onNotice })) {
    for (const [id, websites] of await importer.joinOf(row, context)) joined.set(id, websites)
  }
  return context
}

function factsOf(importer: Importer, file: string, request: ImportRequest): SourceFacts {
  const { source, licence = importer.licence, version = '' } = request
  return { name: source ?? (importer.kind === 'csv' ? bareName(file) : importer.kind), licence, version }
}

function bareName(file: string): string {
  const name = file.split(/[/\\]/).at(-1) ?? ''
  return name.replace(/\.gz$/i, '').replace(/\.[a-z]+$/i, '') || 'csv'
}

async function settle(sink: ImportSink, source: number): Promise<ImportReport['conflicts']> {
  const contested = await sink.contestedIsins(source)
  let settled = 0
  for (const claim of contested) {
    const owner = ownerOfIsin(claim)
    if (owner !== undefined) settled += 1
    await sink.settleIsin(source, claim.isin, owner)
  }
  return { isins: contested.length, settled }
}

function nothingUsed({ rows, dropped }: { rows: number; dropped: ReadonlyMap<string, number> }): BlazonError {
  const why = [...dropped].map(([code, number]) => `${code.replaceAll('_', ' ')}: ${number}`).join(', ')
  return new BlazonError(
    'invalid_input',
    rows === 0
      ? 'There are no rows in this file.'
      : `Nothing of ${rows} ${noun(rows, 'row')} can be used (${why}).`,
  )
}
