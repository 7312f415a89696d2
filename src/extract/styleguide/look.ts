/** Reads the style of elements: how they differ from their background, and their box. */

import { boxShadowText, parseBoxShadow, type Shadow } from '../../formats/css/box-shadow.ts'
import { alphaOf, compositeOver, distance } from '../../formats/css/color.ts'
import type { Hex } from '../../model/style.ts'
import type { BoxStyle } from '../../model/styleguide.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { coverIn } from '../../snapshot/cover.ts'
import type { ElementContext } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { backgroundAt, fillOf, over } from './background.ts'

/** How an element differs from its background. */
export type Finish = 'filled' | 'outlined' | 'plain'

/** Distance in OKLab. A fill closer to its background is invisible. */
const MIN_CONTRAST = 0.03

export type FinishReader = (context: ElementContext) => Finish

/** Returns the finish of an element. Each pair of colour and background is compared once. */
export const finishOf = view((snapshot: Snapshot): FinishReader => {
  const [background, cover] = [backgroundAt(snapshot), coverIn(snapshot)]
  const known = new Map<string, boolean>()
  const stands = (hex: Hex, behind: Hex): boolean => {
    const pair = hex + behind
    const seen = known.get(pair) ?? standsOut(hex, behind)
    known.set(pair, seen)
    return seen
  }
  return (context) => {
    const { boxShadow, borderWidth, borderStyle, borderColor } = context.sample.style
    const behind = background(context.above)
    const fill = fillOf(context)
    if (fill ? stands(fill, behind) : cover(context, behind)) return 'filled'
    const isLine = (side: 0 | 1 | 2 | 3) =>
      borderWidth[side] > 0 && !/none|hidden/.test(borderStyle[side]) && stands(borderColor[side], behind)
    if (isLine(0) && isLine(1) && isLine(2) && isLine(3)) return 'outlined'
    const isRing = ({ blur, spread, color }: Shadow) => blur === 0 && spread > 0 && stands(color, behind)
    return parseBoxShadow(boxShadow).some(isRing) ? 'outlined' : 'plain'
  }
})

function standsOut(hex: Hex, behind: Hex): boolean {
  return alphaOf(hex) > 0.1 && distance(compositeOver(hex, behind), behind) > MIN_CONTRAST
}

/** Returns the element that paints a control: the control itself, or a child with all its words. */
export function surfaceOf(context: ElementContext, finish: FinishReader): ElementContext {
  let at = context
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    if (finish(at) !== 'plain') return at
    const inner = at.children.find(({ words }) => words === context.words)
    if (!inner || context.words === 0) return context
    at = inner
  }
  return finish(at) === 'plain' ? context : at
}

/** The most wrappers that are searched. Frameworks put one or two around a label. */
const MAX_WRAPPERS = 3

/** Returns the padding, or that of the nearest descendant with most of the words. */
export function paddingOf(context: ElementContext): BoxStyle['padding'] {
  let at: ElementContext | undefined = context
  for (let depth = 0; at && depth < MAX_WRAPPERS; depth++) {
    const { padding } = at.sample.style
    if (padding.some((side) => side > 0)) return padding
    at = at.children.find(({ words }) => words > context.words / 2)
  }
  return context.sample.style.padding
}

const NO_LINE = { borderWidth: [0, 0, 0, 0], borderStyle: ['none', 'none', 'none', 'none'] } as const

/**
 * Returns the box of an element, with colours composited over the colours behind them. The bevel that
 * browsers draw around buttons is no border.
 */
export function boxStyleOf(snapshot: Snapshot, context: ElementContext): BoxStyle {
  const { style } = context.sample
  const behind = backgroundAt(snapshot)(context.above)
  const cover = fillOf(context) ? undefined : coverIn(snapshot)(context, behind)?.part.style
  const borderRadius = cover?.borderRadius || style.borderRadius
  const { borderWidth, borderStyle } = isChosenIn(snapshot)(context.sample, 'borderStyle') ? style : NO_LINE
  const backgroundColor = backgroundAt(snapshot)(context)
  const [top, right, bottom, left] = style.borderColor
  const seen = (hex: Hex) => over(hex, backgroundColor)
  return {
    backgroundColor,
    borderColor: [seen(top), seen(right), seen(bottom), seen(left)],
    borderWidth,
    borderStyle,
    borderRadius,
    padding: style.padding,
    boxShadow: boxShadowText(parseBoxShadow(style.boxShadow)),
  }
}
