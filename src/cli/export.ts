import { once } from 'node:events'
import { type ExportFormat, exportRows } from '../batch/export.ts'
import { openExisting } from './database.ts'

/** `blazon export --db FILE --format ndjson|csv`, one row a result and one an invalid line, streamed. */
export async function exportCommand(flags: {
  readonly db: string
  readonly format: ExportFormat
  /** Its tag. */
  readonly language?: string
}): Promise<number> {
  const store = openExisting(flags.db)
  const { language } = flags
  const results = language === undefined ? store : { ...store, ...store.inLanguage(language) }
  try {
    for (const row of exportRows(results, flags.format)) {
      if (!process.stdout.write(row)) await once(process.stdout, 'drain')
    }
    return 0
  } finally {
    store.close()
  }
}
