/** Reads the sizes of files with several pictures: icons and cursors of Windows, and icons of macOS. */

import { ICNS } from 'image-size/types/icns'
import { type HeaderReader, type ImageHeader, largestOf, MAX_STEPS, type Size } from './header.ts'

const DIRECTORY_BYTES = 6
const ENTRY_BYTES = 16
/** Types of files by the second number of the file. The first number is always 0. */
const KINDS: ReadonlyMap<number, string> = new Map([
  [1, 'ico'],
  [2, 'cur'],
])

/** Reads the largest entry of an icon or cursor file. */
export const iconHeader: HeaderReader = (bytes) => {
  if (bytes.length < DIRECTORY_BYTES || bytes.readUInt16LE(0) !== 0) return undefined
  const type = KINDS.get(bytes.readUInt16LE(2))
  const entries = bytes.readUInt16LE(4)
  if (!type || entries > MAX_STEPS) return undefined
  const sizes = Array.from({ length: entries }, (_, entry) => {
    const at = DIRECTORY_BYTES + entry * ENTRY_BYTES
    // A side of 256 pixels is written as 0.
    const [width, height] = [bytes.readUInt8(at) || 256, bytes.readUInt8(at + 1) || 256]
    return { width, height }
  })
  const isWhole = DIRECTORY_BYTES + entries * ENTRY_BYTES <= bytes.length
  return isWhole ? typed(largestOf(sizes), type) : undefined
}

const ICNS_HEAD_BYTES = 8
/** The limit of entries. There are some forty kinds of entries, and a file has each kind once. */
const MAX_ICNS_ENTRIES = 100

/** Reads the largest picture of a macOS icon file, from the headers of its entries. */
export const icnsHeader: HeaderReader = (bytes) => {
  if (bytes.toString('latin1', 0, 4) !== 'icns') return undefined
  const end = Math.min(bytes.readUInt32BE(4), bytes.length)
  const heads: Buffer[] = []
  for (let at = ICNS_HEAD_BYTES; at < end; ) {
    const size = bytes.readUInt32BE(at + 4)
    if (size < ICNS_HEAD_BYTES || heads.length === MAX_ICNS_ENTRIES) return undefined
    heads.push(icnsHead(bytes.subarray(at, at + 4), ICNS_HEAD_BYTES))
    at += size
  }
  const entries = Buffer.concat(heads)
  const file = Buffer.concat([icnsHead(Buffer.from('icns'), ICNS_HEAD_BYTES + entries.length), entries])
  const measured = ICNS.calculate(file)
  const known = (measured.images ?? [measured]).filter(({ width }) => width > 0)
  return typed(largestOf(known), 'icns')
}

function icnsHead(name: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICNS_HEAD_BYTES)
  name.copy(head)
  head.writeUInt32BE(size, 4)
  return head
}

export function typed(size: Size | undefined, type: string): ImageHeader | undefined {
  return size && { width: size.width, height: size.height, type }
}
