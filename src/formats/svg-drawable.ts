import { type Element, isTag, isText } from 'domhandler'
import { parseColor } from './color.ts'
import { imageSize } from './image.ts'
import { elementsOf, findSvg, styleText, svgSize } from './svg.ts'
import { COSTS, drawingCost } from './svg-cost.ts'
import { svgRules } from './svg-css.ts'
import { declarationsOf } from './svg-paint.ts'

/** What of a drawing may be drawn. */
export interface DrawableLimits {
  readonly maxSvgBytes: number
  /** Plain shapes that take as long to draw; see `drawingCost`. */
  readonly maxSvgShapes: number
  /** Of bitmaps inside it, together. */
  readonly maxPixels: number
}

export interface Drawable {
  /** Natural size in pixels. */
  readonly width: number
  readonly height: number
  /** The same drawing as markup, to be shown this many pixels wide and high. */
  at(width: number, height: number): string
}

/** What runs, multiplies (a short path may hold a million dashes or markers), or belongs to other vocabularies. */
const DROPPED = /^(on.*|xml.*|data-.*|aria-.*|marker.*|stroke-dash.*|class|style|--.*|.*[^\w-].*)$/i
/** What a font draws is another picture on every machine: bars of the same colour, about as large, stand for its letters. */
const LETTERS = new Set(['text', 'tspan'])
/** Of the font's size: mean width of a letter with what follows, its height over the line, and the width of a bar. */
const LETTER_WIDTH = 0.55
const LETTER_HEIGHT = 0.7
const BAR_WIDTH = 0.4
const MAX_LETTERS = 200

/** Where letters stand, and how large they are. */
interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: string | undefined
}

const START: Line = { x: 0, y: 0, size: 16, anchor: undefined }

/**
 * An SVG written anew for a renderer: what is known and drawn from itself alone. Nothing of the file gets through as it is: no entities,
 * scripts, style sheets (what they say is written to each element), fonts or references to elsewhere; newer colours than renderers know
 * are written as hex. With a reason, as a sentence, when it cannot be drawn, or would take too long.
 */
export function drawableSvg(text: string, limits: DrawableLimits): Drawable | { readonly reason: string } {
  if (text.length > limits.maxSvgBytes)
    return { reason: `It is an SVG of more than ${limits.maxSvgBytes} bytes.` }
  const root = findSvg(text)
  if (!root) return { reason: 'It is no SVG.' }
  const size = svgSize(root)
  if (!size) return { reason: 'It is an SVG without a size.' }
  const writer = new Writer(root, limits.maxPixels)
  if (writer.cost() > limits.maxSvgShapes)
    return { reason: `It would take as long to draw as more than ${limits.maxSvgShapes} shapes.` }
  const body = writer.content(root, START)
  if (writer.pixelsLeft < 0) return { reason: `It holds bitmaps of more than ${limits.maxPixels} pixels.` }
  const { width: _, height: __, x: ___, y: ____, viewBox, viewbox, ...rest } = writer.declared(root)
  const box = viewBox ?? viewbox ?? `0 0 ${size.width} ${size.height}`
  const attributes = writer.attributes({ ...rest, viewBox: box })
  return {
    ...size,
    at: (width, height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${attributes}>${body}</svg>`,
  }
}

class Writer {
  readonly declared: (element: Element) => Readonly<Record<string, string>>
  /** Of bitmaps inside. */
  pixelsLeft: number
  readonly #root: Element
  readonly #ids = new Map<string, Element>()
  readonly #properties = new Map<string, string>()

  constructor(root: Element, maxPixels: number) {
    this.#root = root
    this.pixelsLeft = maxPixels
    const css = styleText(root)
    const rules = svgRules(css)
    this.declared = (element) => declarationsOf(element, rules)
    for (const element of elementsOf(root)) {
      const { id } = element.attribs
      if (id && !this.#ids.has(id)) this.#ids.set(id, element)
    }
    for (const [, name = '', value = ''] of `${css};${root.attribs.style ?? ''}`.matchAll(
      /(--[\w-]+)\s*:\s*([^;}]+)/g,
    ))
      if (!this.#properties.has(name)) this.#properties.set(name, value.trim())
  }

  cost(): number {
    return drawingCost(this.#root, this.#ids, this.declared)
  }

  /** Markup of all that stands in an element. */
  content(element: Element, line: Line): string {
    return element.children.map((child) => (isTag(child) ? this.#markup(child, line) : '')).join('')
  }

  #markup(element: Element, outer: Line): string {
    const { name } = element
    if (LETTERS.has(name)) return this.#bars(element, outer)
    if (!Object.hasOwn(COSTS, name)) return ''
    const declared = this.declared(element)
    const written = name === 'a' || name === 'switch' ? 'g' : name
    const inner = lineOf({ ...declared, x: '', y: '' }, outer)
    return `<${written}${this.attributes(declared, name === 'image')}>${this.content(element, inner)}</${written}>`
  }

  /** A group with a bar for each letter that stands right in it. */
  #bars(element: Element, outer: Line): string {
    const { x, y, ...declared } = this.declared(element)
    const line = lineOf({ ...declared, x, y }, outer)
    const { size, anchor } = line
    const letters = element.children.reduce(
      (sum, child) => sum + (isText(child) ? child.data.trim().length : 0),
      0,
    )
    const width = letters * size * LETTER_WIDTH
    const left = line.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
    const bars = Array.from({ length: Math.min(letters, MAX_LETTERS) }, (_, at) => {
      const [from, top] = [left + at * size * LETTER_WIDTH, line.y - size * LETTER_HEIGHT]
      return `M${from} ${top}h${size * BAR_WIDTH}v${size * LETTER_HEIGHT}h${-size * BAR_WIDTH}z`
    })
    const drawn = bars.length > 0 ? `<path d="${bars.join('')}"/>` : ''
    return `<g${this.attributes(declared)}>${drawn}${this.content(element, { ...line, x: line.x + width })}</g>`
  }

  attributes(declared: Readonly<Record<string, string | undefined>>, isImage = false): string {
    return Object.entries(declared)
      .flatMap(([name, value]) => {
        const kept = value === undefined ? undefined : this.#valueOf(name, value, isImage)
        return kept === undefined ? [] : [` ${name.replace(/^xlink:/, '')}="${escaped(kept)}"`]
      })
      .join('')
  }

  #valueOf(name: string, value: string, isImage: boolean): string | undefined {
    if (/^(xlink:)?href$/.test(name)) return this.#reference(value, isImage)
    const plain = this.#plain(value)
    // Functions such as `blur()` would be filters that nobody counted.
    const isElsewhere =
      /url\(\s*(?!['"]?#)/i.test(plain) || (name === 'filter' && !/^\s*url\([^)]*\)\s*$/.test(plain))
    return DROPPED.test(name) || isElsewhere ? undefined : plain
  }

  /** A part of this drawing, or a bitmap that is written into it. */
  #reference(value: string, isImage: boolean): string | undefined {
    if (value.startsWith('#')) return value
    const [, data] = /^data:image\/(?:png|jpe?g|gif|webp);base64,([\w+/=\s]+)$/i.exec(value) ?? []
    const size = isImage && data !== undefined ? imageSize(Buffer.from(data, 'base64')) : undefined
    if (!size) return undefined
    this.pixelsLeft -= size.width * size.height
    return this.pixelsLeft < 0 ? undefined : value
  }

  /** With the drawing's own properties put in, and colours that renderers do not know as hex. */
  #plain(value: string): string {
    return value
      .replace(/var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g, (_, name, otherwise) => {
        const found = this.#properties.get(name) ?? otherwise ?? ''
        return /var\(/.test(found) ? '' : found.trim()
      })
      .replace(/\b(oklch|oklab|lch|lab|hwb|color)\([^()]*\)/gi, (color) => parseColor(color) ?? color)
  }
}

function lineOf(declared: Readonly<Record<string, string | undefined>>, outer: Line): Line {
  return {
    x: first(declared.x) ?? outer.x,
    y: first(declared.y) ?? outer.y,
    size: first(declared['font-size']) ?? outer.size,
    anchor: declared['text-anchor'] ?? outer.anchor,
  }
}

function first(numbers: string | undefined): number | undefined {
  const value = Number.parseFloat(numbers ?? '')
  return Number.isFinite(value) ? value : undefined
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
