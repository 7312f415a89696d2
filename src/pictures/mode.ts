/** Decides whether a logo suits a light or a dark background. */

import type { PictureFacts } from '../model/picture.ts'
import type { Layers } from './layers.ts'
import { CLEAR_ALPHA, type Pixels, SEEN_ALPHA } from './pixels.ts'

/**
 * The relative luminance (WCAG 2.2) at which contrast with white falls to 1.3, and with black to 1.9. Yellow
 * (0.75) is still visible on white.
 */
const LOST_ON_WHITE = 0.78
const LOST_ON_BLACK = 0.043
/**
 * From this mean lightness in OKLab on, such as that of pastel colours, a logo suits a dark background if
 * neither white nor black would hide more of it.
 */
const LIGHT_ON_THE_WHOLE = 0.85
/** Two pixels, because the outermost pixel of an outline may be mixed with the colour behind it. */
const OUTLINE = 2

/**
 * Returns the background that a logo suits, by its outline, because white letters on a badge stay readable on
 * any background. A logo that fills its box has its own background.
 */
export function modeOf(
  pixels: Pixels,
  { opaque, foreground }: Layers,
  lightness: number,
): PictureFacts['mode'] {
  if (opaque) return 'has_opaque_background'
  const { data, width, height } = pixels
  const { clear, row } = clearingOf(pixels)
  let [onWhite, onBlack] = [0, 0]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if ((foreground[at] ?? 0) < SEEN_ALPHA || !isOutline(clear, (y + OUTLINE) * row + x + OUTLINE, row))
        continue
      const luminance = luminanceAt(data, at * 4)
      if (luminance > LOST_ON_WHITE) onWhite++
      else if (luminance < LOST_ON_BLACK) onBlack++
    }
  }
  if (onWhite === onBlack) return lightness >= LIGHT_ON_THE_WHOLE ? 'dark' : 'light'
  return onWhite > onBlack ? 'dark' : 'light'
}

/** Returns a map with 1 for invisible pixels, including a margin of `OUTLINE` around the picture. */
function clearingOf({ data, width, height }: Pixels): { clear: Uint8Array; row: number } {
  const row = width + 2 * OUTLINE
  const clear = new Uint8Array(row * (height + 2 * OUTLINE)).fill(1)
  for (let y = 0, from = 3; y < height; y++) {
    let to = (y + OUTLINE) * row + OUTLINE
    for (let x = 0; x < width; x++, from += 4, to++) clear[to] = (data[from] ?? 0) < CLEAR_ALPHA ? 1 : 0
  }
  return { clear, row }
}

/** Whether a visible pixel is within the width of an outline from an invisible one. */
function isOutline(clear: Uint8Array, at: number, row: number): boolean {
  for (let step = 1; step <= OUTLINE; step++)
    if (clear[at - step] || clear[at + step] || clear[at - step * row] || clear[at + step * row]) return true
  return false
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/** Returns the relative luminance (WCAG 2.2) of the pixel whose red is at that place. */
export function luminanceAt(data: Uint8Array, at: number): number {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
}
