import { type CssValue, isDelim, keywordOf, splitValues } from '../../formats/css/values.ts'
import { wholeText, words } from '../../lexicon/pattern.ts'
import { isImage } from './read-image.ts'

/** The values that a shorthand sets for one longhand; null stands for the initial value. */
export type Part = readonly [name: string, values: readonly CssValue[] | null]

/** Splits a shorthand into parts, which their readers check; undefined when it is malformed. */
export type Split = (values: readonly CssValue[]) => Part[] | undefined

const BACKGROUND_KEYWORDS = words(`
  repeat repeat-x repeat-y no-repeat space round scroll fixed local border-box padding-box
  content-box text left right top bottom center auto cover contain none`)

const BACKGROUND_WORDS = wholeText(BACKGROUND_KEYWORDS, '')

const NO_IMAGE: CssValue = { type: 'ident', text: 'none' }
const COMMA: CssValue = { type: 'delim', text: ',' }

export const background: Split = (values) => {
  const layers = splitValues(values)
  const images: CssValue[] = []
  const sizes: CssValue[][] = []
  const places: CssValue[][] = []
  let color: CssValue[] | null = null
  for (const [at, layer] of layers.entries()) {
    const slash = layer.findIndex((value) => isDelim(value, '/'))
    const [placed, sized] = slash < 0 ? [layer, []] : [layer.slice(0, slash), layer.slice(slash + 1)]
    const place = placed.filter((value) => isLengthy(value) || SIDE.test(keywordOf([value]) ?? ''))
    const size = sized.filter((value) => isLengthy(value) || SIZE.test(keywordOf([value]) ?? ''))
    places.push(place.length > 0 ? place : [ZERO, ZERO])
    sizes.push(size.length > 0 ? size : [AUTO])
    let image: CssValue = NO_IMAGE
    for (const value of layer) {
      const word = keywordOf([value])
      if (isImage(value)) image = value
      else if (isLengthy(value) || isDelim(value, '/') || (word !== undefined && BACKGROUND_WORDS.test(word)))
        continue
      else if (at === layers.length - 1 && !color) color = [value]
      else return undefined
    }
    if (layer.length === 0) return undefined
    if (at > 0) images.push(COMMA)
    images.push(image)
  }
  return [
    ['background-image', images],
    ['background-color', color],
    ['background-size', joined(sizes)],
    ...(backgroundPosition(joined(places)) ?? []),
  ]
}

const SIDE = /^(left|right|top|bottom|center)$/
const SIZE = /^(auto|cover|contain)$/
const AUTO: CssValue = { type: 'ident', text: 'auto' }
const ZERO: CssValue = { type: 'number', value: 0 }
const CENTER: CssValue = { type: 'ident', text: 'center' }

function isLengthy(value: CssValue): boolean {
  if (value.type === 'function') return /^(calc|min|max|clamp|env)$/.test(value.name)
  return value.type === 'dimension' || value.type === 'percentage' || value.type === 'number'
}

function joined(layers: readonly (readonly CssValue[])[]): CssValue[] {
  return layers.flatMap((layer, at) => (at > 0 ? [COMMA, ...layer] : layer))
}

/** Splits positions into horizontal and vertical parts. A side, such as `right`, stays with its offset. */
export const backgroundPosition: Split = (values) => {
  const places = splitValues(values).map(axesOf)
  if (places.some(([across]) => across.length === 0)) return undefined
  return [
    ['background-position-x', joined(places.map(([across]) => across))],
    ['background-position-y', joined(places.map(([, down]) => down))],
  ]
}

/** Returns the horizontal values and then the vertical ones, in any order, as in `top 4px left`. */
function axesOf(layer: readonly CssValue[]): readonly [readonly CssValue[], readonly CssValue[]] {
  const isDown = (value: CssValue | undefined) => /^(top|bottom)$/.test((value && keywordOf([value])) ?? '')
  const isAcross = (value: CssValue | undefined) => /^(left|right)$/.test((value && keywordOf([value])) ?? '')
  const cut = layer.length === 4 || (layer.length === 3 && layer[1] && isLengthy(layer[1])) ? 2 : 1
  const [first, second] = [layer.slice(0, cut), layer.slice(cut)]
  const other = second.length > 0 ? second : [CENTER]
  return isDown(first[0]) || isAcross(second[0]) ? [other, first] : [first, other]
}

/** Keeps the image of each layer; no extractor needs the other values of a mask. */
export const mask: Split = (values) => {
  const images = splitValues(values).map((layer) => layer.find(isImage) ?? NO_IMAGE)
  return [['mask-image', images.flatMap((image, at) => (at > 0 ? [COMMA, image] : [image]))]]
}

const SYSTEM_FONTS = /^(caption|icon|menu|message-box|small-caption|status-bar)$/

export const font: Split = (values) => {
  const word = keywordOf(values)
  if (word !== undefined && SYSTEM_FONTS.test(word)) return systemFont()
  let weight: CssValue[] | null = null
  let at = 0
  for (; at < values.length; at++) {
    const value = values[at]
    const name = value && keywordOf([value])
    if (
      name !== undefined &&
      /^(normal|italic|oblique|small-caps|.*-condensed|.*-expanded|condensed|expanded)$/.test(name)
    )
      continue
    const weighty = (name !== undefined && /^(bold|bolder|lighter)$/.test(name)) || value?.type === 'number'
    if (!value || !weighty || (value.type === 'number' && value.value < 1)) break
    weight = [value]
  }
  const size = values[at]
  const slash = isDelim(values[at + 1], '/')
  const line = slash ? values[at + 2] : undefined
  const family = values.slice(at + (slash ? 3 : 1))
  if (!size || !isFamilyList(family) || (slash && !line)) return undefined
  return [
    ['font-weight', weight],
    ['font-size', [size]],
    ['line-height', line ? [line] : null],
    ['font-family', family],
  ]
}

const GENERIC_FAMILIES = /^(?:serif|sans-serif|cursive|fantasy|monospace|system-ui|ui-[a-z-]+|math|emoji)$/

/** Whether each family is one. A variable may join two, `sans-serif system-ui`, which is invalid. */
function isFamilyList(values: readonly CssValue[]): boolean {
  return splitValues(values).every((family) => {
    const [first] = family
    const isWhole = first?.type === 'string' || GENERIC_FAMILIES.test((first && keywordOf([first])) ?? '')
    return first !== undefined && (family.length === 1 || !isWhole)
  })
}

function systemFont(): Part[] {
  const size: CssValue = { type: 'dimension', value: 13.3333, unit: 'px' }
  return [
    ['font-weight', null],
    ['font-size', [size]],
    ['line-height', null],
    ['font-family', [{ type: 'ident', text: 'system-ui' }]],
  ]
}

export const textDecoration: Split = (values) => {
  const lines = values.filter((value) =>
    /^(none|underline|overline|line-through|blink)$/.test(keywordOf([value]) ?? ''),
  )
  return values.length === 0 ? undefined : [['text-decoration-line', lines.length > 0 ? lines : null]]
}

export const flex: Split = (values) => {
  const number = (value: number): CssValue[] => [{ type: 'number', value }]
  const auto: CssValue[] = [{ type: 'ident', text: 'auto' }]
  if (keywordOf(values) === 'none')
    return [
      ['flex-grow', number(0)],
      ['flex-shrink', number(0)],
      ['flex-basis', auto],
    ]
  const numbers = values.filter((value) => value.type === 'number')
  const basis = values.filter((value) => value.type !== 'number')
  const [grow = number(1)[0], shrink = number(1)[0], third] = numbers
  if (values.length > 3 || basis.length > 1 || !grow || !shrink) return undefined
  const zero: CssValue[] = [third ?? { type: 'dimension', value: 0, unit: 'px' }]
  return [
    ['flex-grow', [grow]],
    ['flex-shrink', [shrink]],
    ['flex-basis', basis.length > 0 ? basis : zero],
  ]
}

export const flexFlow: Split = (values) => {
  const wrap = values.filter((value) => /wrap/.test(keywordOf([value]) ?? ''))
  const direction = values.filter((value) => !wrap.includes(value))
  return [
    ['flex-direction', direction.length > 0 ? direction : null],
    ['flex-wrap', wrap.length > 0 ? wrap : null],
  ]
}

const ANIMATION_KEYWORDS = words(`
  none normal reverse alternate alternate-reverse infinite running paused forwards backwards both
  linear ease ease-in ease-out ease-in-out step-start step-end`)

const ANIMATION_WORDS = wholeText(ANIMATION_KEYWORDS, '')

/** Keeps name and fill mode of each animation. */
export const animation: Split = (values) => {
  const none: CssValue = { type: 'ident', text: 'none' }
  const comma: CssValue = { type: 'delim', text: ',' }
  const names: CssValue[] = []
  const fills: CssValue[] = []
  for (const one of splitValues(values)) {
    const name = one.find(
      (value) => value.type === 'string' || !ANIMATION_WORDS.test(keywordOf([value]) ?? 'none'),
    )
    const fill = one.find((value) => /^(forwards|backwards|both)$/.test(keywordOf([value]) ?? ''))
    if (names.length > 0) {
      names.push(comma)
      fills.push(comma)
    }
    names.push(name ?? none)
    fills.push(fill ?? none)
  }
  return [
    ['animation-name', names],
    ['animation-fill-mode', fills],
  ]
}

/** Keeps the top left corner only; the values after `/` are the vertical radii. */
export const borderRadius: Split = (values) => {
  const [horizontal = [], vertical = []] = splitValues(values, '/')
  const [first] = horizontal
  return first && horizontal.length <= 4 && vertical.length <= 4
    ? [['border-top-left-radius', [first]]]
    : undefined
}

export const gridTemplate: Split = (values) => {
  const parts = splitValues(values, '/')
  return [['grid-template-columns', parts.length === 2 ? (parts[1] ?? null) : null]]
}

export const gridColumn: Split = (values) => {
  const [start, end] = splitValues(values, '/')
  return start
    ? [
        ['grid-column-start', start],
        ['grid-column-end', end ?? null],
      ]
    : undefined
}
