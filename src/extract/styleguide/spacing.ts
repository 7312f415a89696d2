import type { Finding } from '../../model/finding.ts'
import type { StyleSample } from '../../model/style.ts'
import { SPACING_STEPS, type SpacingScale, type SpacingStep } from '../../model/styleguide.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { ownSpots, type Spot } from '../../snapshot/spots.ts'
import { evidence } from '../extractor.ts'

/** CSS pixels. Less is a correction, more a layout. */
const MIN_SPACE = 2
const MAX_SPACE = 160
/** Of two steps nearer to each other than this factor, the rarer is a variant of the other. */
const MIN_FACTOR = 1.2
/** What occurs in fewer places is chance. */
const MIN_PLACES = 2

const PADDING = 'padding'
const GAP = 'space between neighbours'

/** Distances that occur in the most places, padding and what lies between neighbours alike: margins, gaps, however they were made. */
export function elementSpacing(snapshot: Snapshot): Finding<SpacingScale> {
  const counted = [...placesOf(ownSpots(snapshot))].map(([px, places]) => ({
    px,
    count: places.reduce((sum, { size }) => sum + size, 0),
  }))
  const steps = stepsOf(counted)
  const scale = scaleOf(steps.map(({ px }) => px))
  if (!scale) return { value: null, tried: [PADDING, GAP] }
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const covered = steps.reduce((sum, { count }) => sum + count, 0)
  return {
    value: scale,
    confidence: Math.round((covered / total) * 90) / 100,
    rule: `${PADDING}, ${GAP}`,
    evidence: steps.map(({ px, count }) =>
      evidence('css', `${PADDING}, ${GAP}`, `${px}px in ${count} of ${total} places`),
    ),
  }
}

/** Of the places of a distance, those between neighbours stand behind the four sides of padding. */
const NEIGHBOURS = 4
/** Elements with nothing in them to keep apart. */
const NO_BOXES: ReadonlySet<string> = new Set(['html', 'body', 'svg', 'path', 'br', 'option'])

/** Where each distance occurs, by side: parents, so that a list of fifty is one place. */
function placesOf(spots: readonly Spot[]): ReadonlyMap<number, readonly ReadonlySet<string>[]> {
  const places = new Map<number, Set<string>[]>()
  const add = (px: number, side: number, parent: string) => {
    const step = Math.round(px)
    if (step < MIN_SPACE || step > MAX_SPACE) return
    const known = places.get(step) ?? Array.from({ length: NEIGHBOURS + 1 }, () => new Set<string>())
    known[side]?.add(parent)
    places.set(step, known)
  }
  const before = new Map<string, StyleSample>()
  for (const { sample, parent } of spots) {
    if (NO_BOXES.has(sample.tag)) continue
    const { padding, display } = sample.style
    for (let side = 0; side < NEIGHBOURS; side++) add(padding[side] ?? 0, side, parent)
    if (display === 'inline') continue
    const previous = before.get(parent)
    before.set(parent, sample)
    const gap = previous && gapBetween(previous, sample)
    if (gap !== undefined) add(gap, NEIGHBOURS, parent)
  }
  return places
}

/** Free space between two neighbours, side by side or one below the other; undefined when they overlap. */
function gapBetween({ box: a }: StyleSample, { box: b }: StyleSample): number | undefined {
  if (!a || !b) return undefined
  const below = b.y - (a.y + a.height)
  const beside = b.x - (a.x + a.width)
  if (below >= 0 && beside < 0) return below
  return beside >= 0 && below < 0 ? beside : undefined
}

interface Counted {
  readonly px: number
  readonly count: number
}

/** At most five distances, each well apart from the others, those of most places first; then in order of size. */
function stepsOf(counted: readonly Counted[]): Counted[] {
  const steps: Counted[] = []
  for (const next of [...counted].sort((a, b) => b.count - a.count || a.px - b.px)) {
    if (next.count < MIN_PLACES || steps.length === SPACING_STEPS.length) break
    const isApart = steps.every(({ px }) => Math.max(px, next.px) / Math.min(px, next.px) >= MIN_FACTOR)
    if (isApart) steps.push(next)
  }
  return steps.sort((a, b) => a.px - b.px)
}

/** Names for ascending distances: the smallest is `xs`, the largest `xl`, and what is missing lies between its neighbours. */
function scaleOf(steps: readonly number[]): SpacingScale | undefined {
  const least = steps[0]
  const most = steps.at(-1)
  if (least === undefined || most === undefined || steps.length < 2) return undefined
  const places = placesFor(steps)
  const at = (index: number): number => {
    const exact = places.indexOf(index)
    if (exact >= 0) return steps[exact] ?? least
    const next = places.findIndex((place) => place > index)
    const [low = 0, high = 0] = [places[next - 1], places[next]]
    const [from = least, to = most] = [steps[next - 1], steps[next]]
    return Math.round(from * (to / from) ** ((index - low) / (high - low)))
  }
  const named = SPACING_STEPS.map((step, index) => [step, at(index)])
  return {
    steps: Object.fromEntries(named) as Record<SpacingStep, number>,
    measured: places.flatMap((place) => SPACING_STEPS[place] ?? []),
  }
}

/** An ascending index among the five for each distance: the ends at the ends, the others where their size puts them. */
function placesFor(steps: readonly number[]): number[] {
  const last = SPACING_STEPS.length - 1
  const [least = 1] = steps
  const reach = Math.log((steps.at(-1) ?? least) / least)
  return steps.reduce<number[]>((places, px, index) => {
    const wanted = Math.round((Math.log(px / least) / reach) * last)
    const after = (places.at(-1) ?? -1) + 1
    places.push(Math.min(Math.max(wanted, after), last - (steps.length - 1 - index)))
    return places
  }, [])
}
