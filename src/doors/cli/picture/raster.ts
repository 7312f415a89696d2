import type { Pixels } from '../../../pictures/pixels.ts'
import { rgbOf } from '../swatch.ts'

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number]

/**
 * A picture without partial transparency. `at` returns the colour of a pixel, or undefined where nothing is
 * drawn.
 */
export interface Raster {
  readonly width: number
  readonly height: number
  at(x: number, y: number): Rgb | undefined
}

/** A pixel with a lower alpha, about a tenth, is left out. */
const CLEAR_ALPHA = 26

/** Mixes the pixels with the background that they will have. */
export function rasterOf({ data, width, height }: Pixels, ground: string): Raster {
  const below = rgbOf(ground)
  return {
    width,
    height,
    at(x, y) {
      const from = (y * width + x) * 4
      const alpha = (y < height && data[from + 3]) || 0
      if (alpha < CLEAR_ALPHA) return undefined
      const mixed = (at: 0 | 1 | 2) =>
        Math.round(((data[from + at] ?? 0) * alpha + below[at] * (255 - alpha)) / 255)
      return [mixed(0), mixed(1), mixed(2)]
    },
  }
}
