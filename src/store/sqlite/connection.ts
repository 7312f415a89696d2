import Database from 'better-sqlite3'

/**
 * The garbage collector of Node 24.21 and later may run without an entered V8 context, where deleting objects
 * of better-sqlite3 12 aborts the process (`RemoveEnvironmentCleanupHook`, assertion `env`). So these objects
 * are kept reachable. Closing a database frees their memory, so each leaves little.
 */
const REACHABLE: Set<unknown> | undefined =
  Number(process.versions.node.split('.')[0]) >= 24 ? new Set() : undefined

/** A connection to a database whose objects are not garbage-collected where that is dangerous. */
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

  /** A pragma that sets a value needs no JavaScript object; one that reads is prepared as a statement. */
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

/** Keeps the objects of backups reachable. `backup` takes them from an internal object behind a symbol. */
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
