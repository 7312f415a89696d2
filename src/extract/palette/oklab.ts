/** Colours in OKLab, for comparing many of them quickly. */

import { oklchOf } from '../../formats/css/color.ts'
import type { Hex } from '../../model/style.ts'

/** A colour in OKLab: lightness, then the axes green to red and blue to yellow. */
export type Lab = readonly [l: number, a: number, b: number]

/** Converts a colour, for code that compares it with many others and should convert it once. */
export function labOf(hex: Hex): Lab {
  const { l, c, h } = oklchOf(hex)
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

/** Euclidean distance; the same measure as `distance` of two hex colours. */
export function apart(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/**
 * Distance below which a person calls two colours the same. It is about twice the smallest difference that is
 * seen side by side; hover shades (0.05 and more) stay apart.
 */
export const SAME = 0.04
