/**
 * Measures the contrast of colours. `formats/` can do so, too, but with a library that browsers need not
 * load.
 */

import type { Hex } from '../model/style.ts'
import type { BrandColor } from '../model/values.ts'
import type { Contrast } from './data.ts'
import { safeHex } from './safe.ts'

/** Returns the channels of a colour, 0 to 255. */
export function channelsOf(hex: Hex): readonly [red: number, green: number, blue: number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Returns the relative luminance of WCAG 2.2. */
function luminanceOf(hex: Hex): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of WCAG 2.2, 1 to 21. */
function ratioOf(one: Hex, other: Hex): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the level of a text with this contrast (WCAG 2.2, criteria 1.4.3 and 1.4.6). */
function levelOf(ratio: number): string {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'AA large' : 'fail'
}

/** Nobody uses colours with a lower ratio as text and background. */
const LEAST_RATIO = 3
const MOST_PAIRS = 8
/** Black or white is left out if a colour of the palette has a lower ratio to it, because both look alike. */
const NEAR = 1.2

/**
 * Returns the legible pairs of text and background in a palette with black and white, in the order of the
 * palette.
 */
export function pairsOf(palette: readonly BrandColor[]): readonly Contrast[] {
  const colors = [...new Set(palette.flatMap(({ hex }) => safeHex(hex)?.slice(0, 7) ?? []))]
  const neutral = ['#ffffff', '#000000'].filter((hex) => colors.every((own) => ratioOf(own, hex) >= NEAR))
  const grounds = [...colors, ...neutral.filter((hex) => hex === '#ffffff')]
  const texts = [...colors, ...neutral]
  const pairs = grounds.flatMap((ground) =>
    texts
      .filter((text) => text !== ground)
      .map((text) => ({ text, ground, ratio: ratioOf(text, ground) }))
      .filter(({ ratio }) => ratio >= LEAST_RATIO)
      .sort((a, b) => b.ratio - a.ratio)
      .slice(0, 2),
  )
  return pairs.slice(0, MOST_PAIRS).map((pair) => ({ ...pair, level: levelOf(pair.ratio) }))
}
