import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

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

/** Runs a statement in the database of the server's address, or in another one. */
export async function onServer(sql: string, address = inject('postgres')): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
