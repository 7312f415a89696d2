import { writeFile } from 'node:fs/promises'
import { whyNotWritten } from '../../files/disk-failure.ts'
import { BlazonError } from '../../model/errors.ts'
import { OWNER_ONLY } from '../../model/units.ts'

/** Writes a file that a command names. Only the owner may read a new file. Rejects with `storage`. */
export async function writeFileOrFail(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { mode: OWNER_ONLY })
  } catch (cause) {
    throw notWritten(file, cause)
  }
}

/** The error for a file that could not be written. `cause` is what the file system threw. */
export function notWritten(file: string, cause: unknown): BlazonError {
  return new BlazonError('storage', `${file} cannot be written: ${whyNotWritten(cause, 'file')}.`, { cause })
}
