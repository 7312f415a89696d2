import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import pg from 'pg'

/** A database that processes of blazon work on while harm is done to it. */
export interface Database {
  /** What `--db` is called with. */
  readonly address: string
  /** Runs statements; resolves to the number that the last one selects. */
  run(sql: string): Promise<number>
  /** Statements that write each result that is stored, each time once, into the table `stored`. */
  readonly watching: string
  /** Kills the server, and starts it again after a second. */
  restart?(): Promise<void>
  /** Ends all connections of blazon. */
  cut?(): Promise<void>
  /** Makes the disk larger by so many kilobytes. */
  grow?(kilobytes: number): void
  close(): Promise<void>
}

/** A file of SQLite in the folder. */
export async function sqliteFile(folder: string): Promise<Database> {
  const address = join(folder, 'brands.db')
  return {
    address,
    async run(sql) {
      const db = new Sqlite(address, { timeout: 20_000 })
      try {
        const statement = sql.startsWith('SELECT') || sql.startsWith('PRAGMA') ? db.prepare(sql) : undefined
        return Number(statement ? statement.pluck().get() : db.exec(sql) && 0)
      } finally {
        db.close()
      }
    },
    watching: `CREATE TABLE stored (domain TEXT NOT NULL) STRICT;
      ${['INSERT', 'UPDATE']
        .map(
          (change) => `CREATE TRIGGER stored_by_${change} AFTER ${change} ON results
            BEGIN INSERT INTO stored VALUES (NEW.domain); END;`,
        )
        .join('\n')}`,
    close: async () => undefined,
  }
}

/** A file of SQLite on a disk of its own that is too small. It has to be mounted, which is for root alone. */
export async function sqliteOnSmallDisk(folder: string): Promise<Database> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  let size = 2_048
  mount(['-t', 'tmpfs', '-o', `size=${size}k`, 'tmpfs', disk])
  const file = await sqliteFile(disk)
  return {
    ...file,
    grow(kilobytes) {
      // The size that was asked for may be less than what is in use by now.
      const { blocks, bfree, bsize } = statfsSync(disk)
      size = Math.max(size, ((blocks - bfree) * bsize) / 1_024) + kilobytes
      mount(['-o', `remount,size=${Math.ceil(size)}k`, disk])
    },
    async close() {
      if (spawnSync('umount', [disk], { stdio: 'inherit' }).status !== 0)
        throw new Error(`${disk} cannot be unmounted, see above.`)
    },
  }
}

function mount(args: readonly string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`A small disk is mounted by root on Linux only: ${stderr.trim()}`)
}

/** A server of PostgreSQL that belongs to the run. */
export async function postgres(): Promise<Database> {
  // The package of the server ends this process itself at a signal, once it is loaded.
  const { postgresServer } = await import('../../../test/store/postgres/server.ts')
  const server = await postgresServer()
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.address, options: '-c search_path=blazon' })
    // A connection that is lost fails its query.
    client.on('error', () => undefined)
    try {
      await client.connect()
      const answers = [await client.query(sql)].flat()
      return Number(Object.values(answers.at(-1)?.rows[0] ?? {})[0] ?? 0)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return {
    address: server.address,
    run,
    watching: `CREATE TABLE stored (domain TEXT NOT NULL);
      CREATE FUNCTION note_stored() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN INSERT INTO stored VALUES (NEW.domain); RETURN NULL; END $$;
      CREATE TRIGGER stored AFTER INSERT OR UPDATE ON results FOR EACH ROW EXECUTE FUNCTION note_stored()`,
    async restart() {
      const [pid] = readFileSync(join(server.data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await sleep(1_000)
      // Its processes may need a moment more until they have noticed; meanwhile a new server does not start.
      for (let tries = 1; ; tries++) {
        const isUp = await server.start().then(
          () => true,
          () => false,
        )
        if (isUp) return
        if (tries === 20) throw new Error('PostgreSQL did not start again.')
        await sleep(500)
      }
    },
    async cut() {
      await run(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE application_name LIKE 'blazon %'`)
    },
    close: server.stop,
  }
}
