import { boxShadowText, parseBoxShadow, reachOf, type Shadow } from '../../formats/css/box-shadow.ts'
import { alphaOf } from '../../formats/css/color.ts'
import type { Finding } from '../../model/finding.ts'
import { SHADOW_STEPS, type ShadowScale, type ShadowStep } from '../../model/styleguide.ts'
import { type ElementContext, ownContexts } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { placeOf } from './page.ts'

/** Largest reach of each step in CSS pixels, between those of design systems (4, 10, 25 and 45). */
const MAX_REACH: Readonly<Record<ShadowStep, number>> = {
  sm: 7,
  md: 17,
  lg: 35,
  xl: Number.POSITIVE_INFINITY,
}

const RULE = 'box-shadow'

interface Seen {
  readonly text: string
  readonly layers: readonly Shadow[]
  readonly where: string
  readonly count: number
}

/** The page's shadows by their reach. Each step has the shadow of most elements. */
export function shadows(snapshot: Snapshot): Finding<ShadowScale> {
  const cast = castOn(snapshot)
  const outer = mostSeen(cast, (layer) => !layer.inset && !isRing(layer))
  const [inner] = mostSeen(cast, (layer) => layer.inset && !isRing(layer))
  const found = new Map<ShadowStep, Seen>()
  for (const seen of outer) {
    const step = stepOf(seen)
    if (!found.has(step)) found.set(step, seen)
  }
  const kept = [...found.values(), ...(inner ? [inner] : [])]
  if (kept.length === 0) return { value: null, tried: [RULE] }
  const steps = SHADOW_STEPS.flatMap((step) => {
    const text = found.get(step)?.text ?? between(found, step)
    return text ? [[step, text]] : []
  })
  return {
    value: {
      steps: Object.fromEntries(steps),
      measured: SHADOW_STEPS.filter((step) => found.has(step)),
      inner: inner?.text ?? null,
    },
    confidence: 0.9,
    rule: RULE,
    evidence: kept.map(({ text, where, count }) => evidence('css', where, `${text}, cast by ${count}`)),
  }
}

/** A shadow without offset and blur is an outline. */
function isRing({ x, y, blur }: Shadow): boolean {
  return x === 0 && y === 0 && blur === 0
}

/** A computed `box-shadow`, with its first element and the number of its elements. */
interface Cast {
  readonly layers: readonly Shadow[]
  readonly first: ElementContext
  count: number
}

/** Returns each `box-shadow` on the page, parsed once. */
function castOn(snapshot: Snapshot): readonly Cast[] {
  const cast = new Map<string, Cast>()
  for (const context of ownContexts(snapshot)) {
    const { boxShadow } = context.sample.style
    if (boxShadow === 'none') continue
    const known = cast.get(boxShadow)
    if (known) known.count++
    else cast.set(boxShadow, { layers: parseBoxShadow(boxShadow), first: context, count: 1 })
  }
  return [...cast.values()]
}

/** Returns the different shadows, reduced to the layers that count. Shadows of most elements come first. */
function mostSeen(cast: readonly Cast[], counts: (layer: Shadow) => boolean): Seen[] {
  const seen = new Map<string, Seen>()
  for (const { layers: all, first, count } of cast) {
    const layers = all.filter(counts)
    if (layers.length === 0) continue
    const text = boxShadowText(layers)
    const known = seen.get(text) ?? { text, layers, where: placeOf(first), count: 0 }
    seen.set(text, { ...known, count: known.count + count })
  }
  return [...seen.values()].sort((a, b) => b.count - a.count)
}

function stepOf({ layers }: Seen): ShadowStep {
  const reach = Math.max(...layers.map(reachOf))
  return SHADOW_STEPS.find((step) => reach <= MAX_REACH[step]) ?? 'xl'
}

/** Interpolates a shadow between the next smaller and larger steps; undefined if one is missing. */
function between(found: ReadonlyMap<ShadowStep, Seen>, step: ShadowStep): string | undefined {
  const index = SHADOW_STEPS.indexOf(step)
  const low = SHADOW_STEPS.findLastIndex((name, at) => at < index && found.has(name))
  const high = SHADOW_STEPS.findIndex((name, at) => at > index && found.has(name))
  const [a, b] = [low, high].map((at) => widest(found.get(SHADOW_STEPS[at] ?? step)))
  if (!a || !b) return undefined
  const mixed = (from: number, to: number) => Math.round(from + ((to - from) * (index - low)) / (high - low))
  const alpha = mixed(alphaOf(a.color) * 255, alphaOf(b.color) * 255)
  const color = `${a.color.slice(0, 7)}${alpha === 255 ? '' : alpha.toString(16).padStart(2, '0')}`
  const [x, y] = [mixed(a.x, b.x), mixed(a.y, b.y)]
  const [blur, spread] = [mixed(a.blur, b.blur), mixed(a.spread, b.spread)]
  return boxShadowText([{ inset: false, x, y, blur, spread, color }])
}

function widest(seen: Seen | undefined): Shadow | undefined {
  return [...(seen?.layers ?? [])].sort((a, b) => reachOf(b) - reachOf(a))[0]
}
