import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Bytes as they come, and unpacked where they begin as gzip does, whatever the file is called. */
export async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]()
  let start: Uint8Array = new Uint8Array()
  while (start.length < GZIP.length) {
    const { done, value } = await source.next()
    if (done) break
    start = start.length === 0 ? value : Buffer.concat([start, value])
  }
  const all = Readable.from(continued(start, source))
  yield* GZIP.every((byte, at) => start[at] === byte) ? all.compose(createGunzip()) : all
}

const GZIP = [0x1f, 0x8b]

async function* continued(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (start.length > 0) yield start
  yield* { [Symbol.asyncIterator]: () => rest }
}
