import type { Finding } from '../../model/finding.ts'
import type { BoxStyle, CardStyle } from '../../model/styleguide.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { ownSpots, type Spot } from '../../snapshot/spots.ts'
import { evidence } from '../extractor.ts'
import { boxStyleOf, carrierOf, finishOf, paddingOf } from './look.ts'
import { namesOf, placeOf } from './page.ts'

/** CSS pixels and parts of the window: smaller is a label or a picture, larger a section. */
const MIN_WIDTH = 120
const MIN_HEIGHT = 60
const MAX_WIDTH = 0.7
const MAX_HEIGHT = 900
/** Fewer say nothing, more are a page. */
const MIN_WORDS = 2
const MAX_WORDS = 150
/** Of one look, to be a pattern; one alone must be called a card. */
const MIN_ALIKE = 2

const REPEATED = 'boxes of one look, repeated'
const NAMED = 'a box that is called a card'

/** The look that boxes with text share: those that stand out from their ground by fill, line or shadow and occur side by side. */
export function card(snapshot: Snapshot): Finding<CardStyle> {
  const looks = new Map<string, Spot[]>()
  for (const spot of cardsOf(snapshot)) {
    const key = JSON.stringify({ ...boxStyleOf(spot), padding: undefined })
    const alike = looks.get(key)
    if (alike) alike.push(spot)
    else looks.set(key, [spot])
  }
  const ranked = [...looks.values()]
    .filter((alike) => alike.length >= MIN_ALIKE || alike.some(isNamed))
    .map((alike) => ({ alike, score: scoreOf(alike) }))
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  const first = best?.alike[0]
  if (!best || !first) return { value: null, tried: [REPEATED, NAMED] }
  const named = best.alike.some(isNamed)
  return {
    value: {
      ...boxStyleOf(first),
      padding: commonPadding(best.alike),
      textColor: carrierOf(first).sample.style.color,
    },
    confidence: best.alike.length < MIN_ALIKE ? 0.4 : named ? 0.85 : 0.65,
    rule: best.alike.length < MIN_ALIKE ? NAMED : REPEATED,
    evidence: best.alike.slice(0, 3).map((spot) => {
      const { width = 0, height = 0 } = spot.sample.box ?? {}
      const text = `${Math.round(width)}x${Math.round(height)}, one of ${best.alike.length} of this look`
      return evidence('css', namesOf(spot) || placeOf(spot), text)
    }),
  }
}

function cardsOf(snapshot: Snapshot): Spot[] {
  const maxWidth = MAX_WIDTH * snapshot.viewport.width
  const finish = finishOf(snapshot)
  const standsOut = (spot: Spot) => spot.sample.style.boxShadow !== 'none' || finish(spot) !== 'plain'
  return ownSpots(snapshot).filter(
    (spot) => isOfCardSize(spot, maxWidth) && standsOut(spot) && isContent(spot),
  )
}

function isContent({ region }: Spot): boolean {
  return region === 'main'
}

function isOfCardSize({ sample: { tag, box }, words }: Spot, maxWidth: number): boolean {
  if (!box || NEVER.test(tag)) return false
  if (box.width < MIN_WIDTH || box.width > maxWidth) return false
  if (box.height < MIN_HEIGHT || box.height > MAX_HEIGHT) return false
  return words >= MIN_WORDS && words <= MAX_WORDS
}

const NEVER =
  /^(html|body|main|table|tbody|thead|tr|td|th|form|fieldset|input|select|textarea|button|img|video|iframe|p|pre|code|h[1-6]|span|label)$/

/** Boxes side by side in one parent count most; what is called a card, and has room around its text, is one. */
function scoreOf(alike: readonly Spot[]): number {
  const siblings = new Map<string, number>()
  for (const { parent } of alike) siblings.set(parent, (siblings.get(parent) ?? 0) + 1)
  // Often each card stands in a cell of its own.
  const together = Math.max(...siblings.values(), siblings.size > 1 ? siblings.size / 2 : 0)
  const named = alike.some(isNamed) ? 2 : 0
  const roomy = commonPadding(alike).some((side) => side >= 8) ? 1 : 0
  return Math.min(6, together) + named + roomy
}

function isNamed(spot: Spot): boolean {
  return wordsOf(namesOf(spot)).some((word) => /^(card|cards|tile|teaser|panel|box)$/.test(word))
}

/** The padding that most of them have. */
function commonPadding(alike: readonly Spot[]): BoxStyle['padding'] {
  const counts = new Map<string, { padding: BoxStyle['padding']; count: number }>()
  for (const spot of alike) {
    const padding = paddingOf(spot)
    const key = padding.join(' ')
    counts.set(key, { padding, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count)
  return most?.padding ?? [0, 0, 0, 0]
}
