/** The name of a database: a file, `:memory:`, or the address of one in PostgreSQL. */

/** Whether the name is the address of a database in PostgreSQL. */
export function isPostgres(db: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(db)
}

/** The name as messages show it: an address is shown without the password and the parameters. */
export function shownDatabase(db: string): string {
  if (!isPostgres(db)) return db
  if (!URL.canParse(db)) return 'of that address'
  const { username, host, pathname } = new URL(db)
  return `postgres://${username && `${username}@`}${host}${pathname}`
}
