import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BlazonError } from '../../model/errors.ts'
import { STORING } from '../bounds.ts'
import type { Call, Resume } from '../sql/access.ts'
import type { Request, Steps } from '../sql/sql.ts'
import { finish, type Run } from './drive.ts'
import { isLost } from './failure.ts'

/**
 * The connections of a process. Most calls take some milliseconds, so that few connections serve many
 * lookups; a server with its usual limit of 100 then serves twelve processes.
 */
const MAX_CONNECTIONS = 8
const CONNECT_TIMEOUT_MS = 10_000
/** No query takes nearly as long, so that a connection that broke off without a sign is noticed at last. */
const QUERY_TIMEOUT_MS = 600_000
const KEEP_ALIVE_DELAY_MS = 10_000
/** How long closing waits for calls under way. */
const MAX_CLOSING_MS = 10_000
/** How long a call waits for a server that was reached before, such as one that is started again. */
const MAX_OUTAGE_MS = 60_000
const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 2_000

/**
 * The tables are in a schema of their own, beside those of other programs in the same database. The parameter
 * `schema` of the address names another one than `blazon`. Throws `invalid_input` for a name that is not
 * plain.
 */
export function schemaOf(address: string): string {
  const schema = new URL(address).searchParams.get('schema') ?? 'blazon'
  if (/^[a-z_][a-z0-9_]{0,49}$/.test(schema)) return schema
  throw new BlazonError(
    'invalid_input',
    `The schema ${JSON.stringify(schema)} of the database must be a name of up to 50 small letters, digits and _.`,
  )
}

export interface Connections {
  readonly pool: pg.Pool
  readonly schema: string
  readonly resume: Resume
  /** Waits for the calls under way, then closes all connections. */
  close(): Promise<void>
}

/** The settings of each connection. `name` is what the server lists it as. */
export function settingsOf(address: string, name: string, isReadonly: boolean): pg.PoolConfig {
  return {
    // What the address says takes precedence over other settings, so ours are added to it.
    connectionString: withOurs(address, name, isReadonly),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: { getTypeParser },
  }
}

function withOurs(address: string, name: string, isReadonly: boolean): string {
  const schema = schemaOf(address)
  const url = new URL(address)
  const { searchParams } = url
  searchParams.delete('schema')
  searchParams.set('application_name', name)
  const ours = [
    ...[searchParams.get('options') ?? '', `-c search_path=${schema}`],
    `-c lock_timeout=${STORING.busyTimeoutMs}`,
    ...(isReadonly ? ['-c default_transaction_read_only=on'] : []),
  ]
  searchParams.set('options', ours.filter(Boolean).join(' '))
  return url.href
}

const { INT8, NUMERIC } = pg.types.builtins

/** Whole numbers stay below 2^53 here, so that they are read as numbers, as from SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) =>
  id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format)

/** A name for a store, by which the server lists its connections, and it knows its own announcements. */
export const newName = () => `blazon ${randomUUID()}`

/** The channel on which changes of a schema are announced. */
export const channelOf = (address: string) => `blazon ${schemaOf(address)}`

export function openConnections(address: string, name: string, isReadonly: boolean): Connections {
  const pool = new pg.Pool({ ...settingsOf(address, name, isReadonly), max: MAX_CONNECTIONS })
  // The pool replaces a connection that was lost while it was idle. One that is lost in use fails its query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const under = new Set<Promise<unknown>>()
  const closing = new AbortController()
  // Each call that waits for the server listens.
  setMaxListeners(0, closing.signal)
  const connected = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      const value = await work(client)
      client.release()
      return value
    } catch (thrown) {
      client.release(isLost(thrown))
      throw thrown
    }
  }
  const once = <T>(steps: Steps<T>, from: IteratorResult<Request, T>, run: Run) =>
    finish(steps, from, connected, run)
  const resume: Resume = (paused, again, call) => {
    const attempt = (run: Run, isFirst: boolean) => {
      if (isFirst) return once(paused.steps, { done: false, value: paused.request }, run)
      const steps = again()
      return once(steps, steps.next(), run)
    }
    const done = untilBack(attempt, call, closing.signal)
    under.add(done)
    const end = () => under.delete(done)
    done.then(end, end)
    return done
  }
  let closed: Promise<void> | undefined
  const close = async () => {
    closing.abort()
    const ended = Promise.allSettled(under).then(() => pool.end())
    await Promise.race([ended, sleep(MAX_CLOSING_MS, undefined, { ref: false })])
  }
  return { pool, schema: schemaOf(address), resume, close: () => (closed ??= close()) }
}

/**
 * Tries the work again while the connection to the server is lost, for up to `MAX_OUTAGE_MS`. Work that must
 * not be done twice is not tried again when its writes may have been stored.
 */
async function untilBack<T>(
  attempt: (run: Run, isFirst: boolean) => Promise<T>,
  call: Call,
  closing: AbortSignal,
): Promise<T> {
  const until = performance.now() + MAX_OUTAGE_MS
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)) {
    const run: Run = { hasWritten: false, mayBeStored: false }
    try {
      const value = await attempt(run, pauseMs === FIRST_PAUSE_MS)
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
