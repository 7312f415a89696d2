import type { Box, ComputedStyle, Sides } from '../model/style.ts'
import { type Length, paintOf, pixels, type Style, usedLineHeight } from './style.ts'

/** What percentages of one element are taken of. */
export interface Bases {
  /** Width of the containing block: for paddings. */
  readonly containerWidth: number
  readonly box: Box | null
}

/** The public form of a style. Shared while nothing in it hangs on the element's box. */
export function computedStyleOf(style: Style, svg: boolean, bases: Bases): ComputedStyle {
  const { inherited, own } = style
  const fontSize = inherited['font-size'].px
  const line = inherited['line-height']
  const side = (length: Length) =>
    rounded(typeof length === 'number' ? length : laidOut(length(bases.containerWidth)))
  const paint = (value: 'none' | Parameters<typeof paintOf>[0]) =>
    value === 'none' ? value : paintOf(value, style)
  return {
    color: inherited.color,
    backgroundColor: paintOf(own['background-color'], style),
    backgroundImage: own['background-image'],
    fontFamily: inherited['font-family'],
    fontSize: rounded(fontSize),
    fontWeight: inherited['font-weight'],
    lineHeight: line === 'normal' ? null : rounded(usedLineHeight(line, fontSize)),
    letterSpacing: rounded(inherited['letter-spacing']),
    textTransform: inherited['text-transform'],
    textDecorationLine: own['text-decoration-line'],
    display: own.display,
    opacity: Math.round(style.opacity * 1000) / 1000,
    borderColor: sides((name) => paintOf(own[`border-${name}-color`], style)),
    borderWidth: sides((name) => own[`border-${name}-width`]),
    borderStyle: sides((name) => own[`border-${name}-style`]),
    padding: sides((name) => side(own[`padding-${name}`])),
    borderRadius: radiusOf(own['border-top-left-radius'], bases.box),
    boxShadow: own['box-shadow'],
    fill: svg ? paint(inherited.fill) : 'none',
    stroke: svg ? paint(inherited.stroke) : 'none',
  }
}

/** Does the public form hang on the element's box or container? */
export function dependsOnBox({ own }: Style): boolean {
  return [
    own['border-top-left-radius'],
    own['padding-top'],
    own['padding-right'],
    own['padding-bottom'],
    own['padding-left'],
  ].some((length) => typeof length === 'function')
}

function radiusOf(radius: Length, box: Box | null): number {
  return rounded(pixels(radius, box ? Math.min(box.width, box.height) : 0))
}

type Side = 'top' | 'right' | 'bottom' | 'left'

function sides<T>(read: (side: Side) => T): Sides<T> {
  return [read('top'), read('right'), read('bottom'), read('left')]
}

/** Lengths that layout has worked out come in 64ths of a pixel in Chromium. */
function laidOut(px: number): number {
  return Math.floor(px * 64) / 64
}

/** Chromium's longest length, which `calc(infinity * 1px)` comes out as. */
const MAX_PX = 33_554_400

/** Hundredths of a pixel; halves go up even where binary fractions fall just below. */
export function rounded(value: number): number {
  const px = Math.min(MAX_PX, Math.max(-MAX_PX, value))
  return Math.round(px * 100 + 1e-6) / 100
}
