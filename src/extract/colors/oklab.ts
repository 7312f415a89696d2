import { oklchOf } from '../../formats/color.ts'
import type { Hex } from '../../model/style.ts'

/** A colour in OKLab: lightness, then the axes from green to red and from blue to yellow. */
export type Lab = readonly [l: number, a: number, b: number]

/** For colours that are told apart from many others: each is converted once. */
export function labOf(hex: Hex): Lab {
  const { l, c, h } = oklchOf(hex)
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

/** Euclidean distance, as `distance` of two hexes. */
export function apart(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
