import pg from 'pg'
import { asBlazonError, BlazonError } from '../../model/errors.ts'

/** Thrown for a standby when a primary is required. It may become primary later. */
export class NotPrimary extends Error {}

const GONE = 'does not answer; check that it runs and can be reached, and start again'
const REFUSED = 'refuses this user; check the name, the password and the rights of the user'

const DISK_FULL = '53100'

const ONLY_READ = 'can only be read; name the address of the primary server, or a user who may write'

const NO_TLS = 'offers no encrypted connections; set up TLS on its server, or leave out "sslmode"'

/** The meaning of PostgreSQL's error codes, by their beginning. The first match counts. */
const MEANINGS: readonly (readonly [prefix: string, meaning: string])[] = [
  ['3D000', 'does not exist; make it with "createdb", or name another one'],
  ['28', REFUSED],
  ['42501', REFUSED],
  ['25006', ONLY_READ],
  [
    DISK_FULL,
    'cannot grow, the disk of its server is full; what was stored before is intact. Free some space',
  ],
  ['53300', 'has no free connection; raise max_connections, or run fewer processes'],
  ['53', 'has no more resources; what was stored before is intact'],
  ['40', 'ended a call because of other calls, again and again; try again later'],
  ['55P03', 'is held by another process that did not let go in time; try again when it has finished'],
  ['57014', 'took too long for a query, which was cancelled'],
  ['57P', GONE],
  ['08P', 'does not understand blazon; report this'],
  ['08', GONE],
  ['XX001', 'is damaged; restore it from a copy'],
  ['XX002', 'is damaged; restore it from a copy'],
]

const UNREACHABLE: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
])

/**
 * Error codes of PostgreSQL for a connection that was lost, refused for now, or ended by the operator, and
 * for too many connections. `08P01` is excluded, because it reports a mistake in our own code.
 */
const LOST_CODES = /^(?:08(?!P)|57P0|53300)/

/** The messages of the client for a lost connection, because it sets no code. */
const LOST =
  /^(?:Connection terminated|timeout expired|Client has encountered a connection error|timeout exceeded|Query read timeout)/

const codeOf = (thrown: unknown): string | undefined => {
  const code: unknown = thrown instanceof Error ? Reflect.get(thrown, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/** Whether PostgreSQL ended the transaction because of another one, so that it can be tried again. */
export function isConflict(thrown: unknown): boolean {
  const code = codeOf(thrown)
  return thrown instanceof pg.DatabaseError && (code === '40001' || code === '40P01')
}

/**
 * Whether the connection was lost or could not be made, so that a new one may work later. A new one also
 * helps when another version of blazon has changed a table for which the connection has a cached plan.
 */
export function isLost(thrown: unknown): boolean {
  if (thrown instanceof NotPrimary) return true
  const code = codeOf(thrown)
  if (thrown instanceof pg.DatabaseError)
    return LOST_CODES.test(code ?? '') || thrown.message.startsWith('cached plan must not')
  return thrown instanceof Error && (UNREACHABLE.has(code ?? '') || LOST.test(thrown.message))
}

/** Codes of a server that stops or starts, and of the system for a connection that the server has ended. */
const ENDED = /^(?:57P0|ECONNRESET|EPIPE)/

/** Whether a server that can be reached has ended the connection, or is starting. */
export function isEnded(thrown: unknown): boolean {
  const isWithoutCode = thrown instanceof Error && thrown.message.startsWith('Connection terminated')
  return isWithoutCode || ENDED.test(codeOf(thrown) ?? '')
}

/** Converts any failure to `storage` when the database gives the reason, else to `internal`. */
export function postgresFailure(shown: string, thrown: unknown): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  const code = codeOf(thrown) ?? ''
  const meaning =
    thrown instanceof pg.DatabaseError
      ? MEANINGS.find(([prefix]) => code.startsWith(prefix))?.[1]
      : isLost(thrown)
        ? thrown instanceof NotPrimary
          ? ONLY_READ
          : GONE
        : undefined
  if (thrown instanceof Error && thrown.message.startsWith('The server does not support SSL'))
    return new BlazonError('storage', `The database ${shown} ${NO_TLS}.`, { cause: thrown })
  if (meaning === undefined) return asBlazonError(thrown)
  // Somebody may free space on the disk, so the same call may succeed later.
  const retryable = code === DISK_FULL
  return new BlazonError('storage', `The database ${shown} ${meaning}.`, { cause: thrown, retryable })
}
