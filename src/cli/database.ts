import { openStore, type Store } from '../store/index.ts'

/**
 * Opens a database that must be there, only for reading where this user may not write, as in the file of a
 * service. Rejects with `invalid_input` when there is none.
 */
export function openExisting(name: string): Promise<Store> {
  return openStore(name, { now: () => new Date(), mustExist: true })
}
