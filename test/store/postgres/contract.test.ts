import { vi } from 'vitest'
import { openStore } from '../../../src/store/index.ts'
import { storeContract } from '../contract/index.ts'
import { emptyDatabase, newDatabase } from './databases.ts'

let any: Promise<string> | undefined

storeContract('PostgreSQL', {
  newDatabase,
  emptyDatabase,
  anyDatabase: () => (any ??= newDatabase()),
  openStore,
  // The password of the user is not shown.
  shown: (db) => db.replace(':secret@', '@').replace(/\?.*/, ''),
  // An announcement of a change arrives some milliseconds after the change.
  soon: (check) => vi.waitFor(check, { timeout: 60_000 }),
})
