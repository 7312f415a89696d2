import { existsSync } from 'node:fs'
import { BlazonError } from '../model/errors.ts'
import { openStore, type Store } from '../store/index.ts'

/** Opens a database that must be there, for commands that only read what others wrote. */
export function openExisting(path: string): Store {
  if (!existsSync(path)) {
    throw new BlazonError(
      'invalid_input',
      `There is no database ${path}. A batch, a lookup or "blazon keys create" makes one.`,
    )
  }
  return openStore(path, { now: () => new Date() })
}
