import { once } from 'node:events'
import { type ExportFormat, exportRows } from '../batch/export.ts'
import { openExisting } from './database.ts'

/** `blazon export --db FILE --format ndjson|csv`, one row a result and one an invalid line, streamed. */
export async function exportCommand(flags: { db: string; format: ExportFormat }): Promise<number> {
  const store = openExisting(flags.db)
  try {
    for (const row of exportRows(store, flags.format)) {
      if (!process.stdout.write(row)) await once(process.stdout, 'drain')
    }
    return 0
  } finally {
    store.close()
  }
}
