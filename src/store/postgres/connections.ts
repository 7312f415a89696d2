import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BlazonError } from '../../model/errors.ts'
import { STORING } from '../bounds.ts'
import type { Perform } from '../sql/access.ts'
import { drive, type Run } from './drive.ts'
import { isLost } from './failure.ts'

/**
 * The connections of a process. Most calls take some milliseconds, so that few connections serve many lookups;
 * a server with its usual limit of 100 then serves twelve processes.
 */
const MAX_CONNECTIONS = 8
const CONNECT_TIMEOUT_MS = 10_000
/** How long a call waits for a server that was reached before, such as one that is started again. */
const MAX_OUTAGE_MS = 60_000
const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 2_000

/**
 * The tables are in a schema of their own, beside those of other programs in the same database. The parameter
 * `schema` of the address names another one than `blazon`. Throws `invalid_input` for a name that is not plain.
 */
export function schemaOf(address: string): string {
  const schema = (URL.canParse(address) && new URL(address).searchParams.get('schema')) || 'blazon'
  if (/^[a-z_][a-z0-9_]{0,49}$/.test(schema)) return schema
  throw new BlazonError(
    'invalid_input',
    `The schema ${JSON.stringify(schema)} of the database must be a name of up to 50 small letters, digits and _.`,
  )
}

export interface Connections {
  readonly pool: pg.Pool
  /** The name of this store among those that use the database, by which it knows its own changes. */
  readonly name: string
  readonly schema: string
  readonly perform: Perform
  /** Waits for the calls under way, then closes all connections. */
  close(): Promise<void>
}

/** The settings of each connection. `name` is what the server lists it as. */
export function settingsOf(address: string, name: string, isReadonly: boolean): pg.PoolConfig {
  const readonly = isReadonly ? ' -c default_transaction_read_only=on' : ''
  return {
    connectionString: address,
    application_name: name,
    options: `-c search_path=${schemaOf(address)}${readonly}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    lock_timeout: STORING.busyTimeoutMs,
    types: { getTypeParser },
  }
}

const { INT8, NUMERIC } = pg.types.builtins

/** Whole numbers stay below 2^53 here, so that they are read as numbers, as from SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) =>
  id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format)

export function openConnections(address: string, isReadonly: boolean): Connections {
  const name = `blazon ${randomUUID()}`
  const pool = new pg.Pool({ ...settingsOf(address, name, isReadonly), max: MAX_CONNECTIONS })
  // The pool replaces a connection that was lost while it was idle. One that is lost in use fails its query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const under = new Set<Promise<unknown>>()
  const closing = new AbortController()
  const once = async <T>(work: Parameters<Perform>[0], run: Run): Promise<T> => {
    const client = await pool.connect()
    try {
      const value = await drive(work(), { client, run, isInTransaction: false })
      client.release()
      return value as T
    } catch (thrown) {
      client.release(isLost(thrown))
      throw thrown
    }
  }
  const perform: Perform = (work, call) => {
    const done = untilBack((run) => once<never>(work, run), call, closing.signal)
    under.add(done)
    const end = () => under.delete(done)
    done.then(end, end)
    return done
  }
  let closed: Promise<void> | undefined
  const close = async () => {
    closing.abort()
    await Promise.allSettled(under)
    await pool.end()
  }
  return { pool, name, schema: schemaOf(address), perform, close: () => (closed ??= close()) }
}

/**
 * Tries the work again while the connection to the server is lost, for up to `MAX_OUTAGE_MS`. Work that must
 * not be done twice is not tried again when its writes may have been stored.
 */
async function untilBack<T>(
  attempt: (run: Run) => Promise<T>,
  call: { readonly isOnce: boolean; hasWritten: boolean },
  closing: AbortSignal,
): Promise<T> {
  const until = performance.now() + MAX_OUTAGE_MS
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)) {
    const run: Run = { hasWritten: false, mayBeStored: false }
    try {
      const value = await attempt(run)
      call.hasWritten ||= run.hasWritten
      return value
    } catch (thrown) {
      call.hasWritten ||= run.mayBeStored
      const isOver = closing.aborted || performance.now() + pauseMs > until
      if (!isLost(thrown) || isOver || (call.isOnce && run.mayBeStored)) throw thrown
      await sleep(pauseMs, undefined, { signal: closing }).catch(() => undefined)
    }
  }
}
