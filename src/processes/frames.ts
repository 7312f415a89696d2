/**
 * Sends values between a process and its owner. A value is serialized by V8 as for a structured clone, but
 * its byte arrays are sent separately and unchanged, so that only the operating system copies them. The files
 * of a page have megabytes.
 *
 * A frame is the number of its parts, the length of each part, and the parts. Numbers have 32 bits. The first
 * part is the value, with numbers in place of its byte arrays; the byte arrays are the other parts.
 */

import { readSync, writeSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { DefaultDeserializer, DefaultSerializer, deserialize, serialize } from 'node:v8'

const NUMBER_BYTES = 4

class Writer extends DefaultSerializer {
  readonly arrays: Uint8Array[] = []

  constructor() {
    super()
    this.writeHeader()
  }

  /** Node calls this for each byte array. */
  _writeHostObject(array: Uint8Array): void {
    if (!(array instanceof Uint8Array))
      throw new TypeError('A Uint8Array is the only byte array that is sent.')
    this.writeUint32(this.arrays.push(array) - 1)
  }
}

class Reader extends DefaultDeserializer {
  readonly arrays: readonly Uint8Array[]

  constructor(value: Uint8Array, arrays: readonly Uint8Array[]) {
    super(value)
    this.arrays = arrays
    this.readHeader()
  }

  /** Node calls this for each byte array. */
  _readHostObject(): Uint8Array {
    const array = this.arrays[this.readUint32()]
    if (!array) throw new TypeError('A frame lacks one of its parts.')
    return array
  }
}

/** Bun does not have the classes of V8. Byte arrays are copied into the value there. */
const IS_WHOLE = 'bun' in process.versions

function partsOf(value: unknown): readonly Uint8Array[] {
  if (IS_WHOLE) return [serialize(value)]
  const writer = new Writer()
  writer.writeValue(value)
  return [writer.releaseBuffer(), ...writer.arrays]
}

function valueIn([value = new Uint8Array(), ...arrays]: readonly Uint8Array[]): unknown {
  return IS_WHOLE ? deserialize(value) : new Reader(value, arrays).readValue()
}

/** Returns the pieces of a frame. Byte arrays must not change until they are written. */
function piecesOf(value: unknown): readonly Uint8Array[] {
  const parts = partsOf(value)
  const head = Buffer.alloc(NUMBER_BYTES * (1 + parts.length))
  head.writeUInt32LE(parts.length)
  for (const [at, { byteLength }] of parts.entries()) head.writeUInt32LE(byteLength, NUMBER_BYTES * (at + 1))
  return [head, ...parts.filter(({ byteLength }) => byteLength > 0)]
}

/** Reads one frame: yields how many bytes it needs next, and receives them, until the value is complete. */
function* readFrame(): Generator<number, unknown, Buffer> {
  const count = (yield NUMBER_BYTES).readUInt32LE()
  const table = yield NUMBER_BYTES * count
  const lengths = Array.from({ length: count }, (_, at) => table.readUInt32LE(NUMBER_BYTES * at))
  const bytes = yield lengths.reduce((total, length) => total + length, 0)
  let from = bytes.byteOffset
  const parts = lengths.map((length) => {
    from += length
    return new Uint8Array(bytes.buffer, from - length, length)
  })
  return valueIn(parts)
}

/** Sends a value. It may arrive after this function has returned. */
export function send(stream: Writable, value: unknown): void {
  const pieces = piecesOf(value)
  stream.cork()
  for (const piece of pieces) stream.write(piece)
  stream.uncork()
}

/** Calls `receive` with each value of a stream. At a value above `maxBytes`, calls `refuse` and stops. */
export function receive(
  stream: Readable,
  { maxBytes, receive, refuse }: { maxBytes: number; receive(value: unknown): void; refuse(): void },
): void {
  let frame = readFrame()
  let step = frame.next()
  const read = () => {
    while (!step.done) {
      if (step.value > maxBytes) {
        stream.off('readable', read)
        return refuse()
      }
      const bytes: Buffer | null = stream.read(step.value)
      // At the end of the stream there may be an incomplete frame of a process that was killed.
      if (bytes === null || bytes.byteLength < step.value) return
      step = frame.next(bytes)
      if (!step.done) continue
      const { value } = step
      frame = readFrame()
      step = frame.next()
      receive(value)
    }
  }
  stream.on('readable', read)
}

/** Sends a value and blocks until the other side has received it. */
export function sendNow(fd: number, value: unknown): void {
  for (const piece of piecesOf(value))
    for (let at = 0; at < piece.byteLength; ) at += writeSync(fd, piece, at, piece.byteLength - at)
}

/** Blocks until a value arrives. Undefined when the stream has ended. */
export function receiveNow(fd: number): { readonly value: unknown } | undefined {
  const frame = readFrame()
  let step = frame.next()
  while (!step.done) {
    const bytes = Buffer.allocUnsafeSlow(step.value)
    for (let at = 0; at < bytes.byteLength; ) {
      const count = readSync(fd, bytes, at, bytes.byteLength - at, null)
      if (count === 0) return undefined
      at += count
    }
    step = frame.next(bytes)
  }
  return { value: step.value }
}
