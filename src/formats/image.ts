/**
 * Reads the size and the type of an image from its header, without decoding it, and tells which images are
 * too large to be decoded.
 */

import { imageSize as measure } from 'image-size'

/**
 * Holds what the header of an image says. The size is that of the image as it is shown: where the orientation
 * turns a photograph by 90 degrees, width and height are exchanged.
 */
export interface ImageHeader {
  readonly width: number
  readonly height: number
  /** The type is `png`, `jpg`, `gif`, `webp`, `avif`, `svg`, `ico`, `bmp` or the like. */
  readonly type: string
}

/**
 * Reads size and type from the beginning of an image; of an icon file it takes the largest entry. Undefined
 * when the bytes are no image, or when the size stands beyond them.
 */
export function imageSize(bytes: Uint8Array): ImageHeader | undefined {
  const size = tryMeasure(bytes)
  if (!size?.type) return undefined
  const entries = size.images?.length ? size.images : [size]
  const [largest] = [...entries].sort((a, b) => b.width * b.height - a.width * a.height)
  if (!largest || !(largest.width > 0) || !(largest.height > 0)) return undefined
  const turned = (size.orientation ?? 1) >= 5
  const { width, height } = largest
  return turned ? { width: height, height: width, type: size.type } : { width, height, type: size.type }
}

type Measured = ReturnType<typeof measure>

/**
 * The size is searched for within so many bytes. Ten megabytes of small segments take more than a second;
 * photographs have up to some hundred kilobytes of profile and preview before the size.
 */
const MAX_HEADER_BYTES = 512 * 1024

/**
 * AVIF and HEIF have a lower limit. Their boxes are searched again for each picture in the file, and 8 MB of
 * them took minutes. Their size stands in the first few hundred bytes.
 */
const MAX_BOXED_BYTES = 64 * 1024

/** By ISO 14496-12 the type of the first box, after its length, is `ftyp`. */
function isBoxed(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp'
}

/**
 * image-size throws for anything that it does not know. For input from a page that is an answer, not an
 * error.
 */
function tryMeasure(bytes: Uint8Array): Measured | undefined {
  try {
    const beginning = bytes.subarray(0, isBoxed(bytes) ? MAX_BOXED_BYTES : MAX_HEADER_BYTES)
    // image-size reads past the end of a view into whatever follows it in memory, so it gets a copy that ends
    // where the bytes do.
    return measure(new Uint8Array(beginning))
  } catch {
    return undefined
  }
}

export interface PictureLimits {
  readonly maxPixels: number
  readonly maxSidePx: number
  readonly maxSvgBytes: number
  readonly maxIconEntries: number
}

/**
 * Returns, as a sentence, why a picture is too large to be decoded, judged by its header; undefined when it
 * is not, or when the bytes are no picture. A few kilobytes may stand for gigabytes of pixels.
 */
export function pictureExcess(bytes: Uint8Array, limits: PictureLimits): string | undefined {
  const { maxPixels, maxSidePx, maxSvgBytes, maxIconEntries } = limits
  const entries = iconEntries(bytes)
  if (entries > maxIconEntries)
    return `It is an icon file of ${entries} pictures; ${maxIconEntries} are read.`
  const size = imageSize(bytes)
  if (size?.type === 'svg' || (!size && isMarkup(bytes)))
    return bytes.length > maxSvgBytes ? `It is an SVG of more than ${maxSvgBytes} bytes.` : undefined
  if (!size) return undefined
  const { width, height } = size
  if (Math.max(width, height) > maxSidePx)
    return `It is ${width} by ${height} pixels, over ${maxSidePx} a side.`
  return width * height > maxPixels ? `It is ${width} by ${height} pixels, over ${maxPixels}.` : undefined
}

/** Returns the number of pictures that an icon file declares; 0 for other files. */
function iconEntries(bytes: Uint8Array): number {
  const [first, second, third, fourth, low = 0, high = 0] = bytes
  return first === 0 && second === 0 && third === 1 && fourth === 0 ? low + 256 * high : 0
}

export function isMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('utf8'))
}
