import fs from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** How long to wait before a pipe that has no bytes yet is read again. */
const READ_AGAIN_MS = 25

type OnRead = (error: NodeJS.ErrnoException | null, count: number, buffer: Buffer) => void

/**
 * Opens a list, or standard input for `-`, as a stream of bytes, which the caller destroys. Pipes and
 * terminals are read without waiting for bytes, because a read that waits cannot be cancelled. The process
 * would then live until the other end writes or closes.
 */
export async function openList(list: string): Promise<Readable> {
  if (list === '-') return process.stdin
  const kind = await stat(list)
  if (!kind.isFIFO() && !kind.isCharacterDevice()) return fs.createReadStream(list)
  // The first `open` waits until another process opens the pipe for writing. Without this wait, a pipe that
  // has no writer yet would look like one that has ended.
  const opened = await open(list)
  try {
    return readWithoutWaiting(await open(list, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK))
  } finally {
    await opened.close()
  }
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
