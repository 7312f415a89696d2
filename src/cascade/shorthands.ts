import { type CssValue, isDelim, keywordOf, splitValues } from '../formats/css-values.ts'
import { INHERITED_NAMES, OWN_NAMES, type Longhand } from './longhands.ts'
import { isImage } from './read-image.ts'

/** What a shorthand sets one longhand to; null is its initial value. */
export type Part = readonly [name: string, values: readonly CssValue[] | null]

/** Splits the value of a shorthand; undefined when it is malformed. Each part is checked by its longhand. */
type Split = (values: readonly CssValue[]) => Part[] | undefined

const SIDES = ['top', 'right', 'bottom', 'left'] as const

interface Shorthand {
  /** Everything that it resets. */
  readonly longhands: readonly string[]
  readonly split: Split
}

/** One to four values for top, right, bottom, left. */
function fourSides(longhands: readonly string[]): Shorthand {
  return {
    longhands,
    split: (values) => {
      const [top, right = top, bottom = top, left = right] = values
      if (!top || values.length > 4) return undefined
      return [top, right, bottom, left].map((value, at) => [longhands[at] ?? '', value ? [value] : null])
    },
  }
}

/** One or two values for start and end. */
function pair(first: string, second: string): Shorthand {
  return {
    longhands: [first, second],
    split: (values) => {
      const [start, end = start] = values
      return start && end && values.length <= 2 ? [[first, [start]], [second, [end]]] : undefined
    },
  }
}

const LINE_STYLES = /^(none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/
const LINE_WIDTHS = /^(thin|medium|thick)$/

/** `1px solid red` in any order, for the sides that are named. */
function border(...sides: readonly string[]): Shorthand {
  const longhands = sides.flatMap((side) => [`${side}-width`, `${side}-style`, `${side}-color`])
  const split: Split = (values) => {
    let width: CssValue[] | null = null
    let style: CssValue[] | null = null
    let color: CssValue[] | null = null
    for (const value of values) {
      const word = keywordOf([value]) ?? ''
      const math = value.type === 'function' && /^(calc|min|max|clamp|round)$/.test(value.name)
      if (!style && LINE_STYLES.test(word)) style = [value]
      else if (!width && (value.type === 'dimension' || value.type === 'number' || LINE_WIDTHS.test(word) || math)) width = [value]
      else if (!color) color = [value]
      else return undefined
    }
    return sides.flatMap((side): Part[] => [[`${side}-width`, width], [`${side}-style`, style], [`${side}-color`, color]])
  }
  return { longhands, split }
}

const BACKGROUND_WORDS =
  /^(repeat|repeat-x|repeat-y|no-repeat|space|round|scroll|fixed|local|border-box|padding-box|content-box|text|left|right|top|bottom|center|auto|cover|contain|none)$/

const background: Split = (values) => {
  const layers = splitValues(values)
  const images: CssValue[] = []
  let color: CssValue[] | null = null
  for (const [at, layer] of layers.entries()) {
    let image: CssValue = { type: 'ident', text: 'none' }
    for (const value of layer) {
      const word = keywordOf([value])
      const placed = value.type === 'dimension' || value.type === 'percentage' || value.type === 'number'
      const math = value.type === 'function' && /^(calc|min|max|clamp|env)$/.test(value.name)
      if (isImage(value)) image = value
      else if (placed || math || isDelim(value, '/') || (word !== undefined && BACKGROUND_WORDS.test(word))) continue
      else if (at === layers.length - 1 && !color) color = [value]
      else return undefined
    }
    if (layer.length === 0) return undefined
    if (at > 0) images.push({ type: 'delim', text: ',' })
    images.push(image)
  }
  return [['background-image', images], ['background-color', color]]
}

const SYSTEM_FONTS = /^(caption|icon|menu|message-box|small-caption|status-bar)$/

const font: Split = (values) => {
  const word = keywordOf(values)
  if (word !== undefined && SYSTEM_FONTS.test(word)) return systemFont()
  let weight: CssValue[] | null = null
  let at = 0
  for (; at < values.length; at++) {
    const value = values[at]
    const name = value && keywordOf([value])
    if (name !== undefined && /^(normal|italic|oblique|small-caps|.*-condensed|.*-expanded|condensed|expanded)$/.test(name)) continue
    const weighty = (name !== undefined && /^(bold|bolder|lighter)$/.test(name)) || value?.type === 'number'
    if (!value || !weighty || (value.type === 'number' && value.value < 1)) break
    weight = [value]
  }
  const size = values[at]
  const slash = isDelim(values[at + 1], '/')
  const line = slash ? values[at + 2] : undefined
  const family = values.slice(at + (slash ? 3 : 1))
  if (!size || family.length === 0 || (slash && !line)) return undefined
  return [
    ['font-weight', weight],
    ['font-size', [size]],
    ['line-height', line ? [line] : null],
    ['font-family', family],
  ]
}

function systemFont(): Part[] {
  const size: CssValue = { type: 'dimension', value: 13.3333, unit: 'px' }
  return [['font-weight', null], ['font-size', [size]], ['line-height', null], ['font-family', [{ type: 'ident', text: 'system-ui' }]]]
}

const textDecoration: Split = (values) => {
  const lines = values.filter((value) => /^(none|underline|overline|line-through|blink)$/.test(keywordOf([value]) ?? ''))
  return values.length === 0 ? undefined : [['text-decoration-line', lines.length > 0 ? lines : null]]
}

const flex: Split = (values) => {
  const number = (value: number): CssValue[] => [{ type: 'number', value }]
  const auto: CssValue[] = [{ type: 'ident', text: 'auto' }]
  if (keywordOf(values) === 'none') return [['flex-grow', number(0)], ['flex-shrink', number(0)], ['flex-basis', auto]]
  const numbers = values.filter((value) => value.type === 'number')
  const basis = values.filter((value) => value.type !== 'number')
  const [grow = number(1)[0], shrink = number(1)[0], third] = numbers
  if (values.length > 3 || basis.length > 1 || !grow || !shrink) return undefined
  const zero: CssValue[] = [third ?? { type: 'dimension', value: 0, unit: 'px' }]
  return [['flex-grow', [grow]], ['flex-shrink', [shrink]], ['flex-basis', basis.length > 0 ? basis : zero]]
}

const flexFlow: Split = (values) => {
  const wrap = values.filter((value) => /wrap/.test(keywordOf([value]) ?? ''))
  const direction = values.filter((value) => !wrap.includes(value))
  return [['flex-direction', direction.length > 0 ? direction : null], ['flex-wrap', wrap.length > 0 ? wrap : null]]
}

const ANIMATION_WORDS =
  /^(none|normal|reverse|alternate|alternate-reverse|infinite|running|paused|forwards|backwards|both|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$/

/** Name and fill mode of each animation. */
const animation: Split = (values) => {
  const none: CssValue = { type: 'ident', text: 'none' }
  const comma: CssValue = { type: 'delim', text: ',' }
  const names: CssValue[] = []
  const fills: CssValue[] = []
  for (const one of splitValues(values)) {
    const name = one.find((value) => value.type === 'string' || !ANIMATION_WORDS.test(keywordOf([value]) ?? 'none'))
    const fill = one.find((value) => /^(forwards|backwards|both)$/.test(keywordOf([value]) ?? ''))
    if (names.length > 0) {
      names.push(comma)
      fills.push(comma)
    }
    names.push(name ?? none)
    fills.push(fill ?? none)
  }
  return [['animation-name', names], ['animation-fill-mode', fills]]
}

/** Top left is the only corner that is kept; the part after `/` is vertical. */
const borderRadius: Split = (values) => {
  const [horizontal = [], vertical = []] = splitValues(values, '/')
  const [first] = horizontal
  return first && horizontal.length <= 4 && vertical.length <= 4 ? [['border-top-left-radius', [first]]] : undefined
}

const gridTemplate: Split = (values) => {
  const parts = splitValues(values, '/')
  return [['grid-template-columns', parts.length === 2 ? (parts[1] ?? null) : null]]
}

const gridColumn: Split = (values) => {
  const [start, end] = splitValues(values, '/')
  return start ? [['grid-column-start', start], ['grid-column-end', end ?? null]] : undefined
}

/** Alignment in both axes: one word, or two; words such as `safe` and `first` stay with what follows. */
const placeBoth = (first: string, second: string): Shorthand => ({
  longhands: [first, second],
  split: (values) => {
    const words = values.filter((value) => !/^(safe|unsafe|first|last)$/.test(keywordOf([value]) ?? ''))
    const [start, end = start] = words
    return start && end ? [[first, [start]], [second, [end]]] : undefined
  },
})

const sides = (prefix: string, suffix = '') => SIDES.map((side) => `${prefix}${side}${suffix}`)
const borderSides = sides('border-')

export const SHORTHANDS: Readonly<Record<string, Shorthand>> = {
  margin: fourSides(sides('margin-')),
  padding: fourSides(sides('padding-')),
  inset: fourSides(sides('')),
  'border-color': fourSides(sides('border-', '-color')),
  'border-style': fourSides(sides('border-', '-style')),
  'border-width': fourSides(sides('border-', '-width')),
  border: border(...borderSides),
  ...Object.fromEntries(borderSides.map((side) => [side, border(side)])),
  'border-inline': border('border-inline-start', 'border-inline-end'),
  'border-block': border('border-top', 'border-bottom'),
  'border-inline-start': border('border-inline-start'),
  'border-inline-end': border('border-inline-end'),
  'border-block-start': border('border-top'),
  'border-block-end': border('border-bottom'),
  'border-inline-color': pair('border-inline-start-color', 'border-inline-end-color'),
  'border-inline-style': pair('border-inline-start-style', 'border-inline-end-style'),
  'border-inline-width': pair('border-inline-start-width', 'border-inline-end-width'),
  'border-block-color': pair('border-top-color', 'border-bottom-color'),
  'border-block-style': pair('border-top-style', 'border-bottom-style'),
  'border-block-width': pair('border-top-width', 'border-bottom-width'),
  'margin-inline': pair('margin-inline-start', 'margin-inline-end'),
  'margin-block': pair('margin-top', 'margin-bottom'),
  'padding-inline': pair('padding-inline-start', 'padding-inline-end'),
  'padding-block': pair('padding-top', 'padding-bottom'),
  'inset-inline': pair('inset-inline-start', 'inset-inline-end'),
  'inset-block': pair('top', 'bottom'),
  'border-radius': { longhands: ['border-top-left-radius'], split: borderRadius },
  background: { longhands: ['background-image', 'background-color'], split: background },
  font: { longhands: ['font-weight', 'font-size', 'line-height', 'font-family'], split: font },
  'text-decoration': { longhands: ['text-decoration-line'], split: textDecoration },
  animation: { longhands: ['animation-name', 'animation-fill-mode'], split: animation },
  overflow: pair('overflow-x', 'overflow-y'),
  flex: { longhands: ['flex-grow', 'flex-shrink', 'flex-basis'], split: flex },
  'flex-flow': { longhands: ['flex-direction', 'flex-wrap'], split: flexFlow },
  gap: pair('row-gap', 'column-gap'),
  'grid-template': { longhands: ['grid-template-columns'], split: gridTemplate },
  grid: { longhands: ['grid-template-columns'], split: gridTemplate },
  'grid-column': { longhands: ['grid-column-start', 'grid-column-end'], split: gridColumn },
  'place-content': placeBoth('align-content', 'justify-content'),
  'place-items': placeBoth('align-items', 'justify-items'),
  all: {
    longhands: [...INHERITED_NAMES, ...OWN_NAMES].filter((name: Longhand) => name !== 'direction'),
    split: () => undefined,
  },
}

/** Other names of the same property. */
export const ALIASES: Readonly<Record<string, string>> = {
  'grid-gap': 'gap',
  'grid-row-gap': 'row-gap',
  'grid-column-gap': 'column-gap',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'padding-block-start': 'padding-top',
  'padding-block-end': 'padding-bottom',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'border-block-start-color': 'border-top-color',
  'border-block-start-style': 'border-top-style',
  'border-block-start-width': 'border-top-width',
  'border-block-end-color': 'border-bottom-color',
  'border-block-end-style': 'border-bottom-style',
  'border-block-end-width': 'border-bottom-width',
  'inline-size': 'width',
  'block-size': 'height',
  'min-inline-size': 'min-width',
  'max-inline-size': 'max-width',
  'min-block-size': 'min-height',
  'max-block-size': 'max-height',
  '-webkit-border-radius': 'border-radius',
  '-webkit-border-top-left-radius': 'border-top-left-radius',
  '-webkit-box-shadow': 'box-shadow',
  '-webkit-box-sizing': 'box-sizing',
  '-webkit-opacity': 'opacity',
  '-webkit-animation': 'animation',
  '-webkit-animation-name': 'animation-name',
  '-webkit-animation-fill-mode': 'animation-fill-mode',
  '-webkit-flex': 'flex',
  '-webkit-flex-direction': 'flex-direction',
  '-webkit-flex-wrap': 'flex-wrap',
  '-webkit-flex-flow': 'flex-flow',
  '-webkit-flex-grow': 'flex-grow',
  '-webkit-flex-shrink': 'flex-shrink',
  '-webkit-flex-basis': 'flex-basis',
  '-webkit-justify-content': 'justify-content',
  '-webkit-align-items': 'align-items',
  '-webkit-clip-path': 'clip-path',
  '-webkit-margin-start': 'margin-inline-start',
  '-webkit-margin-end': 'margin-inline-end',
  '-webkit-padding-start': 'padding-inline-start',
  '-webkit-padding-end': 'padding-inline-end',
}

const INLINE_PROPERTIES = [
  ['margin-inline-', 'margin-', ''],
  ['padding-inline-', 'padding-', ''],
  ['inset-inline-', '', ''],
  ['border-inline-', 'border-', '-color'],
  ['border-inline-', 'border-', '-style'],
  ['border-inline-', 'border-', '-width'],
] as const

/** Flow-relative longhands with their physical name in left-to-right and right-to-left text; lines run across. */
export const LOGICAL: ReadonlyMap<string, readonly [ltr: string, rtl: string]> = new Map(
  INLINE_PROPERTIES.flatMap(([logical, physical, suffix]) => {
    const [left, right] = [`${physical}left${suffix}`, `${physical}right${suffix}`]
    return [
      [`${logical}start${suffix}`, [left, right]],
      [`${logical}end${suffix}`, [right, left]],
    ] as const
  }),
)
