/** Colours in OKLab, for fast comparisons of many colours. */

import { oklchOf } from '../../formats/css/color.ts'
import type { Hex } from '../../model/style.ts'

/** A colour in OKLab: lightness, then the axes green to red and blue to yellow. */
export type Lab = readonly [l: number, a: number, b: number]

/** Converts a colour. A caller that compares it with many others converts it once. */
export function labOf(hex: Hex): Lab {
  const { l, c, h } = oklchOf(hex)
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

/** The Euclidean distance of two colours, the same as `distance` of two hex colours. */
export function apart(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/**
 * Colours with a smaller distance look the same. This distance is about twice the smallest difference that is
 * visible side by side. Hover shades (0.05 and more) are different.
 */
export const SAME = 0.04
