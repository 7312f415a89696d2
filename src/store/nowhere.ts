/** A store that has nothing and keeps nothing, for lookups where the package of SQLite cannot be loaded. */

import { asBlazonError, BlazonError } from '../model/errors.ts'
import { cannotLoad } from '../model/missing-package.ts'
import type { OpenOptions } from './options.ts'
import type { TrackedChanges } from './sql/changes.ts'
import type { Sql, Statement } from './sql/sql.ts'
import { storeOver } from './sql/store.ts'
import { neverPaused, ready } from './sqlite/sql.ts'
import type { Store } from './store.ts'

/** What must not be lost, such as a key, is refused. */
const refuse = (): never => {
  throw new BlazonError('storage', cannotLoad('better-sqlite3'))
}

const statement = <P extends readonly unknown[], R>(): Statement<P, R> => ({
  get: () => ready(undefined),
  all: () => ready([]),
  run: refuse,
})

/** Every query finds nothing. */
const NOTHING: Sql = {
  kind: 'sqlite',
  joinInOrder: 'CROSS JOIN',
  prepare: statement,
  value: statement,
  exec: refuse,
  read: (work) => work,
  write: () => refuse,
}

/** A cached value is never used again. */
const UNKNOWN: TrackedChanges = {
  count: () => 0,
  isSame: () => false,
  isSameElsewhere: () => false,
  begin: () => () => undefined,
}

/** Opens such a store. What a lookup would store is left out, as in a store that is sealed. */
export function openNowhere(options: OpenOptions): Store {
  let isOpen = true
  const { store } = storeOver(
    {
      ...{ sql: NOTHING, name: ':memory:', isReadonly: false, isOpen: () => isOpen },
      ...{ resume: async () => neverPaused(), changes: UNKNOWN, failureOf: asBlazonError },
      afterWrite: () => undefined,
      size: () => ready({ file: 0, used: 0, free: 0, journal: 0 }),
      shrinks: () => false,
      used: () => ready({ bytes: 0, most: Number.POSITIVE_INFINITY }),
    },
    options,
  )
  store.seal()
  return {
    ...store,
    tidy: async () => 'done',
    forget: async () => refuse(),
    async close() {
      isOpen = false
    },
  }
}
