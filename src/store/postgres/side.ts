import { addressesIn, shownDatabase } from '../../model/database-name.ts'
import type { Side } from '../copy/side.ts'
import type { OpeningOptions } from '../options.ts'
import { systemRandom } from '../secrets.ts'
import { blobsIn } from '../sql/blobs.ts'
import type { Sql, Steps } from '../sql/sql.ts'
import { newName, openConnections } from './connections.ts'
import { postgresFailure } from './failure.ts'
import { prepare } from './open.ts'
import { schemaOf, serversOf } from './servers.ts'
import { postgresSql } from './sql.ts'

/** Opens a schema as one of the databases of a copy. Rejects as `openStore` does. */
export async function openPostgresSide(address: string, options: OpeningOptions): Promise<Side> {
  const schema = schemaOf(address)
  const shown = `${shownDatabase(address)}${schema === 'blazon' ? '' : `?schema=${schema}`}`
  const servers = serversOf(address, newName())
  const { resume, close } = openConnections(servers, options.readonly ?? false, Date.now)
  try {
    await prepare(servers, address, options)
  } catch (thrown) {
    await close()
    throw postgresFailure(shown, thrown)
  }
  const sql = postgresSql()
  const blobs = blobsIn(sql, { place: options.blobs, nowMs: Date.now, random: systemRandom, name: shown })
  return {
    ...{ sql, blobs, shown, close },
    address: placeOf(address),
    async run(work) {
      try {
        const steps = work()
        const { done, value } = steps.next()
        // A portion that may be stored is not written again: the next `migrate` reads how far the copy is.
        return done ? value : await resume({ steps, request: value }, work, newCall())
      } catch (thrown) {
        throw postgresFailure(shown, thrown)
      }
    },
    raiseCounters: () => raiseCounters(sql),
  }
}

const newCall = () => ({
  ...{ isOnce: true, hasWritten: false },
  pause: () => undefined,
  proceed: () => undefined,
})

function placeOf(address: string): string {
  const urls = addressesIn(address).map((each) => new URL(each))
  const hosts = urls.map(({ hostname, port }) => `${hostname}:${port || 5432}`)
  return `postgres://${hosts}${urls[0]?.pathname}?schema=${schemaOf(address)}`
}

interface Counter {
  readonly table: string
  readonly column: string
}

/** Raises the sequences above the copied row numbers, because inserting rows with numbers does not. */
function* raiseCounters(sql: Sql): Steps<void> {
  const counters = sql.prepare<[], Counter>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = current_schema() AND is_identity = 'YES'`,
  )
  for (const { table, column } of yield* counters.all())
    yield* sql.exec(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max("${column}"), 1), count(*) > 0)
       FROM "${table}"`,
    )
}
