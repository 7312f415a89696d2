/** Finds the colours of a picture's foreground. */

import { compositeOver, distance, oklchOf } from '../formats/css/color.ts'
import type { Shade } from '../model/picture.ts'
import type { Hex } from '../model/style.ts'
import { hexOf, type Layers } from './layers.ts'
import { OPAQUE_ALPHA, type Pixels, SEEN_ALPHA } from './pixels.ts'

/** The colours of the foreground. */
export interface Palette {
  /** Colours with their shares of the foreground, the largest first. */
  readonly colors: readonly Shade[]
  /** Mean lightness in OKLab. */
  readonly lightness: number
}

/** Pixels of nearly the same colour. RGB is divided into 32 by 32 by 32 bins. */
export interface Bin {
  weight: number
  /** Sums over the pixels inside areas of one colour, or over all pixels while there are none inside. */
  inside: number
  count: number
  readonly sum: [red: number, green: number, blue: number, alpha: number]
}

/** Colours closer than this in OKLab are the same, because JPEG and shading cause such differences. */
const SAME = 0.05
const MIN_SHARE = 0.02
const MAX_COLORS = 6
/** The most bins that are read, the heaviest first. Photographs have thousands. */
const MAX_BINS = 256
/**
 * A pixel that differs less than this from its neighbours is inside an area of one colour and shows it
 * exactly. Other pixels belong to an edge.
 */
const INSIDE_STEP = 12
const INSIDE_WEIGHT = 4
/**
 * The number of mixtures of two colours that are tried, at even steps. With this many, even neighbouring
 * mixtures of black and white differ no more than two pixels of one colour.
 */
const MIX_STEPS = 12

export function paletteOf(bins: readonly Bin[], layers: Layers): Palette {
  const total = totalOf(bins)
  const shades = mergedShades(bins.slice(0, MAX_BINS), total)
  const known = shades.reduce((sum, { share }) => sum + share, 0) || 1
  const colors = shades.filter(({ share }) => share >= MIN_SHARE)
  return {
    colors: withoutEdges(colors, layers.background?.hex).slice(0, MAX_COLORS),
    lightness: shades.reduce((sum, { hex, share }) => sum + oklchOf(hex).l * share, 0) / known,
  }
}

/**
 * Estimates the number of colours: the number of bins, 8 steps wide in each channel, that contain nine tenths
 * of the foreground.
 */
export function spreadOf(bins: readonly Bin[]): number {
  let [left, spread] = [totalOf(bins) * 0.9, 0]
  for (const { weight } of bins) {
    if (left <= 0) break
    left -= weight
    spread++
  }
  return spread
}

function totalOf(bins: readonly Bin[]): number {
  return bins.reduce((sum, { weight }) => sum + weight, 0)
}

/** Returns the bins of the foreground, the heaviest first. */
export function binsOf({ data, width, height }: Pixels, { foreground }: Layers): readonly Bin[] {
  const bins = new Map<number, Bin>()
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const coverage = foreground[pixel] ?? 0
      if (coverage < SEEN_ALPHA) continue
      const at = pixel * 4
      const [red, green, blue, alpha] = [
        data[at] ?? 0,
        data[at + 1] ?? 0,
        data[at + 2] ?? 0,
        data[at + 3] ?? 0,
      ]
      const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
      let bin = bins.get(key)
      if (!bin) {
        bin = { weight: 0, inside: 0, count: 0, sum: [0, 0, 0, 0] }
        bins.set(key, bin)
      }
      const isInside =
        x > 0 &&
        y > 0 &&
        isNear(data, at, at - 4) &&
        isNear(data, at, at - width * 4) &&
        (x === width - 1 || isNear(data, at, at + 4)) &&
        (y === height - 1 || isNear(data, at, at + width * 4))
      bin.weight += isInside ? INSIDE_WEIGHT : 1
      if (isInside && bin.inside === 0) {
        bin.count = 0
        bin.sum.fill(0)
      }
      if (isInside) bin.inside++
      else if (bin.inside > 0) continue
      bin.count++
      bin.sum[0] += red
      bin.sum[1] += green
      bin.sum[2] += blue
      bin.sum[3] += alpha
    }
  }
  return [...bins.values()].sort((a, b) => b.weight - a.weight)
}

function isNear(data: Uint8Array, a: number, b: number): boolean {
  for (let channel = 0; channel < 4; channel++)
    if (Math.abs((data[a + channel] ?? 0) - (data[b + channel] ?? 0)) > INSIDE_STEP) return false
  return true
}

/**
 * Returns the colour of a bin. A colour that is translucent inside areas, not only at edges, is put on white.
 */
function hexOfBin({ sum: [red, green, blue, alpha], count, inside }: Bin): Hex {
  const mean = (sum: number) => Math.round(sum / count)
  const hex = hexOf([mean(red), mean(green), mean(blue)])
  if (inside === 0 || mean(alpha) >= OPAQUE_ALPHA) return hex
  return compositeOver(`${hex}${mean(alpha).toString(16).padStart(2, '0')}`, '#ffffff')
}

/** A colour, and whether it is only at edges. */
interface Seen extends Shade {
  readonly isEdge: boolean
}

/** Merges each bin into the heaviest bin nearby. */
function mergedShades(bins: readonly Bin[], total: number): Seen[] {
  const shades: { hex: Hex; weight: number; inside: number }[] = []
  for (const bin of bins) {
    const hex = hexOfBin(bin)
    const near = shades.find((shade) => distance(shade.hex, hex) < SAME)
    if (near) {
      near.weight += bin.weight
      near.inside += bin.inside
    } else shades.push({ hex, weight: bin.weight, inside: bin.inside })
  }
  return shades
    .map(({ hex, weight, inside }) => ({ hex, share: weight / Math.max(1, total), isEdge: inside === 0 }))
    .sort((a, b) => b.share - a.share)
}

/**
 * Removes colours that are only at edges and are mixtures of two larger colours, or of one and the
 * background, because they come from smoothed edges.
 */
function withoutEdges(shades: readonly Seen[], background: Hex | undefined): Shade[] {
  const kept: Shade[] = []
  for (const { hex, share, isEdge } of shades) {
    const ends = [...(background ? [background] : []), ...kept.map((shade) => shade.hex)]
    if (!isEdge || !isMixOf(hex, ends)) kept.push({ hex, share })
  }
  return kept
}

function isMixOf(hex: Hex, ends: readonly Hex[]): boolean {
  const steps = Array.from({ length: MIX_STEPS - 1 }, (_, at) => Math.round(((at + 1) * 255) / MIX_STEPS))
  return ends.some((over, at) =>
    ends
      .slice(0, at)
      .some((under) =>
        steps.some(
          (alpha) =>
            distance(compositeOver(`${over}${alpha.toString(16).padStart(2, '0')}`, under), hex) < SAME,
        ),
      ),
  )
}
