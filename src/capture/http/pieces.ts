import { finished, type Readable } from 'node:stream'
import { createBreather } from '../breather.ts'

/**
 * Bytes that come chunk by chunk. Small chunks are copied together: each is an object of its own and holds on to what it was read
 * from, and a body may come in millions of them.
 */
export interface Pieces {
  add(chunk: Uint8Array): void
  readonly size: number
  /** All there is, in one. */
  bytes(): Uint8Array
}

const PIECE_BYTES = 64 * 1024
/** Chunks of this many bytes and more are kept as they are. */
const WHOLE_BYTES = 8 * 1024

export function createPieces(): Pieces {
  const pieces: Uint8Array[] = []
  let room = new Uint8Array()
  let used = 0
  let size = 0
  const close = () => {
    if (used > 0) pieces.push(room.subarray(0, used))
    room = room.subarray(used)
    used = 0
  }
  return {
    add(chunk) {
      size += chunk.length
      const isWhole = chunk.length >= WHOLE_BYTES
      if (isWhole || used + chunk.length > room.length) close()
      if (isWhole) return void pieces.push(chunk)
      if (chunk.length > room.length) room = Buffer.allocUnsafeSlow(PIECE_BYTES)
      room.set(chunk, used)
      used += chunk.length
    },
    get size() {
      return size
    },
    bytes: () => Buffer.concat([...pieces, room.subarray(0, used)], size),
  }
}

/**
 * A body in few chunks: whatever has come is taken in one. One that breaks off is given out as far as it came, and then throws. Who
 * stops taking ends it. Lets others have their turn, since a body may come in millions of chunks.
 */
export function inBulk(body: Readable): NodeJS.ReadableStream {
  // Pipelines take generators too, but their types not in a list. As a stream of its own it would lose what it holds when it breaks off.
  return taken(body) as AsyncIterable<Uint8Array> as NodeJS.ReadableStream
}

async function* taken(body: Readable): AsyncGenerator<Uint8Array> {
  const breathe = createBreather()
  let wake = (): void => undefined
  let failure: unknown
  let isOver = false
  body.on('readable', () => wake())
  finished(body, { writable: false }, (error) => {
    failure = error
    isOver = true
    wake()
  })
  try {
    for (;;) {
      const chunk: Uint8Array | null = body.read()
      if (chunk) yield chunk
      else if (failure) throw failure
      else if (isOver) return
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      await breathe()
    }
  } finally {
    // undici calls it an error when the rest is left.
    if (!body.readableEnded) body.on('error', () => undefined).destroy()
  }
}
