/** Reads the sizes of images that are made of boxes (ISO 14496-12): AVIF, HEIF, JPEG 2000 and JPEG XL. */

import { JXLStream } from 'image-size/types/jxl-stream'
import { type HeaderReader, largestOf, MAX_STEPS, type Size } from './header.ts'
import { typed } from './icons.ts'

interface Box {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Values of the first four letters in the box `ftyp` of an AVIF or HEIF file. */
const HEIF_BRANDS: ReadonlySet<string> = new Set([
  ...['avif', 'mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx'],
])

export const boxedHeader: HeaderReader = (bytes) => {
  const first = textAt(bytes, 4)
  if (first !== 'ftyp' && first !== 'jP  ' && first !== 'JXL ') return undefined
  const file = [...boxesIn(bytes, { start: 0, end: bytes.length })]
  const brandAt = file.find(({ name }) => name === 'ftyp')?.start
  const brand = brandAt === undefined ? '' : textAt(bytes, brandAt)
  if (first === 'ftyp' && HEIF_BRANDS.has(brand)) return typed(heifSize(bytes, file), brand)
  if (first === 'jP  ' && brand === 'jp2 ') return typed(jp2Size(bytes, file), 'jp2')
  return first === 'JXL ' && brand === 'jxl ' ? typed(jxlSize(bytes, file), 'jxl') : undefined
}

/** Returns the largest size that the file states for one of its pictures. */
function heifSize(bytes: Buffer, file: readonly Box[]): Size | undefined {
  const meta = file.find(({ name }) => name === 'meta')
  // The content of `meta` begins with its version.
  const properties = meta && inside(bytes, { ...meta, start: meta.start + 4 }, 'iprp')
  const container = properties && inside(bytes, properties, 'ipco')
  if (!container) return undefined
  const extents = [...boxesIn(bytes, container)].filter(({ name }) => name === 'ispe')
  return largestOf(
    extents.map(({ start }) => ({
      width: bytes.readUInt32BE(start + 4),
      height: bytes.readUInt32BE(start + 8),
    })),
  )
}

function jp2Size(bytes: Buffer, file: readonly Box[]): Size | undefined {
  const header = file.find(({ name }) => name === 'jp2h')
  const start = header && inside(bytes, header, 'ihdr')?.start
  return start === undefined
    ? undefined
    : { height: bytes.readUInt32BE(start), width: bytes.readUInt32BE(start + 4) }
}

/** Reads the size from the first bytes of the code stream, which is one box or several parts. */
function jxlSize(bytes: Buffer, file: readonly Box[]): Size | undefined {
  const whole = file.find(({ name }) => name === 'jxlc')
  // Each part begins with its number.
  const parts = whole
    ? [whole]
    : file.flatMap((box) => (box.name === 'jxlp' ? [{ ...box, start: box.start + 4 }] : []))
  const beginnings = parts.map(({ start, end }) => bytes.subarray(start, Math.min(end, start + JXL_BYTES)))
  const stream = Buffer.concat(beginnings).subarray(0, JXL_BYTES)
  return stream.length > 0 ? JXLStream.calculate(stream) : undefined
}

const JXL_BYTES = 16

function inside(bytes: Buffer, outer: Pick<Box, 'start' | 'end'>, wanted: string): Box | undefined {
  for (const box of boxesIn(bytes, outer)) if (box.name === wanted) return box
  return undefined
}

const HEAD_BYTES = 8

/** Yields the boxes within a box, in order. Throws a RangeError when there are more than `MAX_STEPS`. */
function* boxesIn(bytes: Buffer, { start, end }: Pick<Box, 'start' | 'end'>): Generator<Box> {
  let at = start
  for (let steps = 0; at + HEAD_BYTES <= Math.min(end, bytes.length); steps++) {
    if (steps === MAX_STEPS) throw new RangeError('There are too many boxes.')
    const length = bytes.readUInt32BE(at)
    const name = textAt(bytes, at + 4)
    // A length of 1 means that the real length follows the name, and 0 that the box extends to the end.
    const isLong = length === 1
    const size = isLong ? Number(bytes.readBigUInt64BE(at + HEAD_BYTES)) : length || end - at
    const headBytes = isLong ? 2 * HEAD_BYTES : HEAD_BYTES
    if (size < headBytes) return
    yield { name, start: at + headBytes, end: Math.min(at + size, end) }
    at += size
  }
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
