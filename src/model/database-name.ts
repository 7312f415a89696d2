/** The name of a database: a file, `:memory:`, or the address of one in PostgreSQL. */

const ADDRESS = /^(postgres(?:ql)?:\/\/)(?:([^:@/?#]*)(?::.*)?@)?([^/?#@]*)([^?#]*)/is

/** Whether the name is the address of a database in PostgreSQL. */
export function isPostgres(db: string): boolean {
  return ADDRESS.test(db)
}

/** The name as messages show it: an address is shown without the password and the parameters. */
export function shownDatabase(db: string): string {
  const [, scheme, user, host, path] = ADDRESS.exec(db) ?? []
  return scheme === undefined ? db : `${scheme}${user ? `${user}@` : ''}${host}${path}`
}
