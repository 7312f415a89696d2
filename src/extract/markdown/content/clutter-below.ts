import type { Element } from 'domhandler'
import { oncePer } from '../../../model/keyed.ts'
import { isMostlyLinks, type Weight } from './blocks.ts'
import { clutterOf, isComments } from './clutter.ts'
import type { PageKind } from './kind.ts'
import { isSignature } from './posts.ts'
import { substanceIn } from './substance.ts'

/** An element with at least this share of the text is not clutter, whatever its class is. */
const MOST = 0.5

/**
 * Returns a function that decides which elements below the root are around the content. Some elements are
 * clutter only by their names. Such an element counts as content if it has most of the text, or most of the
 * text outside of links. The second condition is necessary because large menus may have more text than the
 * content.
 */
export function clutterBelow(
  root: Element,
  weightOf: (element: Element) => Weight,
  kind: PageKind,
  around: ReadonlySet<Element>,
  isSubstance = substanceIn(root, weightOf),
): (element: Element) => boolean {
  const whole = weightOf(root)
  const isMost = (weight: Weight) =>
    weight.chars >= whole.chars * MOST || (unlinked(weight) > 0 && unlinked(weight) >= unlinked(whole) * MOST)
  return oncePer((element: Element) => {
    if (!around.has(element) && (kind === 'forum' ? isSignature(element) : isComments(element))) return true
    const weight = weightOf(element)
    const clutter = clutterOf(element)
    return (
      clutter === 'always' ||
      (clutter !== undefined &&
        (clutter !== 'if-links' || isMostlyLinks(weight)) &&
        !isMost(weight) &&
        !(clutter === 'by-name' && isSubstance(element)) &&
        !(around.has(element) && element.name !== 'header'))
    )
  })
}

const unlinked = ({ chars, linkChars }: Weight): number => chars - linkChars
