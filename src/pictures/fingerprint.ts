import type { Fingerprint } from '../model/picture.ts'
import { type Area, OPAQUE_ALPHA, type Pixels } from './pixels.ts'

const SHAPE_SIDE = 16
const TONES_SIDE = 8
const EDGE_WEIGHT = 0.02

/** Returns the weighted means of the pixels in a box's cells, 0 to 255. A cell without weight is 0. */
function grid(
  { width }: Pixels,
  box: Area,
  side: number,
  valueAt: (at: number) => number,
  weightAt: (at: number) => number,
): number[] {
  const columns = Array.from({ length: side }, (_, cell) => spans(box.left, box.width, cell, side))
  const rows = Array.from({ length: side }, (_, cell) => spans(box.top, box.height, cell, side))
  return rows.flatMap((lines) =>
    columns.map((parts) => {
      let [sum, weights] = [0, 0]
      for (const line of lines) {
        for (const part of parts) {
          const at = line.at * width + part.at
          const weight = line.share * part.share * weightAt(at)
          sum += weight * valueAt(at)
          weights += weight
        }
      }
      return weights > 0 ? sum / weights : 0
    }),
  )
}

/** Returns the pixels along one side of a cell, with the share of each that is in the cell. */
function spans(start: number, length: number, cell: number, cells: number): { at: number; share: number }[] {
  const [from, to] = [(length * cell) / cells, (length * (cell + 1)) / cells]
  const found: { at: number; share: number }[] = []
  for (let at = Math.floor(from); at < Math.ceil(to - 1e-9); at++) {
    const share = Math.min(to, at + 1) - Math.max(from, at)
    if (share > 0) found.push({ at: start + at, share })
  }
  return found
}

function digits(cells: readonly number[]): string {
  return cells.map((cell) => Math.round((cell / 255) * 15).toString(16)).join('')
}

/**
 * Makes a fingerprint. For artwork, it holds the share of foreground in each cell of the artwork's box. For a
 * photograph, which has no foreground, it holds the lightness of each cell.
 */
export function fingerprint(
  pixels: Pixels,
  foreground: Uint8Array,
  box: Area,
  isPhoto: boolean,
): Fingerprint {
  const { data } = pixels
  // Luma by Rec. 709.
  const lumaAt = (at: number) =>
    0.2126 * (data[at * 4] ?? 0) + 0.7152 * (data[at * 4 + 1] ?? 0) + 0.0722 * (data[at * 4 + 2] ?? 0)
  const foregroundAt = (at: number) => foreground[at] ?? 0
  // Edge pixels count less, because they are mixed with the background.
  const toneWeightAt = (at: number) => foregroundAt(at) * (foregroundAt(at) >= OPAQUE_ALPHA ? 1 : EDGE_WEIGHT)
  const everywhere = () => 1
  const shape = isPhoto
    ? grid(
        pixels,
        { left: 0, top: 0, width: pixels.width, height: pixels.height },
        SHAPE_SIDE,
        lumaAt,
        everywhere,
      )
    : grid(pixels, box, SHAPE_SIDE, foregroundAt, everywhere)
  return { shape: digits(shape), tones: digits(grid(pixels, box, TONES_SIDE, lumaAt, toneWeightAt)) }
}
