import type { Sharp, SharpOptions } from 'sharp'
import { imageSize } from '../formats/image.ts'
import { drawableSvg } from '../formats/svg-drawable.ts'
import type { Options } from '../model/options.ts'
import { readBitmap } from './bitmap.ts'
import { bestIcon } from './ico.ts'
import type { Pixels } from './pixels.ts'

/** A picture's pixels, fewer than it has when it is large. */
export interface Decoded {
  readonly format: string
  /** Natural size. */
  readonly width: number
  readonly height: number
  readonly pixels: Pixels
}

/** `maxPixels` is that of `pictures`: more may be kept than is decoded. */
export type Limits = Options['pictures'] & Pick<Options['image'], 'maxSvgBytes' | 'maxIconEntries'>

/**
 * Pixels that are looked at: 200 by 200. What is measured of logos with four times as many differs by less than what their own copies
 * in other sizes differ.
 */
const WORKING_PIXELS = 40_000
/** Of what is much longer than wide; renderers end at 32,767. */
const MAX_SIDE = 8_192

/**
 * Decodes a picture by what its bytes are, whatever it is called; of moving ones the first frame. A reason, as a sentence, for what
 * cannot be decoded or is beyond the limits; it never throws on bytes.
 */
export async function decode(
  bytes: Uint8Array,
  limits: Limits,
): Promise<Decoded | { readonly reason: string }> {
  const head = imageSize(bytes)
  if (head?.type === 'svg' || (!head && isMarkup(bytes))) return draw(bytes, limits)
  if (!head) return { reason: 'It is no picture of a known kind.' }
  const { type: format, width, height } = head
  if (width * height > limits.maxPixels)
    return { reason: `It is ${width} by ${height} pixels; up to ${limits.maxPixels} are decoded.` }
  const pixels =
    format === 'ico' ? await readIcon(bytes, limits) : await read(bytes, limits, workingSize(width, height))
  return 'reason' in pixels ? pixels : { format, width, height, pixels }
}

/** Pixels that decoding costs, for the limit of a page. */
export function pixelsOf(bytes: Uint8Array): number {
  const head = imageSize(bytes)
  return !head || head.type === 'svg' ? WORKING_PIXELS : head.width * head.height
}

function isMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('utf8'))
}

async function draw(bytes: Uint8Array, limits: Limits): Promise<Decoded | { readonly reason: string }> {
  const drawable = drawableSvg(Buffer.from(bytes).toString('utf8'), limits)
  if ('reason' in drawable) return drawable
  const { width, height } = drawable
  const size = workingSize(width, height, true)
  const pixels = await read(Buffer.from(drawable.at(size.width, size.height)), limits, size)
  return 'reason' in pixels ? pixels : { format: 'svg', width, height, pixels }
}

async function readIcon(bytes: Uint8Array, limits: Limits): Promise<Pixels | { readonly reason: string }> {
  const entry = bestIcon(bytes, limits.maxIconEntries)
  if (!entry) return { reason: 'It is an icon file without a whole picture.' }
  if (!entry.isPng)
    return (
      readBitmap(entry.bytes, limits.maxPixels) ?? {
        reason: 'It is an icon file with a bitmap of an unknown kind.',
      }
    )
  const size = imageSize(entry.bytes)
  return size
    ? read(entry.bytes, limits, workingSize(size.width, size.height))
    : { reason: 'It is an icon file with a broken PNG.' }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Sides with about as many pixels as are looked at; a bitmap is never made larger. */
function workingSize(width: number, height: number, isDrawing = false): Size {
  const scale = Math.sqrt(WORKING_PIXELS / (width * height))
  if (scale >= 1 && !isDrawing) return { width, height }
  // A line a thousand times as long as it is wide keeps one pixel.
  const side = (length: number) => Math.min(MAX_SIDE, Math.max(1, Math.round(length * scale)))
  return { width: side(width), height: side(height) }
}

async function read(
  bytes: Uint8Array,
  limits: Limits,
  size: Size,
): Promise<Pixels | { readonly reason: string }> {
  const sharp = await library()
  try {
    const input = { limitInputPixels: limits.maxPixels, failOn: 'error', pages: 1 } satisfies SharpOptions
    const { data, info } = await sharp(bytes, input)
      .timeout({ seconds: Math.ceil(limits.maxDecodeMs / 1000) })
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

let loaded: Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> | undefined

/** Loaded by the first picture: it takes 60 ms, and many commands decode none. One thread of its own, nothing kept. */
function library(): NonNullable<typeof loaded> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}
