/** Finds the `::before` or `::after` that paints the background of a control which has none of its own. */

import type { PaintedPart } from '../cascade/index.ts'
import { alphaOf, compositeOver, isLegible } from '../formats/css/color.ts'
import { gradientColors } from '../formats/css/gradient.ts'
import type { Hex } from '../model/style.ts'
import { carrierOf, type ElementContext } from './element-context.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'
import { paintedPartsOf } from './styles.ts'

/** The painted part that lies behind the whole label of a control, and its colours. */
export interface Cover {
  readonly part: PaintedPart
  /** The opaque colours that are seen: the stops of a gradient, or the single colour of a plain fill. */
  readonly colors: readonly [Hex, ...Hex[]]
}

/** The label of a control has at most this many words. An element with more is a text or a card. */
export const MAX_LABEL_WORDS = 7
/** The share of its element's box that a painted part must cover, to be no line or ornament. */
const MIN_SHARE = 0.8
/** A fill with less alpha only tints what is behind it. */
const MIN_ALPHA = 0.5

/**
 * Returns the cover of an element on an opaque background. The cover counts only where the label is illegible
 * on the background and legible on the cover. Otherwise the part may be visible only while somebody points at
 * the control, which computed styles do not show. The label of such a control is legible without the part.
 */
export const coverIn = view(
  (snapshot: Snapshot) =>
    (context: ElementContext, behind: Hex): Cover | undefined => {
      const { sample, words } = context
      if (words === 0 || words > MAX_LABEL_WORDS) return undefined
      const { color } = carrierOf(context).sample.style
      if (alphaOf(color) < MIN_ALPHA || isLegible(compositeOver(color, behind), behind)) return undefined
      for (const part of paintedPartsOf(snapshot).get(sample.path) ?? []) {
        const [first, ...others] =
          part.which === 'itself' || !covers(part, context) ? [] : seenIn(part, behind)
        if (first && isLegible(compositeOver(color, first), first))
          return { part, colors: [first, ...others] }
      }
      return undefined
    },
)

function covers({ box: inner }: PaintedPart, { sample: { box } }: ElementContext): boolean {
  return inner !== null && box !== null && inner.width * inner.height >= box.width * box.height * MIN_SHARE
}

function seenIn({ style }: PaintedPart, behind: Hex): readonly Hex[] {
  const stops = gradientColors(style.backgroundImage)
  const painted = (stops.length > 0 ? stops : [style.backgroundColor]).filter(
    (hex) => alphaOf(hex) * style.opacity >= MIN_ALPHA,
  )
  return [...new Set(painted.map((hex) => compositeOver(hex, behind)))]
}
