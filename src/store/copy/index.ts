import { setImmediate } from 'node:timers/promises'
import { BlazonError } from '../../model/errors.ts'
import type { MigratedTable, MigrateProgress, MigrateSettings, Migration } from '../../model/maintenance.ts'
import type { OpeningOptions } from '../options.ts'
import type { Steps } from '../sql/sql.ts'
import { IS_UNFINISHED, UNFINISHED } from '../sql/unfinished.ts'
import {
  createSum,
  type Key,
  type PlacedRows,
  type Portion,
  type Row,
  readingIn,
  type Sum,
  writingIn,
} from './rows.ts'
import { type Column, columnsOf, refuseInUse, type Side } from './side.ts'
import { COPIED, type CopiedTable } from './tables.ts'

type Open = (options: OpeningOptions) => Promise<Side>

/** Copies one database into another one. Rejects as `migrate` in `library/lookups.ts` does. */
export async function copyBetween(
  openSource: Open,
  openTarget: Open,
  settings: MigrateSettings,
): Promise<Migration> {
  settings.signal?.throwIfAborted()
  const source = await openSource({ mustExist: true, readonly: true })
  try {
    await refuseInUse(source, clockOf(settings))
    const target = await openTarget({ isTarget: true })
    try {
      return await copied({ source, target, settings })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

interface Copy {
  readonly source: Side
  readonly target: Side
  readonly settings: MigrateSettings
}

const clockOf =
  ({ now = () => new Date() }: MigrateSettings) =>
  () =>
    now().getTime()

async function copied({ source, target, settings }: Copy): Promise<Migration> {
  if (source.address === target.address)
    throw new BlazonError('invalid_input', `A database cannot be copied into itself: ${target.shown}.`)
  await refuseInUse(target, clockOf(settings))
  const begun = await target.run(beginIn(target, source))
  const total = await rowsOf(source)
  const report = (stage: MigrateProgress['stage']) => {
    return async (table: string, done: number) => {
      settings.onProgress?.({ stage, table, done, total })
      // SQLite never waits, so without this pause no signal and no other work would be handled.
      await setImmediate()
      settings.signal?.throwIfAborted()
    }
  }
  let place = begun
  for (const [number, table] of COPIED.entries())
    if (number === place.table) place = await copyTable({ source, target, table }, place, report('copying'))
  const tables = await compared({ source, target }, report('checking'))
  await target.run(endIn(target))
  return {
    ...{ from: source.shown, to: target.shown, tables },
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    isContinued: begun.table > 0 || begun.after !== undefined,
  }
}

async function rowsOf({ sql, run }: Side): Promise<number> {
  return run(function* () {
    let rows = 0
    for (const { name } of COPIED)
      rows += (yield* sql.value<[], number>(`SELECT count(*) FROM ${name}`).get()) ?? 0
    return rows
  })
}

type Report = (table: string, done: number) => Promise<void>

interface TableCopy {
  readonly source: Side
  readonly target: Side
  readonly table: CopiedTable
}

/** Copies the rows of a table that come after a place. Resolves to the beginning of the next table. */
async function copyTable({ source, target, table }: TableCopy, begun: Place, report: Report): Promise<Place> {
  const columns = await commonColumns({ source, target, table })
  const read = readingIn(source, table, columns)
  const { place: placed, insert } = writingIn(target, table, columns)
  const move = movingIn(target)
  const commit = target.sql.write('copy', function* (rows: PlacedRows, from: Place, to: Place) {
    yield* move(from, to)
    yield* insert(rows)
  })
  const write = function* (rows: readonly Row[], from: Place, to: Place) {
    yield* commit(yield* placed(rows), from, to)
  }
  for (let place = begun; ; ) {
    const { rows, last } = await source.run(() => read(place.after))
    const next = last
      ? { table: place.table, after: last, rows: place.rows + rows.length }
      : { table: place.table + 1, rows: place.rows }
    await target.run(() => write(rows, place, next)).catch(refusedRows({ source, target, table }))
    place = next
    await report(table.name, place.rows)
    if (!last) return place
  }
}

/** Handles rows that contradict other rows. Only programs other than blazon can have written such rows. */
function refusedRows({ source, target, table }: TableCopy): (thrown: unknown) => never {
  return (thrown) => {
    if (!(thrown instanceof BlazonError) || thrown.code !== 'internal') throw thrown
    const { message } = thrown.cause instanceof Error ? thrown.cause : thrown
    throw new BlazonError(
      'storage',
      `The database ${target.shown} refuses rows of the table ${table.name} in ${source.shown}: ${message}`,
      { cause: thrown },
    )
  }
}

/** The columns of a table. They are the same in both databases, because both have the newest schema. */
async function commonColumns({ source, target, table }: TableCopy): Promise<readonly Column[]> {
  const columns = await target.run(() => columnsOf(target.sql, table))
  const there = await source.run(() => columnsOf(source.sql, table))
  const missing = columns.filter(({ name }) => !there.some((column) => column.name === name))
  if (missing.length === 0) return columns
  const names = missing.map(({ name }) => name).join(', ')
  throw new BlazonError('storage', `The table ${table.name} of ${source.shown} has no columns ${names}.`)
}

async function compared(
  { source, target }: Pick<Copy, 'source' | 'target'>,
  report: Report,
): Promise<readonly MigratedTable[]> {
  const tables: MigratedTable[] = []
  const wrong: string[] = []
  let done = 0
  for (const table of COPIED) {
    const columns = await commonColumns({ source, target, table })
    const reportRows = (rows: number) => {
      done += rows
      return report(table.name, done)
    }
    const [there, here] = await Promise.all([
      sumOf(source, table, columns, reportRows),
      sumOf(target, table, columns),
    ])
    tables.push({ table: table.name, ...there })
    if (there.rows !== here.rows) wrong.push(`${table.name} (${here.rows} rows for ${there.rows})`)
    else if (there.hash !== here.hash) wrong.push(`${table.name} (other contents)`)
  }
  if (wrong.length === 0) return tables
  throw new BlazonError(
    'storage',
    `The copy ${target.shown} differs from ${source.shown} in ${wrong.join(', ')}. Something wrote to one of them during the copy, or a disk fails: delete the copy and begin anew.`,
  )
}

async function sumOf(
  side: Side,
  table: CopiedTable,
  columns: readonly Column[],
  report: (rows: number) => Promise<void> = () => setImmediate(),
): Promise<Sum> {
  const read = readingIn(side, table, columns)
  const { add, sum } = createSum()
  let portion: Portion = { rows: [], last: undefined }
  do {
    const { last }: Portion = portion
    portion = await side.run(() => read(last))
    for (const row of portion.rows) add(row)
    await report(portion.rows.length)
  } while (portion.last)
  return sum()
}

/** The place that a copy has reached. It is stored in the target, in the transaction of each portion. */
interface Place {
  /** The number of the table in `COPIED` that is copied next. */
  readonly table: number
  /** The key of the last row of that table that was copied; undefined before its first row. */
  readonly after?: Key | undefined
  /** The rows of all tables that were copied. */
  readonly rows: number
}

/** Reads how far the copy of the source is. When the target is empty, it stores that the copy begins. */
function beginIn({ sql, shown }: Side, source: Side): () => Steps<Place> {
  return sql.write('copy', function* () {
    if ((yield* sql.prepare(IS_UNFINISHED[sql.kind]).get()) === undefined) {
      yield* refuseFilled(sql, shown)
      yield* sql.exec(`CREATE TABLE ${UNFINISHED} (source TEXT NOT NULL, place TEXT NOT NULL)`)
      // A new database has default plans, but the source has plans of its own.
      yield* sql.exec('DELETE FROM plans')
      const put = sql.prepare<[string, string]>(`INSERT INTO ${UNFINISHED} (source, place) VALUES (?, ?)`)
      const place: Place = { table: 0, rows: 0 }
      yield* put.run(source.address, JSON.stringify(place))
      return place
    }
    const select = sql.prepare<[], { source: string; place: string }>(
      `SELECT source, place FROM ${UNFINISHED}`,
    )
    const begun = yield* select.get()
    if (begun?.source === source.address) return JSON.parse(begun.place) as Place
    throw new BlazonError(
      'invalid_input',
      `The database ${shown} holds an unfinished copy of ${begun?.source}; finish that one, or copy into another database.`,
    )
  })
}

function* refuseFilled(sql: Side['sql'], shown: string): Steps<void> {
  for (const { name } of COPIED) {
    if (name === 'plans') continue
    if ((yield* sql.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get()) === undefined) continue
    throw new BlazonError(
      'invalid_input',
      `The database ${shown} is not empty: its table ${name} has rows. Copy into a new file or another schema.`,
    )
  }
}

/** Stores that the copy went on from `from` to `to`. Throws when the stored place is not `from`. */
function movingIn({ sql, shown }: Side): (from: Place, to: Place) => Steps<void> {
  const move = sql.prepare<[string, string]>(`UPDATE ${UNFINISHED} SET place = ? WHERE place = ?`)
  return function* (from, to) {
    if ((yield* move.run(JSON.stringify(to), JSON.stringify(from))) === 0)
      throw new BlazonError('storage', `Another process copies into the database ${shown}; let it finish.`)
  }
}

/** Ends the copy. From then on, the target may be opened. */
function endIn({ sql, raiseCounters }: Side): () => Steps<void> {
  return sql.write('copy', function* () {
    yield* raiseCounters()
    yield* sql.exec(`DROP TABLE ${UNFINISHED}`)
  })
}
