import { type Element, isTag } from 'domhandler'
import { numbersIn } from '../path.ts'
import {
  CLIP,
  EFFECTS,
  FILTER,
  GRADIENTS,
  MASK,
  OF_FILTERS,
  PATTERN,
  PRIMITIVES,
  STOP,
  written,
} from './attributes.ts'
import { type Budget, COSTS } from './cost.ts'
import { type Draw, type DrawContext, type Drawn, deeper, moved, together } from './drawn.ts'
import { IDENTITY, readTransform, scaling, stretch } from './matrix.ts'
import type { Source } from './source.ts'
import { inherited, type Style } from './style.ts'
import { colorIn, lengthOf, onlyReference } from './values.ts'

type Values = Readonly<Record<string, string>>

/**
 * Writes the elements that others refer to: clips, masks, filters, gradients and patterns. Each is written
 * again for each reference, with a new id, so that the renderer draws every written element exactly once.
 * Only gradients are shared, because they contain nothing but colours.
 */
export class Definitions {
  readonly #source: Source
  readonly #budget: Budget
  readonly #draw: Draw
  readonly #clipped: Draw
  readonly #gradients = new Map<Element, { readonly id: string; readonly stops: number }>()
  #count = 0
  markup = ''

  constructor(source: Source, budget: Budget, draw: Draw, clipped: Draw) {
    this.#source = source
    this.#budget = budget
    this.#draw = draw
    this.#clipped = clipped
  }

  /**
   * Returns the attributes that make a renderer draw an element into a layer, in the user space `context`.
   */
  effects(values: Values, context: DrawContext, { extent, parts }: Pick<Drawn, 'extent' | 'parts'>): string {
    let attributes = written(values, EFFECTS, 0)
      .replace(' opacity="1"', '')
      .replace(' mix-blend-mode="normal"', '')
    if (attributes !== '') this.#budget.spend(COSTS.layer)
    const referred = (
      property: string,
      name: string,
      write: (target: Element, context: DrawContext) => string,
    ) => {
      const target = this.#referred(values[property], name)
      if (target) attributes += ` ${property}="url(#${write(target, deeper(context))})"`
    }
    referred('clip-path', 'clipPath', (target, inner) => this.#clip(target, inner, extent, parts))
    referred('mask', 'mask', (target, inner) => this.#mask(target, inner, extent))
    referred('filter', 'filter', (target) => this.#filter(target))
    return attributes
  }

  /** Returns the paint of a shape that refers to a gradient or a pattern; `none` when it paints nothing. */
  paint(server: Element, context: DrawContext, extent: number): string {
    const id =
      server.name === 'pattern' ? this.#pattern(server, deeper(context), extent) : this.#gradient(server)
    return id === undefined ? 'none' : `url(#${id})`
  }

  #referred(value: string | undefined, name: string): Element | undefined {
    const id = value === undefined ? undefined : onlyReference(value)
    const target = id === undefined ? undefined : this.#source.byId(id)
    return target?.name === name ? target : undefined
  }

  #define(name: string, attributes: string, content: string): string {
    const id = `r${this.#count++}`
    this.markup += `<${name} id="${id}"${attributes}>${content}</${name}>`
    return id
  }

  /** Writes a clip for a drawing of this extent, with this number of painted parts. */
  #clip(clip: Element, context: DrawContext, extent: number, parts: number): string {
    const before = this.#budget.spent
    this.#budget.spend(COSTS.clip)
    const { values } = this.#source.ownValues(clip)
    const matrix = readTransform(values.transform ?? '')
    const inner = within(context, extent, values.clipPathUnits)
    const content = this.#content(clip, this.#clipped, moved(inner, matrix))
    const own = this.#referred(values['clip-path'], 'clipPath')
    const attributes = [
      written(values, CLIP, 0),
      matrix ? ` transform="matrix(${matrix.join(' ')})"` : '',
      own ? ` clip-path="url(#${this.#clip(own, deeper(context), extent, parts)})"` : '',
    ]
    this.#budget.spend(parts * (this.#budget.spent - before) * COSTS.clipped)
    return this.#define('clipPath', attributes.join(''), content.markup)
  }

  #mask(mask: Element, context: DrawContext, extent: number): string {
    this.#budget.spend(COSTS.mask)
    const { values } = this.#source.ownValues(mask)
    const { fontSize } = this.#source.styleOf(mask)
    const content = this.#content(mask, this.#draw, within(context, extent, values.maskContentUnits))
    return this.#define('mask', written(values, MASK, fontSize), content.markup)
  }

  #content(element: Element, draw: Draw, context: DrawContext): Drawn {
    const style = this.#source.styleOf(element)
    return together(element.children.filter(isTag).map((child) => draw(child, style, context)))
  }

  #pattern(pattern: Element, context: DrawContext, extent: number): string | undefined {
    this.#budget.spend(COSTS.pattern)
    const chain = this.#source.chain(pattern).filter(({ name }) => name === 'pattern')
    const values = this.#merged(chain)
    const { fontSize } = this.#source.styleOf(pattern)
    const matrix = readTransform(values.patternTransform ?? values.transform ?? '')
    const isBoxed = values.patternUnits !== 'userSpaceOnUse'
    const width = lengthOf(values.width, isBoxed ? 1 : context.width, fontSize) ?? 0
    const height = lengthOf(values.height, isBoxed ? 1 : context.height, fontSize) ?? 0
    if (!(width > 0 && height > 0)) return undefined
    const tiled = moved(context, matrix)
    const unit = isBoxed ? extent * stretch(matrix ?? IDENTITY) : stretch(tiled.matrix)
    this.#budget.spend(width * unit * height * unit * COSTS.pixel)
    const [, , across = 0, down = 0] = numbersIn(values.viewBox ?? '', 4)
    const inner =
      across > 0 && down > 0
        ? {
            ...tiled,
            matrix: scaling(unit * Math.max(width / across, height / down)),
            width: across,
            height: down,
          }
        : within(tiled, extent, values.patternContentUnits)
    const filled = chain.find(({ children }) => children.some(isTag)) ?? pattern
    const content = this.#content(filled, this.#draw, inner)
    const transform = matrix ? ` patternTransform="matrix(${matrix.join(' ')})"` : ''
    return this.#define('pattern', written(values, PATTERN, fontSize) + transform, content.markup)
  }

  #gradient(gradient: Element): string | undefined {
    const known = this.#gradients.get(gradient) ?? this.#writtenGradient(gradient)
    if (!known) return undefined
    this.#gradients.set(gradient, known)
    this.#budget.spend(COSTS.gradient + known.stops * COSTS.stop)
    return known.id
  }

  #writtenGradient(gradient: Element): { id: string; stops: number } | undefined {
    const attributes = GRADIENTS[gradient.name]
    if (!attributes) return undefined
    const chain = this.#source.chain(gradient).filter(({ name }) => Object.hasOwn(GRADIENTS, name))
    const values = this.#merged(chain)
    const filled = chain.find(({ children }) => stopsIn(children).length > 0)
    const stops = stopsIn(filled?.children ?? [])
    if (!filled || stops.length === 0) return undefined
    this.#budget.spend(stops.length * COSTS.stop)
    const outer = this.#source.styleOf(filled)
    const content = stops.map((stop) => {
      const ownValues = this.#source.ownValues(stop).values
      const { color } = inherited(outer, ownValues, this.#source.byId)
      const hex = colorIn(ownValues['stop-color'] ?? '', color)
      return `<stop${written(ownValues, STOP, 0)}${hex ? ` stop-color="${hex}"` : ''}/>`
    })
    const matrix = readTransform(values.gradientTransform ?? values.transform ?? '')
    const transform = matrix ? ` gradientTransform="matrix(${matrix.join(' ')})"` : ''
    const { fontSize } = this.#source.styleOf(gradient)
    const id = this.#define(
      gradient.name,
      written(values, attributes, fontSize) + transform,
      content.join(''),
    )
    return { id, stops: stops.length }
  }

  /** Merges the values of a chain of elements. The value of the first element that has one counts. */
  #merged(chain: readonly Element[]): Values {
    return Object.assign({}, ...chain.map((element) => this.#source.ownValues(element).values).reverse())
  }

  #filter(filter: Element): string {
    this.#budget.spend(COSTS.filter)
    const { values } = this.#source.ownValues(filter)
    const style = this.#source.styleOf(filter)
    const names = new Map<string, string>()
    const content = this.#primitives(filter, style, names)
    return this.#define('filter', written(values, FILTER, style.fontSize), content)
  }

  #primitives(parent: Element, outer: Style, names: Map<string, string>): string {
    const known = PRIMITIVES[parent.name] ?? {}
    return parent.children
      .filter(isTag)
      .map((element) => {
        const attributes = Object.hasOwn(known, element.name) ? known[element.name] : undefined
        if (!attributes) return ''
        const { values, characters } = this.#source.ownValues(element)
        const isBlur = /Blur|Shadow/.test(element.name)
        this.#budget.spend((isBlur ? COSTS.blur : COSTS.primitive) + characters * COSTS.character)
        const style = inherited(outer, values, this.#source.byId)
        const flood = colorIn(values['flood-color'] ?? '', style.color)
        const markup = [
          written(values, attributes, style.fontSize),
          written(style.rest, OF_FILTERS, 0),
          ...['in', 'in2', 'result'].map((name) => namedInput(name, values[name], names)),
          flood ? ` flood-color="${flood}"` : '',
        ]
        const content = this.#primitives(element, style, names)
        return `<${element.name}${markup.join('')}>${content}</${element.name}>`
      })
      .join('')
  }
}

const INPUTS = new Set([
  'SourceGraphic',
  'SourceAlpha',
  'BackgroundImage',
  'BackgroundAlpha',
  'FillPaint',
  'StrokePaint',
])

/** Writes the attribute that names the input or the result of a filter primitive, with a name of our own. */
function namedInput(attribute: string, text: string | undefined, names: Map<string, string>): string {
  const name = text?.trim()
  if (!name) return ''
  if (attribute !== 'result' && INPUTS.has(name)) return ` ${attribute}="${name}"`
  const own = names.get(name) ?? `f${names.size}`
  names.set(name, own)
  return ` ${attribute}="${own}"`
}

function stopsIn(children: Element['children']): Element[] {
  return children.filter(isTag).filter(({ name }) => name === 'stop')
}

/**
 * Returns the context for the content of a clip, mask or pattern: the surrounding context, or, for
 * `objectBoundingBox`, one whose unit is the size of the referring element.
 */
function within(context: DrawContext, extent: number, units: string | undefined): DrawContext {
  return units === 'objectBoundingBox'
    ? { ...context, matrix: scaling(extent), width: 1, height: 1 }
    : context
}
