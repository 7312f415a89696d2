import { once } from 'node:events'
import type { ExportFormat } from '../../../batch/export.ts'
import type { ExportStore } from '../../../batch/ports.ts'
import { noun } from '../../../model/noun.ts'
import type { ListRun, StoredResult } from '../../../model/stored.ts'
import { parseLanguage } from '../../../resolve/language.ts'
import type { Store } from '../../../store/index.ts'
import { oneOf } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { OwnFlags } from '../flags.ts'
import { DATABASE, FIELDS, OWN_FIELDS } from '../options.ts'
import { printData, printJsonText, tell } from '../output.ts'
import { safe } from '../terminal.ts'

const FORMATS = ['ndjson', 'csv'] as const satisfies readonly ExportFormat[]

interface ExportFlags extends OwnFlags {
  readonly db: string
  readonly format: ExportFormat
  readonly bom?: boolean
  readonly repeat?: boolean
  readonly list?: string
  readonly fields?: string
  /** The tag of the language. */
  readonly language?: string
}

/** `blazon export --db FILE --format ndjson|csv`: a row for each line of the lists, streamed. */
export const exportResults: CliCommand = {
  name: 'export',
  description: 'print a row for each line of the lists in a database, then the results that are on no list',
  examples: [
    ['blazon export --db brands.db > brands.ndjson', 'one row a line'],
    ['blazon export --format csv --bom > brands.csv', 'for Excel'],
  ],
  failure: 'the database cannot be read',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--format <format>', 'ndjson or csv', oneOf(...FORMATS), 'ndjson')
      .option('--bom', 'begin CSV with the mark by which Excel knows UTF-8')
      .option('--repeat', 'NDJSON: the whole result again on each line with a domain of an earlier line')
      .option(...FIELDS)
      .option(...OWN_FIELDS)
      .option('--list <list>', 'the lines of that list alone, as it was named to batch')
      .option('--language <name>', 'instead, what a batch with that --language found', parseLanguage),
  async run(flags: ExportFlags) {
    const { db, format, bom, repeat, language, list, fields: names } = flags
    const { fieldsFor } = await import('../own-fields.ts')
    const { table } = await fieldsFor(flags)
    const fields = names === undefined ? undefined : (await import('../fields.ts')).fieldsIn(names, table)
    const { openExisting } = await import('../database.ts')
    const { exportRows } = await import('../../../batch/export.ts')
    const { listIn } = await import('../known-list.ts')
    const write = format === 'ndjson' ? printJsonText : printData
    const store = await openExisting(db, flags)
    try {
      const only = list === undefined ? undefined : await listIn(store, db, list, language)
      const stored = await storedIn(store, only, language)
      for await (const row of exportRows(stored, { format, bom, repeat, fields, table })) {
        if (!write(row)) await once(process.stdout, 'drain')
      }
      tell(unreadText(await store.runs(), only, language))
      return 0
    } finally {
      await store.close()
    }
  },
}

/** Which of the exported lists have lines without a row, because no batch has read them yet. */
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

/** The exported part of a database: the lines of one or all lists, with the operator's corrections. */
async function storedIn(
  store: Store,
  only: string | undefined,
  language: string | undefined,
): Promise<ExportStore> {
  const { corrected, correctedResults } = await import('../../../paths/corrections.ts')
  const { correctionsOf } = store.corrections
  return {
    keptColumns: () => store.keptColumns({ language, list: only }),
    lines: () => store.allLines({ language, list: only }),
    resultOf: async (domain) => {
      const found = await store.storedResultOf(domain, language)
      return found && corrected(found, correctionsOf)
    },
    extrasOf: store.extrasOf,
    extrasAsked: store.extrasAsked,
    otherResults: () =>
      only === undefined ? correctedResults(store.unlistedResults(language), correctionsOf) : NONE,
  }
}

const NONE: AsyncIterable<StoredResult> = {
  async *[Symbol.asyncIterator]() {
    yield* []
  },
}
