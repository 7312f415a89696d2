import type { Element } from 'domhandler'
import type { PaintedPart } from '../../cascade/index.ts'
import { cssUrls } from '../../formats/css/url.ts'
import { type CssValue, parseCssValues, splitValues } from '../../formats/css/values.ts'
import type { Size } from '../../formats/image/header.ts'
import { absoluteUrl } from '../../formats/url.ts'
import type { PicturePart } from '../../model/picture.ts'
import type { Box, ComputedStyle, Sides } from '../../model/style.ts'
import { baseUrlOf } from '../dom.ts'
import { pictureSizeOf } from '../picture-size.ts'
import { cutAt } from '../pictures.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'
import { cascadeOf } from '../styles.ts'
import { artAt } from './art.ts'
import { clippedBy } from './clipping.ts'
import { partsOf } from './images.ts'
import { offsetOf, type Room, sizeIn } from './placing.ts'

/** A picture must be this much larger than its visible part, because boxes of the cascade are estimates. */
const MIN_FACTOR = 1.3

/**
 * Returns the part of the picture at a URL that an element shows: as its background, as the background of its
 * `::before` or `::after`, or as an `img`. Returns `unknown` when the page does not show which part it is.
 * Undefined when the element shows all of the picture, nearly all, or nothing, and for a picture that has not
 * been captured. A picture that `cover`s its box is never a sheet.
 */
export function shownPartOf(
  snapshot: Snapshot,
  element: Element,
  url: string,
): PicturePart | 'unknown' | undefined {
  const painter = painterOf(snapshot, element, url)
  const { box, style, which } = painter ?? {}
  if (!box || !style || box.width === 0 || box.height === 0) return undefined
  const shown = which
    ? asBackground(snapshot, element, url, { box, style, which })
    : asImage(snapshot, element, box)
  if (!shown || shown === 'unknown') return shown
  const seen = clippedBy(snapshot, element, shown.seen)
  return seen && partOf(shown.picture, seen)
}

/**
 * Returns the URL of the part of a picture that an element shows: of the picture itself, or of the part that
 * was cut out of it. Undefined when it shows a part that is not known or was not cut out.
 */
export function seenAt(snapshot: Snapshot, element: Element, url: string): string | undefined {
  const part = shownPartOf(snapshot, element, url)
  if (!part) return url
  return part === 'unknown' ? undefined : cutAt(snapshot, url, part)
}

/** An element that has a picture as its background. */
interface Painter {
  readonly box: Box
  readonly style: ComputedStyle
  readonly which: PaintedPart['which']
}

/** Finds the element, or its pseudo-element, whose background the picture is; without `which` it is none. */
function painterOf(
  snapshot: Snapshot,
  element: Element,
  url: string,
): { box: Box | null; style: ComputedStyle; which?: Painter['which'] } | undefined {
  const paints = ({ style }: { style: ComputedStyle }) =>
    cssUrls(style.backgroundImage).some((each) => absoluteUrl(each, baseUrlOf(snapshot)) === url)
  const sample = sampleAt(snapshot, element)
  if (sample && paints(sample)) return { ...sample, which: 'itself' }
  return partsOf(snapshot, element).find((part) => part.which !== 'itself' && paints(part)) ?? sample
}

/** Where the whole picture would be, and the area in which it is painted, in pixels of the page. */
interface Placed {
  readonly picture: Box
  readonly seen: Box
}

function asBackground(
  snapshot: Snapshot,
  element: Element,
  url: string,
  { box, style, which }: Painter,
): Placed | 'unknown' | undefined {
  const { size, svg } = artAt(snapshot, url)
  if (!size) return undefined
  const area = inner(box, style.borderWidth)
  const layer = layerOf(style.backgroundImage)
  const room = { area, size, em: style.fontSize, fitsRoom: svg?.fitsRoom ?? false }
  const read = (name: string) => declared(snapshot, element, name, layer, which)
  const drawn = sizeIn(read('background-size') ?? 'auto', room)
  if (drawn === 'cover') return undefined
  const x = drawn && offsetOf(read('background-position-x') ?? '0', area.width - drawn.width, room)
  const y = drawn && offsetOf(read('background-position-y') ?? '0', area.height - drawn.height, room)
  if (!drawn || x === undefined || y === undefined)
    return exceeds(drawn ?? size, area) ? 'unknown' : undefined
  return { picture: { x: area.x + x, y: area.y + y, ...drawn }, seen: box }
}

function asImage(snapshot: Snapshot, element: Element, box: Box): Placed | 'unknown' | undefined {
  if (element.name !== 'img') return undefined
  const style = sampleAt(snapshot, element)?.style
  const area = style ? inner(inner(box, style.borderWidth), style.padding) : box
  const fit = declared(snapshot, element, 'object-fit', 0) ?? 'fill'
  const size = fit === 'none' ? pictureSizeOf(snapshot, element) : undefined
  if (!size) return fit === 'fill' ? { picture: area, seen: area } : undefined
  const [across = '50%', down = '50%'] =
    (declared(snapshot, element, 'object-position', 0) ?? '').match(/\S+/g) ?? []
  const room: Room = { area, size, em: style?.fontSize ?? 16, fitsRoom: false }
  const swapped = /^(top|bottom)$/.test(across) || /^(left|right)$/.test(down)
  const x = offsetOf(swapped ? down : across, area.width - size.width, room)
  const y = offsetOf(swapped ? across : down, area.height - size.height, room)
  if (x === undefined || y === undefined) return exceeds(size, area) ? 'unknown' : undefined
  return { picture: { x: area.x + x, y: area.y + y, ...size }, seen: area }
}

/**
 * Returns the page's declaration of a property for one layer. A value that cannot be read does not count as
 * the default.
 */
function declared(
  snapshot: Snapshot,
  element: Element,
  name: string,
  layer: number,
  which: Painter['which'] = 'itself',
): string | undefined {
  const cascade = cascadeOf(snapshot)
  const traced = which === 'itself' ? cascade.traceOf(element, name)?.value : undefined
  const text = cascade.declaredOf(element, name, which) ?? traced
  const layers = text === undefined ? [] : text.split(/,(?![^(]*\))/)
  const own = layers[Math.min(layer, layers.length - 1)]?.trim()
  return own === undefined || /^(initial|unset|revert)$/.test(own) ? undefined : own
}

/** Returns the index of the layer that has the picture; other layers may be gradients. */
function layerOf(backgroundImage: string): number {
  const layers: readonly (readonly CssValue[])[] = splitValues(parseCssValues(backgroundImage) ?? [])
  return Math.max(
    0,
    layers.findIndex(([first]) => first?.type === 'url'),
  )
}

function exceeds(size: Size, area: Size): boolean {
  return size.width > area.width * MIN_FACTOR || size.height > area.height * MIN_FACTOR
}

function partOf(picture: Box, seen: Box): PicturePart | undefined {
  const left = Math.max(picture.x, seen.x)
  const top = Math.max(picture.y, seen.y)
  const width = Math.min(picture.x + picture.width, seen.x + seen.width) - left
  const height = Math.min(picture.y + picture.height, seen.y + seen.height) - top
  if (!(width > 0 && height > 0) || !exceeds(picture, { width, height })) return undefined
  const share = (length: number, whole: number) => Math.round((length / whole) * 1e6) / 1e6
  return {
    x: share(left - picture.x, picture.width),
    y: share(top - picture.y, picture.height),
    width: share(width, picture.width),
    height: share(height, picture.height),
  }
}

function inner({ x, y, width, height }: Box, [top, right, bottom, left]: Sides<number>): Box {
  return {
    x: x + left,
    y: y + top,
    width: Math.max(0, width - left - right),
    height: Math.max(0, height - top - bottom),
  }
}
