import type { Pixels } from './pixels.ts'

/** The positions of header, palette and rows in a device-independent bitmap. */
interface Layout {
  readonly view: DataView
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly palette: number
  readonly rows: number
  readonly rowBytes: number
}

const HEADER_BYTES = 40
const DEPTHS = [1, 4, 8, 24, 32]

/**
 * Decodes a bitmap of an icon file: uncompressed, 1 to 32 bits a pixel, rows from the bottom, then a mask of
 * one bit a pixel for transparent pixels. The mask counts when no pixel has its own alpha. Undefined for
 * other bytes, and for a bitmap that is shorter than its header states. Format: BITMAPINFOHEADER, Microsoft.
 */
export function readBitmap(bytes: Uint8Array, maxPixels: number): Pixels | undefined {
  const layout = layoutOf(bytes, maxPixels)
  if (!layout) return undefined
  const { width, height } = layout
  const data = new Uint8Array(width * height * 4)
  let hasAlpha = false
  for (let y = 0; y < height; y++) {
    const row = layout.rows + (height - 1 - y) * layout.rowBytes
    for (let x = 0; x < width; x++) {
      const alpha = paint(layout, row, x, data, (y * width + x) * 4)
      if (alpha > 0) hasAlpha = true
    }
  }
  if (!hasAlpha) applyMask(layout, data)
  return { data, width, height }
}

function layoutOf(bytes: Uint8Array, maxPixels: number): Layout | undefined {
  if (bytes.length < HEADER_BYTES) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = view.getUint32(0, true)
  const width = view.getInt32(4, true)
  // The height in the header is the height of pixels and mask together.
  const height = Math.floor(view.getInt32(8, true) / 2)
  const bits = view.getUint16(14, true)
  const isPlain = view.getUint32(16, true) === 0
  if (header < HEADER_BYTES || !isPlain || !DEPTHS.includes(bits)) return undefined
  if (!(width > 0 && height > 0 && width * height <= maxPixels)) return undefined
  const colors = bits <= 8 ? view.getUint32(32, true) || 2 ** bits : 0
  const rowBytes = rowSize(width * bits)
  const rows = header + colors * 4
  if (colors > 256 || rows + rowBytes * height > bytes.length) return undefined
  return { view, width, height, bits, palette: header, rows, rowBytes }
}

/** Rows are padded to four bytes. */
function rowSize(bits: number): number {
  return Math.ceil(bits / 32) * 4
}

/** Writes a pixel as RGBA, from blue, green and red. Returns its alpha, or 0 where the format has none. */
function paint(
  { view, bits, palette, rows }: Layout,
  row: number,
  x: number,
  data: Uint8Array,
  to: number,
): number {
  let from = row + x * (bits / 8)
  if (bits <= 8) {
    const byte = view.getUint8(row + ((x * bits) >> 3))
    const index = (byte >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1)
    from = palette + index * 4
    // An index beyond the palette means black.
    if (from + 4 > rows) {
      data[to + 3] = 255
      return 0
    }
  }
  data[to] = view.getUint8(from + 2)
  data[to + 1] = view.getUint8(from + 1)
  data[to + 2] = view.getUint8(from)
  const alpha = bits === 32 ? view.getUint8(from + 3) : 0
  data[to + 3] = bits === 32 ? alpha : 255
  return alpha
}

function applyMask({ view, width, height, rows, rowBytes }: Layout, data: Uint8Array): void {
  const mask = rows + rowBytes * height
  const maskBytes = rowSize(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = mask + (height - 1 - y) * maskBytes + (x >> 3)
      const isClear = at < view.byteLength && ((view.getUint8(at) >> (7 - (x & 7))) & 1) === 1
      data[(y * width + x) * 4 + 3] = isClear ? 0 : 255
    }
  }
}
