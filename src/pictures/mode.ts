import type { PictureFacts } from '../model/picture.ts'
import type { Layers } from './layers.ts'
import { CLEAR_ALPHA, type Pixels, SEEN_ALPHA } from './pixels.ts'

/** Relative luminance (WCAG 2.2) at which contrast with the ground falls to 1.3 and to 1.9: yellow (0.75) can still be seen on white. */
const LOST_ON_WHITE = 0.78
const LOST_ON_BLACK = 0.043
/** Of which nothing is lost, and this light in OKLab: pastels suit the dark. */
const LIGHT_ON_THE_WHOLE = 0.85
/** Pixels from the edge in which ink counts as its outline: one may be mixed with what is behind. */
const OUTLINE = 2

/**
 * The ground a mark suits, by its outline: white letters on a badge stay readable whatever the badge is on. A mark without an outline
 * of its own, since it fills its box, suits any.
 */
export function modeOf(pixels: Pixels, { opaque, ink }: Layers, lightness: number): PictureFacts['mode'] {
  if (opaque) return 'has_opaque_background'
  const { data, width, height } = pixels
  const { clear, row } = clearingOf(pixels)
  let [onWhite, onBlack] = [0, 0]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if ((ink[at] ?? 0) < SEEN_ALPHA || !isOutline(clear, (y + OUTLINE) * row + x + OUTLINE, row)) continue
      const luminance = luminanceAt(data, at * 4)
      if (luminance > LOST_ON_WHITE) onWhite++
      else if (luminance < LOST_ON_BLACK) onBlack++
    }
  }
  if (onWhite === onBlack) return lightness >= LIGHT_ON_THE_WHOLE ? 'dark' : 'light'
  return onWhite > onBlack ? 'dark' : 'light'
}

/** Where nothing is seen: 1 for each such pixel, and for those around the picture, `OUTLINE` on each side. */
function clearingOf({ data, width, height }: Pixels): { clear: Uint8Array; row: number } {
  const row = width + 2 * OUTLINE
  const clear = new Uint8Array(row * (height + 2 * OUTLINE)).fill(1)
  for (let y = 0, from = 3; y < height; y++) {
    let to = (y + OUTLINE) * row + OUTLINE
    for (let x = 0; x < width; x++, from += 4, to++) clear[to] = (data[from] ?? 0) < CLEAR_ALPHA ? 1 : 0
  }
  return { clear, row }
}

/** Whether nothing is there within a few pixels to a side. */
function isOutline(clear: Uint8Array, at: number, row: number): boolean {
  for (let step = 1; step <= OUTLINE; step++)
    if (clear[at - step] || clear[at + step] || clear[at - step * row] || clear[at + step * row]) return true
  return false
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminanceAt(data: Uint8Array, at: number): number {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
}
