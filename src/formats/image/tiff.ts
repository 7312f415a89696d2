/** Reads the size of a TIFF or BigTIFF file from its first directory (TIFF 6.0, 1992; BigTIFF, 2007). */

import { type HeaderReader, MAX_STEPS } from './header.ts'

const WIDTH = 256
const HEIGHT = 257

/** The formats by signature. `little`: numbers begin with their lowest byte. `big`: BigTIFF. */
const SIGNATURES: ReadonlyMap<string, { readonly little: boolean; readonly big: boolean }> = new Map([
  ['II*\0', { little: true, big: false }],
  ['MM\0*', { little: false, big: false }],
  ['II+\0', { little: true, big: true }],
  ['MM\0+', { little: false, big: true }],
])

export const tiffHeader: HeaderReader = (bytes) => {
  const signature = SIGNATURES.get(bytes.toString('latin1', 0, 4))
  if (!signature) return undefined
  const tags = tagsOf(bytes, [WIDTH, HEIGHT])
  const [width, height] = [tags.get(WIDTH), tags.get(HEIGHT)]
  if (!width || !height) return undefined
  return { width, height, type: signature.big ? 'bigtiff' : 'tiff' }
}

/**
 * Returns the wanted tags of the first directory that have a single whole number as their value. Throws a
 * RangeError when the directory is beyond the bytes.
 */
export function tagsOf(bytes: Buffer, wanted: readonly number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const signature = SIGNATURES.get(bytes.toString('latin1', 0, 4))
  if (!signature) return found
  const { little, big } = signature
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const u64 = (at: number) => Number(view.getBigUint64(at, little))
  const directory = big ? u64(8) : view.getUint32(4, little)
  const count = big ? u64(directory) : view.getUint16(directory, little)
  const entryBytes = big ? 20 : 12
  const first = directory + (big ? 8 : 2)
  for (let entry = 0; entry < Math.min(count, MAX_STEPS) && found.size < wanted.length; entry++) {
    const at = first + entry * entryBytes
    const tag = view.getUint16(at, little)
    if (!wanted.includes(tag)) continue
    const type = view.getUint16(at + 2, little)
    const values = big ? u64(at + 4) : view.getUint32(at + 4, little)
    const valueAt = at + (big ? 12 : 8)
    if (values !== 1) continue
    if (type === SHORT) found.set(tag, view.getUint16(valueAt, little))
    else if (type === LONG) found.set(tag, view.getUint32(valueAt, little))
    else if (type === LONG8 && big) found.set(tag, u64(valueAt))
  }
  return found
}

/** Codes of value types: whole numbers of 2, 4 and 8 bytes. */
const SHORT = 3
const LONG = 4
const LONG8 = 16
