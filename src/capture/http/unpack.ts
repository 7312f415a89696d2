/** Removes the content encodings (gzip, deflate, br) of a body, within limits. */

import { once } from 'node:events'
import { pipeline as joinStreams, type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createInflate, createInflateRaw } from 'node:zlib'
import { BlazonError } from '../../model/errors.ts'
import { createPieces, inBulk } from './pieces.ts'

/** A body, as far as it was read. */
export interface Unpacked {
  readonly bytes: Uint8Array
  /** True when the limit was reached before the end, or the sender broke off. */
  readonly partial: boolean
}

export interface UnpackLimits {
  /** Maximum number of bytes after unpacking. */
  readonly maxBytes: number
  /** Number of bytes that are returned of a body that was not read to its end. Default: all. */
  readonly partialBytes?: number | undefined
  /** Maximum number of nested encodings. Each layer multiplies the size of a decompression bomb. */
  readonly maxEncodings: number
}

/**
 * Reads a body through its content encodings and stops as soon as `maxBytes` have been read. When a body
 * breaks off, everything before the break is returned. Rejects when nothing could be read.
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
    const declared = encodingsOf(encodings, limits)
    const names = declared.length === 0 && limits.maxEncodings > 0 ? await undeclaredOf(body) : declared
    const decoders = await decodersOf(names, body)
    decoders.at(-1)?.once('end', () => {
      ended = true
      leave(body)
    })
    await pipeline([inBulk(body), ...decoders, sink])
  } catch (thrown) {
    // Reaching the limit also ends the pipeline with an error. A body that broke off is still the beginning
    // of the page.
    if (pieces.size === 0 && !ended) {
      // An unread body would block its connection. undici reports an error when it is destroyed.
      body.on('error', () => undefined).destroy()
      throw thrown
    }
    partial ||= !ended
  }
  const { maxBytes, partialBytes = maxBytes } = limits
  return { bytes: pieces.bytes(partial ? Math.min(maxBytes, partialBytes) : maxBytes), partial }
}

/** Otherwise the rest of the body would be read and discarded until the time is up. */
function leave(body: Readable): void {
  if (!body.readableEnded) body.destroy()
}

/** Returns the unpacked body as a stream. For an encoding that is not supported, destroys it and rejects. */
export async function unpacked(body: Readable, encodings: string, maxEncodings: number): Promise<Readable> {
  // The reader gets errors of the returned stream. undici reports one for an unread rest.
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
  const names = all.map((name) => name.trim()).filter((name) => !isUncompressed(name))
  if (names.length > maxEncodings) {
    throw new BlazonError('too_large', `The answer is packed ${names.length} times.`, {
      retryable: false,
    })
  }
  return names
}

/** Servers may forget the header. No page, style sheet or picture begins with the bytes of gzip. */
async function undeclaredOf(body: Readable): Promise<string[]> {
  const beginning = await beginningOf(body)
  return GZIP.every((byte, at) => byte === beginning[at]) ? ['gzip'] : []
}

/** The first bytes of gzip with deflate; gzip has no other method. */
const GZIP = [0x1f, 0x8b, 8]

/** Servers that unpack a body, or replace it by an error message, may leave the header as it was. */
async function isPlainText(body: Readable): Promise<boolean> {
  const beginning = await beginningOf(body)
  return beginning.length > 0 && !beginning.some((byte) => byte < 0x20 && !TEXT_CONTROLS.includes(byte))
}

/** Tab, line feed, form feed, carriage return and escape, which text may have (MIME Sniffing Standard). */
const TEXT_CONTROLS = [0x09, 0x0a, 0x0c, 0x0d, 0x1b]

/** The header lists the encodings in the order in which they were applied, so the last is removed first. */
async function decodersOf(names: readonly string[], body: Readable): Promise<Transform[]> {
  const decoders: Transform[] = []
  for (const name of [...names].reverse()) {
    const make = DECODERS.get(name)
    if (!make)
      throw new BlazonError('unreachable', `The answer is packed as "${name}", which was not asked for.`)
    const isOutermost = decoders.length === 0
    if (name === 'deflate' && isOutermost) decoders.push(inflateFor(await beginningOf(body)))
    else if (/gzip$/.test(name) && isOutermost && (await isPlainText(body))) continue
    else decoders.push(...make())
  }
  return decoders
}

/** With `Z_SYNC_FLUSH`, a stream that broke off gives the bytes that could be unpacked. */
const TOLERANT = { finishFlush: constants.Z_SYNC_FLUSH }

const DECODERS: ReadonlyMap<string, () => Transform[]> = new Map([
  ['gzip', createGzipReaders],
  ['x-gzip', createGzipReaders],
  ['br', () => [createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })]],
  ['deflate', () => [createInflate(TOLERANT)]],
])

/** "deflate" should be the zlib format (RFC 9110), but may be raw deflate. The first byte shows which. */
function inflateFor([firstByte = ZLIB]: Uint8Array): Transform {
  return (firstByte & 0x0f) === ZLIB ? createInflate(TOLERANT) : createInflateRaw(TOLERANT)
}

/** The method of the zlib format, in the lower half of its first byte. */
const ZLIB = 8

/** Returns the first bytes of a body, as many as arrived together, which can still be read. */
async function beginningOf(body: Readable): Promise<Uint8Array> {
  await Promise.race([once(body, 'readable'), once(body, 'end')])
  const chunk: Buffer | null = body.read()
  if (chunk) body.unshift(chunk)
  return chunk?.subarray(0, BEGINNING_BYTES) ?? new Uint8Array()
}

const BEGINNING_BYTES = 512

/**
 * Values of Content-Encoding that name no compression. The body is then taken as it is, as browsers do. With
 * any other unknown value the body may be compressed in a way that we cannot unpack.
 */
const NO_COMPRESSION: readonly { readonly what: string; readonly name: RegExp }[] = [
  {
    what: 'nothing at all',
    name: /^$|^(identity|none|null|undefined|false|no|off|default|raw|plain|uncompressed)$/,
  },
  { what: 'a transfer encoding', name: /^(7bit|8bit|binary|chunked|aws-chunked)$/ },
  { what: 'a type', name: /^(text|html|xml|json)$|^[a-z]+\// },
  {
    what: 'a charset',
    name: /^(charset|utf|ucs|iso|windows|cp|koi8|mac|gb|big5|euc|shift|ascii|us-ascii|latin|ansi|unicode)([-_=\d]|$)/,
  },
]

/** True for a value that names no compression. It must be in lower case. */
function isUncompressed(coding: string): boolean {
  return NO_COMPRESSION.some(({ name }) => name.test(coding))
}

/**
 * Creates the streams that unpack gzip (RFC 1952): the first member only, where zlib fails because of a few
 * extra bytes. A body that breaks off gives the bytes that could be unpacked.
 */
function createGzipReaders(): Transform[] {
  return [createHeaderCutter(), createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })]
}

/** The header may have a file name, a comment, and an extra field of up to 64 KiB. */
const MAX_HEADER_BYTES = 128 * 1024

function createHeaderCutter(): Transform {
  let header: Buffer | undefined = Buffer.alloc(0)
  // The buffer doubles when it is full, because a header may arrive byte by byte.
  let room = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (!header) return next(null, chunk)
      const length: number = header.length + chunk.length
      if (length > room.length) room = Buffer.concat([header], 2 * length)
      room.set(chunk, header.length)
      header = room.subarray(0, length)
      const end = headerLength(header)
      if (isOther(header) || (end === undefined && header.length > MAX_HEADER_BYTES))
        return next(Object.assign(new Error('This is not gzip.'), { code: 'Z_DATA_ERROR' }))
      if (end === undefined) return next()
      const rest = header.subarray(end)
      header = undefined
      next(null, rest)
    },
  })
}

/** True when the first bytes cannot be gzip with deflate. */
function isOther(bytes: Buffer): boolean {
  return [0x1f, 0x8b, 8].some((byte, at) => at < bytes.length && bytes[at] !== byte)
}

const FIXED_BYTES = 10
/** Bits of the fourth byte of the header. */
const [HAS_CHECKSUM, HAS_FIELD, HAS_NAME, HAS_COMMENT] = [2, 4, 8, 16]

/** Length of the header; undefined while it is incomplete. */
function headerLength(bytes: Buffer): number | undefined {
  const flags = bytes[3] ?? 0
  let at = FIXED_BYTES
  if (flags & HAS_FIELD) {
    if (bytes.length < at + 2) return undefined
    at += 2 + bytes.readUInt16LE(at)
  }
  for (const bit of [HAS_NAME, HAS_COMMENT]) {
    if (!(flags & bit)) continue
    const zero = bytes.indexOf(0, at)
    if (zero < 0) return undefined
    at = zero + 1
  }
  if (flags & HAS_CHECKSUM) at += 2
  return at <= bytes.length ? at : undefined
}
