/** Reads which text stands on which background, and searches again where nobody could read it. */

import { alphaOf, contrastOf, isLegible, MIN_CONTRAST } from '../../formats/css/color.ts'
import { gradientColors } from '../../formats/css/gradient.ts'
import type { Hex } from '../../model/style.ts'
import { carrierOf, type ElementContext } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { paintedPartsOf } from '../../snapshot/styles.ts'
import { backgroundAt, fillOf, over } from './background.ts'

/**
 * With less contrast nobody sees that there is text: it stands on a picture, whose colours do not follow from
 * the styles.
 */
const MIN_SEEN = 1.1

/**
 * Returns whether the text of an element is visible on the colour that is read as its background. Where a
 * fill is partly transparent, as that of a header over a photograph, the text has to be legible: otherwise
 * the picture behind makes it so.
 */
export function isSeen(snapshot: Snapshot, element: ElementContext): boolean {
  const { color, backgroundColor } = readingOf(snapshot, element)
  const ground = groundOf(element)
  const isTranslucent = ground !== undefined && alphaOf(fillOf(ground) ?? '#000000') < 1
  return contrastOf(color, backgroundColor) >= (isTranslucent ? MIN_CONTRAST : MIN_SEEN)
}

/** The colour of a text, and the colour behind it; both are opaque. */
interface Reading {
  readonly color: Hex
  readonly backgroundColor: Hex
}

/**
 * The text of an element on the background that `surface` paints. When that is not legible, the other texts
 * in the element and the other colours that the surface paints are tried; the first legible pair is returned,
 * else the pair that was read first.
 */
export function readingOf(snapshot: Snapshot, element: ElementContext, surface = element): Reading {
  const behind = backgroundAt(snapshot)
  const carrier = carrierOf(element)
  const backgrounds = [behind(surface), behind(carrier), ...alsoPaintedBy(snapshot, surface)]
  const texts = [carrier, ...textsBelow(element)]
  for (const { sample } of texts) {
    for (const backgroundColor of backgrounds) {
      const color = over(sample.style.color, backgroundColor)
      if (isLegible(color, backgroundColor)) return { color, backgroundColor }
    }
  }
  const backgroundColor = behind(surface)
  return { color: over(carrier.sample.style.color, backgroundColor), backgroundColor }
}

/**
 * The fills of its pseudo-elements, and the further stops of the gradient that it stands on: its own one, or
 * that of the nearest element behind it that paints anything, such as a hero or a footer.
 */
function alsoPaintedBy(snapshot: Snapshot, surface: ElementContext): Hex[] {
  const backgroundOf = backgroundAt(snapshot)
  const ground = groundOf(surface)
  const stops = (ground?.stops.slice(1) ?? []).map((hex) => over(hex, backgroundOf(ground?.above)))
  const parts = paintedPartsOf(snapshot).get(surface.sample.path) ?? []
  const painted = parts.flatMap(({ style }) => [
    ...gradientColors(style.backgroundImage),
    style.backgroundColor,
  ])
  const behind = backgroundOf(surface.above)
  return [...stops, ...painted.map((hex) => over(hex, behind))]
}

function groundOf(surface: ElementContext): ElementContext | undefined {
  let at: ElementContext | undefined = surface
  while (at && fillOf(at) === undefined) at = at.above
  return at
}

/** Elements below with text of their own, those with most words first. */
function textsBelow(element: ElementContext): ElementContext[] {
  const below = element.children.slice(0, MAX_BELOW)
  for (const at of below) below.push(...at.children.slice(0, Math.max(0, MAX_BELOW - below.length)))
  return below.filter(({ sample }) => sample.words > 0).sort((a, b) => b.sample.words - a.sample.words)
}

/** A control or card has fewer elements. */
const MAX_BELOW = 50
