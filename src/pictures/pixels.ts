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

/**
 * Returns the smallest box around the pixels of an area for which `counts` is true; undefined when there are
 * none. Pixels inside the box are not tried. Default area: the whole picture.
 */
export function boxAround(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  counts: (at: number) => boolean,
  area: Area = { left: 0, top: 0, width, height },
): Area | undefined {
  const end = area.left + area.width
  const firstIn = (y: number, before = end) => {
    for (let x = area.left; x < before; x++) if (counts(y * width + x)) return x
    return before
  }
  let [top, bottom] = [area.top, area.top + area.height]
  while (top < bottom && firstIn(top) === end) top++
  if (top === bottom) return undefined
  while (firstIn(bottom - 1) === end) bottom--
  let [left, right] = [end, area.left]
  for (let y = top; y < bottom; y++) {
    left = firstIn(y, left)
    for (let x = end; x > right; x--) if (counts(y * width + x - 1)) right = x
  }
  return { left, top, width: right - left, height: bottom - top }
}
