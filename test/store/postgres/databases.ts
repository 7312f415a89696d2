import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openStore } from '../../../src/store/index.ts'

/**
 * The address of a new database, which is a schema of the database of the tests. On a server that stays, it
 * is dropped after the test.
 */
export async function newDatabase(): Promise<string> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  if (inject('stays')) onTestFinished(() => onServer(`DROP SCHEMA IF EXISTS ${schema} CASCADE`))
  const address = new URL(inject('postgres'))
  address.searchParams.set('schema', schema)
  return address.href
}

/** Databases that tests have emptied, of this process. */
const emptied: string[] = []
let template: Promise<{ readonly schema: string; readonly shape: string }> | undefined

/**
 * The address of a database with all tables and no rows but those that a new one has, for a test that opens
 * it anyway. To empty the one of an earlier test takes a fifth of the time that new tables take. Where the
 * test has changed tables, or a connection of it still holds one, the next test gets a new database.
 */
export async function emptyDatabase(): Promise<string> {
  if (inject('stays')) return newDatabase()
  template ??= makeTemplate()
  const { schema, shape } = await template
  const db = emptied.pop() ?? (await newDatabase())
  onTestFinished(async () => {
    const left = schemaIn(db)
    await onServer(`SET lock_timeout = '1s'; ${emptying(left, schema)}`)
    if ((await shapeOf(left)) === shape) emptied.push(db)
  })
  return db
}

const schemaIn = (db: string) => new URL(db).searchParams.get('schema') ?? ''

/** A database that nobody uses. What it contains is what a new database contains. */
async function makeTemplate() {
  const db = await newDatabase()
  await (await openStore(db, { now: () => new Date() })).close()
  return { schema: schemaIn(db), shape: await shapeOf(schemaIn(db)) }
}

/** The tables, columns, indexes and functions of a schema, as a hash. */
async function shapeOf(schema: string): Promise<string> {
  const { rows } = await queried(`
    SELECT md5(string_agg(part, '|' ORDER BY part)) AS shape FROM (
      SELECT concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid, a.attnum) AS part
        FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
        WHERE c.relnamespace = '${schema}'::regnamespace
      UNION ALL SELECT concat_ws(' ', proname, prosrc) FROM pg_proc WHERE pronamespace = '${schema}'::regnamespace
      UNION ALL SELECT concat_ws(' ', t.tgname, t.tgenabled) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE c.relnamespace = '${schema}'::regnamespace AND NOT t.tgisinternal
    ) AS parts`)
  return rows[0]?.shape ?? ''
}

/** The statement that makes the rows and sequences of a schema those of another one, without triggers. */
const emptying = (schema: string, like: string) => `DO $do$
  DECLARE t text; has_rows boolean;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = '${schema}' LOOP
      EXECUTE format('DELETE FROM ${schema}.%I', t);
      CONTINUE WHEN to_regclass(format('${like}.%I', t)) IS NULL;
      EXECUTE format('SELECT EXISTS (SELECT FROM ${like}.%I)', t) INTO has_rows;
      IF has_rows THEN
        EXECUTE format('INSERT INTO ${schema}.%I OVERRIDING SYSTEM VALUE SELECT * FROM ${like}.%I', t, t);
      END IF;
    END LOOP;
    FOR t IN SELECT sequencename FROM pg_sequences WHERE schemaname = '${schema}' LOOP
      EXECUTE format('SELECT setval(''${schema}.%I'', coalesce(last_value, 1), last_value IS NOT NULL)
        FROM pg_sequences WHERE schemaname = ''${like}'' AND sequencename = ''%s''', t, t);
    END LOOP;
  END $do$`

/** Runs a statement in the database of the server's address, or in another one. */
export async function onServer(sql: string, address?: string): Promise<void> {
  await queried(sql, address)
}

async function queried(sql: string, address = inject('postgres')) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return await client.query<{ shape: string }>(sql)
  } finally {
    await client.end()
  }
}
