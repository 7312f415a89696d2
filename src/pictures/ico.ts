import { MAX_ICON_ENTRIES } from '../formats/image.ts'

/** An entry of an icon file: a PNG file, or a bitmap without its file header. */
export interface IconEntry {
  readonly bytes: Uint8Array
  readonly isPng: boolean
}

const DIRECTORY_BYTES = 6
const ENTRY_BYTES = 16
const PNG = 0x89504e47

/**
 * Returns the best entry of an `.ico` file: the largest one, and among equally large ones the one with most
 * colours. Undefined for other files, and without a complete entry. Format: "Icons", Microsoft, 1995; PNG
 * entries since Windows Vista.
 */
export function bestIcon(file: Uint8Array): IconEntry | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < DIRECTORY_BYTES || view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1)
    return undefined
  let best: { rank: number; bytes: Uint8Array } | undefined
  const entries = Math.min(view.getUint16(4, true), MAX_ICON_ENTRIES)
  for (let at = DIRECTORY_BYTES; at < DIRECTORY_BYTES + entries * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (at + ENTRY_BYTES > file.length) break
    const [size, start] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)]
    if (size < ENTRY_BYTES || start + size > file.length) continue
    // 0 stands for a side of 256 pixels.
    const pixels = (view.getUint8(at) || 256) * (view.getUint8(at + 1) || 256)
    const rank = pixels * 64 + Math.min(63, view.getUint16(at + 6, true))
    if (!best || rank > best.rank) best = { rank, bytes: file.subarray(start, start + size) }
  }
  if (!best) return undefined
  return {
    bytes: best.bytes,
    isPng: new DataView(best.bytes.buffer, best.bytes.byteOffset).getUint32(0) === PNG,
  }
}
