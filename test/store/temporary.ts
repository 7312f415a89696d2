import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts'
import type { Until } from '../capture/sites.ts'

/** A folder that is gone after the test that asks for it, or all of a file with `afterAll`. */
export function temporaryFolder(until: Until = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-'))
  until(() => rmSync(folder, { recursive: true }))
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
  // Before its folder is gone: what is asked for last is done first.
  onTestFinished(() => store.close())
  return store
}
