import type { Store, StoreOptions } from '../../store/index.ts'
import { blobsIn, modulesIn, type OwnFlags } from './flags.ts'

/**
 * Opens an existing database. It is opened read-only when this user may not write to it, such as the file of
 * a service. Rejects with `invalid_input` when there is none. With `flags`, the view `brands` gets a column
 * for each field that they name, and bytes are read from the blob store that they name.
 */
export async function openExisting(name: string, flags?: OwnFlags): Promise<Store> {
  const { openStore } = await import('../../store/index.ts')
  const named = flags && { ...(await viewedIn(flags)), blobs: blobsIn(flags.configured) }
  return openStore(name, { now: () => new Date(), mustExist: true, ...named })
}

/** Does something with an existing database, and closes it. It is opened as by `openExisting`. */
export async function onDatabase<T>(
  name: string,
  use: (store: Store) => Promise<T>,
  flags?: OwnFlags,
): Promise<T> {
  return useAndClose(await openExisting(name, flags), use)
}

/** Does something with a database, which is made if it is missing, unless `mustExist` is set, and closes it. */
export async function onNewDatabase<T>(
  name: string,
  use: (store: Store) => Promise<T>,
  options: Omit<StoreOptions, 'now'> = {},
): Promise<T> {
  const { openStore } = await import('../../store/index.ts')
  return useAndClose(await openStore(name, { now: () => new Date(), ...options }), use)
}

/** Does something with what has to be closed afterwards, and closes it. */
export async function useAndClose<R extends { close(): Promise<void> }, T>(
  opened: R,
  use: (opened: R) => Promise<T>,
): Promise<T> {
  try {
    return await use(opened)
  } finally {
    await opened.close()
  }
}

/** Returns the fields for the view `brands`; none when the flags name no module with fields. */
export async function viewedIn(flags: OwnFlags) {
  if (!modulesIn(flags.configured)) return {}
  const { fieldsFor } = await import('./own-fields.ts')
  return { fields: (await fieldsFor(flags)).table }
}
