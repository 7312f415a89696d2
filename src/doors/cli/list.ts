import { once } from 'node:events'
import fs from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { notRead } from '../../files/named-file.ts'

/** How long to wait before a pipe that has no bytes yet is read again. */
const READ_AGAIN_MS = 25

type OnRead = (error: NodeJS.ErrnoException | null, count: number, buffer: Buffer) => void

/**
 * Opens a list, or standard input for `-`, as a stream of bytes, which the caller destroys. Pipes and
 * terminals are read without waiting for bytes, because a read that waits cannot be cancelled. The process
 * would then live until the other end writes or closes. Rejects with `invalid_input`.
 */
export async function openList(list: string): Promise<Readable> {
  if (list === '-') return process.stdin
  try {
    return await opened(list)
  } catch (thrown) {
    throw notRead(list, thrown)
  }
}

async function opened(list: string): Promise<Readable> {
  const kind = await stat(list)
  if (kind.isDirectory()) throw new Error('it is a folder')
  if (!kind.isFIFO() && !kind.isCharacterDevice()) {
    const stream = fs.createReadStream(list)
    await once(stream, 'open')
    return stream
  }
  // The first `open` waits until another process opens the pipe for writing. Without this wait, a pipe that
  // has no writer yet would look like one that has ended.
  const file = await open(list)
  try {
    return readWithoutWaiting(await open(list, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK))
  } finally {
    await file.close()
  }
}

/**
 * Reads a file, or standard input for `-`. Stops behind `maxBytes`, with more than so many bytes. Rejects with
 * `invalid_input` when the file cannot be read.
 */
export async function bytesOf(file: string, maxBytes = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of await openList(file)) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) break
    }
  } catch (thrown) {
    throw notRead(file === '-' ? 'Standard input' : file, thrown)
  }
  return Buffer.concat(chunks)
}

function readWithoutWaiting(file: fs.promises.FileHandle): Readable {
  const { fd } = file
  const read = (
    _: number,
    buffer: Buffer,
    offset: number,
    length: number,
    at: number | null,
    done: OnRead,
  ): void =>
    fs.read(fd, buffer, offset, length, at, (error, count) => {
      if (error?.code !== 'EAGAIN') done(error, count, buffer)
      else if (stream.destroyed) done(null, 0, buffer)
      else setTimeout(read, READ_AGAIN_MS, fd, buffer, offset, length, at, done)
    })
  const close = (_: number, done: () => void) => void file.close().finally(done)
  const stream = fs.createReadStream('', { fd, fs: { read, close } })
  return stream
}
