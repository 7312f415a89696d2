/** Measures gradients, radii and breakpoints of a page. */

import { cssText, parseCssValues, splitValues } from '../../formats/css/values.ts'
import type { Radius } from '../../model/design.ts'
import { ownContexts } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { cascadeOf } from '../../snapshot/styles.ts'

const MAX_GRADIENTS = 8
/** Matches gradients without characters that could end a declaration in a style sheet. */
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\([\w\s#%.,()/+-]*\)$/i

/** Returns the gradients of visible elements. Those that cover the largest area come first. */
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

/** A radius from this size on makes most boxes round, so it is not a step of a scale. */
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

/**
 * Returns the radii of visible boxes, the smallest first, and then the most frequent radius of `FULL_PX` or
 * more.
 */
export function radiiOf(snapshot: Snapshot): readonly Radius[] {
  const counts = new Map<number, number>()
  for (const { sample } of ownContexts(snapshot)) {
    const { borderRadius: px, backgroundColor, backgroundImage, borderWidth, boxShadow } = sample.style
    // A radius with a fraction was computed from the size of a box, so it is not a step of a scale.
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
  /** The number of blocks of rules with this width in their condition. */
  readonly blocks: number
  /** One of these conditions. */
  readonly says: string
}

const MAX_BREAKPOINTS = 6
/** In CSS pixels. Narrower windows are those of watches, and wider ones are rare. */
const [NARROWEST, WIDEST] = [240, 2600]
/** In a media query, `em` and `rem` mean the browser's default font size. */
const EM_PX = 16

/** A longer condition is not about the layout, and would take long to search. */
const MAX_CONDITION = 500

const WIDTH =
  /(?:(?<end>min|max)-width\s*:\s*|width\s*(?<sign>[<>]=?)\s*)(?<length>\d{1,6}(?:\.\d{1,6})?)(?<unit>px|r?em)/gi

/** Returns the widths in the conditions of most blocks of rules, the smallest first. */
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

/**
 * Returns the first width above an upper limit. Designers write `767px`, `767.98px` and `768px` for the same
 * limit of 768 pixels.
 */
function above(length: number): number {
  const next = Math.ceil(length)
  return Number.isInteger(length) && length % 2 === 1 ? length + 1 : next
}
