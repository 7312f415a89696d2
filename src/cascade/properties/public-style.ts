/** Converts the cascade's styles to `ComputedStyle`, the form that extractors read. */

import type { Box, ComputedStyle } from '../../model/style.ts'
import { type Length, paintOf, pixels, type Style, usedLineHeight } from '../style.ts'

/** The lengths to which the percentages of an element refer. */
export interface Bases {
  /** The width of the containing block, to which paddings refer. */
  readonly containerWidth: number
  readonly box: Box | null
}

/** Converts a style to its public form. The result can be shared unless it depends on the element's box. */
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
    borderColor: [
      paintOf(own['border-top-color'], style),
      paintOf(own['border-right-color'], style),
      paintOf(own['border-bottom-color'], style),
      paintOf(own['border-left-color'], style),
    ],
    borderWidth: [
      own['border-top-width'],
      own['border-right-width'],
      own['border-bottom-width'],
      own['border-left-width'],
    ],
    borderStyle: [
      own['border-top-style'],
      own['border-right-style'],
      own['border-bottom-style'],
      own['border-left-style'],
    ],
    padding: [
      side(own['padding-top']),
      side(own['padding-right']),
      side(own['padding-bottom']),
      side(own['padding-left']),
    ],
    borderRadius: radiusOf(own['border-top-left-radius'], bases.box),
    boxShadow: own['box-shadow'],
    fill: svg ? paint(inherited.fill) : 'none',
    stroke: svg ? paint(inherited.stroke) : 'none',
  }
}

/** Returns whether the public form depends on the element's box or its container. */
export function dependsOnBox({ own }: Style): boolean {
  return (
    typeof own['border-top-left-radius'] === 'function' ||
    typeof own['padding-top'] === 'function' ||
    typeof own['padding-right'] === 'function' ||
    typeof own['padding-bottom'] === 'function' ||
    typeof own['padding-left'] === 'function'
  )
}

function radiusOf(radius: Length, box: Box | null): number {
  return rounded(pixels(radius, box ? Math.min(box.width, box.height) : 0))
}

/** Rounds a length as Chromium does, whose used lengths are multiples of 1/64 pixel. */
function laidOut(px: number): number {
  return Math.floor(px * 64) / 64
}

/** Chromium's largest length, which `calc(infinity * 1px)` becomes. */
const MAX_PX = 33_554_400

/** Rounds to hundredths of a pixel. Halves are rounded up, even if their binary fraction is smaller. */
export function rounded(value: number): number {
  const px = Math.min(MAX_PX, Math.max(-MAX_PX, value))
  return Math.round(px * 100 + 1e-6) / 100
}
