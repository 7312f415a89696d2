import type { Finding } from '../../model/finding.ts'
import type { StyleSample } from '../../model/style.ts'
import type { BoxStyle, CardStyle } from '../../model/styleguide.ts'
import { parentPath } from '../../snapshot/paths.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { boxStyleOf, carrierOf, finishOf, paddingOf } from './look.ts'
import { namesOf, ownSamples, placeOf, regionAt, wordsBelow } from './page.ts'

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
  const looks = new Map<string, StyleSample[]>()
  for (const sample of ownSamples(snapshot)) {
    if (!isCard(snapshot, sample)) continue
    const key = JSON.stringify({ ...boxStyleOf(sample), padding: undefined })
    const alike = looks.get(key)
    if (alike) alike.push(sample)
    else looks.set(key, [sample])
  }
  const ranked = [...looks.values()]
    .filter((alike) => alike.length >= MIN_ALIKE || alike.some((sample) => isNamed(snapshot, sample)))
    .map((alike) => ({ alike, score: scoreOf(snapshot, alike) }))
    .sort((a, b) => b.score - a.score)
  const [best] = ranked
  const first = best?.alike[0]
  if (!best || !first) return { value: null, tried: [REPEATED, NAMED] }
  const named = best.alike.some((sample) => isNamed(snapshot, sample))
  return {
    value: {
      ...boxStyleOf(first),
      padding: commonPadding(snapshot, best.alike),
      textColor: carrierOf(snapshot, first).style.color,
    },
    confidence: best.alike.length < MIN_ALIKE ? 0.4 : named ? 0.85 : 0.65,
    rule: best.alike.length < MIN_ALIKE ? NAMED : REPEATED,
    evidence: best.alike.slice(0, 3).map((sample) => {
      const { width = 0, height = 0 } = sample.box ?? {}
      const text = `${Math.round(width)}x${Math.round(height)}, one of ${best.alike.length} of this look`
      return evidence('css', namesOf(snapshot, sample.path) || placeOf(sample), text)
    }),
  }
}

function isCard(snapshot: Snapshot, sample: StyleSample): boolean {
  const { tag, box, path } = sample
  if (!box || NEVER.test(tag)) return false
  if (box.width < MIN_WIDTH || box.width > MAX_WIDTH * snapshot.viewport.width) return false
  if (box.height < MIN_HEIGHT || box.height > MAX_HEIGHT) return false
  const words = wordsBelow(snapshot).get(path) ?? 0
  if (words < MIN_WORDS || words > MAX_WORDS) return false
  if (finishOf(snapshot, sample) === 'plain' && sample.style.boxShadow === 'none') return false
  return regionAt(snapshot)(path) === 'main'
}

const NEVER =
  /^(html|body|main|table|tbody|thead|tr|td|th|form|fieldset|input|select|textarea|button|img|video|iframe|p|pre|code|h[1-6]|span|label)$/

/** Boxes side by side in one parent count most; what is called a card, and has room around its text, is one. */
function scoreOf(snapshot: Snapshot, alike: readonly StyleSample[]): number {
  const siblings = new Map<string, number>()
  for (const { path } of alike) {
    const parent = parentPath(path)
    siblings.set(parent, (siblings.get(parent) ?? 0) + 1)
  }
  // Often each card stands in a cell of its own.
  const together = Math.max(...siblings.values(), siblings.size > 1 ? siblings.size / 2 : 0)
  const named = alike.some((sample) => isNamed(snapshot, sample)) ? 2 : 0
  const roomy = commonPadding(snapshot, alike).some((side) => side >= 8) ? 1 : 0
  return Math.min(6, together) + named + roomy
}

function isNamed(snapshot: Snapshot, { path }: StyleSample): boolean {
  return wordsOf(namesOf(snapshot, path)).some((word) => /^(card|cards|tile|teaser|panel|box)$/.test(word))
}

/** The padding that most of them have. */
function commonPadding(snapshot: Snapshot, alike: readonly StyleSample[]): BoxStyle['padding'] {
  const counts = new Map<string, { padding: BoxStyle['padding']; count: number }>()
  for (const sample of alike) {
    const padding = paddingOf(snapshot, sample)
    const key = padding.join(' ')
    counts.set(key, { padding, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count)
  return most?.padding ?? [0, 0, 0, 0]
}
