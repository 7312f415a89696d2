import pg from 'pg'
import { shownDatabase } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import type { OpeningOptions } from '../options.ts'
import { IS_UNFINISHED, UNFINISHED_MEANS } from '../sql/unfinished.ts'
import { makeBrandsView } from './brands-view.ts'
import { schemaOf } from './connections.ts'
import { MIGRATIONS } from './migrations/index.ts'

/** The oldest PostgreSQL that has all that the migrations use. */
const OLDEST = 14

/** Checks that the database can be used, and brings its tables to the newest schema. */
export async function prepare(settings: pg.ClientConfig, address: string, options: OpeningOptions) {
  const { readonly = false, mustExist = false, fields, isTarget } = options
  const client = new pg.Client(settings)
  // A connection that is lost between two queries fails the next one.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await refuseOld(client, address)
    const version = await schemaVersion(client)
    if (version === undefined && (mustExist || readonly)) throw missing(address)
    refuseNewer(version ?? 0, address)
    if (!isTarget && (await client.query(IS_UNFINISHED.postgres)).rowCount)
      throw storage(address, UNFINISHED_MEANS)
    if (readonly && version !== MIGRATIONS.length)
      throw storage(address, 'has an older format; open it once with a command that writes, such as batch')
    if (readonly) return
    await migrate(client, schemaOf(address))
    await makeBrandsView(client, fields)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function refuseOld(client: pg.Client, address: string): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const version = Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000)
  if (version < OLDEST)
    throw storage(address, `is PostgreSQL ${version}; blazon needs PostgreSQL ${OLDEST} or a later one`)
}

/** The number of migrations that ran; undefined for a database without any. */
async function schemaVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('schema_version') AS there`,
  )
  if (!rows[0]?.there) return undefined
  const found = await client.query<{ version: number }>('SELECT version FROM schema_version')
  return found.rows[0]?.version ?? 0
}

/**
 * Runs all new migrations in one transaction, so that a process that dies in the middle leaves the schema as
 * it was. Processes that start together do so one after the other.
 */
async function migrate(client: pg.Client, schema: string): Promise<void> {
  if ((await schemaVersion(client)) === MIGRATIONS.length) return
  await client.query('BEGIN')
  try {
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('blazon schema', 0))`)
    const version = await schemaVersion(client)
    if (version === undefined)
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema};
        CREATE TABLE schema_version (version INTEGER NOT NULL);
        INSERT INTO schema_version (version) VALUES (0)`)
    for (const sql of MIGRATIONS.slice(version ?? 0)) await client.query(sql)
    await client.query(`UPDATE schema_version SET version = ${MIGRATIONS.length}`)
    await client.query('COMMIT')
  } catch (thrown) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw thrown
  }
}

function refuseNewer(version: number, address: string): void {
  if (version > MIGRATIONS.length)
    throw storage(
      address,
      `was written by a newer blazon (its format is ${version}, this blazon knows ${MIGRATIONS.length}); use that one`,
    )
}

function missing(address: string): BlazonError {
  return new BlazonError(
    'invalid_input',
    `There are no brands in the database ${shownDatabase(address)}. A batch, a lookup or "blazon keys create" makes its tables.`,
  )
}

function storage(address: string, meaning: string): BlazonError {
  return new BlazonError('storage', `The database ${shownDatabase(address)} ${meaning}.`)
}
