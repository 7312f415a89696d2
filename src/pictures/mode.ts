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
  let [onWhite, onBlack] = [0, 0]
  for (let at = 0; at < ink.length; at++) {
    if ((ink[at] ?? 0) < SEEN_ALPHA || !isOutline(pixels, at)) continue
    const luminance = luminanceAt(pixels.data, at * 4)
    if (luminance > LOST_ON_WHITE) onWhite++
    else if (luminance < LOST_ON_BLACK) onBlack++
  }
  if (onWhite === onBlack) return lightness >= LIGHT_ON_THE_WHOLE ? 'dark' : 'light'
  return onWhite > onBlack ? 'dark' : 'light'
}

/** Whether nothing is there within a few pixels, or the picture ends. */
function isOutline({ data, width, height }: Pixels, pixel: number): boolean {
  const x = pixel % width
  const y = (pixel - x) / width
  const isClear = (other: number) => (data[other * 4 + 3] ?? 0) < CLEAR_ALPHA
  for (let step = 1; step <= OUTLINE; step++) {
    if (x < step || y < step || x + step >= width || y + step >= height) return true
    if (isClear(pixel - step) || isClear(pixel + step)) return true
    if (isClear(pixel - step * width) || isClear(pixel + step * width)) return true
  }
  return false
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminanceAt(data: Uint8Array, at: number): number {
  const part = (offset: number) => LINEAR[data[at + offset] ?? 0] ?? 0
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
}
