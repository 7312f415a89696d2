import { Transform } from 'node:stream'
import { constants, createInflateRaw } from 'node:zlib'

/**
 * Reads gzip (RFC 1952) as browsers do: one member, and whatever follows it is passed over, where zlib would give up
 * everything for a few stray bytes. A stream that is torn gives what it holds.
 */
export function createGzipReaders(): Transform[] {
  return [createHeaderCutter(), createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })]
}

/** The header may carry a file's name, a comment and a field of up to 64 KiB. */
const MAX_HEADER_BYTES = 128 * 1024

function createHeaderCutter(): Transform {
  let header: Buffer | undefined = Buffer.alloc(0)
  // Grows by doubling: a header may come byte by byte.
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
        return next(Object.assign(new Error('This is no gzip.'), { code: 'Z_DATA_ERROR' }))
      if (end === undefined) return next()
      const rest = header.subarray(end)
      header = undefined
      next(null, rest)
    },
  })
}

/** False as long as it may still be gzip with deflate inside. */
function isOther(bytes: Buffer): boolean {
  return [0x1f, 0x8b, 8].some((byte, at) => at < bytes.length && bytes[at] !== byte)
}

const FIXED_BYTES = 10
/** Bits of the fourth byte. */
const [HAS_CHECKSUM, HAS_FIELD, HAS_NAME, HAS_COMMENT] = [2, 4, 8, 16]

/** Undefined while there is more of it to come. */
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
