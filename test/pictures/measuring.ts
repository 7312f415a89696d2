import sharp, { type Sharp } from 'sharp'
import { withPictures } from '../../src/decoders/with-pictures.ts'
import type { Picture, PictureFacts } from '../../src/model/picture.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { pictureAt } from '../../src/snapshot/pictures.ts'

const HOME = 'https://tarnbeck.example/'

/** Returns the facts about a picture that a page shows as its logo. */
export async function measured(file: string | Uint8Array): Promise<Picture> {
  const html = `<!doctype html><title>Tarnbeck</title><header><a href="/"><img class="logo" src="/logo"></a></header><main><h1>Bread from the valley</h1><p>${'We bake bread every day. '.repeat(20)}</p></main>`
  const snapshot = snapshotFromHtml({
    url: HOME,
    html,
    resources: [{ url: `${HOME}logo`, body: file, contentType: 'image/png' }],
  })
  const seen = await withPictures(snapshot)
  return pictureAt(seen, `${HOME}logo`) ?? { reason: 'nobody tried' }
}

export async function facts(file: string | Uint8Array): Promise<PictureFacts> {
  const picture = await measured(file)
  if ('reason' in picture) throw new Error(picture.reason)
  return picture
}

/** Renders a drawing as a bitmap of this width. */
export function raster(svg: string, width: number): Sharp {
  return sharp(Buffer.from(svg), { density: 288 }).resize({ width })
}

/** Makes an icon file of these pictures: PNG files, or bitmaps without a file header. */
export function icoOf(entries: readonly { readonly side: number; readonly bytes: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(6 + entries.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(entries.length, 4)
  let start = head.length
  for (const [at, { side, bytes }] of entries.entries()) {
    const to = 6 + at * 16
    head.writeUInt8(side % 256, to)
    head.writeUInt8(side % 256, to + 1)
    head.writeUInt16LE(1, to + 4)
    head.writeUInt16LE(32, to + 6)
    head.writeUInt32LE(bytes.length, to + 8)
    head.writeUInt32LE(start, to + 12)
    start += bytes.length
  }
  return Buffer.concat([head, ...entries.map(({ bytes }) => bytes)])
}

/**
 * A square picture as icon files hold it without a file header: 32 bits a pixel, rows from the bottom, and an
 * empty mask.
 */
export async function bitmapOf(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(width, 4)
  head.writeInt32LE(height * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(32, 14)
  const rows = Array.from({ length: height }, (_, at) =>
    data.subarray((height - 1 - at) * width * 4).subarray(0, width * 4),
  )
  const pixels = Buffer.concat(rows)
  for (let at = 0; at < pixels.length; at += 4) pixels.subarray(at, at + 3).reverse()
  return Buffer.concat([head, pixels, Buffer.alloc((Math.ceil(width / 32) * 4 * height) | 0)])
}
