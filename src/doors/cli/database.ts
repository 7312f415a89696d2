import { openStore, type Store } from '../../store/index.ts'
import { blobsIn, modulesIn, type OwnFlags } from './flags.ts'

/**
 * Opens a database that must be there, only for reading where this user may not write, as in the file of a
 * service. Rejects with `invalid_input` when there is none. With `flags`, the view `brands` gets the columns
 * of the fields that they name, and bytes are read from the place for blobs that they name.
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
