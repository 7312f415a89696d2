import { writeFile } from 'node:fs/promises'
import { whyNotWritten } from '../capture/disk.ts'
import { BlazonError } from '../model/errors.ts'

/** Writes what a command was asked to put into a file. Rejects with `storage`, in one sentence. */
export async function writeFileOrFail(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content)
  } catch (cause) {
    throw notWritten(file, cause)
  }
}

/** What was wrong, with which file, and what to do; `cause` as the file system threw it. */
export function notWritten(file: string, cause: unknown): BlazonError {
  return new BlazonError('storage', `${file} cannot be written: ${whyNotWritten(cause, 'file')}.`, { cause })
}
