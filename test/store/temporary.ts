import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts'

const folders: string[] = []
const stores: Store[] = []

afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-'))
  folders.push(folder)
  return folder
}

/** A clock that stands still until it is set. */
export class Clock {
  ms = Date.UTC(2026, 10, 20, 12)
  readonly now = () => new Date(this.ms)
}

/** A store that is closed after the test; in a file of its own unless one is named. */
export function temporaryStore(options: Partial<StoreOptions> & { path?: string } = {}): Store {
  const { path = join(temporaryFolder(), 'brands.db'), ...rest } = options
  const store = openStore(path, { now: () => new Date(), ...rest })
  stores.push(store)
  return store
}
