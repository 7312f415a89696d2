import { createRequire } from 'node:module'
import type Sharp from 'sharp'
import type { SharpOptions } from 'sharp'
import type { Size } from '../formats/image/header.ts'
import { imageSize, isMarkup } from '../formats/image.ts'
import type { Letters } from '../formats/svg/writer/letters.ts'
import { once } from '../model/keyed.ts'
import { readBitmap } from './bitmap.ts'
import { bestIcon } from './ico.ts'
import type { Pixels } from './pixels.ts'

/** The pixels of a picture, scaled down if it is large. */
export interface Decoded {
  readonly format: string
  /** Natural size of the picture. */
  readonly width: number
  readonly height: number
  readonly pixels: Pixels
  /** Our own markup of a drawing, in the size of the pixels. */
  readonly markup?: string
}

/** The largest area that is decoded. Pictures that are only stored have a higher limit. */
const MAX_PIXELS = 12_000_000

/** Settings for pictures that people will see. All have defaults. */
export interface DecodeSettings {
  /** The pixels to which a bitmap is scaled down, or a drawing drawn. Default: enough to measure. */
  readonly working?: number
  /** Outlines for the letters of a drawing. Default: bars replace them. */
  readonly letters?: Letters
}

/**
 * The number of pixels that are measured: 200 by 200. With four times as many, facts about logos change less
 * than between copies of one logo in different sizes.
 */
const WORKING_PIXELS = 40_000
/** The longest side of a very long picture. Renderers allow up to 32,767. */
const MAX_SIDE = 8_192

/**
 * Decodes a picture by its bytes, not by its name. Of an animation, the first frame is decoded. Returns a
 * reason, as a sentence, for a picture that cannot be decoded or exceeds the limits. It never throws because
 * of the bytes.
 */
export async function decode(
  bytes: Uint8Array,
  { working = WORKING_PIXELS, letters }: DecodeSettings = {},
): Promise<Decoded | { readonly reason: string }> {
  // This test comes first, because markup must not reach the library, which would draw it unchecked.
  if (isMarkup(bytes)) return draw(bytes, working, letters)
  const head = imageSize(bytes)
  if (head?.type === 'svg') return draw(bytes, working, letters)
  if (!head) return { reason: 'It is no picture of a known kind.' }
  const { type: format, width, height } = head
  if (width * height > MAX_PIXELS)
    return { reason: `It is ${width} by ${height} pixels; up to ${MAX_PIXELS} are decoded.` }
  const pixels =
    format === 'ico' ? await readIcon(bytes, working) : await read(bytes, workingSize(width, height, working))
  return 'reason' in pixels ? pixels : { format, width, height, pixels }
}

/** Returns the number of pixels that count towards the limit of a page. */
export function pixelsOf(bytes: Uint8Array): number {
  const head = imageSize(bytes)
  return !head || head.type === 'svg' ? WORKING_PIXELS : head.width * head.height
}

async function draw(
  bytes: Uint8Array,
  working: number,
  letters: Letters | undefined,
): Promise<Decoded | { readonly reason: string }> {
  // Not every page has a drawing, and loading it took a fifth of the start of a process.
  const { drawableSvg } = await import('../formats/svg/writer/index.ts')
  const sizeFor = ({ width, height }: Size) => workingSize(width, height, working, true)
  const drawable = drawableSvg(Buffer.from(bytes).toString('utf8'), sizeFor, letters)
  if ('reason' in drawable) return drawable
  const pixels = await read(Buffer.from(drawable.markup), drawable.drawn)
  return 'reason' in pixels ? pixels : { format: 'svg', ...drawable.natural, pixels, markup: drawable.markup }
}

async function readIcon(bytes: Uint8Array, working: number): Promise<Pixels | { readonly reason: string }> {
  const entry = bestIcon(bytes)
  if (!entry) return { reason: 'It is an icon file without a whole picture.' }
  if (!entry.isPng)
    return (
      readBitmap(entry.bytes, MAX_PIXELS) ?? {
        reason: 'It is an icon file with a bitmap of an unknown kind.',
      }
    )
  const size = imageSize(entry.bytes)
  return size
    ? read(entry.bytes, workingSize(size.width, size.height, working))
    : { reason: 'It is an icon file with a broken PNG.' }
}

/** Returns a size with about `working` pixels. A bitmap is never enlarged. */
function workingSize(width: number, height: number, working: number, isDrawing = false): Size {
  const scale = Math.sqrt(working / (width * height))
  if (scale >= 1 && !isDrawing) return { width, height }
  // A line a thousand times as long as it is wide is scaled to a width of one pixel instead of zero.
  const side = (length: number) => Math.min(MAX_SIDE, Math.max(1, Math.round(length * scale)))
  return { width: side(width), height: side(height) }
}

async function read(bytes: Uint8Array, size: Size): Promise<Pixels | { readonly reason: string }> {
  const sharp = library()
  try {
    const input = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } satisfies SharpOptions
    const { data, info } = await sharp(bytes, input)
      .autoOrient()
      .resize({ ...size, fit: 'fill', kernel: 'mitchell' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (thrown) {
    const said = thrown instanceof Error ? thrown.message : String(thrown)
    return { reason: `It cannot be decoded: ${said.split('\n')[0]?.slice(0, 120)}` }
  }
}

/**
 * The decoding library, with one thread and without a cache. It takes 30 ms to load by `require` and 80 ms by
 * `import` (median of eight starts, Node 20).
 */
export const library = once((): typeof Sharp => {
  const sharp: typeof Sharp = createRequire(import.meta.url)('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
