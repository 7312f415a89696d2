/** Reads gzip the way browsers do, more tolerantly than zlib. */

import { Transform } from 'node:stream'
import { constants, createInflateRaw } from 'node:zlib'

/**
 * Creates the streams that unpack gzip (RFC 1952): the first member only, where zlib fails because of a few
 * extra bytes. A body that breaks off gives the bytes that could be unpacked.
 */
export function createGzipReaders(): Transform[] {
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
