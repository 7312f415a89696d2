import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { differentEntries } from '../../batch/list/different.ts'
import { readList } from '../../batch/list/read.ts'
import type { Redo } from '../../batch/ports.ts'
import type { BatchSummary } from '../../batch/summary.ts'
import type { Blazon } from '../../engine/engine.ts'
import { notRead } from '../../files/named-file.ts'
import { encodingNamed } from '../../formats/text/charset.ts'
import type { EntryKind } from '../../model/company.ts'
import { isPostgres, shownDatabase } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import type { DataPoint } from '../../model/query.ts'
import type { CaptureFlags } from './flags.ts'
import { openList } from './list.ts'
import { onNotice, tell } from './output.ts'
import { progressOn } from './progress.ts'
import { safe } from './terminal.ts'

export interface ListRun extends Pick<CaptureFlags, 'producer'> {
  readonly redo?: Exclude<Redo, 'none'> | undefined
  /** Whether the page of each result is stored with it. */
  readonly snapshots: boolean
  readonly morePages: boolean
  /** Whether this process looks up domains itself. Otherwise it only queues them for other processes. */
  readonly work: boolean
  /** Tag of the language of the requested results. */
  readonly language?: string | undefined
  /** How many products are found at each domain. Default: none. */
  readonly products?: number | undefined
  readonly questions?: readonly DataPoint[] | undefined
  readonly blazon: Blazon
  /** Lines of the list without comments and empty ones, if that is known. */
  readonly total: number | undefined
  /** How many different entries these lines have, if that is known. */
  readonly different: number | undefined
  /** Name or number of the column with the domains. Default: the column that looks most like domains. */
  readonly column?: string | undefined
  /** Whether the other columns of the table are stored for the export. Default: false. */
  readonly keep?: boolean | undefined
  /** The name of the list in the database. Default: as `listNameOf` gives it. */
  readonly list?: string | undefined
  /** The encoding of the list, by its label. Default: guessed from the bytes. */
  readonly encoding?: string | undefined
  /** The kind of the entries. Default: the kind that the name of the column suggests, else domains. */
  readonly kind?: EntryKind | undefined
  readonly signal: AbortSignal
}

/**
 * The name that a list has in the database by default: `-` for standard input, else its whole path. Throws
 * `invalid_input` for the address of a database, whose password must not become a part of a name.
 */
export function listNameOf(list: string): string {
  refuseDatabase(list)
  return list === '-' ? list : resolve(list)
}

function refuseDatabase(list: string): void {
  if (isPostgres(list))
    throw new BlazonError('invalid_input', `A list is a file, and ${shownDatabase(list)} is a database.`)
}

/** Runs a list file, or standard input for `-`, with a progress line on stderr. */
export async function batchOver(list: string, run: ListRun): Promise<BatchSummary> {
  const {
    blazon,
    total,
    different,
    column,
    kind,
    encoding,
    signal,
    producer,
    redo,
    snapshots,
    morePages,
    language,
  } = run
  const { products, questions, keep, work } = run
  const { runBatch } = await import('../../batch/run.ts')
  const bytes = await openList(list)
  const progress = progressOn(process.stderr)
  try {
    return await runBatch(blazon, {
      lines: readList(bytes, { name: list, column, kind, encoding, keep, onColumn, onNotice }),
      list: run.list ?? listNameOf(list),
      total,
      different,
      producer,
      morePages,
      language,
      products,
      questions,
      keepSnapshot: snapshots,
      redo,
      works: work,
      signal,
      onNotice,
      onProgress(state) {
        // Before the first entry all counts are zero, so nothing is shown.
        if (state.lines > state.comments) progress.show(state)
      },
    })
  } finally {
    progress.end()
    // A run that was interrupted or failed has not read the list to its end.
    bytes.destroy()
  }
}

const WHAT: Readonly<Record<EntryKind, string>> = {
  auto: 'entries',
  domain: 'domains',
  name: 'names',
  ticker: 'tickers',
  isin: 'ISINs',
  email: 'e-mail addresses',
}

function onColumn(name: string, kind: EntryKind): void {
  tell(`the ${WHAT[kind]} are in the column “${safe(name)}”\n`)
}

/**
 * Counts the lines of a list without comments and empty lines, and the different entries on them. A pipe is
 * not counted, because it can be read only once. Rejects with `invalid_input` for a list that cannot be read,
 * before anything is written.
 */
export async function countLines(
  list: string,
  { column, kind, encoding }: Pick<ListRun, 'column' | 'kind' | 'encoding'> = {},
): Promise<{ readonly total: number | undefined; readonly different: number | undefined }> {
  refuseDatabase(list)
  if (encoding !== undefined) encodingNamed(encoding)
  if (list === '-') return UNCOUNTED
  try {
    const there = await stat(list)
    if (there.isDirectory()) throw new BlazonError('invalid_input', 'A list is a file, and this is a folder.')
    if (!there.isFile()) return UNCOUNTED
    let total = 0
    const different = differentEntries()
    for await (const entry of readList(await openList(list), { name: list, column, kind, encoding })) {
      total += 1
      different.add(entry)
    }
    return { total, different: different.count() }
  } catch (thrown) {
    if (thrown instanceof BlazonError)
      throw new BlazonError('invalid_input', `${list}: ${thrown.message}`, { cause: thrown })
    throw notRead(`The list ${list}`, thrown)
  }
}

const UNCOUNTED = { total: undefined, different: undefined }
