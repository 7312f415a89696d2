import { colorTextOf } from '../../formats/css/color-in-context.ts'
import { quantityOf } from '../../formats/css/math.ts'
import { type CssValue, cssText, isDelim, keywordOf, splitValues } from '../../formats/css/values.ts'
import { resolvedUrl } from '../../formats/url.ts'
import { gradientText } from './read-gradient.ts'
import { pixelLength, type ReadContext, type Reader } from './readers.ts'

const IMAGE_FUNCTIONS =
  /^(?:-webkit-)?(?:repeating-)?(?:linear|radial|conic)-gradient$|^-webkit-gradient$|^(?:-webkit-)?image-set$|^(?:-webkit-)?cross-fade$/

export function isImage(value: CssValue | undefined): boolean {
  if (value === undefined || isUrl(value)) return value !== undefined
  return value.type === 'function' && IMAGE_FUNCTIONS.test(value.name) && !isOutdated(value)
}

/** The drafts of gradients began with a side alone. Browsers accept that only with a prefix. */
function isOutdated({ name, args: [first] }: CssValue & { readonly type: 'function' }): boolean {
  const isSide = first?.type === 'ident' && /^(?:top|right|bottom|left|center)$/i.test(first.text)
  return isSide && !name.startsWith('-')
}

function isUrl(value: CssValue): boolean {
  return value.type === 'url' || (value.type === 'function' && value.name === 'url')
}

function referenceOf(value: CssValue): string {
  if (value.type === 'url') return value.text
  const inner = value.type === 'function' ? value.args[0] : undefined
  return inner?.type === 'string' ? inner.text : ''
}

/** Reads layers of images into the form that browsers print, with absolute URLs and resolved colours. */
export const backgroundImage: Reader<string> = (values, context) => {
  const layers = splitValues(values).map((layer) => imageText(layer, context))
  if (layers.some((layer) => layer === undefined)) return undefined
  return layers.join(', ')
}

function imageText(layer: readonly CssValue[], context: ReadContext): string | undefined {
  if (keywordOf(layer) === 'none') return 'none'
  const [image] = layer
  if (layer.length !== 1 || !image || !isImage(image)) return undefined
  return resolvedText(image, context)
}

function resolvedText(value: CssValue, context: ReadContext): string {
  if (isUrl(value)) return urlOf(referenceOf(value), context.baseUrl)
  const color = colorTextOf(value, context.colors)
  if (color) return color
  const quantity = quantityOf(value, context.lengths)
  if (quantity?.kind === 'length') return `${round(quantity.value)}px`
  if (quantity?.kind === 'angle') return `${round(quantity.value)}deg`
  if (quantity?.kind === 'resolution') return `${round(quantity.value)}dppx`
  if (value.type !== 'function') return cssText([value])
  return gradientText(value, {
    isColor: (inner) => colorTextOf(inner, context.colors) !== undefined,
    print: (inner) => resolvedText(inner, context),
  })
}

function urlOf(reference: string, baseUrl: string): string {
  const absolute = reference === '' ? '' : (resolvedUrl(reference, baseUrl)?.href ?? reference)
  return `url("${absolute}")`
}

/** Reads `content` with absolute URLs; the other parts stay as written. */
export const contentList: Reader<string> = (values, { baseUrl }) =>
  values.map((value) => (isUrl(value) ? urlOf(referenceOf(value), baseUrl) : cssText([value]))).join(' ')

/** Prints colour, offsets, blur, spread and `inset` in the order of browsers. */
export const boxShadow: Reader<string> = (values, context) => {
  if (keywordOf(values) === 'none') return 'none'
  const shadows = splitValues(values).map((part) => shadowText(part, context))
  return shadows.some((shadow) => shadow === undefined) ? undefined : shadows.join(', ')
}

function shadowText(values: readonly CssValue[], context: ReadContext): string | undefined {
  let color = colorTextOf({ type: 'ident', text: 'currentcolor' }, context.colors)
  let inset = ''
  const lengths: string[] = []
  for (const value of values) {
    const px = pixelLength([value], context)
    const named = colorTextOf(value, context.colors)
    if (px !== undefined && lengths.length === 2 && px < 0) return undefined
    if (px !== undefined) lengths.push(`${round(px)}px`)
    else if (named) color = named
    else if (keywordOf([value]) === 'inset') inset = ' inset'
    else return undefined
  }
  if (lengths.length < 2 || lengths.length > 4) return undefined
  while (lengths.length < 4) lengths.push('0px')
  return `${color} ${lengths.join(' ')}${inset}`
}

/** Rounds to six significant digits, as browsers print numbers. */
function round(value: number): number {
  return Number(value.toPrecision(6))
}

/** Reads `a / b` or a number; null stands for `auto`. */
export const aspectRatio: Reader<number | null> = (values, context) => {
  const numbers = values.filter((value) => keywordOf([value]) !== 'auto' && !isDelim(value, '/'))
  if (numbers.length === 0) return null
  const [width, height = 1] = numbers.map((value) => quantityOf(value, context.lengths)?.value)
  return width === undefined || width <= 0 || height <= 0 ? undefined : width / height
}
