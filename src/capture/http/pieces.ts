/** Collects bodies that arrive in very many small chunks, with little memory, without blocking others. */

import { finished, type Readable } from 'node:stream'
import { createBreather } from '../../concurrency/breather.ts'

/** Collects chunks. Small ones are copied into larger pieces, because each keeps its buffer in memory. */
export interface Pieces {
  add(chunk: Uint8Array): void
  readonly size: number
  bytes(most?: number): Uint8Array
}

const PIECE_BYTES = 64 * 1024
/** Chunks of at least this size are kept without copying. */
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
    bytes: (most = size) => Buffer.concat([...pieces, room.subarray(0, used)], Math.min(most, size)),
  }
}

/**
 * Wraps a body so that it has few chunks: all bytes that have arrived are taken at once. When the body breaks
 * off, the bytes that have arrived are yielded before the error is thrown. When the consumer stops, the body
 * is destroyed. Other tasks of the process can run between the chunks.
 */
export function inBulk(body: Readable): NodeJS.ReadableStream {
  // `pipeline` accepts generators, but its type does not accept them in an array. A real stream would lose
  // its buffered data when the body breaks off.
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
      // Without a length, Node 26 gives one of the chunks that have arrived, and not all of them.
      const chunk: Uint8Array | null = body.read(body.readableLength || undefined)
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
    // When the rest of the body is not read, undici reports an error. It does not matter here.
    if (!body.readableEnded) body.on('error', () => undefined).destroy()
  }
}
