import type pg from 'pg'
import { shownDatabase } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import type { OpeningOptions } from '../options.ts'
import { IS_UNFINISHED, UNFINISHED_MEANS } from '../sql/unfinished.ts'
import { makeBrandsView } from './brands-view.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { connected, type Servers, schemaOf } from './servers.ts'

/** The oldest major version of PostgreSQL with all features that the migrations use. */
const OLDEST = 14

/**
 * Checks that the database can be used, and brings its tables to the newest schema. A database that must
 * exist is opened read-only when this user may not write it.
 */
export async function prepare(
  servers: Servers,
  address: string,
  options: OpeningOptions,
): Promise<{ readonly isReadonly: boolean }> {
  const { readonly, mustExist = false, fields, isTarget } = options
  const client = await connected(servers)
  try {
    await refuseOld(client, address)
    await refuseOtherSchema(client, address)
    const version = await schemaVersion(client, schemaOf(address))
    if (version === undefined && (mustExist || readonly)) throw missing(address)
    refuseNewer(version ?? 0, address)
    if (!isTarget && (await client.query(IS_UNFINISHED.postgres)).rowCount)
      throw storage(address, UNFINISHED_MEANS)
    const isReadonly = readonly ?? (mustExist && !(await mayWrite(client)))
    if (isReadonly && version !== MIGRATIONS.length)
      throw storage(address, 'has an older format; open it once with a command that writes, such as batch')
    if (!isReadonly) {
      await migrate(client, schemaOf(address))
      await makeBrandsView(client, fields)
    }
    return { isReadonly }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether this user may write, and the server is not a read-only standby of another one. */
async function mayWrite(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT NOT pg_is_in_recovery() AND has_table_privilege('results', 'INSERT') AS may`,
  )
  return rows[0]?.may ?? false
}

/** A pooler before the server may ignore the requested schema. */
async function refuseOtherSchema(client: pg.Client, address: string): Promise<void> {
  const { rows } = await client.query<{ search_path: string }>('SHOW search_path')
  if (rows[0]?.search_path === schemaOf(address)) return
  throw storage(address, `is behind a pooler that ignores settings; connect to PostgreSQL itself`)
}

async function refuseOld(client: pg.Client, address: string): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const version = Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000)
  if (version < OLDEST)
    throw storage(address, `is PostgreSQL ${version}; blazon needs PostgreSQL ${OLDEST} or a later one`)
}

async function schemaVersion(client: pg.Client, schema: string): Promise<number | undefined> {
  // PostgreSQL may notice late that another process has created the table. This view shows it.
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = $1 AND tablename = $2',
    [schema, 'blazon_schema'],
  )
  if (!rowCount) return undefined
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${schema}.blazon_schema`)
  return rows[0]?.version ?? 0
}

/** Runs new migrations in one transaction, all or none. Processes that start together take turns. */
async function migrate(client: pg.Client, schema: string): Promise<void> {
  if ((await schemaVersion(client, schema)) === MIGRATIONS.length) return
  await client.query('BEGIN')
  try {
    // Migrations by another process may take minutes. This process waits until they end.
    await client.query('SET LOCAL lock_timeout = 0')
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('${schema} schema', 0))`)
    await client.query('SET LOCAL lock_timeout TO DEFAULT')
    const version = await schemaVersion(client, schema)
    if (version === undefined) await create(client, schema)
    for (const sql of MIGRATIONS.slice(version ?? 0)) await client.query(sql)
    await client.query(`UPDATE blazon_schema SET version = ${MIGRATIONS.length}`)
    await client.query('COMMIT')
  } catch (thrown) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw thrown
  }
}

/** Creates the schema. A user without the right to do so may use an existing empty schema. */
async function create(client: pg.Client, schema: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = $1', [
    schema,
  ])
  if (!rowCount) await client.query(`CREATE SCHEMA ${schema}`)
  await client.query(`CREATE TABLE blazon_schema (version INTEGER NOT NULL);
    INSERT INTO blazon_schema (version) VALUES (0)`)
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
