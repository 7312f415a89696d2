import pg from 'pg'
import { addressesIn } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import { STORING } from '../bounds.ts'
import { isLost, NotPrimary } from './failure.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** No query takes nearly as long, so that a connection that broke off without a sign is noticed at last. */
const QUERY_TIMEOUT_MS = 600_000
const KEEP_ALIVE_DELAY_MS = 10_000

/** Which server of several is used, as libpq names it. */
const TARGET = 'target_session_attrs'
const TARGETS: readonly string[] = ['any', 'read-write', 'primary']

/**
 * The tables are in a schema of their own, beside those of other programs in the same database. The parameter
 * `schema` of the address names another one than `blazon`. Throws `invalid_input` for a name that is not
 * plain.
 */
export function schemaOf(address: string): string {
  const schema = parametersOf(address).get('schema') ?? 'blazon'
  if (/^[a-z_][a-z0-9_]{0,49}$/.test(schema)) return schema
  throw new BlazonError(
    'invalid_input',
    `The schema ${JSON.stringify(schema)} of the database must be a name of up to 50 small letters, digits and _.`,
  )
}

/** The parameters of an address are the same for all of its servers. */
function parametersOf(address: string): URLSearchParams {
  return new URL(addressesIn(address)[0] ?? address).searchParams
}

/** The servers of an address, of which all connections of a store use the same one. */
export interface Servers {
  readonly count: number
  /** The number of the server in use. */
  inUse(): number
  /** The settings of a connection to the server in use. */
  settings(isReadonly: boolean): pg.ClientConfig
  /** Takes the next server into use, unless another one than `from` is in use by now. */
  moveOn(from: number): void
  /** Rejects for a server that is a copy of another one, unless the address allows that. */
  check(client: pg.ClientBase): Promise<void>
  /** Connects a client that was made with the settings. After a failure the next server is in use. */
  connect(client: pg.Client): Promise<void>
}

/**
 * The server in use is the first one of the address until a connection to it fails. `name` is what a server
 * lists the connections as. Throws `invalid_input` for a parameter that means nothing here.
 */
export function serversOf(address: string, name: string): Servers {
  const addresses = addressesIn(address)
  const target = parametersOf(address).get(TARGET) ?? (addresses.length > 1 ? 'primary' : 'any')
  if (!TARGETS.includes(target))
    throw new BlazonError(
      'invalid_input',
      `${TARGET} is ${JSON.stringify(target)} in the address of the database; it must be one of ${TARGETS.join(', ')}.`,
    )
  let current = 0
  const moveOn = (from: number) => {
    if (current === from) current = (from + 1) % addresses.length
  }
  const check = async (client: pg.ClientBase) => {
    if (target === 'any') return
    const { rows } = await client.query<{ is_copy: boolean }>('SELECT pg_is_in_recovery() AS is_copy')
    if (rows[0]?.is_copy) throw new NotPrimary('This server is a copy of another one.')
  }
  return {
    count: addresses.length,
    inUse: () => current,
    settings: (isReadonly) => settingsOf(addresses[current] ?? address, name, isReadonly),
    moveOn,
    check,
    async connect(client) {
      const from = current
      try {
        await client.connect()
        await check(client)
      } catch (thrown) {
        if (isLost(thrown)) moveOn(from)
        throw thrown
      }
    },
  }
}

/** Connects to the first server that can be used. Rejects with the failure of the first one. */
export async function connected(servers: Servers): Promise<pg.Client> {
  let first: unknown
  for (let tried = 0; tried < servers.count; tried += 1) {
    const client = new pg.Client(servers.settings(false))
    // A connection that is lost between two queries fails the next one.
    client.on('error', () => undefined)
    try {
      await servers.connect(client)
      return client
    } catch (thrown) {
      await client.end().catch(() => undefined)
      if (!isLost(thrown)) throw thrown
      first ??= thrown
    }
  }
  throw first
}

function settingsOf(address: string, name: string, isReadonly: boolean): pg.ClientConfig {
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
  searchParams.delete(TARGET)
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
