/** Reads the colours of texts and backgrounds, and searches others where a text is illegible. */

import { alphaOf, contrastOf, isLegible, MIN_CONTRAST } from '../../formats/css/color.ts'
import { gradientColors } from '../../formats/css/gradient.ts'
import type { Hex } from '../../model/style.ts'
import { carrierOf, type ElementContext } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { paintedPartsOf } from '../../snapshot/styles.ts'
import { backgroundAt, fillOf, over } from './background.ts'

/** With less contrast there is a picture of unknown colours behind the text. */
const MIN_SEEN = 1.1

/**
 * Returns whether an element's text is visible on its computed background. If the background is a partly
 * transparent fill, such as that of a header over a photograph, the text must be legible on the computed
 * colour. If it is not, the text can be read only because of the picture behind the fill, whose colours are
 * unknown.
 */
export function isSeen(snapshot: Snapshot, element: ElementContext): boolean {
  const { color, backgroundColor } = readingOf(snapshot, element)
  const ground = groundOf(element)
  const isTranslucent = ground !== undefined && alphaOf(fillOf(ground) ?? '#000000') < 1
  return contrastOf(color, backgroundColor) >= (isTranslucent ? MIN_CONTRAST : MIN_SEEN)
}

/** The opaque colours of a text and of its background. */
interface Reading {
  readonly color: Hex
  readonly backgroundColor: Hex
}

/** Reads an element's text on `surface`, and if it is illegible, other texts in it and colours there. */
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
 * Returns the further colours that may be behind the element's text: the fills of its pseudo-elements, and
 * the stops of a gradient, except the first stop. The gradient belongs to the element, or to the nearest
 * painted element behind it, such as a hero or a footer.
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

/** Returns the descendants with text of their own. Descendants with most words come first. */
function textsBelow(element: ElementContext): ElementContext[] {
  const below = element.children.slice(0, MAX_BELOW)
  for (const at of below) below.push(...at.children.slice(0, Math.max(0, MAX_BELOW - below.length)))
  return below.filter(({ sample }) => sample.words > 0).sort((a, b) => b.sample.words - a.sample.words)
}

/** The most descendants that are read; a control or card has fewer. */
const MAX_BELOW = 50
