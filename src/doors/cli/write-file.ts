import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, realpath, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { whyNotWritten } from '../../files/disk-failure.ts'
import { BlazonError } from '../../model/errors.ts'
import { OWNER_ONLY } from '../../model/units.ts'
import { printData } from './output.ts'

type Chunk = string | Uint8Array
type Chunks = Iterable<Chunk> | AsyncIterable<Chunk>

/** Writes data to the file that `--out` names, or to stdout, no faster than it is read there. */
export async function writeOut(out: string | undefined, chunks: Chunks): Promise<void> {
  if (out !== undefined) return writeChunksOrFail(out, chunks)
  for await (const chunk of chunks) if (!printData(chunk)) await once(process.stdout, 'drain')
}

/**
 * Writes chunks to a file that a command names. The file has another name until it is complete, so that
 * nobody reads a part of it. Only the owner may read a new file. A device or a pipe is written directly.
 * Rejects with `storage` when the file cannot be written, and with the error of `chunks` when they fail.
 */
export async function writeChunksOrFail(file: string, chunks: Chunks): Promise<void> {
  const place = await realpath(file).catch(() => file)
  const there = await stat(place).catch(() => undefined)
  const isOther = there !== undefined && !there.isFile()
  const part = isOther ? place : `${place}.${process.pid}.part`
  try {
    await pipeline(chunks, createWriteStream(part, { mode: OWNER_ONLY }))
    if (isOther) return
    // A file that is replaced keeps its permissions.
    if (there) await chmod(part, there.mode)
    await rename(part, place)
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
