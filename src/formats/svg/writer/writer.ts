import { type Element, isTag, isText } from 'domhandler'
import { imageSize } from '../../image.ts'
import { numbersIn } from '../path.ts'
import { IMAGE, INHERITED, OF_SHAPES, SHAPES, VIEWPORT, written } from './attributes.ts'
import { type Budget, COSTS, outlineCost, TooCostly } from './cost.ts'
import { Definitions } from './definitions.ts'
import { type DrawContext, type Drawn, deeper, moved, NOTHING, together } from './drawn.ts'
import { bars, type Letters, type Line, outlined } from './letters.ts'
import { IDENTITY, type Matrix, moving, readTransform, scaling, stretch, times } from './matrix.ts'
import { outlineOf } from './outline.ts'
import { hrefOf, type Source } from './source.ts'
import { inherited, type Paint, type Style } from './style.ts'
import { lengthOf } from './values.ts'

/** Renderers reject files that are nested deeper than 256 elements. */
const MAX_DEPTH = 200

type Values = Readonly<Record<string, string>>

/**
 * Rewrites a drawing, element by element, in a form in which the renderer draws every written element exactly
 * once. For this, an element that `use` repeats is written once for each repetition, and values that an
 * element inherits are written on each shape. The budget is spent when an element is written, so it
 * corresponds to the cost of drawing.
 */
export class Writer {
  readonly #source: Source
  readonly #budget: Budget
  readonly #definitions: Definitions

  readonly #letters: Letters | undefined

  constructor(source: Source, budget: Budget, letters?: Letters) {
    this.#letters = letters
    this.#source = source
    this.#budget = budget
    this.#definitions = new Definitions(source, budget, this.#draw, (element, outer, context) =>
      this.#clipped(element, outer, context, IDENTITY),
    )
  }

  /** Writes the whole drawing within an `svg` element that has these attributes. */
  write(context: DrawContext, attributes: string): string {
    const { root } = this.#source
    const { values } = this.#source.ownValues(root)
    const style = this.#source.styleOf(root)
    const drawn = this.#group(values, context, (inner) => this.#children(root, style, inner))
    return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><defs>${this.#definitions.markup}</defs>${drawn.markup}</svg>`
  }

  #children(element: Element, style: Style, context: DrawContext): Drawn {
    return together(element.children.filter(isTag).map((child) => this.#draw(child, style, context)))
  }

  readonly #draw = (element: Element, outer: Style, context: DrawContext): Drawn => {
    const values = this.#visit(element, context)
    if (values.display === 'none') return NOTHING
    const { name } = element
    const style = inherited(outer, values, this.#source.byId)
    if (Object.hasOwn(SHAPES, name)) return this.#shape(name, values, style, context)
    switch (name) {
      case 'g':
      case 'a':
      case 'switch':
        return this.#group(values, context, (inner) => this.#children(element, style, inner))
      case 'svg':
        return this.#group(values, context, (inner) => this.#viewport(element, values, style, inner))
      case 'use':
        return this.#group(values, context, (inner) => this.#used(element, values, style, inner))
      case 'text':
        return this.#group(values, context, (inner) => this.#text(element, style, inner, START))
      case 'image':
        return this.#group(values, context, (inner) => this.#image(element, values, style, inner))
      default:
        return NOTHING
    }
  }

  #visit(element: Element, context: DrawContext): Values {
    const { values, characters } = this.#source.ownValues(element)
    this.#budget.spend(COSTS.visit + characters * COSTS.character)
    if (context.depth > MAX_DEPTH) throw new TooCostly()
    return values
  }

  #group(values: Values, context: DrawContext, content: (context: DrawContext) => Drawn): Drawn {
    const matrix = readTransform(values.transform ?? '')
    const inner = { ...moved(context, matrix), depth: context.depth + 1 }
    const drawn = content(inner)
    if (drawn.markup === '') return NOTHING
    const attributes = transformed(matrix) + this.#definitions.effects(values, inner, drawn)
    if (attributes === '') return drawn
    this.#budget.spend(1)
    return { ...drawn, markup: `<g${attributes}>${drawn.markup}</g>`, parts: drawn.parts + 1 }
  }

  /** Writes a nested `svg`, or a symbol where it is used. */
  #viewport(element: Element, values: Values, style: Style, context: DrawContext): Drawn {
    this.#budget.spend(1)
    const side = (name: 'width' | 'height') =>
      lengthOf(values[name] ?? '100%', context[name], style.fontSize) ?? context[name]
    const [width, height] = [side('width'), side('height')]
    const [, , across = 0, down = 0] = numbersIn(values.viewBox ?? '', 4)
    const isBoxed = across > 0 && down > 0
    const inner = isBoxed
      ? { ...moved(context, scaling(Math.max(width / across, height / down))), width: across, height: down }
      : { ...context, width, height }
    const drawn = this.#children(element, style, inner)
    if (drawn.markup === '') return NOTHING
    const attributes = written(values, VIEWPORT, style.fontSize)
    return { ...drawn, markup: `<svg${attributes}>${drawn.markup}</svg>`, parts: drawn.parts + 1 }
  }

  #used(use: Element, values: Values, style: Style, context: DrawContext): Drawn {
    const target = this.#source.target(use)
    if (!target) return NOTHING
    const matrix = positionOf(values, style, context)
    const drawn = this.#usedTarget(target, values, style, moved(deeper(context), matrix))
    return matrix === IDENTITY || drawn.markup === ''
      ? drawn
      : { ...drawn, markup: `<g${transformed(matrix)}>${drawn.markup}</g>` }
  }

  #usedTarget(target: Element, { width, height }: Values, outer: Style, context: DrawContext): Drawn {
    if (target.name !== 'symbol' && target.name !== 'svg') return this.#draw(target, outer, context)
    const own = this.#visit(target, context)
    if (own.display === 'none') return NOTHING
    const sizes = { ...(width ? { width } : {}), ...(height ? { height } : {}) }
    // A symbol is as large as the viewport that uses it. Its own size is ignored.
    const { x, y, ...rest } = own
    const values: Values =
      target.name === 'svg' ? { ...own, ...sizes } : { ...rest, width: '100%', height: '100%', ...sizes }
    const style = inherited(outer, own, this.#source.byId)
    return this.#group(values, context, (inner) => this.#viewport(target, values, style, inner))
  }

  /** Writes a shape. `before` is the transform from the clip to the shape; undefined outside clips. */
  #shape(name: string, values: Values, style: Style, context: DrawContext, before?: Matrix): Drawn {
    if (style.isHidden) return NOTHING
    const own = readTransform(values.transform ?? '')
    const matrix = before ? times(before, own ?? IDENTITY) : own
    const here = moved(context, matrix)
    const { numbers, size } = outlineOf(name, values, context, style.fontSize)
    const extent = Math.max(size, style.stroke === 'none' ? 0 : style.strokeWidth) * stretch(here.matrix)
    this.#budget.spend(outlineCost(numbers, extent))
    const attributes = [
      written(values, SHAPES[name] ?? {}, style.fontSize),
      this.#paints(style, here, extent),
      written(values, OF_SHAPES, style.fontSize),
      transformed(matrix),
      before ? '' : this.#definitions.effects(values, here, { extent, parts: 1 }),
    ]
    return { markup: `<${name}${attributes.join('')}/>`, extent, parts: 1 }
  }

  /** Writes fill, stroke and the inherited properties of a shape. */
  #paints({ fill, stroke, rest, fontSize }: Style, context: DrawContext, extent: number): string {
    const paint = (by: Paint) => (typeof by === 'string' ? by : this.#definitions.paint(by, context, extent))
    const [filled, stroked] = [paint(fill), paint(stroke)]
    const painted =
      (filled === '#000000' ? '' : ` fill="${filled}"`) + (stroked === 'none' ? '' : ` stroke="${stroked}"`)
    return painted + written(rest, INHERITED, fontSize)
  }

  /** Writes a text as paths: one for its own letters, and one for each nested `tspan` or `a`. */
  #text(element: Element, style: Style, context: DrawContext, from: Pen, before?: Matrix): Drawn {
    const { values } = this.#source.ownValues(element)
    const line = {
      x: lengthOf(values.x, context.width, style.fontSize) ?? from.x,
      y: lengthOf(values.y, context.height, style.fontSize) ?? from.y,
      size: style.fontSize,
      anchor: style.anchor,
    }
    const text = element.children.flatMap((child) => (isText(child) ? child.data.trim() : [])).join('')
    const letters = text.length
    const spacing = lengthOf(values['letter-spacing'], 0, style.fontSize) ?? 0
    const { d, width } = this.#letters
      ? outlined(text, { ...line, spacing, within: context.width }, this.#letters)
      : bars(letters, line)
    const next = { x: line.x + width, y: line.y }
    const parts = element.children.filter(isTag).map((child) => {
      const ownValues = this.#visit(child, context)
      if (ownValues.display === 'none' || (child.name !== 'tspan' && child.name !== 'a')) return NOTHING
      const inner = { ...context, depth: context.depth + 1 }
      return this.#text(child, inherited(style, ownValues, this.#source.byId), inner, next, before)
    })
    if (d === '' || style.isHidden) return together(parts)
    const here = moved(context, before)
    const extent = (Math.abs(line.x) + Math.abs(line.y) + width + line.size) * stretch(here.matrix)
    this.#budget.spend(outlineCost(0, extent) + letters * COSTS.letter)
    const markup = `<path d="${d}"${this.#paints(style, here, extent)}${transformed(before)}/>`
    return together([{ markup, extent, parts: 1 }, ...parts])
  }

  /** Writes a bitmap that the file contains as a `data:` URL. */
  #image(element: Element, values: Values, style: Style, context: DrawContext): Drawn {
    const [, data = ''] =
      /^\s*data:image\/(?:png|jpe?g|gif|webp);base64,([\w+/=\s]+)$/i.exec(hrefOf(element)) ?? []
    const bytes = Buffer.from(data, 'base64')
    const size = data === '' ? undefined : imageSize(bytes)
    const type = size && IMAGE_TYPES[size.type]
    if (!size || !type || style.isHidden) return NOTHING
    this.#budget.spend(COSTS.image + size.width * size.height * COSTS.pixel + bytes.length * COSTS.byte)
    const side = (name: 'width' | 'height') =>
      lengthOf(values[name], context[name], style.fontSize) ?? size[name]
    const markup = `<image${written(values, IMAGE, style.fontSize)} href="data:image/${type};base64,${bytes.toString('base64')}"/>`
    return { markup, extent: Math.max(side('width'), side('height')) * stretch(context.matrix), parts: 1 }
  }

  /** Writes the shapes of a clip. A clip has no groups, and a `use` is replaced by its shape. */
  #clipped(element: Element, outer: Style, context: DrawContext, before: Matrix): Drawn {
    const values = this.#visit(element, context)
    if (values.display === 'none') return NOTHING
    const { name } = element
    const style: Style = { ...inherited(outer, values, this.#source.byId), fill: '#000000', stroke: 'none' }
    if (Object.hasOwn(SHAPES, name)) return this.#shape(name, values, style, context, before)
    const matrix = times(before, readTransform(values.transform ?? '') ?? IDENTITY)
    if (name === 'text') return this.#text(element, style, context, START, matrix)
    const target = name === 'use' ? this.#source.target(element) : undefined
    if (!target || !(Object.hasOwn(SHAPES, target.name) || target.name === 'text')) return NOTHING
    return this.#clipped(target, style, deeper(context), times(matrix, positionOf(values, style, context)))
  }
}

/** The position of the next letter. */
type Pen = Pick<Line, 'x' | 'y'>

const START: Pen = { x: 0, y: 0 }
const IMAGE_TYPES: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', gif: 'gif', webp: 'webp' }

function positionOf(values: Values, { fontSize }: Style, context: DrawContext): Matrix {
  const x = lengthOf(values.x, context.width, fontSize) ?? 0
  const y = lengthOf(values.y, context.height, fontSize) ?? 0
  return x === 0 && y === 0 ? IDENTITY : moving(x, y)
}

function transformed(matrix: Matrix | undefined): string {
  return matrix && matrix !== IDENTITY ? ` transform="matrix(${matrix.join(' ')})"` : ''
}
