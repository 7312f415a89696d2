import pg from 'pg'
import { addressesIn } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import { STORING } from '../bounds.ts'
import { isLost, NotPrimary } from './failure.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** No query takes nearly as long. The timeout detects connections that were lost without an error. */
const QUERY_TIMEOUT_MS = 600_000
const KEEP_ALIVE_DELAY_MS = 10_000

/** The parameter that decides which of several servers is used, by the name that libpq gives it. */
const TARGET = 'target_session_attrs'
const TARGETS: readonly string[] = ['any', 'read-write', 'primary']

/**
 * Returns the schema of the tables: that of the address, or `blazon`, because others may use the database.
 * Throws `invalid_input` for a name that is not plain.
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

/** The servers of an address. All connections of a store use the same server. */
export interface Servers {
  readonly count: number
  /** The index of the server in use. */
  inUse(): number
  /** The settings of a connection to the server in use. */
  settings(isReadonly: boolean): pg.ClientConfig
  /** Switches from the server `from` to the next one, unless another connection has already done so. */
  moveOn(from: number): void
  /** Rejects when the server is a standby and the address requires a primary. */
  check(client: pg.ClientBase): Promise<void>
  /** Connects a client that was made with these settings. A failure switches to the next server. */
  connect(client: pg.Client): Promise<void>
}

/**
 * The server in use is the first one of the address until a connection to it fails. The server lists the
 * connections under `name`. Throws `invalid_input` for a parameter that is not supported.
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
    // Without this listener, a loss between two queries would end the process. The next one fails anyway.
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
    // The parameters of the address override the settings below, so our parameters are added to the address.
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

/** All our whole numbers are below 2^53, so they are read as numbers, as SQLite returns them. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) =>
  id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format)
