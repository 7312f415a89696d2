/** Decodes and measures a list of pictures. */

import type { Picture, PictureFile, PicturePart } from '../model/picture.ts'
import { decode, library } from './decode.ts'
import { factsOf } from './facts.ts'

/** Facts about pictures in their order, and the time that it took to measure them. */
export interface Measured {
  readonly pictures: readonly Picture[]
  /** Processor time of all threads of the process. */
  readonly cpuMs: number
}

/** Decodes and measures pictures. This may take forever, so it is called in a process that can be killed. */
export async function measure(files: readonly PictureFile[]): Promise<Measured> {
  const before = process.cpuUsage()
  const pictures: Picture[] = []
  for (const file of files) {
    pictures.push(await (file instanceof Uint8Array ? measured(file) : measuredPart(file)))
  }
  const { user, system } = process.cpuUsage(before)
  return { pictures, cpuMs: (user + system) / 1_000 }
}

async function measured(bytes: Uint8Array): Promise<Picture> {
  const decoded = await decode(bytes)
  return 'reason' in decoded ? decoded : factsOf(decoded)
}

async function measuredPart({
  bytes,
  part,
}: {
  readonly bytes: Uint8Array
  readonly part: PicturePart
}): Promise<Picture> {
  const png = await cutOut(bytes, part)
  if ('reason' in png) return png
  const facts = await measured(png)
  return 'reason' in facts
    ? facts
    : { ...facts, cut: `data:image/png;base64,${Buffer.from(png).toString('base64')}` }
}

/** The number of pixels to which a sheet with many pictures is scaled down, or with which it is drawn. */
const SHEET_PIXELS = 4_000_000

/** Returns a part of a picture as a PNG, or a reason, as a sentence. */
async function cutOut(
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
  const sharp = library()
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .png()
    .toBuffer()
}
