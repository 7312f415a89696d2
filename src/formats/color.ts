import {
  type Color as CuloriColor,
  clampRgb,
  converter,
  formatHex,
  formatHex8,
  parse,
  wcagLuminance,
} from 'culori'
import type { Hex } from '../model/style.ts'

const toRgb = converter('rgb')
const toOklch = converter('oklch')
const toOklab = converter('oklab')

/** Reads any CSS colour that stands for itself (no `currentcolor`, no `var()`); undefined when it is none. */
export function parseColor(text: string): Hex | undefined {
  const color = parse(text.trim().toLowerCase())
  return color ? toHex(color) : undefined
}

/** `#rrggbb`, or `#rrggbbaa` when not opaque. Colours outside sRGB are clipped by channel, as browsers paint them. */
export function toHex(color: CuloriColor): Hex {
  const rgb = clampRgb(toRgb(color))
  const hex = rgb.alpha === undefined || rgb.alpha >= 1 ? formatHex(rgb) : formatHex8(rgb)
  return hex.toLowerCase()
}

/** Alpha of a hex colour, 0 to 1. */
export function alphaOf(hex: Hex): number {
  return hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1
}

/** Source-over compositing of a colour on an opaque ground. */
export function compositeOver(hex: Hex, ground: Hex): Hex {
  const alpha = alphaOf(hex)
  const channel = (at: number) => {
    const top = Number.parseInt(hex.slice(at, at + 2), 16)
    const under = Number.parseInt(ground.slice(at, at + 2), 16)
    return Math.round(top * alpha + under * (1 - alpha))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (0 for greys). OKLCH: Björn Ottosson, "A perceptual color space for image processing", 2020. */
export function oklchOf(hex: Hex): { l: number; c: number; h: number } {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 }
  return { l, c, h: h ?? 0 }
}

/** A colour in OKLab: lightness, then the axes from green to red and from blue to yellow. */
export type Oklab = readonly [l: number, a: number, b: number]

export function oklabOf(hex: Hex): Oklab {
  const { l, a, b } = toOklab(hex) ?? { l: 0, a: 0, b: 0 }
  return [l, a, b]
}

/** Euclidean distance in OKLab: about 0.02 is just seen, 1 is black to white. */
export function distance(a: Hex, b: Hex): number {
  return a === b ? 0 : oklabDistance(oklabOf(a), oklabOf(b))
}

/** As `distance`, for colours that are told apart from many others: each is converted once. */
export function oklabDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
export function luminanceOf(hex: Hex): number {
  return wcagLuminance(hex)
}
