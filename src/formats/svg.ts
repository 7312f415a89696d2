import { type Document, DomHandler, type Element, isTag, isText } from 'domhandler'
import { Parser } from 'htmlparser2'
import type { Box, Hex } from '../model/style.ts'
import { oklchOf } from './color.ts'
import { type SvgRules, svgRules } from './svg-css.ts'
import { type Paint, paintOf, type Shape } from './svg-paint.ts'
import { shapeExtent } from './svg-shape.ts'

/** What an SVG picture is made of, read without drawing it. */
export interface SvgArt {
  /** Natural size in pixels, from `width` and `height` or else the view box. */
  readonly size?: { readonly width: number; readonly height: number }
  /** Colours with the share of the painted area each takes (0 to 1), largest first. Rough: shapes may overlap. */
  readonly fills: readonly { readonly hex: Hex; readonly share: number }[]
  /** True when the first shape fills nearly the whole picture. */
  readonly opaqueGround: boolean
  /** True when nothing at all would be drawn. */
  readonly empty: boolean
}

const MAX_CHARS = 1_000_000
const MAX_SHAPES = 5_000
const MAX_USE_DEPTH = 4
const MAX_DEPTH = 200
/** Lines and dots below this share have no area to speak of. */
const MIN_SHARE = 0.002
/** Elements whose children are not drawn where they stand. */
const NOT_DRAWN = new Set([
  'defs',
  'symbol',
  'clippath',
  'mask',
  'pattern',
  'marker',
  'metadata',
  'title',
  'desc',
  'style',
  'script',
  'lineargradient',
  'radialgradient',
  'filter',
  'foreignobject',
])

/** Reads an SVG document or fragment; undefined when there is no `svg` element or it is over 1 MB. */
export function readSvg(text: string): SvgArt | undefined {
  if (text.length > MAX_CHARS) return undefined
  const root = findSvg(text)
  if (!root) return undefined
  const size = svgSize(root)
  const drawing = draw(root)
  return {
    ...(size ? { size } : {}),
    fills: sharesOf(drawing.shapes),
    opaqueGround: fillsPicture(drawing.shapes[0], viewBoxOf(root) ?? (size && { x: 0, y: 0, ...size })),
    empty: drawing.shapes.length === 0 && !drawing.hasImage,
  }
}

/**
 * The ground a transparent drawing suits: `dark` when more of it would be lost on white than on black, or, when
 * nothing would, when it is light on the whole; undefined without fills.
 */
export function groundFor(art: SvgArt): 'light' | 'dark' | undefined {
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

/** OKLab lightness at which contrast with the ground falls to about 1.5: yellow (0.9) can still be seen on white. */
const LOST_ON_WHITE = 0.92
const LOST_ON_BLACK = 0.35

interface Drawing {
  readonly shapes: Shape[]
  hasImage: boolean
}

function draw(root: Element): Drawing {
  const rules = svgRules(styleText(root))
  const byId = new Map<string, Element>()
  for (const element of elementsOf(root)) if (element.attribs.id) byId.set(element.attribs.id, element)
  const drawing: Drawing = { shapes: [], hasImage: false }
  drawInto(drawing, root, undefined, { rules, byId, useDepth: 0, depth: 0 })
  return drawing
}

/** What an element is drawn with: the whole document's rules and ids, and how deep it stands. */
interface Context {
  readonly rules: SvgRules
  readonly byId: ReadonlyMap<string, Element>
  readonly useDepth: number
  readonly depth: number
}

function drawInto(drawing: Drawing, element: Element, inherited: Paint | undefined, context: Context): void {
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

function drawAll(drawing: Drawing, elements: readonly Element[], paint: Paint, context: Context): void {
  for (const element of elements) {
    if (NOT_DRAWN.has(element.name.toLowerCase())) continue
    drawInto(drawing, element, paint, { ...context, depth: context.depth + 1 })
  }
}

/** Share of each colour; a gradient's stops divide its shape's area among them. */
function sharesOf(shapes: readonly Shape[]): SvgArt['fills'] {
  const areas = new Map<Hex, number>()
  const add = (colors: readonly Hex[], area: number) => {
    for (const hex of colors) areas.set(hex, (areas.get(hex) ?? 0) + area / colors.length)
  }
  for (const { paint, extent } of shapes) {
    add(paint.fill, Math.max(extent.area, 1e-6))
    // An outline covers about its own length, taken as the box's half circumference twice, times its width.
    add(paint.stroke, Math.max((extent.box.width + extent.box.height) * 2 * paint.strokeWidth, 1e-6))
  }
  const total = [...areas.values()].reduce((sum, area) => sum + area, 0)
  const shares = [...areas].map(([hex, area]) => ({ hex, share: area / total }))
  return shares
    .filter(({ share }) => share >= MIN_SHARE || shares.length === 1)
    .sort((a, b) => b.share - a.share)
}

/** 0.95 of both sides, 0.85 of the area: a rounded square counts (0.9 and up), a disc (0.79) does not. */
function fillsPicture(shape: Shape | undefined, picture: Box | undefined): boolean {
  if (!shape || !picture || shape.paint.moved || shape.paint.fill.length === 0) return false
  const { box, area } = shape.extent
  return (
    box.width >= picture.width * 0.95 &&
    box.height >= picture.height * 0.95 &&
    area >= picture.width * picture.height * 0.85
  )
}

/** Natural size in pixels: from `width` and `height`, or what the view box makes of them. */
export function svgSize(root: Element): { width: number; height: number } | undefined {
  const width = pixels(root.attribs.width)
  const height = pixels(root.attribs.height)
  const view = viewBoxOf(root)
  if (width && height) return { width, height }
  if (!view) return undefined
  if (width) return { width, height: (width * view.height) / view.width }
  if (height) return { width: (height * view.width) / view.height, height }
  return { width: view.width, height: view.height }
}

function viewBoxOf(root: Element): Box | undefined {
  const numbers = (root.attribs.viewBox ?? root.attribs.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = numbers
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : undefined
}

/** Pixels per unit of an absolute CSS length. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

function pixels(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+)\s*([a-z%]*)\s*$/i.exec(length ?? '') ?? []
  const scale = PIXELS[unit.toLowerCase()]
  const value = Number(number) * (scale ?? 0)
  return value > 0 ? value : undefined
}

/** Text of all style sheets in it. */
export function styleText(root: Element): string {
  const parts: string[] = []
  for (const element of elementsOf(root)) {
    if (element.name.toLowerCase() !== 'style') continue
    for (const child of element.children) {
      if (isText(child)) parts.push(child.data)
      else if ('children' in child) for (const text of child.children.filter(isText)) parts.push(text.data)
    }
  }
  return parts.join('\n')
}

/** An element and all below it, in document order; iterative, because depth is the file's. */
export function* elementsOf(root: Element): Generator<Element> {
  const open = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    yield element
    // One by one: there may be more of them than a call takes arguments.
    for (const child of element.children.filter(isTag).reverse()) open.push(child)
  }
}

/** The first `svg` element of a document or fragment. */
export function findSvg(text: string): Element | undefined {
  for (const top of parseXml(text).children.filter(isTag)) {
    for (const element of elementsOf(top)) if (element.name.toLowerCase() === 'svg') return element
  }
  return undefined
}

/** The file's tree, up to where it is nested too deep: what the parser needs for an element grows with what stands open. */
function parseXml(text: string): Document {
  const tree = new Shallow(undefined, { xmlMode: true })
  try {
    new Parser(tree, { xmlMode: true }).end(text)
  } catch (thrown) {
    if (thrown !== TOO_DEEP) throw thrown
  }
  return tree.root
}

const TOO_DEEP = Symbol('the file is nested too deep')

class Shallow extends DomHandler {
  #depth = 0

  override onopentag(name: string, attribs: Record<string, string>): void {
    if (++this.#depth > MAX_DEPTH) throw TOO_DEEP
    super.onopentag(name, attribs)
  }

  override onclosetag(): void {
    this.#depth--
    super.onclosetag()
  }
}
