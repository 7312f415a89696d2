import { OUT_FLAG } from '../../../calls/doors.ts'
import { EXPORT_FORMATS, type ExportSettings, ROW_STATES } from '../../../model/exporting.ts'
import { noun } from '../../../model/noun.ts'
import type { ListRun } from '../../../model/stored.ts'
import { parseLanguage } from '../../../resolve/language.ts'
import type { Store } from '../../../store/index.ts'
import { oneOf, sinceWhen, someOf } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase } from '../database.ts'
import type { OwnFlags } from '../flags.ts'
import { DATABASE, FIELDS, OWN_FIELDS } from '../options.ts'
import { refuseTerminal, tell } from '../output.ts'
import { escaped, safe } from '../terminal.ts'
import { writeOut } from '../write-file.ts'

interface ExportFlags extends OwnFlags, Omit<ExportSettings, 'fields'> {
  readonly db: string
  readonly fields?: string
  readonly out?: string
}

/** `blazon export --db FILE --format ndjson|csv|parquet`: a row for each line of the lists, streamed. */
export const exportResults: CliCommand = {
  name: 'export',
  description: 'print a row for each line of the lists in a database, then the results that are on no list',
  examples: [
    ['blazon export --db brands.db > brands.ndjson', 'one row a line'],
    ['blazon export --format csv --bom > brands.csv', 'for Excel'],
    ['blazon export --format parquet --out brands.parquet', 'typed columns'],
    ['blazon export --state ok --since 24h', 'what was found today'],
  ],
  failure: 'the database cannot be read, or the file cannot be written',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--format <format>', 'ndjson, csv or parquet', oneOf(...EXPORT_FORMATS), 'ndjson')
      .option(...OUT_FLAG)
      .option('--bom', 'begin CSV with the mark by which Excel knows UTF-8')
      .option('--repeat', 'NDJSON: the whole result again on each line with a domain of an earlier line')
      .option(...FIELDS)
      .option(...OWN_FIELDS)
      .option('--list <list>', 'the lines of that list alone, as it was named to batch')
      .option(
        '--state <states>',
        `rows in these states alone: ${ROW_STATES.join(',')}`,
        someOf(...ROW_STATES),
      )
      .option('--since <time>', 'results from that time on alone: 24h (ago), 2026-11-30', sinceWhen)
      .option('--language <name>', 'instead, what a batch with that --language found', parseLanguage),
  async run(flags: ExportFlags) {
    const { db, format, language, list, out, fields: names } = flags
    if (format === 'parquet' && out === undefined) refuseTerminal('Parquet')
    const { fieldsFor } = await import('../own-fields.ts')
    const { table } = await fieldsFor(flags)
    const fields = names === undefined ? undefined : (await import('../fields.ts')).fieldsIn(names, table)
    const { exportOf } = await import('../../../engine/export.ts')
    const { listIn } = await import('../known-list.ts')
    const read = async (store: Store) => {
      const only = list === undefined ? undefined : await listIn(store, db, list, language)
      const { bom, repeat, state, since } = flags
      const rows = exportOf(store, table, { format, bom, repeat, state, since, language, fields, list: only })
      await writeOut(out, format === 'ndjson' ? harmless(rows) : rows)
      tell(unreadText(await store.runs(), only, language))
      return 0
    }
    return onDatabase(db, read, flags)
  },
}

type Rows = AsyncIterable<string | Uint8Array>

/** Yields the rows of JSON, in which characters that control a terminal are escaped. */
async function* harmless(rows: Rows): AsyncGenerator<string | Uint8Array> {
  for await (const row of rows) yield typeof row === 'string' ? escaped(row) : row
}

/** Names the exported lists that have lines without a row, because no batch has read these lines yet. */
function unreadText(runs: readonly ListRun[], only: string | undefined, language?: string): string {
  return runs
    .filter((run) => run.language === (language ?? null) && (only === undefined || run.list === only))
    .filter(({ unread }) => unread !== 0)
    .map(({ list, unread }) => {
      const left =
        unread === null
          ? 'lines that it has not read have no row'
          : `${unread.toLocaleString('en-US')} ${noun(unread, 'line that it has not read has', 'lines that it has not read have')} no row`
      return `list ${safe(list)}: its batch has not finished; ${left}\n`
    })
    .join('')
}
