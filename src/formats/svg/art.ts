/** Reads an SVG without drawing it: its size, its colours, and whether it has an opaque background. */

import { type Element, isTag } from 'domhandler'
import { words } from '../../lexicon/pattern.ts'
import type { Box, Hex } from '../../model/style.ts'
import { oklchOf } from '../css/color.ts'
import { type SvgRules, svgRules } from './css.ts'
import { elementsOf, findSvg, MAX_DEPTH, styleText } from './document.ts'
import { type Paint, paintOf, type Shape } from './paint.ts'
import { shapeExtent } from './shape.ts'
import { svgSize, viewBoxOf } from './size.ts'

export interface SvgArt {
  /** The natural size in pixels, from `width` and `height` or else from the view box. */
  readonly size?: { readonly width: number; readonly height: number }
  /** True when only a view box states the size, so a browser scales the picture to the available space. */
  readonly fitsRoom: boolean
  /**
   * The colours with the share of the painted area that each takes (0 to 1), largest first. The shares are
   * estimates, because shapes may overlap.
   */
  readonly fills: readonly { readonly hex: Hex; readonly share: number }[]
  /** True when the first shape fills nearly the whole picture. */
  readonly hasOpaqueBackground: boolean
  /** True when nothing would be drawn. */
  readonly empty: boolean
}

const MAX_CHARS = 1_000_000
const MAX_SHAPES = 5_000
/** The limit of elements that are visited. An element counts as often as `use` elements repeat it. */
const MAX_STEPS = 50_000
const MAX_USE_DEPTH = 4
/** Lines and dots with a smaller share are left out of the colours. */
const MIN_SHARE = 0.002
/** Elements whose children are not drawn in place. */
const NOT_DRAWN = new Set(
  words(`
  defs symbol clippath mask pattern marker metadata title desc style script lineargradient
  radialgradient filter foreignobject`),
)

/** Reads an SVG document or fragment; undefined when it has no `svg` element or is over 1 MB. */
export function readSvg(text: string): SvgArt | undefined {
  if (text.length > MAX_CHARS) return undefined
  const root = findSvg(text)
  if (!root) return undefined
  const size = svgSize(root)
  const drawing = draw(root)
  return {
    ...(size ? { size } : {}),
    fitsRoom: !root.attribs.width && !root.attribs.height,
    fills: sharesOf(drawing.shapes),
    hasOpaqueBackground: fillsPicture(
      drawing.shapes[0],
      viewBoxOf(root) ?? (size && { x: 0, y: 0, ...size }),
    ),
    empty: drawing.shapes.length === 0 && !drawing.hasImage,
  }
}

/**
 * Returns the background that a transparent drawing suits. The result is `dark` when more of the drawing
 * would be invisible on white than on black, or, when both are equal, when the drawing is light on the whole.
 * Undefined without fills.
 */
export function backgroundFor(art: SvgArt): 'light' | 'dark' | undefined {
  if (art.fills.length === 0) return undefined
  let [lostOnWhite, lostOnBlack, lightness] = [0, 0, 0]
  for (const { hex, share } of art.fills) {
    const { l } = oklchOf(hex)
    lightness += l * share
    if (l > LOST_ON_WHITE) lostOnWhite += share
    if (l < LOST_ON_BLACK) lostOnBlack += share
  }
  if (lostOnWhite === lostOnBlack) return lightness >= 0.85 ? 'dark' : 'light'
  return lostOnWhite > lostOnBlack ? 'dark' : 'light'
}

/** The OKLab lightness at which the contrast falls to about 1.5. Yellow (0.9) is still visible on white. */
const LOST_ON_WHITE = 0.92
const LOST_ON_BLACK = 0.35

interface Drawing {
  readonly shapes: Shape[]
  hasImage: boolean
  steps: number
}

function draw(root: Element): Drawing {
  const rules = svgRules(styleText(root))
  const byId = new Map<string, Element>()
  for (const element of elementsOf(root)) if (element.attribs.id) byId.set(element.attribs.id, element)
  const drawing: Drawing = { shapes: [], hasImage: false, steps: 0 }
  drawInto(drawing, root, undefined, { rules, byId, useDepth: 0, depth: 0 })
  return drawing
}

interface ReadContext {
  readonly rules: SvgRules
  readonly byId: ReadonlyMap<string, Element>
  readonly useDepth: number
  readonly depth: number
}

function drawInto(
  drawing: Drawing,
  element: Element,
  inherited: Paint | undefined,
  context: ReadContext,
): void {
  const paint = paintOf(element, inherited, context.rules, context.byId)
  if (paint.hidden || drawing.shapes.length >= MAX_SHAPES || context.depth > MAX_DEPTH) return
  const name = element.name.toLowerCase()
  if (name === 'image') drawing.hasImage = true
  if (name === 'use') {
    const reference = element.attribs.href ?? element.attribs['xlink:href'] ?? ''
    const target = context.byId.get(reference.replace(/^#/, ''))
    if (!target || context.useDepth >= MAX_USE_DEPTH) return
    const drawn = target.name === 'symbol' ? target.children.filter(isTag) : [target]
    drawAll(drawing, drawn, paint, { ...context, useDepth: context.useDepth + 1 })
    return
  }
  const extent = shapeExtent(element)
  if (extent) drawing.shapes.push({ paint, extent })
  drawAll(drawing, element.children.filter(isTag), paint, context)
}

function drawAll(drawing: Drawing, elements: readonly Element[], paint: Paint, context: ReadContext): void {
  for (const element of elements) {
    if (++drawing.steps > MAX_STEPS) return
    if (NOT_DRAWN.has(element.name.toLowerCase())) continue
    drawInto(drawing, element, paint, { ...context, depth: context.depth + 1 })
  }
}

/** Returns the share of each colour. The stops of a gradient divide the area of its shape among them. */
function sharesOf(shapes: readonly Shape[]): SvgArt['fills'] {
  const areas = new Map<Hex, number>()
  const add = (colors: readonly Hex[], area: number) => {
    for (const hex of colors) areas.set(hex, (areas.get(hex) ?? 0) + area / colors.length)
  }
  for (const { paint, extent } of shapes) {
    add(paint.fill, Math.max(extent.area, 1e-6))
    // The area of a stroke is about the perimeter of the shape, or its box, times the stroke width.
    add(paint.stroke, Math.max((extent.box.width + extent.box.height) * 2 * paint.strokeWidth, 1e-6))
  }
  const total = [...areas.values()].reduce((sum, area) => sum + area, 0)
  const shares = [...areas].map(([hex, area]) => ({ hex, share: area / total }))
  return shares
    .filter(({ share }) => share >= MIN_SHARE || shares.length === 1)
    .sort((a, b) => b.share - a.share)
}

/**
 * Returns whether a shape is the background: it needs 0.95 of both sides and 0.85 of the area, so that a
 * rounded square (0.9 and more) counts and a disc (0.79) does not.
 */
function fillsPicture(shape: Shape | undefined, picture: Box | undefined): boolean {
  if (!shape || !picture || shape.paint.moved || shape.paint.fill.length === 0) return false
  const { box, area } = shape.extent
  return (
    box.width >= picture.width * 0.95 &&
    box.height >= picture.height * 0.95 &&
    area >= picture.width * picture.height * 0.85
  )
}
