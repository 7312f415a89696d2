/** The longhands that are computed, each with the reader of its values. */

import { type CssValue, cssText, isDelim } from '../../formats/css/values.ts'
import { words } from '../../lexicon/pattern.ts'
import { byName } from '../../model/by-name.ts'
import type { InheritedValues, Length, OwnValues, Paint } from '../style.ts'
import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } from './read-font.ts'
import { aspectRatio, backgroundImage, boxShadow, contentList } from './read-image.ts'
import {
  borderWidth,
  either,
  inset,
  length,
  maxSize,
  number,
  oneOf,
  opacity,
  paint,
  positiveLength,
  type Reader,
  size,
} from './readers.ts'

export type Readers<Values> = { readonly [Name in keyof Values]: Reader<Values[Name]> }

const svgPaint: Reader<Paint | 'none'> = (values, context) => {
  const [first] = values
  const reference = first?.type === 'url' || (first?.type === 'function' && first.name === 'url')
  if (reference) return values.length > 1 ? svgPaint(values.slice(1), context) : 'none'
  return either<Paint | 'none'>({ none: 'none', 'context-fill': 'none', 'context-stroke': 'none' }, paint)(
    values,
    context,
  )
}

const colorScheme: Reader<boolean> = (values, context) => {
  const words = values.map((value) => (value.type === 'ident' ? value.text.toLowerCase() : ''))
  if (words.length === 0 || words.includes('')) return undefined
  const dark = words.includes('dark')
  return dark && (!words.includes('light') || context.prefersDark)
}

/** Reads one or more of the words that a pattern knows. */
const wordsOf =
  (known: RegExp): Reader<string> =>
  (values) => {
    const words = values.map((value) => (value.type === 'ident' ? value.text.toLowerCase() : ''))
    return words.length > 0 && words.every((word) => known.test(word)) ? words.join(' ') : undefined
  }

const textTransform = wordsOf(/^(none|capitalize|uppercase|lowercase|full-width|full-size-kana|math-auto)$/)

export const INHERITED: Readers<InheritedValues> = {
  direction: (values, context) => oneOf('ltr', 'rtl')(values, context) as 'ltr' | 'rtl' | undefined,
  'color-scheme': either({ normal: false }, colorScheme),
  'font-family': fontFamily,
  'font-size': fontSize,
  'font-weight': fontWeight,
  'line-height': lineHeight,
  color: (values, context) => {
    const read = paint(values, context)
    return read === 'currentcolor' ? context.colors.current : read
  },
  'letter-spacing': letterSpacing,
  'text-transform': textTransform,
  'text-indent': (values, context) => length(values.slice(0, 1), context),
  'text-align': oneOf(
    ...words(`
      start end left right center justify match-parent -webkit-center -webkit-left -webkit-right`),
  ),
  'white-space': oneOf('normal', 'pre', 'nowrap', 'pre-wrap', 'pre-line', 'break-spaces'),
  visibility: oneOf('visible', 'hidden', 'collapse'),
  fill: svgPaint,
  stroke: svgPaint,
  'border-collapse': oneOf('separate', 'collapse'),
}

const DISPLAY_WORDS = byName<string>({
  '-webkit-box': '-webkit-box',
  '-webkit-inline-box': '-webkit-inline-box',
  '-webkit-flex': 'flex',
  '-webkit-inline-flex': 'inline-flex',
})

/** Two-keyword values of `display` that have a short form. Browsers print the short form. */
const DISPLAY_PAIRS = byName<string>({
  'block flow': 'block',
  'inline flow': 'inline',
  'block flow-root': 'flow-root',
  'inline flow-root': 'inline-block',
  'block flex': 'flex',
  'inline flex': 'inline-flex',
  'block grid': 'grid',
  'inline grid': 'inline-grid',
  'block table': 'table',
  'inline table': 'inline-table',
})

const displayWord = either(
  DISPLAY_WORDS,
  oneOf(
    ...words(`
      none block inline inline-block flow-root flex inline-flex grid inline-grid contents list-item
      table inline-table table-row table-cell table-row-group table-header-group table-footer-group
      table-column table-column-group table-caption ruby ruby-text math`),
  ),
)

const display: Reader<string> = (values, context) =>
  values.length === 2 ? DISPLAY_PAIRS[cssText(values).toLowerCase()] : displayWord(values, context)

const decorationLine = wordsOf(/^(none|underline|overline|line-through|blink|spelling-error|grammar-error)$/)

const text =
  (accept: (values: readonly CssValue[]) => boolean): Reader<string> =>
  (values) =>
    values.length > 0 && accept(values) ? cssText(values) : undefined

const anything = text(() => true)
const lineStyle = oneOf(...words('none hidden dotted dashed solid double groove ridge inset outset'))
const overflow = either(
  { overlay: 'auto', '-webkit-paged-x': 'auto' },
  oneOf('visible', 'hidden', 'clip', 'scroll', 'auto'),
)
const gap = either<Length>({ normal: 0 }, positiveLength)
const gridLine = text((values) => values.every((value) => value.type !== 'string' && !isDelim(value, '/')))
const corner: Reader<Length> = (values, context) => positiveLength(values.slice(0, 1), context)
const style = lineStyle
const width = borderWidth
const color = paint
const padding = positiveLength
const margin = inset
const edge = inset
const extent = size

export const OWN: Readers<OwnValues> = {
  display: display,
  position: either(
    { '-webkit-sticky': 'sticky' },
    oneOf('static', 'relative', 'absolute', 'fixed', 'sticky'),
  ),
  float: either({ 'inline-start': 'left', 'inline-end': 'right' }, oneOf('none', 'left', 'right')),
  clear: oneOf('none', 'left', 'right', 'both', 'inline-start', 'inline-end'),
  'background-color': paint,
  'background-image': backgroundImage,
  'mask-image': backgroundImage,
  'text-decoration-line': decorationLine,
  opacity: opacity,
  'border-top-color': color,
  'border-right-color': color,
  'border-bottom-color': color,
  'border-left-color': color,
  'border-top-width': width,
  'border-right-width': width,
  'border-bottom-width': width,
  'border-left-width': width,
  'border-top-style': style,
  'border-right-style': style,
  'border-bottom-style': style,
  'border-left-style': style,
  'border-top-left-radius': corner,
  'padding-top': padding,
  'padding-right': padding,
  'padding-bottom': padding,
  'padding-left': padding,
  'margin-top': margin,
  'margin-right': margin,
  'margin-bottom': margin,
  'margin-left': margin,
  'box-shadow': boxShadow,
  'box-sizing': oneOf('content-box', 'border-box'),
  width: extent,
  height: extent,
  'min-width': size,
  'min-height': size,
  'max-width': maxSize,
  'max-height': maxSize,
  top: edge,
  right: edge,
  bottom: edge,
  left: edge,
  'overflow-x': overflow,
  'overflow-y': overflow,
  clip: text(([first]) => first?.type === 'ident' || (first?.type === 'function' && first.name === 'rect')),
  'clip-path': anything,
  'content-visibility': oneOf('visible', 'auto', 'hidden'),
  content: contentList,
  appearance: text(() => true),
  'flex-direction': oneOf('row', 'row-reverse', 'column', 'column-reverse'),
  'flex-wrap': oneOf('nowrap', 'wrap', 'wrap-reverse'),
  'flex-grow': number,
  'flex-shrink': number,
  'flex-basis': either({ content: 'auto' as const }, size),
  'justify-content': anything,
  'align-items': anything,
  'align-self': anything,
  'row-gap': gap,
  'column-gap': gap,
  'grid-template-columns': anything,
  'grid-column-start': gridLine,
  'grid-column-end': gridLine,
  'aspect-ratio': aspectRatio,
  'animation-name': anything,
  'animation-fill-mode': anything,
}

export type InheritedName = keyof InheritedValues
export type OwnName = keyof OwnValues
export type Longhand = InheritedName | OwnName

export const INHERITED_NAMES = Object.keys(INHERITED) as InheritedName[]
export const OWN_NAMES = Object.keys(OWN) as OwnName[]

export function isInherited(name: string): name is InheritedName {
  return Object.hasOwn(INHERITED, name)
}

export function isLonghand(name: string): name is Longhand {
  return Object.hasOwn(INHERITED, name) || Object.hasOwn(OWN, name)
}
