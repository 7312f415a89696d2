import { boxShadowText, parseBoxShadow, type Shadow } from '../../formats/box-shadow.ts'
import { alphaOf, compositeOver, distance } from '../../formats/color.ts'
import type { Hex } from '../../model/style.ts'
import type { BoxStyle, ButtonStyle } from '../../model/styleguide.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Spot } from '../../snapshot/spots.ts'
import { fillOf, groundAt } from './ground.ts'
import { familyOf } from './typography.ts'

/** How an element stands out from what is behind it. */
export type Finish = 'filled' | 'outlined' | 'plain'

/** In OKLab: a fill nearer to its ground than this is not seen as one. */
const MIN_CONTRAST = 0.03

export type FinishReader = (spot: Spot) => Finish

/** Tells the finish of an element; each colour is told from each ground once. */
export const finishOf = view((snapshot: Snapshot): FinishReader => {
  const ground = groundAt(snapshot)
  const known = new Map<string, boolean>()
  const stands = (hex: Hex, behind: Hex): boolean => {
    const pair = hex + behind
    const seen = known.get(pair) ?? standsOut(hex, behind)
    known.set(pair, seen)
    return seen
  }
  return (spot) => {
    const { boxShadow, borderWidth, borderStyle, borderColor } = spot.sample.style
    const behind = ground(spot.above)
    const fill = fillOf(spot)
    if (fill && stands(fill, behind)) return 'filled'
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

/** The element that wears the look: itself, or what wraps all of its words. */
export function wearerOf(spot: Spot, finish: FinishReader): Spot {
  let at = spot
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    if (finish(at) !== 'plain') return at
    const inner = at.children.find(({ words }) => words === spot.words)
    if (!inner || spot.words === 0) return spot
    at = inner
  }
  return finish(at) === 'plain' ? spot : at
}

/** Frameworks wrap labels once or twice. */
const MAX_WRAPPERS = 3

/** The element that most of the words stand in: itself when it has some, else below. */
export function carrierOf(spot: Spot): Spot {
  let at = spot
  while (at.sample.words === 0) {
    const [most] = [...at.children].sort((a, b) => b.words - a.words)
    if (!most || most.words === 0) return at
    at = most
  }
  return at
}

/** Padding of an element; where it has none, of the nearest element in it that holds most of its words and has some. */
export function paddingOf(spot: Spot): BoxStyle['padding'] {
  let at: Spot | undefined = spot
  for (let depth = 0; at && depth < MAX_WRAPPERS; depth++) {
    const { padding } = at.sample.style
    if (padding.some((side) => side > 0)) return padding
    at = at.children.find(({ words }) => words > spot.words / 2)
  }
  return spot.sample.style.padding
}

export function boxStyleOf({ sample: { style }, stops }: Spot): BoxStyle {
  const { borderColor, borderWidth, borderStyle, borderRadius, padding } = style
  return {
    backgroundColor: stops[0] ?? style.backgroundColor,
    borderColor,
    borderWidth,
    borderStyle,
    borderRadius,
    padding,
    boxShadow: boxShadowText(parseBoxShadow(style.boxShadow)),
  }
}

/** Box of what wears the look, text of what carries the words. */
export function buttonStyleOf(pressed: Spot, wearer: Spot): ButtonStyle {
  const { style } = carrierOf(pressed).sample
  const lines = [pressed.sample.style.textDecorationLine, style.textDecorationLine]
  return {
    ...boxStyleOf(wearer),
    padding: paddingOf(wearer),
    color: style.color,
    ...familyOf(style.fontFamily),
    fontSize: style.fontSize,
    fontWeight: style.fontWeight,
    textDecoration: lines.find((line) => line !== 'none') ?? 'none',
  }
}
