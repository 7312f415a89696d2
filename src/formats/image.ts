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

/** image-size throws on anything it does not know: for page input that is an answer, not an error. */
function tryMeasure(bytes: Uint8Array): Measured | undefined {
  try {
    // It reads on past the end of a view, into whatever lies behind: it is given a copy that ends where the bytes do.
    return measure(bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes))
  } catch {
    return undefined
  }
}
