import { accessSync, constants, existsSync } from 'node:fs'
import { BlazonError } from '../model/errors.ts'
import { openStore, type Store } from '../store/index.ts'

/** Opens a database that must be there, for reading alone where this user may not write, as in a service's own file. */
export function openExisting(path: string): Store {
  if (!existsSync(path)) {
    throw new BlazonError(
      'invalid_input',
      `There is no database ${path || 'without a name'}. A batch, a lookup or "blazon keys create" makes one.`,
    )
  }
  return openStore(path, { now: () => new Date(), readonly: !mayWrite(path) })
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
