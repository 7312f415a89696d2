import { onTestFinished } from 'vitest'
import type { Store, StoreOptions } from '../../../src/store/index.ts'

/** Makes databases and stores of one implementation, for the tests of the contract. */
export interface StoreMaker {
  /** The name of a new database, which is deleted after the test. */
  readonly newDatabase: () => string | Promise<string>
  /** The name of a database that is empty, but may have its tables already. Default: a new one. */
  readonly emptyDatabase?: () => Promise<string>
  readonly openStore: (db: string, options: StoreOptions) => Promise<Store>
  /**
   * The name of a database that tests share of which none reads what another one wrote. Default: a new one.
   */
  readonly anyDatabase?: () => Promise<string>
  /** The name of a database as messages show it. Default: the whole name. */
  readonly shown?: (db: string) => string
  /**
   * Checks something that another process has changed. Default: once, because such a change is seen at once.
   */
  readonly soon?: (check: () => Promise<void>) => Promise<void>
}

/** What the tests of the contract need of an implementation. */
export interface Stores {
  readonly newDatabase: () => Promise<string>
  /** Opens a store that is closed after the test; in a new database unless one is named. */
  readonly open: (options?: Partial<StoreOptions> & { db?: string }) => Promise<Store>
  readonly anyDatabase: () => Promise<string>
  readonly shown: (db: string) => string
  readonly soon: (check: () => Promise<void>) => Promise<void>
}

export function storesOf(maker: StoreMaker): Stores {
  const newDatabase = async () => maker.newDatabase()
  return {
    newDatabase,
    anyDatabase: maker.anyDatabase ?? newDatabase,
    shown: maker.shown ?? ((db) => db),
    soon: maker.soon ?? ((check) => check()),
    async open({ db, ...options } = {}) {
      const name = db ?? (await (maker.emptyDatabase ?? newDatabase)())
      const store = await maker.openStore(name, { now: () => new Date(), ...options })
      onTestFinished(() => store.close())
      return store
    },
  }
}
