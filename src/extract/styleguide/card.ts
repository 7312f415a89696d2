import type { Finding } from '../../model/finding.ts'
import { groupedBy } from '../../model/keyed.ts'
import type { BoxStyle, CardStyle } from '../../model/styleguide.ts'
import { type ElementContext, ownContexts } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { isSeen, readingOf } from './legible.ts'
import { boxStyleOf, finishOf, paddingOf } from './look.ts'
import { namesOf, placeOf } from './page.ts'

/**
 * Smallest size in CSS pixels, and largest share of the window's width. A smaller box is a label or a
 * picture, a larger one a section.
 */
const MIN_WIDTH = 120
const MIN_HEIGHT = 60
const MAX_WIDTH = 0.7
const MAX_HEIGHT = 900
/** A box with fewer words is no card, and a box with more words is a whole page. */
const MIN_WORDS = 2
const MAX_WORDS = 150
/** This many boxes must look alike. A single box must have the class name of a card. */
const MIN_ALIKE = 2

const REPEATED = 'boxes of one look, repeated'
const NAMED = 'a box that is called a card'

/** The common look of boxes with text that differ from their background by fill, outline or shadow. */
export function card(snapshot: Snapshot): Finding<CardStyle> {
  const best = cardsAlike(snapshot)
  const first = best?.[0]
  if (!best || !first) return { value: null, tried: [REPEATED, NAMED] }
  const named = best.some(isNamed)
  const { color, backgroundColor } = readingOf(snapshot, first)
  return {
    value: {
      ...boxStyleOf(snapshot, first),
      backgroundColor,
      padding: commonPadding(best),
      textColor: color,
    },
    confidence: best.length < MIN_ALIKE ? 0.4 : named ? 0.85 : 0.65,
    rule: best.length < MIN_ALIKE ? NAMED : REPEATED,
    evidence: best.slice(0, 3).map((context) => {
      const { width = 0, height = 0 } = context.sample.box ?? {}
      const text = `${Math.round(width)}x${Math.round(height)}, one of ${best.length} of this look`
      return evidence('css', namesOf(context) || placeOf(context), text)
    }),
  }
}

/** Returns the boxes that look like cards, in their most common style. */
export const cardsAlike = view((snapshot: Snapshot): readonly ElementContext[] | undefined => {
  const seen = cardsOf(snapshot).filter((each) => isSeen(snapshot, each))
  const looks = groupedBy(seen, (context) =>
    JSON.stringify({ ...boxStyleOf(snapshot, context), padding: undefined }),
  )
  const ranked = [...looks.values()]
    .filter((alike) => alike.length >= MIN_ALIKE || alike.some(isNamed))
    .map((alike) => ({ alike, score: scoreOf(alike) }))
    .sort((a, b) => b.score - a.score)
  return ranked[0]?.alike
})

function cardsOf(snapshot: Snapshot): ElementContext[] {
  const maxWidth = MAX_WIDTH * snapshot.viewport.width
  const finish = finishOf(snapshot)
  const standsOut = (context: ElementContext) =>
    context.sample.style.boxShadow !== 'none' || finish(context) !== 'plain'
  return ownContexts(snapshot).filter(
    (context) => isOfCardSize(context, maxWidth) && standsOut(context) && isContent(context),
  )
}

function isContent({ region }: ElementContext): boolean {
  return region === 'main'
}

function isOfCardSize({ sample: { tag, box }, words }: ElementContext, maxWidth: number): boolean {
  if (!box || NEVER.test(tag)) return false
  if (box.width < MIN_WIDTH || box.width > maxWidth) return false
  if (box.height < MIN_HEIGHT || box.height > MAX_HEIGHT) return false
  return words >= MIN_WORDS && words <= MAX_WORDS
}

const NEVER =
  /^(html|body|main|table|tbody|thead|tr|td|th|form|fieldset|input|select|textarea|button|img|video|iframe|p|pre|code|h[1-6]|span|label)$/

/**
 * Returns the score of boxes that look alike. Boxes with the same parent score most; a class name such as
 * `card` and padding add to it.
 */
function scoreOf(alike: readonly ElementContext[]): number {
  const siblings = new Map<string, number>()
  for (const { parent } of alike) siblings.set(parent, (siblings.get(parent) ?? 0) + 1)
  // On some pages each card is in a cell of its own, so cards with different parents count half.
  const together = Math.max(...siblings.values(), siblings.size > 1 ? siblings.size / 2 : 0)
  const named = alike.some(isNamed) ? 2 : 0
  const roomy = commonPadding(alike).some((side) => side >= 8) ? 1 : 0
  return Math.min(6, together) + named + roomy
}

function isNamed(context: ElementContext): boolean {
  return wordsOf(namesOf(context)).some((word) => /^(card|cards|tile|teaser|panel|box)$/.test(word))
}

function commonPadding(alike: readonly ElementContext[]): BoxStyle['padding'] {
  const counts = new Map<string, { padding: BoxStyle['padding']; count: number }>()
  for (const context of alike) {
    const padding = paddingOf(context)
    const key = padding.join(' ')
    counts.set(key, { padding, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count)
  return most?.padding ?? [0, 0, 0, 0]
}
