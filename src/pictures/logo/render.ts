import type { OverlayOptions, Sharp, SharpOptions } from 'sharp'
import { drawableSvg } from '../../formats/svg/writer/index.ts'
import type { LogoFormat, LogoSpec } from '../../model/logo.ts'
import type { Hex } from '../../model/style.ts'
import { decode, library } from '../decode.ts'
import { type Area, boxAround, type Pixels } from '../pixels.ts'
import type { Frame } from './frame.ts'
import { DRAWN_ALPHA, type Judged } from './judge.ts'
import { outlineOf } from './letters.ts'

/** A logo that is ready to be drawn, as our own markup or as pixels, without empty edges. */
export type Art =
  | {
      readonly kind: 'drawing'
      readonly markup: string
      /** The part that is drawn, in pixels of the markup's own size. */
      readonly view: Area
    }
  | { readonly kind: 'bitmap'; readonly pixels: Pixels; readonly isPhoto: boolean }

/** The colours with which a logo is drawn. */
export interface Dress {
  /** The colour in which the logo is drawn; undefined for its own colours. */
  readonly tint: Hex | undefined
  readonly plate: Hex
}

/** The number of pixels with which the edges of a drawing are found. */
const EDGE_PIXELS = 262_144
/** The most pixels of a bitmap before it is scaled to its size. */
const MAX_ART_PIXELS = 4_000_000

/** Takes the drawn part of a picture. Returns a sentence when it cannot be drawn. */
export async function artOf({
  candidate,
  crop,
  isDrawing,
  facts,
}: Judged): Promise<Art | { readonly reason: string }> {
  const decoded = await decode(candidate.bytes, {
    working: isDrawing ? EDGE_PIXELS : MAX_ART_PIXELS,
    letters: outlineOf,
  })
  if ('reason' in decoded) return decoded
  const { pixels } = decoded
  const area = within(crop, pixels)
  if (!isDrawing) return { kind: 'bitmap', pixels: cut(pixels, area), isPhoto: facts.kind === 'photo' }
  const size = { width: pixels.width, height: pixels.height }
  const drawable = drawableSvg(Buffer.from(candidate.bytes).toString('utf8'), () => size, outlineOf)
  return 'reason' in drawable ? drawable : { kind: 'drawing', markup: drawable.markup, view: area }
}

/** Returns the part in whole pixels, without empty edges that a lower resolution did not show. */
function within(part: Area, { data, width, height }: Pixels): Area {
  const [left, top] = [
    Math.max(0, Math.floor(part.left * width) - 2),
    Math.max(0, Math.floor(part.top * height) - 2),
  ]
  const right = Math.min(width, Math.ceil((part.left + part.width) * width) + 2)
  const bottom = Math.min(height, Math.ceil((part.top + part.height) * height) + 2)
  const isIn = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x >= left && x < right && y >= top && y < bottom && (data[at * 4 + 3] ?? 0) >= DRAWN_ALPHA
  }
  return boxAround(width, height, isIn) ?? { left, top, width: right - left, height: bottom - top }
}

function cut({ data, width }: Pixels, area: Area): Pixels {
  const kept = new Uint8Array(area.width * area.height * 4)
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * width + area.left) * 4
    kept.set(data.subarray(from, from + area.width * 4), y * area.width * 4)
  }
  return { data: kept, width: area.width, height: area.height }
}

/** Returns the bytes of a picture. SVGs and bitmaps are drawn in the same way, so that they look the same. */
export async function rendered(art: Art, frame: Frame, spec: LogoSpec, dress: Dress): Promise<Uint8Array> {
  const sharp = library()
  const layer =
    art.kind === 'bitmap'
      ? await layerOf(sharp, art.pixels, frame.art, dress.tint, spec.greyscale)
      : undefined
  if (spec.format === 'svg') return Buffer.from(svgOf(art, frame, spec, dress, layer))
  const { width, height } = frame
  const ground = Buffer.from(svgOf(art.kind === 'drawing' ? art : undefined, frame, spec, dress, undefined))
  const overlays: OverlayOptions[] = layer ? [{ input: layer, left: frame.art.left, top: frame.art.top }] : []
  const picture = sharp(ground, { density: 72 }).resize({ width, height, fit: 'fill' }).composite(overlays)
  return encoded(picture, spec.format, art.kind === 'bitmap' && art.isPhoto)
}

async function layerOf(
  sharp: (bytes: Uint8Array, options?: SharpOptions) => Sharp,
  pixels: Pixels,
  { width, height }: Area,
  tint: Hex | undefined,
  isGrey: boolean,
): Promise<Buffer> {
  const data = tint === undefined ? pixels.data : tinted(pixels.data, tint)
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const
  const layer = sharp(data, { raw }).resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
  return (isGrey ? layer.greyscale() : layer).png().toBuffer()
}

function tinted(data: Uint8Array, tint: Hex): Uint8Array {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16))
  const all = Uint8Array.from(data)
  for (let at = 0; at < all.length; at += 4) {
    all[at] = red ?? 0
    all[at + 1] = green ?? 0
    all[at + 2] = blue ?? 0
  }
  return all
}

function encoded(picture: Sharp, format: LogoFormat, isPhoto: boolean): Promise<Buffer> {
  if (format === 'webp') return picture.webp(isPhoto ? { quality: 88 } : { lossless: true }).toBuffer()
  // Logos have plain areas and sharp edges. A lower quality would be visible there.
  if (format === 'jpg') return picture.flatten().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
  return picture.png({ compressionLevel: 9 }).toBuffer()
}

const TINT = 'blazon-tint'
const GREY = 'blazon-grey'
/** The filter that CSS defines for `grayscale(1)`. */
const GREY_FILTER = `<defs><filter id="${GREY}" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/></filter></defs>`

/** Returns the whole picture as SVG: ground, plate, and the logo, embedded if it is a bitmap. */
function svgOf(
  art: Art | undefined,
  { width, height, art: at, plate }: Frame,
  { isPainted, ground, greyscale }: LogoSpec,
  dress: Dress,
  layer: Buffer | undefined,
): string {
  const box = `x="${at.left}" y="${at.top}" width="${at.width}" height="${at.height}"`
  const parts = [
    isPainted ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '',
    plate
      ? `<rect x="${plate.left}" y="${plate.top}" width="${plate.width}" height="${plate.height}" rx="${plate.radius}" fill="${dress.plate}"/>`
      : '',
    layer ? `<image ${box} href="data:image/png;base64,${layer.toString('base64')}"/>` : '',
    art?.kind === 'drawing' ? drawingIn(art, box, dress.tint) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${greyscale ? greyed(parts.join('')) : parts.join('')}</svg>`
}

const greyed = (markup: string): string => `${GREY_FILTER}<g filter="url(#${GREY})">${markup}</g>`

function drawingIn(
  { markup, view }: Extract<Art, { kind: 'drawing' }>,
  box: string,
  tint: Hex | undefined,
): string {
  const { left, top, width, height } = view
  const nested = `<svg ${box} viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="none">${markup}</svg>`
  if (tint === undefined) return nested
  const filter = `<filter id="${TINT}" color-interpolation-filters="sRGB"><feFlood flood-color="${tint}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`
  return `<defs>${filter}</defs><g filter="url(#${TINT})">${nested}</g>`
}
