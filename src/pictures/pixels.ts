/** The form of decoded pixels, and thresholds of alpha. */

/** RGBA pixels with eight bits each, alpha not premultiplied, rows from the top. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Alpha from which a pixel counts as visible (half), and as opaque (all but rounding errors). */
export const SEEN_ALPHA = 128
export const OPAQUE_ALPHA = 250
/** Below this alpha, a tenth, a pixel is invisible. */
export const CLEAR_ALPHA = 26

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Returns the smallest box around the pixels for which `counts` is true; undefined when there are none. */
export function boxAround(width: number, height: number, counts: (at: number) => boolean): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!counts(at)) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
