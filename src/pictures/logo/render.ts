import type { OverlayOptions, Sharp, SharpOptions } from 'sharp'
import { oncePer } from '../../model/keyed.ts'
import type { LogoCandidate, LogoFormat, LogoSpec } from '../../model/logo.ts'
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

/** The steps of drawing. */
export interface Drawing {
  /** Takes the drawn part of a picture. Returns a sentence when it cannot be drawn. */
  readonly artOf: (judged: Judged) => Promise<Art | { readonly reason: string }>
  readonly rendered: typeof rendered
}

/** Returns the steps for one task, which decode each picture once, and make equal pictures once. */
export function drawingOnce(): Drawing {
  const taken = oncePer((_: LogoCandidate) => new Map<string, Promise<ReturnType<typeof artOf>>>())
  const decoded = new Map<LogoCandidate, ReturnType<typeof decode>>()
  const pictures = oncePer((_: Art) => new Map<string, ReturnType<typeof rendered>>())
  return {
    artOf: (judged) =>
      kept(taken(judged.candidate), JSON.stringify(judged.crop), async () =>
        artOf(await kept(decoded, judged.candidate, () => decodedOf(judged)), judged),
      ),
    rendered: (art, frame, spec, dress) =>
      kept(pictures(art), lookOf(frame, spec, dress), () => rendered(art, frame, spec, dress)),
  }
}

function kept<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

/** A text that is equal for pictures of the same art that look the same. */
function lookOf(frame: Frame, { format, isPainted, ground, greyscale }: LogoSpec, dress: Dress): string {
  const colors = [isPainted ? ground : '', dress.tint ?? '', frame.plate ? dress.plate : '']
  return JSON.stringify([frame, format, greyscale, ...colors])
}

/** The number of pixels with which the edges of a drawing are found. */
const EDGE_PIXELS = 262_144
/** The most pixels of a bitmap before it is scaled to its size. */
const MAX_ART_PIXELS = 4_000_000

function decodedOf({ candidate, isDrawing }: Judged): ReturnType<typeof decode> {
  const working = isDrawing ? EDGE_PIXELS : MAX_ART_PIXELS
  return decode(candidate.bytes, { working, letters: outlineOf })
}

function artOf(
  decoded: Awaited<ReturnType<typeof decode>>,
  { crop, facts }: Judged,
): Art | { readonly reason: string } {
  if ('reason' in decoded) return decoded
  const { pixels, markup } = decoded
  const area = within(crop, pixels)
  if (markup !== undefined) return { kind: 'drawing', markup, view: area }
  return { kind: 'bitmap', pixels: cut(pixels, area), isPhoto: facts.kind === 'photo' }
}

/** Returns the part in whole pixels, without empty edges that a lower resolution did not show. */
function within(part: Area, pixels: Pixels): Area {
  const { width, height } = pixels
  const [left, top] = [
    Math.max(0, Math.floor(part.left * width) - 2),
    Math.max(0, Math.floor(part.top * height) - 2),
  ]
  const right = Math.min(width, Math.ceil((part.left + part.width) * width) + 2)
  const bottom = Math.min(height, Math.ceil((part.top + part.height) * height) + 2)
  const area = { left, top, width: right - left, height: bottom - top }
  return boxAround(pixels, (at) => (pixels.data[at * 4 + 3] ?? 0) >= DRAWN_ALPHA, area) ?? area
}

function cut(pixels: Pixels, area: Area): Pixels {
  const { data, width, height } = pixels
  if (area.width === width && area.height === height) return pixels
  const kept = new Uint8Array(area.width * area.height * 4)
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * width + area.left) * 4
    kept.set(data.subarray(from, from + area.width * 4), y * area.width * 4)
  }
  return { data: kept, width: area.width, height: area.height }
}

/** Returns the bytes of a picture. SVGs and bitmaps are drawn in the same way, so that they look the same. */
async function rendered(art: Art, frame: Frame, spec: LogoSpec, dress: Dress): Promise<Uint8Array> {
  const sharp = library()
  const layer = art.kind === 'bitmap' ? layerOf(sharp, art.pixels, frame.art, dress.tint, spec) : undefined
  if (spec.format === 'svg') {
    const embedded = await layer?.png().toBuffer()
    return Buffer.from(svgOf(art, frame, spec, dress, embedded))
  }
  const { width, height } = frame
  const ground = Buffer.from(svgOf(art.kind === 'drawing' ? art : undefined, frame, spec, dress, undefined))
  const picture = sharp(ground, { density: 72 }).resize({ width, height, fit: 'fill' })
  return encoded(layer ? picture.composite([await overlayOf(layer, frame.art)]) : picture, spec.format, art)
}

/** The pixels of a logo in the size in which it is drawn. */
function layerOf(
  sharp: (bytes: Uint8Array, options?: SharpOptions) => Sharp,
  pixels: Pixels,
  { width, height }: Area,
  tint: Hex | undefined,
  { greyscale }: LogoSpec,
): Sharp {
  const data = tint === undefined ? pixels.data : tinted(pixels.data, tint)
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const
  const layer = sharp(data, { raw }).resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
  return greyscale ? layer.greyscale() : layer
}

async function overlayOf(layer: Sharp, { left, top }: Area): Promise<OverlayOptions> {
  const { data, info } = await layer.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels }, left, top }
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

function encoded(picture: Sharp, format: LogoFormat, art: Art): Promise<Buffer> {
  const isPhoto = art.kind === 'bitmap' && art.isPhoto
  if (format === 'webp') return picture.webp(isPhoto ? { quality: 88 } : { lossless: true }).toBuffer()
  // Logos have plain areas and sharp edges. A lower quality would be visible there.
  if (format === 'jpg') return picture.flatten().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
  return picture.png({ compressionLevel: 8 }).toBuffer()
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
