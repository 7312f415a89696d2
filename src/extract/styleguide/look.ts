import { boxShadowText, parseBoxShadow } from '../../formats/box-shadow.ts'
import { alphaOf, compositeOver, distance } from '../../formats/color.ts'
import { gradientColors } from '../../formats/gradient.ts'
import type { StyleSample } from '../../model/style.ts'
import type { BoxStyle, ButtonStyle } from '../../model/styleguide.ts'
import { view } from '../../snapshot/memo.ts'
import { parentPath } from '../../snapshot/paths.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { fillOf, groundAt } from './ground.ts'
import { ownSamples, wordsBelow } from './page.ts'
import { familyOf } from './typography.ts'

/** How an element stands out from what is behind it. */
export type Finish = 'filled' | 'outlined' | 'plain'

/** In OKLab: a fill nearer to its ground than this is not seen as one. */
const MIN_CONTRAST = 0.03

export function finishOf(snapshot: Snapshot, sample: StyleSample): Finish {
  const behind = groundAt(snapshot)(parentPath(sample.path))
  const stands = (hex: string) =>
    alphaOf(hex) > 0.1 && distance(compositeOver(hex, behind), behind) > MIN_CONTRAST
  const fill = fillOf(sample)
  if (fill && stands(fill)) return 'filled'
  const { borderWidth, borderStyle, borderColor } = sample.style
  const isLine = (side: 0 | 1 | 2 | 3) =>
    borderWidth[side] > 0 && !/none|hidden/.test(borderStyle[side]) && stands(borderColor[side])
  const ring = parseBoxShadow(sample.style.boxShadow).some(
    ({ blur, spread, color }) => blur === 0 && spread > 0 && stands(color),
  )
  return ring || (isLine(0) && isLine(1) && isLine(2) && isLine(3)) ? 'outlined' : 'plain'
}

/** The element that wears the look: itself, or what wraps all of its words. */
export function wearerOf(snapshot: Snapshot, sample: StyleSample): StyleSample {
  const words = wordsBelow(snapshot)
  const all = words.get(sample.path) ?? 0
  let at = sample
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    if (finishOf(snapshot, at) !== 'plain') return at
    const inner = childrenOf(snapshot)
      .get(at.path)
      ?.find(({ path }) => words.get(path) === all)
    if (!inner || all === 0) return sample
    at = inner
  }
  return finishOf(snapshot, at) === 'plain' ? sample : at
}

/** Frameworks wrap labels once or twice. */
const MAX_WRAPPERS = 3

/** The element that most of the words stand in: itself when it has some, else below. */
export function carrierOf(snapshot: Snapshot, sample: StyleSample): StyleSample {
  const words = wordsBelow(snapshot)
  let at = sample
  while (at.words === 0) {
    const [most] = [...(childrenOf(snapshot).get(at.path) ?? [])].sort(
      (a, b) => (words.get(b.path) ?? 0) - (words.get(a.path) ?? 0),
    )
    if (!most || (words.get(most.path) ?? 0) === 0) return at
    at = most
  }
  return at
}

const childrenOf = view((snapshot: Snapshot): ReadonlyMap<string, readonly StyleSample[]> => {
  const children = new Map<string, StyleSample[]>()
  for (const sample of ownSamples(snapshot)) {
    if (sample.path === '') continue
    const parent = parentPath(sample.path)
    const known = children.get(parent)
    if (known) known.push(sample)
    else children.set(parent, [sample])
  }
  return children
})

/** Padding of an element; where it has none, of the nearest element in it that holds most of its words and has some. */
export function paddingOf(snapshot: Snapshot, sample: StyleSample): BoxStyle['padding'] {
  const words = wordsBelow(snapshot)
  const all = words.get(sample.path) ?? 0
  let at: StyleSample | undefined = sample
  for (let depth = 0; at && depth < MAX_WRAPPERS; depth++) {
    if (at.style.padding.some((side) => side > 0)) return at.style.padding
    at = childrenOf(snapshot)
      .get(at.path)
      ?.find(({ path }) => (words.get(path) ?? 0) > all / 2)
  }
  return sample.style.padding
}

export function boxStyleOf({ style }: StyleSample): BoxStyle {
  const [stop] = gradientColors(style.backgroundImage)
  const { borderColor, borderWidth, borderStyle, borderRadius, padding } = style
  return {
    backgroundColor: stop ?? style.backgroundColor,
    borderColor,
    borderWidth,
    borderStyle,
    borderRadius,
    padding,
    boxShadow: boxShadowText(parseBoxShadow(style.boxShadow)),
  }
}

/** Box of what wears the look, text of what carries the words. */
export function buttonStyleOf(snapshot: Snapshot, pressed: StyleSample, wearer: StyleSample): ButtonStyle {
  const { style } = carrierOf(snapshot, pressed)
  const lines = [pressed.style.textDecorationLine, style.textDecorationLine]
  return {
    ...boxStyleOf(wearer),
    padding: paddingOf(snapshot, wearer),
    color: style.color,
    ...familyOf(style.fontFamily),
    fontSize: style.fontSize,
    fontWeight: style.fontWeight,
    textDecoration: lines.find((line) => line !== 'none') ?? 'none',
  }
}
