import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OWNER_ONLY_FOLDER } from '../model/units.ts'
import { systemCode } from './disk-failure.ts'

/** Makes one folder. Rejects with the error of the file system. */
type Make = (folder: string) => Promise<unknown>

/**
 * Creates a folder that only its owner can read, and missing parent folders. Rejects with the error of the
 * folder that could not be created. Node's own function does not report that error: on a read-only disk it
 * reports `ENOENT`, and in a file system without new folders (`/proc`) it never ends.
 */
export async function makeFolder(folder: string, make: Make = makeOne): Promise<void> {
  const isMade = await madeOrThere(folder, make).catch((thrown: unknown) => {
    if (systemCode(thrown) !== 'ENOENT' || dirname(folder) === folder) throw thrown
    return false
  })
  if (isMade) return
  await makeFolder(dirname(folder), make)
  await madeOrThere(folder, make)
}

/** Creates one folder, whose parent folder must exist. Rejects as `makeFolder` does. */
export const makeOnlyFolder = (folder: string): Promise<true> => madeOrThere(folder, makeOne)

const makeOne: Make = (folder) => mkdir(folder, { mode: OWNER_ONLY_FOLDER })

async function madeOrThere(folder: string, make: Make): Promise<true> {
  await make(folder).catch((thrown: unknown) => {
    if (systemCode(thrown) !== 'EEXIST') throw thrown
  })
  return true
}
