import { realpathSync } from 'node:fs'
import type { Side } from '../copy/side.ts'
import type { OpeningOptions } from '../options.ts'
import { storageFailure } from './failure.ts'
import { openFile } from './open.ts'
import { completed, ready, sqliteSql } from './sql.ts'

/** Opens a file as one of the databases of a copy. Rejects as `openStore` does. */
export async function openSqliteSide(path: string, options: OpeningOptions): Promise<Side> {
  const { db } = await openFile(path, options)
  return {
    sql: sqliteSql(db),
    shown: path,
    address: realpathSync(path),
    async run(work) {
      try {
        return completed(work())
      } catch (thrown) {
        throw storageFailure(path, thrown)
      }
    },
    // SQLite numbers a new row above those that there are.
    raiseCounters: () => ready(undefined),
    async close() {
      db.close()
    },
  }
}
