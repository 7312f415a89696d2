/** Lists the backgrounds that are visible on a page, with their share of its area. */

import { alphaOf, compositeOver } from '../../formats/css/color.ts'
import type { Hex } from '../../model/style.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { coverIn } from '../../snapshot/cover.ts'
import { contextsOf, type ElementContext } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** A visible element whose own background the page has chosen. */
export interface Fill {
  readonly context: ElementContext
  /** The visible colour of the fill, or those of its gradient, over the background behind. */
  readonly colors: readonly Hex[]
  /**
   * Share of the page's area, 0 to 1, in which the fill is visible and not covered by another. Without
   * layout, the share of its words.
   */
  readonly share: number
}

/** A fill with less alpha only tints the background behind it. */
const MIN_ALPHA = 0.5

/** All fills of the page, in document order. */
export const fillsOf = view((snapshot: Snapshot): readonly Fill[] => {
  const fills: { -readonly [K in keyof Fill]: Fill[K] }[] = []
  const isChosen = isChosenIn(snapshot)
  const cover = coverIn(snapshot)
  const covers = new Set<ElementContext>()
  /** For each element, the index of the nearest fill behind its content, which may be its own. */
  const under: (number | undefined)[] = []
  let largest = 1
  for (const context of contextsOf(snapshot)) {
    const size = sizeOf(context)
    largest = Math.max(largest, size)
    const at = context.above && under[context.above.at]
    under[context.at] = at
    const behind = at === undefined ? undefined : fills[at]
    const ground = behind?.colors[0] ?? '#ffffff'
    const own = paintsBackground(context) ? colorsOf(context, ground) : undefined
    const colors = own ?? cover(context, ground)?.colors
    if (!colors) continue
    if (!own) covers.add(context)
    under[context.at] = fills.length
    fills.push({ context, colors, share: size })
    if (behind) behind.share -= size
  }
  for (const fill of fills) fill.share = Math.min(1, Math.max(0, fill.share / largest))
  // The browser's grey of a button covers what is behind, and is removed only now.
  return fills.filter(
    ({ context }) =>
      covers.has(context) || seenStops(context).length > 0 || isChosen(context.sample, 'backgroundColor'),
  )
})

/** If a gradient stop over a picture has less alpha, the colours of the picture are visible through it. */
const MIN_ALPHA_OVER_PICTURE = 0.9

function seenStops({ stops, sample }: ElementContext): readonly Hex[] {
  if (stops.length === 0 || !sample.style.backgroundImage.includes('url(')) return stops
  return stops.filter((hex) => alphaOf(hex) >= MIN_ALPHA_OVER_PICTURE)
}

function colorsOf(context: ElementContext, background: Hex): readonly Hex[] {
  const { sample } = context
  const stops = seenStops(context)
  if (stops.length === 0) return [compositeOver(sample.style.backgroundColor, background)]
  return [...new Set(stops.map((hex) => compositeOver(hex, background)))]
}

function paintsBackground(context: ElementContext): boolean {
  const { style } = context.sample
  if (style.opacity < MIN_ALPHA) return false
  return (
    alphaOf(style.backgroundColor) >= MIN_ALPHA || seenStops(context).some((hex) => alphaOf(hex) >= MIN_ALPHA)
  )
}

/** Area in square pixels, or the number of words where the producer has no layout. */
function sizeOf({ sample: { box }, words }: ElementContext): number {
  return box ? Math.max(0, box.width) * Math.max(0, box.height) : words
}
