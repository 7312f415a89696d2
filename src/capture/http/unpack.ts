import { once } from 'node:events'
import { pipeline as joinStreams, type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createInflate, createInflateRaw } from 'node:zlib'
import { BlazonError } from '../../model/errors.ts'
import { saysNothing } from './codings.ts'
import { createGzipReaders } from './gzip.ts'
import { createPieces, inBulk } from './pieces.ts'

/** A body as far as it was read. */
export interface Unpacked {
  readonly bytes: Uint8Array
  /** True when the limit was reached before the end, or the sender stopped in the middle. */
  readonly partial: boolean
}

export interface UnpackLimits {
  /** Bytes after decompression. */
  readonly maxBytes: number
  /** Answers that were packed more often than this are refused: each layer multiplies what a bomb can hold. */
  readonly maxEncodings: number
}

/**
 * Reads a body through its content encodings (gzip, deflate, br) and stops the stream as soon as `maxBytes` are
 * there. A body that breaks off is kept as far as it came; rejects when nothing of it could be read.
 */
export async function unpack(body: Readable, encodings: string, limits: UnpackLimits): Promise<Unpacked> {
  const pieces = createPieces()
  let partial = false
  const sink = new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      pieces.add(chunk)
      partial = pieces.size > limits.maxBytes
      next(partial ? new Error('The limit is reached.') : null)
    },
  })
  let ended = false
  try {
    const decoders = await decodersOf(encodingsOf(encodings, limits), body)
    decoders.at(-1)?.once('end', () => {
      ended = true
      leave(body)
    })
    await pipeline([inBulk(body), ...decoders, sink])
  } catch (thrown) {
    // Reaching the limit ends the pipeline with an error too. A torn body is still the beginning of the page.
    if (pieces.size === 0 && !ended) {
      // What is left unread keeps its connection from everybody else; undici calls leaving it an error.
      body.on('error', () => undefined).destroy()
      throw thrown
    }
    partial ||= !ended
  }
  return { bytes: pieces.bytes().subarray(0, limits.maxBytes), partial }
}

/** Without it a body that goes on after the end of what is packed in it would be read, and thrown away, until the time is up. */
function leave(body: Readable): void {
  if (!body.readableEnded) body.destroy()
}

/** A body without its content encodings, while it comes. Rejects for encodings that are not read; the body is destroyed then. */
export async function unpacked(body: Readable, encodings: string, maxEncodings: number): Promise<Readable> {
  // Errors reach whoever reads what comes out; undici calls it one when the rest is left.
  body.on('error', () => undefined)
  try {
    const [first, ...more] = await decodersOf(encodingsOf(encodings, { maxEncodings }), body)
    if (!first) return body
    const last: Readable = more.at(-1) ?? first
    last.once('end', () => leave(body))
    joinStreams([inBulk(body), first, ...more], () => undefined)
    return last
  } catch (thrown) {
    body.destroy()
    throw thrown
  }
}

function encodingsOf(header: string, { maxEncodings }: Pick<UnpackLimits, 'maxEncodings'>): string[] {
  const all = header.toLowerCase().split(',')
  const names = all.map((name) => name.trim()).filter((name) => !saysNothing(name))
  if (names.length > maxEncodings) {
    throw new BlazonError('too_large', `The answer is packed ${names.length} times over.`, {
      retryable: false,
    })
  }
  return names
}

/** The encodings are listed in the order they were applied: the last one comes off first. */
async function decodersOf(names: readonly string[], body: Readable): Promise<Transform[]> {
  const decoders: Transform[] = []
  for (const name of [...names].reverse()) {
    const make = DECODERS.get(name)
    if (!make)
      throw new BlazonError('unreachable', `The answer is packed as "${name}", which was not asked for.`)
    const isOutermost = decoders.length === 0
    if (name === 'deflate' && isOutermost) decoders.push(inflateFor(await firstByteOf(body)))
    else decoders.push(...make())
  }
  return decoders
}

/** Z_SYNC_FLUSH: what a torn stream holds is given out instead of an error at its end. */
const TORN = { finishFlush: constants.Z_SYNC_FLUSH }

const DECODERS: ReadonlyMap<string, () => Transform[]> = new Map([
  ['gzip', createGzipReaders],
  ['x-gzip', createGzipReaders],
  ['br', () => [createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })]],
  ['deflate', () => [createInflate(TORN)]],
])

/** "deflate" should be zlib (RFC 9110), and is raw deflate from some servers: the first byte tells. */
function inflateFor(firstByte: number): Transform {
  return (firstByte & 0x0f) === 8 ? createInflate(TORN) : createInflateRaw(TORN)
}

/** 8, as of zlib, for a body without any. */
async function firstByteOf(body: Readable): Promise<number> {
  await Promise.race([once(body, 'readable'), once(body, 'end')])
  const chunk: Buffer | null = body.read()
  if (chunk) body.unshift(chunk)
  return chunk?.[0] ?? 8
}
