import { realpathSync } from 'node:fs'
import type { Side } from '../copy/side.ts'
import type { OpeningOptions } from '../options.ts'
import { systemRandom } from '../secrets.ts'
import { blobsIn } from '../sql/blobs.ts'
import { storageFailure } from './failure.ts'
import { openFile } from './open.ts'
import { finished } from './outside.ts'
import { ready, sqliteSql } from './sql.ts'

/** Opens a file as one of the databases of a copy. Rejects as `openStore` does. */
export async function openSqliteSide(path: string, options: OpeningOptions): Promise<Side> {
  const { db } = await openFile(path, options)
  const sql = sqliteSql(db)
  return {
    sql,
    blobs: blobsIn(sql, { place: options.blobs, nowMs: Date.now, random: systemRandom, name: path }),
    shown: path,
    address: realpathSync(path),
    async run(work) {
      try {
        const steps = work()
        const { done, value } = steps.next()
        return done ? value : await finished({ steps, request: value })
      } catch (thrown) {
        throw storageFailure(path, thrown)
      }
    },
    // Nothing to do: SQLite gives a new row a higher number than all existing rows.
    raiseCounters: () => ready(undefined),
    async close() {
      db.close()
    },
  }
}
