import { openStore, type Store } from '../../store/index.ts'
import { blobsIn, modulesIn, type OwnFlags } from './flags.ts'

/**
 * Opens an existing database. It is opened read-only when this user may not write to it, such as the file of
 * a service. Rejects with `invalid_input` when there is none. With `flags`, the view `brands` gets a column
 * for each field that they name, and bytes are read from the blob store that they name.
 */
export async function openExisting(name: string, flags?: OwnFlags): Promise<Store> {
  const named = flags && { ...(await viewedIn(flags)), blobs: blobsIn(flags.configured) }
  return openStore(name, { now: () => new Date(), mustExist: true, ...named })
}

/** Returns the fields for the view `brands`; none when the flags name no module with fields. */
export async function viewedIn(flags: OwnFlags) {
  if (!modulesIn(flags.configured)) return {}
  const { fieldsFor } = await import('./own-fields.ts')
  return { fields: (await fieldsFor(flags)).table }
}
