import { alphaOf, compositeOver } from '../../formats/color.ts'
import type { Hex } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Spot, spotsOf } from '../../snapshot/spots.ts'

/** A visible element that paints its own ground. */
export interface Fill {
  readonly spot: Spot
  /** What is seen: alpha composited on the ground behind. Of a gradient, its stops. */
  readonly colors: readonly Hex[]
  /** Share of the page's area that shows this fill and no other on top; by words where there is no layout. 0 to 1. */
  readonly share: number
}

/** Fainter than this is a tint over something else, not a fill. */
const MIN_ALPHA = 0.5

/** Every fill of the page, in document order. */
export const fillsOf = view((snapshot: Snapshot): readonly Fill[] => {
  const fills: { -readonly [K in keyof Fill]: Fill[K] }[] = []
  /** The nearest fill that each element stands on, its own included: its place in the list. */
  const under: (number | undefined)[] = []
  let largest = 1
  for (const spot of spotsOf(snapshot)) {
    const size = sizeOf(spot)
    largest = Math.max(largest, size)
    const at = spot.above && under[spot.above.at]
    under[spot.at] = at
    if (!paintsGround(spot)) continue
    const behind = at === undefined ? undefined : fills[at]
    under[spot.at] = fills.length
    fills.push({ spot, colors: colorsOf(spot, behind?.colors[0] ?? '#ffffff'), share: size })
    if (behind) behind.share -= size
  }
  for (const fill of fills) fill.share = Math.min(1, Math.max(0, fill.share / largest))
  return fills
})

function colorsOf({ stops, sample }: Spot, ground: Hex): readonly Hex[] {
  if (stops.length === 0) return [compositeOver(sample.style.backgroundColor, ground)]
  return [...new Set(stops.map((hex) => compositeOver(hex, ground)))]
}

function paintsGround({ sample: { style }, stops }: Spot): boolean {
  if (style.opacity < MIN_ALPHA) return false
  return alphaOf(style.backgroundColor) >= MIN_ALPHA || stops.some((hex) => alphaOf(hex) >= MIN_ALPHA)
}

/** Square pixels, or words where the producer has no layout. */
function sizeOf({ sample: { box }, words }: Spot): number {
  return box ? Math.max(0, box.width) * Math.max(0, box.height) : words
}
