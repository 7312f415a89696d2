import { writeFile } from 'node:fs/promises'
import { BlazonError } from '../model/errors.ts'

/** Writes what a command was asked to put into a file. Rejects with `storage`, in one sentence. */
export async function writeFileOrFail(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason given'
    throw new BlazonError('storage', `${file} cannot be written (${code}).`, { cause })
  }
}
