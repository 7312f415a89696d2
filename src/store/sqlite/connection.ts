import Database from 'better-sqlite3'

/**
 * The garbage collector of Node 24.21 and later may run where no context is entered, and there the objects of
 * better-sqlite3 12 that it deletes abort the process (`RemoveEnvironmentCleanupHook`, assertion `env`). None
 * of them is deleted where they stay reachable. Closing a database frees what its statements hold, so that
 * little remains of each.
 */
const REACHABLE: Set<unknown> | undefined =
  Number(process.versions.node.split('.')[0]) >= 24 ? new Set() : undefined

/** A connection to a database, none of whose objects is collected where that is dangerous. */
export class Connection extends Database {
  constructor(path: string, options: Database.Options) {
    super(path, options)
    REACHABLE?.add(this)
    if (REACHABLE) keepBackups(this, REACHABLE)
  }

  override prepare: Database.Database['prepare'] = (source: string) => {
    const statement = super.prepare(source)
    REACHABLE?.add(statement)
    return statement as never
  }

  /** The statement of a pragma that sets something is no object of JavaScript; one that reads is prepared. */
  override pragma(source: string, { simple = false }: Database.PragmaOptions = {}): unknown {
    if (simple) return this.#read(`PRAGMA ${source}`)
    this.exec(`PRAGMA ${source}`)
    return undefined
  }

  readonly #reading = new Map<string, Database.Statement>()

  #read(source: string): unknown {
    const statement = this.#reading.get(source) ?? this.prepare(source).pluck()
    this.#reading.set(source, statement)
    return statement.get()
  }
}

/** The same for what copies a database: `backup` makes it of an object that stands behind a symbol. */
function keepBackups(connection: object, reachable: Set<unknown>): void {
  const inner = Object.getOwnPropertySymbols(connection).map(
    (name) => (connection as Readonly<Record<symbol, unknown>>)[name],
  )
  for (const each of inner) {
    if (typeof each !== 'object' || each === null || !('backup' in each)) continue
    const { backup } = each
    if (typeof backup !== 'function') continue
    each.backup = (...given: unknown[]) => {
      const made: unknown = backup.apply(each, given)
      reachable.add(made)
      return made
    }
  }
}
