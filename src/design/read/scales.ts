/** Measures gradients, radii and breakpoints of a page. */

import { cssText, parseCssValues, splitValues } from '../../formats/css/values.ts'
import type { Radius } from '../../model/design.ts'
import { ownContexts } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { cascadeOf } from '../../snapshot/styles.ts'

const MAX_GRADIENTS = 8
/** A gradient with nothing but these characters cannot end the declaration that it is written into. */
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\([\w\s#%.,()/+-]*\)$/i

/** The gradients that visible elements paint, by the area that they fill. */
export function gradientsOf(snapshot: Snapshot): readonly string[] {
  const areas = new Map<string, number>()
  for (const { sample } of ownContexts(snapshot)) {
    const { backgroundImage } = sample.style
    if (!backgroundImage.includes('gradient(')) continue
    const { width = 0, height = 0 } = sample.box ?? {}
    for (const layer of layersOf(backgroundImage))
      if (GRADIENT.test(layer)) areas.set(layer, (areas.get(layer) ?? 0) + width * height)
  }
  const largest = [...areas].sort(([, a], [, b]) => b - a)
  return largest.slice(0, MAX_GRADIENTS).map(([css]) => css)
}

function layersOf(image: string): string[] {
  return splitValues(parseCssValues(image) ?? []).map((layer) => cssText(layer).trim())
}

/** A larger radius makes any box round. */
const FULL_PX = 100
const STEPS: readonly (readonly string[])[] = [
  [],
  ['md'],
  ['sm', 'lg'],
  ['sm', 'md', 'lg'],
  ['sm', 'md', 'lg', 'xl'],
  ['xs', 'sm', 'md', 'lg', 'xl'],
]
const MAX_RADII = 5

/** The radii of visible boxes, smallest first, and the most used of those that make any box round. */
export function radiiOf(snapshot: Snapshot): readonly Radius[] {
  const counts = new Map<number, number>()
  for (const { sample } of ownContexts(snapshot)) {
    const { borderRadius: px, backgroundColor, backgroundImage, borderWidth, boxShadow } = sample.style
    // A fraction of a pixel comes from a share of a box, which is no step of a scale.
    if (px <= 0 || (px < FULL_PX && !Number.isInteger(px * 2))) continue
    const isSeen =
      backgroundColor !== '#00000000' ||
      backgroundImage !== 'none' ||
      boxShadow !== 'none' ||
      borderWidth.some((width) => width > 0) ||
      /^(?:img|video|picture)$/.test(sample.tag)
    if (isSeen) counts.set(px, (counts.get(px) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([, a], [, b]) => b - a)
  const scale = ranked.filter(([px]) => px < FULL_PX).slice(0, MAX_RADII)
  const names = STEPS[scale.length] ?? []
  const steps = scale
    .sort(([a], [b]) => a - b)
    .map(([px, count], at) => ({ name: names[at] ?? String(px), px, count }))
  const full = ranked.find(([px]) => px >= FULL_PX)
  return [...steps, ...(full ? [{ name: 'full', px: full[0], count: full[1] }] : [])]
}

/** A width of the window at which rules of the page begin or end to apply. */
export interface Breakpoint {
  readonly px: number
  /** The number of blocks of rules. */
  readonly blocks: number
  /** One of the conditions. */
  readonly says: string
}

const MAX_BREAKPOINTS = 6
/** CSS pixels. Narrower windows are watches, wider ones are rare screens. */
const [NARROWEST, WIDEST] = [240, 2600]
/** The size of `em` and `rem` in a condition is that of the browser. */
const EM_PX = 16

/** Longer conditions are no conditions of a layout; they would take long to search. */
const MAX_CONDITION = 500

const WIDTH =
  /(?:(?<end>min|max)-width\s*:\s*|width\s*(?<sign>[<>]=?)\s*)(?<length>\d{1,6}(?:\.\d{1,6})?)(?<unit>px|r?em)/gi

/** The widths that most blocks of rules name, smallest first. */
export function breakpointsOf(snapshot: Snapshot): readonly Breakpoint[] {
  const found = new Map<number, { blocks: number; readonly says: string }>()
  for (const [condition, blocks] of cascadeOf(snapshot).mediaQueries) {
    if (condition.length > MAX_CONDITION || /\bprint\b/i.test(condition)) continue
    for (const { groups = {} } of condition.matchAll(WIDTH)) {
      const length = Number(groups.length) * (groups.unit?.toLowerCase() === 'px' ? 1 : EM_PX)
      const isUpper = groups.end ? groups.end.toLowerCase() === 'max' : groups.sign?.startsWith('<')
      const px = isUpper ? above(length) : Math.round(length)
      if (px < NARROWEST || px > WIDEST) continue
      const known = found.get(px)
      if (known) known.blocks += blocks
      else found.set(px, { blocks, says: condition })
    }
  }
  return [...found]
    .map(([px, more]) => ({ px, ...more }))
    .sort((a, b) => b.blocks - a.blocks)
    .slice(0, MAX_BREAKPOINTS)
    .sort((a, b) => a.px - b.px)
}

/** `max-width: 767px` and `767.98px` end below 768 pixels; of `768px` the designers mean that width too. */
function above(length: number): number {
  const next = Math.ceil(length)
  return Number.isInteger(length) && length % 2 === 1 ? length + 1 : next
}
