/** The name of a database: a file, `:memory:`, or the address of a PostgreSQL database. */

import { BlazonError } from './errors.ts'

/**
 * Text with this beginning is an address, even when it is malformed. It may contain a password, so it must
 * not be used as the name of a file.
 */
const BEGINNING = /^\s*postgres(?:ql)?:/i

/**
 * An address does not match when its password contains an unescaped `/`, `?` or `#`. Otherwise the rest of
 * the password would be shown as the name of the database.
 */
const ADDRESS = /^(postgres(?:ql)?:\/\/)(?:([^:/?#]*)(?::[^/?#]*)?@)?([^/?#@]*)([^?#@]*)(?:\?[^#@]*)?$/i

/**
 * Whether the name is the address of a database in PostgreSQL. Throws `invalid_input` for a malformed
 * address, which the message does not repeat.
 */
export function isPostgres(db: string): boolean {
  if (!BEGINNING.test(db)) return false
  if (partsOf(db)) return true
  throw new BlazonError(
    'invalid_input',
    `The address of the database is malformed. It must be like ${EXAMPLE}, with / as %2F, # as %23, ? as %3F, @ as %40 and % as %25 in the user, the password and other values.`,
  )
}

/** The name as messages show it: an address is shown without the password and the parameters. */
export function shownDatabase(db: string): string {
  if (!BEGINNING.test(db)) return db
  const [, scheme, user, host, path] = partsOf(db) ?? []
  return scheme === undefined ? 'postgres://…' : `${scheme}${user ? `${user}@` : ''}${host}${path}`
}

/** The example of an address in our messages. */
const EXAMPLE = 'postgres://user:password@host:5432/name'

/**
 * Removes the passwords of databases from a message, because somebody may have typed an address in place of
 * another value.
 */
export function withoutPasswords(message: string): string {
  return message.replace(/postgres(?:ql)?:[^\s”"]*/gi, (found) =>
    found.startsWith(EXAMPLE) ? found : shownDatabase(found),
  )
}

/** An address up to its hosts, the hosts, and the rest. */
const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)([^/?#@]*)(.*)$/i

/**
 * Splits an address that names several servers, as `postgres://a:5432,b:5433/name`, into one address for
 * each.
 */
export function addressesIn(address: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = HOSTS.exec(address) ?? ['', address]
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

function partsOf(db: string): RegExpExecArray | undefined {
  try {
    for (const address of addressesIn(db)) new URL(address)
    decodeURIComponent(db)
    return ADDRESS.exec(db) ?? undefined
  } catch {
    return undefined
  }
}
