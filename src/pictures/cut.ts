/** Cuts a part out of a picture. */

import type { PicturePart } from '../model/picture.ts'
import { decode, library } from './decode.ts'

/** The number of pixels that a sheet is read with: a larger bitmap is scaled down, a drawing is drawn so. */
const SHEET_PIXELS = 4_000_000

/** Returns a part of a picture as a PNG, or a reason, as a sentence. */
export async function cutOut(
  bytes: Uint8Array,
  part: PicturePart,
): Promise<Uint8Array | { readonly reason: string }> {
  const decoded = await decode(bytes, { working: SHEET_PIXELS })
  if ('reason' in decoded) return decoded
  const { data, width, height } = decoded.pixels
  const left = Math.min(width - 1, Math.round(part.x * width))
  const top = Math.min(height - 1, Math.round(part.y * height))
  const box = {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(part.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(part.height * height))),
  }
  const sharp = await library()
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .png()
    .toBuffer()
}
