/** Tables of the SVG attributes and elements that may be written. */

import { byName } from '../../../model/by-name.ts'
import { numbersIn, pathSegments } from '../path.ts'
import { aspect, length, number, numbers, type Rewrite, share, viewBox, words } from './values.ts'

/**
 * Attributes by name, each with the function that reads and rewrites its value. An attribute that is not in
 * any table of this file is not written.
 */
export type Attributes = Readonly<Record<string, Rewrite>>

const pathData: Rewrite = (text) => {
  let written = ''
  for (const { letter, numbers: found } of pathSegments(text)) written += letter + found.join(' ')
  return written === '' ? undefined : written
}

const points: Rewrite = (text) => {
  const found = numbersIn(text)
  return found.slice(0, found.length - (found.length % 2)).join(' ') || undefined
}

export const SHAPES = byName<Attributes>({
  path: { d: pathData },
  rect: { x: length, y: length, width: length, height: length, rx: length, ry: length },
  circle: { cx: length, cy: length, r: length },
  ellipse: { cx: length, cy: length, rx: length, ry: length },
  line: { x1: length, y1: length, x2: length, y2: length },
  polyline: { points },
  polygon: { points },
})

const box: Attributes = { x: length, y: length, width: length, height: length }
const overflow = words('visible', 'hidden', 'scroll', 'auto')
const units = words('userSpaceOnUse', 'objectBoundingBox')

export const VIEWPORT: Attributes = { ...box, viewBox, preserveAspectRatio: aspect, overflow }
export const IMAGE: Attributes = { ...box, preserveAspectRatio: aspect }
export const CLIP: Attributes = { clipPathUnits: units }
export const MASK: Attributes = {
  ...box,
  maskUnits: units,
  maskContentUnits: units,
  'mask-type': words('luminance', 'alpha'),
}
export const PATTERN: Attributes = {
  ...box,
  patternUnits: units,
  patternContentUnits: units,
  viewBox,
  preserveAspectRatio: aspect,
  overflow,
}

const gradient: Attributes = { gradientUnits: units, spreadMethod: words('pad', 'reflect', 'repeat') }
export const GRADIENTS = byName<Attributes>({
  linearGradient: { ...gradient, x1: length, y1: length, x2: length, y2: length },
  radialGradient: { ...gradient, cx: length, cy: length, r: length, fx: length, fy: length, fr: length },
})
export const STOP: Attributes = { offset: share, 'stop-opacity': share }

/** Inherited properties, which are written at each shape. */
export const INHERITED: Attributes = {
  'fill-rule': words('nonzero', 'evenodd'),
  'clip-rule': words('nonzero', 'evenodd'),
  'fill-opacity': share,
  'stroke-opacity': share,
  'stroke-width': length,
  'stroke-linecap': words('butt', 'round', 'square'),
  'stroke-linejoin': words('miter', 'round', 'bevel', 'miter-clip', 'arcs'),
  'stroke-miterlimit': number,
  'shape-rendering': words('auto', 'optimizeSpeed', 'geometricPrecision', 'crispEdges'),
  'paint-order': words('normal', 'fill', 'stroke', 'stroke fill', 'fill stroke', 'stroke fill markers'),
}
export const OF_SHAPES: Attributes = { 'vector-effect': words('none', 'non-scaling-stroke') }
export const OF_FILTERS: Attributes = { 'color-interpolation-filters': words('auto', 'sRGB', 'linearRGB') }

const BLENDS = words(
  ...['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn'],
  ...['hard-light', 'soft-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity'],
)
/** Properties that make a renderer draw a group into a separate layer. */
export const EFFECTS: Attributes = {
  opacity: share,
  'mix-blend-mode': BLENDS,
  isolation: words('auto', 'isolate'),
}

export const FILTER: Attributes = { ...box, filterUnits: units, primitiveUnits: units }

const MAX_TABLE = 256
const transfer: Attributes = {
  type: words('identity', 'table', 'discrete', 'linear', 'gamma'),
  tableValues: numbers(MAX_TABLE),
  slope: number,
  intercept: number,
  amplitude: number,
  exponent: number,
  offset: number,
}
const flood: Attributes = { 'flood-opacity': share }

/**
 * Filter primitives by their parent element. `in`, `in2`, `result` and colours are not in the tables, because
 * `definitions.ts` writes them.
 */
export const PRIMITIVES = byName<Readonly<Record<string, Attributes>>>({
  filter: {
    feBlend: { ...box, mode: BLENDS },
    feColorMatrix: {
      ...box,
      type: words('matrix', 'saturate', 'hueRotate', 'luminanceToAlpha'),
      values: numbers(20),
    },
    feComponentTransfer: box,
    feComposite: {
      ...box,
      operator: words('over', 'in', 'out', 'atop', 'xor', 'lighter', 'arithmetic'),
      k1: number,
      k2: number,
      k3: number,
      k4: number,
    },
    feDropShadow: { ...box, ...flood, dx: number, dy: number, stdDeviation: numbers(2) },
    feFlood: { ...box, ...flood },
    feGaussianBlur: { ...box, stdDeviation: numbers(2), edgeMode: words('none', 'duplicate', 'wrap') },
    feMerge: box,
    feOffset: { ...box, dx: number, dy: number },
  },
  feComponentTransfer: { feFuncA: transfer, feFuncB: transfer, feFuncG: transfer, feFuncR: transfer },
  feMerge: { feMergeNode: {} },
})

/** Writes the declared attributes of a table as markup, each with a space before it. */
export function written(
  declared: Readonly<Record<string, string>>,
  attributes: Attributes,
  fontSize: number,
): string {
  let markup = ''
  for (const [name, rewrite] of Object.entries(attributes)) {
    const text = declared[name]
    const value = text === undefined ? undefined : rewrite(text, fontSize)
    if (value !== undefined) markup += ` ${name}="${value}"`
  }
  return markup
}
