import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ResultState } from '../../src/model/record.ts'
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts'
import type { Until } from '../capture/sites.ts'
import { newDatabase } from './postgres/databases.ts'

/** Makes a folder that is deleted after the test, or with `afterAll` after all tests of the file. */
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

/**
 * The name of a new database: a file in the folder, or with `vitest --mode postgres` one on the server of the
 * tests.
 */
export function temporaryDatabase(folder = temporaryFolder()): Promise<string> | string {
  return process.env.TEST_STORE === 'postgres' ? newDatabase() : join(folder, 'brands.db')
}

/** Opens a store that is closed after the test, in a new database unless one is named. */
export async function temporaryStore(
  options: Partial<StoreOptions> & { path?: string } = {},
): Promise<Store> {
  const { path = await temporaryDatabase(), ...rest } = options
  const store = await openStore(path, { now: () => new Date(), ...rest })
  // The store is closed before its folder is deleted, because what is registered last is done first.
  onTestFinished(() => store.close())
  return store
}

/** Deletes all that is too old or too much. */
export async function tidy(store: Store): Promise<void> {
  while ((await store.tidy()) !== 'done');
}

/** The items of which something is found. */
export async function foundOf<T>(
  items: readonly T[],
  find: (item: T) => Promise<unknown>,
): Promise<readonly T[]> {
  const found = await Promise.all(items.map(find))
  return items.filter((_, at) => found[at] !== undefined)
}

export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** How many results there are of each state, and how many invalid lines. */
export async function countsOf(store: Store): Promise<Record<ResultState | 'invalid', number>> {
  const counts = { ok: 0, refused: 0, failed: 0, invalid: 0 }
  for await (const { result } of store.allResults()) counts[result.state] += 1
  counts.invalid = (await allOf(store.allLines({ invalid: true }))).length
  return counts
}
