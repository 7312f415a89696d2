/** Measures the distances between elements, as a scale from `xs` to `xl`. */

import type { Finding } from '../../model/finding.ts'
import type { StyleSample } from '../../model/style.ts'
import { SPACING_STEPS, type SpacingScale, type SpacingStep } from '../../model/styleguide.ts'
import { type Side, spacingOriginIn } from '../../snapshot/chosen.ts'
import { ownContexts } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'

/** CSS pixels. A smaller distance only corrects positions, a larger one is part of the layout. */
const MIN_SPACE = 2
const MAX_SPACE = 160
/** Smallest ratio of two steps. Of two closer distances, the rarer one is a variant of the other. */
const MIN_FACTOR = 1.2
/** A distance in fewer places is a coincidence. */
const MIN_PLACES = 2

const PADDING = 'padding'
const GAP = 'space between neighbours'

/** The most frequent distances, as padding and as space between neighbours by margin or gap. */
export function elementSpacing(snapshot: Snapshot): Finding<SpacingScale> {
  const counted = [...placesOf(snapshot)].map(([px, places]) => ({
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

/** Index of the spaces between neighbours in a list of sides. The four sides of padding come before it. */
const NEIGHBOURS = 4
const SIDES = ['top', 'right', 'bottom', 'left'] as const
/** Elements whose spacing says nothing about the design. */
const NO_BOXES: ReadonlySet<string> = new Set(['html', 'body', 'svg', 'path', 'br', 'option'])

/**
 * Maps each distance and side to the parents of its elements. All children of one parent count as one place,
 * such as the fifty entries of a list.
 */
function placesOf(snapshot: Snapshot): ReadonlyMap<number, readonly ReadonlySet<string>[]> {
  const places = new Map<number, Set<string>[]>()
  const add = (px: number, side: number, parent: string) => {
    const step = Math.round(px)
    if (step < MIN_SPACE || step > MAX_SPACE) return
    const known = places.get(step) ?? Array.from({ length: NEIGHBOURS + 1 }, () => new Set<string>())
    known[side]?.add(parent)
    places.set(step, known)
  }
  const before = new Map<string, StyleSample>()
  const originOf = spacingOriginIn(snapshot)
  for (const { sample, parent } of ownContexts(snapshot)) {
    if (NO_BOXES.has(sample.tag)) continue
    const { padding, display } = sample.style
    for (const [side, name] of SIDES.entries())
      if (padding[side] && originOf(sample, `padding-${name}`) !== 'browser') add(padding[side], side, parent)
    if (display === 'inline') continue
    const previous = before.get(parent)
    before.set(parent, sample)
    const gap = previous && gapBetween(previous, sample)
    const origins = gap?.margins.map(([at, side]) => originOf(at, `margin-${side}`)) ?? []
    // Margins of the browser's own style sheet were not chosen by the page.
    if (gap && (origins.includes('page') || !origins.includes('browser'))) add(gap.px, NEIGHBOURS, parent)
  }
  return places
}

/** The space between two neighbours, with the margins in it. */
interface Gap {
  readonly px: number
  readonly margins: readonly (readonly [StyleSample, Side])[]
}

/** Returns the space between two neighbours, horizontal or vertical; undefined when they overlap. */
function gapBetween(before: StyleSample, after: StyleSample): Gap | undefined {
  const [{ box: a }, { box: b }] = [before, after]
  if (!a || !b) return undefined
  const below = b.y - (a.y + a.height)
  const beside = b.x - (a.x + a.width)
  if (below >= 0 && beside < 0)
    return {
      px: below,
      margins: [
        [before, 'bottom'],
        [after, 'top'],
      ],
    }
  if (beside < 0 || below >= 0) return undefined
  return {
    px: beside,
    margins: [
      [before, 'right'],
      [after, 'left'],
    ],
  }
}

interface Counted {
  readonly px: number
  readonly count: number
}

/**
 * Returns up to five distances, sorted by size. They are the distances in most places that differ enough from
 * each other.
 */
function stepsOf(counted: readonly Counted[]): Counted[] {
  const steps: Counted[] = []
  for (const next of [...counted].sort((a, b) => b.count - a.count || a.px - b.px)) {
    if (next.count < MIN_PLACES || steps.length === SPACING_STEPS.length) break
    const isApart = steps.every(({ px }) => Math.max(px, next.px) / Math.min(px, next.px) >= MIN_FACTOR)
    if (isApart) steps.push(next)
  }
  return steps.sort((a, b) => a.px - b.px)
}

/** Names ascending distances from `xs` to `xl`. Missing steps are interpolated. */
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

/** Returns the steps of ascending distances: first, last, and others in proportion. */
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
