/** Reads colours, and computes with them: compositing, OKLCH, distance, luminance. */

import {
  type Color as CuloriColor,
  clampRgb,
  converter,
  differenceCiede2000,
  differenceEuclidean,
  formatHex,
  formatHex8,
  type Lab65,
  parse,
  wcagLuminance,
} from 'culori'
import type { Hex } from '../../model/style.ts'

const toRgb = converter('rgb')
const toOklch = converter('oklch')

/**
 * Reads any CSS colour that does not depend on its context (no `currentcolor`, no `var()`); undefined when
 * the text is not such a colour.
 */
export function parseColor(text: string): Hex | undefined {
  const color = parsed(text.trim().toLowerCase())
  return color ? toHex(color) : undefined
}

/** Parses a colour. culori 4.0.2 throws a TypeError at an unknown unit, as in `rgb(1px 2 3)`. */
function parsed(text: string): CuloriColor | undefined {
  try {
    return parse(text)
  } catch (thrown) {
    if (thrown instanceof TypeError) return undefined
    throw thrown
  }
}

/**
 * Returns `#rrggbb`, or `#rrggbbaa` for a colour that is not opaque. Colours outside sRGB are clipped by
 * channel, as browsers paint them.
 */
export function toHex(color: CuloriColor): Hex {
  const rgb = clampRgb(toRgb(color))
  const hex = rgb.alpha === undefined || rgb.alpha >= 1 ? formatHex(rgb) : formatHex8(rgb)
  return hex.toLowerCase()
}

/** Returns the alpha of a hex colour, 0 to 1. */
export function alphaOf(hex: Hex): number {
  return hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1
}

/** Composites a colour on an opaque background (source-over). */
export function compositeOver(hex: Hex, background: Hex): Hex {
  const alpha = alphaOf(hex)
  const [top, under] = [Number.parseInt(hex.slice(1, 7), 16), Number.parseInt(background.slice(1, 7), 16)]
  let mixed = 1
  for (const shift of [16, 8, 0])
    mixed = mixed * 256 + Math.round(((top >> shift) & 255) * alpha + ((under >> shift) & 255) * (1 - alpha))
  return `#${mixed.toString(16).slice(1)}`
}

/**
 * Returns lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees (0 for greys). OKLCH: Björn
 * Ottosson, "A perceptual color space for image processing", 2020.
 */
export function oklchOf(hex: Hex): { l: number; c: number; h: number } {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 }
  return { l, c, h: h ?? 0 }
}

/**
 * Returns whether a colour is grey, black, white or cream, by its chroma in OKLCH. A colour near black needs
 * more chroma to be seen as chromatic.
 */
export function isNeutral(hex: Hex): boolean {
  const { l, c } = oklchOf(hex)
  return c < (l < 0.22 ? 0.055 : 0.035)
}

/** Returns the Euclidean distance in OKLab: about 0.02 can just be seen, 1 is from black to white. */
export function distance(a: Hex, b: Hex): number {
  return a === b ? 0 : inOklab(oklabOf(a), oklabOf(b))
}

/** A page, or a picture, has few colours that are compared again and again. This many are remembered. */
const MAX_KNOWN = 4_096

/** Returns a function that computes its value once for each of the last colours. */
function forLastColors<T>(compute: (hex: Hex) => T): (hex: Hex) => T {
  const known = new Map<Hex, T>()
  return (hex) => {
    let value = known.get(hex)
    if (value === undefined) {
      value = compute(hex)
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(hex, value)
    }
    return value
  }
}

const toOklab = converter('oklab')
const oklabOf = forLastColors((hex) => toOklab(hex) ?? hex)
const inOklab = differenceEuclidean('oklab')

const toLab = converter('lab65')
/**
 * Returns the difference of two colours by CIEDE2000 (ISO/CIE 11664-6): about 1 can just be seen. It
 * separates dark and muted colours better than OKLab, and is some twenty times as slow.
 */
export const ciede2000: (a: CuloriColor, b: CuloriColor) => number = differenceCiede2000()

/** Returns a colour in CIELAB, so that it is converted once for many calls of `ciede2000`. */
export function labOf(hex: Hex): Lab65 {
  return toLab(hex) ?? { mode: 'lab65', l: 0, a: 0, b: 0 }
}

/** Returns the WCAG 2.2 contrast ratio of two opaque colours, 1 to 21 ("contrast ratio", section 6). */
export function contrastOf(a: Hex, b: Hex): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/**
 * The lowest contrast between large text and its background (WCAG 2.2, success criterion 1.4.3). Below it,
 * one of the two colours was probably read wrongly: the text is on another background, or on a picture.
 */
export const MIN_CONTRAST = 3

/** Returns whether text of one opaque colour can be read on another. */
export function isLegible(text: Hex, background: Hex): boolean {
  return contrastOf(text, background) >= MIN_CONTRAST
}

/** Returns the relative luminance, 0 for black to 1 for white (WCAG 2.2). */
export const luminanceOf: (hex: Hex) => number = forLastColors((hex) => wcagLuminance(hex))
