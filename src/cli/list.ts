import fs from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** How often a pipe that has nothing yet is asked again. */
const ASK_AGAIN_MS = 25

type OnRead = (error: NodeJS.ErrnoException | null, count: number, buffer: Buffer) => void

/**
 * The bytes of a list, to be destroyed by the caller. A read of a pipe or a terminal that waits for bytes cannot be
 * called back: the process would live until the other end writes or closes. So these are read without waiting.
 */
export async function openList(list: string): Promise<Readable> {
  const kind = await stat(list)
  if (!kind.isFIFO() && !kind.isCharacterDevice()) return fs.createReadStream(list)
  // Opened first as it is, so that somebody writes: opened without waiting, a pipe that nobody has yet is one that has ended.
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
      else setTimeout(read, ASK_AGAIN_MS, fd, buffer, offset, length, at, done)
    })
  const close = (_: number, done: () => void) => void file.close().finally(done)
  const stream = fs.createReadStream('', { fd, fs: { read, close } })
  return stream
}
