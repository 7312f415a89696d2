import type { ButtonStyle } from '../../model/styleguide.ts'
import { carrierOf, type ElementContext } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { readingOf } from './legible.ts'
import { boxStyleOf, paddingOf } from './look.ts'
import { fontOf } from './typography.ts'

/** Returns a button's style: the box of the element that paints it, and the text style of its words. */
export function buttonStyleOf(
  snapshot: Snapshot,
  control: ElementContext,
  surface: ElementContext,
): ButtonStyle {
  const carrier = carrierOf(control)
  const { style } = carrier.sample
  const lines = [control.sample.style.textDecorationLine, style.textDecorationLine]
  return {
    ...boxStyleOf(snapshot, surface),
    ...readingOf(snapshot, control, surface),
    padding: paddingOf(surface),
    ...fontOf(snapshot, carrier),
    fontSize: style.fontSize,
    fontWeight: style.fontWeight,
    textDecoration: lines.find((line) => line !== 'none') ?? 'none',
  }
}
