import { boxedHeader } from './image/boxes.ts'
import { fixedHeader, svgHeader, targaHeader } from './image/fixed.ts'
import type { HeaderReader, ImageHeader } from './image/header.ts'
import { icnsHeader, iconHeader } from './image/icons.ts'
import { jpegHeader } from './image/jpeg.ts'
import { tiffHeader } from './image/tiff.ts'
import { MAX_SVG_BYTES } from './svg/size.ts'

/** Kinds with a signature are tried first. No reader takes longer for a longer file. */
const READERS: readonly HeaderReader[] = [
  ...[jpegHeader, fixedHeader, boxedHeader, iconHeader, tiffHeader, icnsHeader],
  ...[svgHeader, targaHeader],
]

/**
 * Reads size and type from the beginning of an image. Of a file with several pictures it takes the largest.
 * Undefined when the bytes are not an image, when they end before the size, and when too many segments or
 * entries come before the size.
 */
export function imageSize(bytes: Uint8Array): ImageHeader | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    for (const read of READERS) {
      const header = read(buffer)
      if (header) return header.width > 0 && header.height > 0 ? header : undefined
    }
  } catch {
    // The header is broken, or the bytes end before its size. Pages may have such files, so nothing is
    // thrown.
  }
  return undefined
}

/** A picture whose header states more pixels is not decoded, because they would fill the memory. */
const MAX_PIXELS = 50_000_000

/** A picture whose header states a longer side is not decoded. */
const MAX_SIDE_PX = 16_384

/** An icon file with more pictures is not decoded. */
export const MAX_ICON_ENTRIES = 64

/**
 * Returns a sentence that says why a picture is too large to be decoded, judged by its header. Undefined when
 * it is not too large, or when the bytes are not a picture. The check is needed because a few kilobytes may
 * decode to gigabytes of pixels.
 */
export function pictureExcess(bytes: Uint8Array): string | undefined {
  const entries = iconEntries(bytes)
  if (entries > MAX_ICON_ENTRIES)
    return `It is an icon file of ${entries} pictures; ${MAX_ICON_ENTRIES} are read.`
  const size = imageSize(bytes)
  if (size?.type === 'svg' || (!size && isMarkup(bytes)))
    return bytes.length > MAX_SVG_BYTES ? `It is an SVG of more than ${MAX_SVG_BYTES} bytes.` : undefined
  if (!size) return undefined
  const { width, height } = size
  if (Math.max(width, height) > MAX_SIDE_PX)
    return `It is ${width} by ${height} pixels, over ${MAX_SIDE_PX} a side.`
  return width * height > MAX_PIXELS ? `It is ${width} by ${height} pixels, over ${MAX_PIXELS}.` : undefined
}

/** Returns the number of pictures that an icon file declares; 0 for other files. */
function iconEntries(bytes: Uint8Array): number {
  const [first, second, third, fourth, low = 0, high = 0] = bytes
  return first === 0 && second === 0 && third === 1 && fourth === 0 ? low + 256 * high : 0
}

export function isMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('utf8'))
}
