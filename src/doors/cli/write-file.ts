import { createWriteStream } from 'node:fs'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
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

/**
 * Writes chunks to a file that a command names. The file has another name until it is complete, so that
 * nobody reads a part of it. A device or a pipe is written directly. Rejects with `storage` when the file
 * cannot be written, and with the error of `chunks` when they fail.
 */
export async function writeChunksOrFail(
  file: string,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const place = await realpath(file).catch(() => file)
  const isOther = await stat(place).then(
    (there) => !there.isFile(),
    () => false,
  )
  const part = isOther ? place : `${place}.${process.pid}.part`
  try {
    await pipeline(chunks, createWriteStream(part, { mode: OWNER_ONLY }))
    if (!isOther) await rename(part, place)
  } catch (thrown) {
    if (!isOther) await rm(part, { force: true })
    // Only errors of the file system have the key `syscall`. Other errors come from the chunks.
    throw thrown instanceof Error && 'syscall' in thrown ? notWritten(file, thrown) : thrown
  }
}

/** The error for a file that could not be written. `cause` is what the file system threw. */
export function notWritten(file: string, cause: unknown): BlazonError {
  return new BlazonError('storage', `${file} cannot be written: ${whyNotWritten(cause, 'file')}.`, { cause })
}
