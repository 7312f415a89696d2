import { imageSize as measure } from 'image-size'

/** What the header of an image says. Pixels are as shown: a turned photograph has its sides exchanged. */
export interface ImageHeader {
  readonly width: number
  readonly height: number
  /** `png`, `jpg`, `gif`, `webp`, `avif`, `svg`, `ico`, `bmp` ... */
  readonly type: string
}

/**
 * Reads size and type from the beginning of an image; of an icon file, its largest entry. Undefined for what is no image,
 * or when the size stands beyond the bytes at hand.
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
 * Where the size is looked for. Ten megabytes of small segments take a second and more; photographs carry up to some hundred kilobytes of
 * profile and preview before it.
 */
const MAX_HEADER_BYTES = 512 * 1024

/** AVIF and HEIF, whose boxes are searched anew for each picture in the file: 8 MB of them took minutes. Their size stands in the first few hundred. */
const MAX_BOXED_BYTES = 64 * 1024

/** ISO 14496-12: after its length, the first box is called `ftyp`. */
function isBoxed(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp'
}

/** image-size throws on anything it does not know: for page input that is an answer, not an error. */
function tryMeasure(bytes: Uint8Array): Measured | undefined {
  try {
    const beginning = bytes.subarray(0, isBoxed(bytes) ? MAX_BOXED_BYTES : MAX_HEADER_BYTES)
    // It reads on past the end of a view, into whatever lies behind: it is given a copy that ends where the bytes do.
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
 * Why a picture is too much for those who draw it, by what its header says, as a sentence; undefined when it is not, or is none. A few
 * kilobytes may stand for gigabytes of pixels.
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

/** Number of pictures that an icon file says it has; 0 for other files. */
function iconEntries(bytes: Uint8Array): number {
  const [first, second, third, fourth, low = 0, high = 0] = bytes
  return first === 0 && second === 0 && third === 1 && fourth === 0 ? low + 256 * high : 0
}

function isMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('utf8'))
}
