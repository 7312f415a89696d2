/** Computes the visible background colours behind elements and in areas of the page. */

import { alphaOf, compositeOver, distance, luminanceOf } from '../../formats/css/color.ts'
import { oncePer } from '../../model/keyed.ts'
import type { Box, Hex } from '../../model/style.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { coverIn } from '../../snapshot/cover.ts'
import { type ElementContext, ownContexts } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** A background colour with the share of the area that shows it, 0 to 1. */
export interface Background {
  readonly hex: Hex
  readonly share: number
}

/** Luminance of the grey on which black and white text are equally legible, by WCAG 2.2. */
const MIDDLE = 0.179

export function isDark(background: Hex): boolean {
  return luminanceOf(background) < MIDDLE
}

/** A fill with less alpha is invisible. */
const MIN_ALPHA = 0.02

/** Returns a background colour, or the first visible stop of a gradient, but not of a picture. */
export function fillOf({ sample: { style }, stops }: ElementContext): Hex | undefined {
  const hex = stops.find((stop) => alphaOf(stop) >= MIN_ALPHA) ?? style.backgroundColor
  const alpha = alphaOf(hex) * style.opacity
  if (alpha < MIN_ALPHA) return undefined
  const byte = Math.round(alpha * 255)
  return byte === 255 ? hex.slice(0, 7) : `${hex.slice(0, 7)}${byte.toString(16).padStart(2, '0')}`
}

/** The element whose background is on the canvas: `html`, else `body` (CSS Backgrounds 3, 2.11.2). */
const canvasSourceOf = view((snapshot: Snapshot): ElementContext | undefined =>
  ['html', 'body']
    .flatMap((tag) => ownContexts(snapshot).find(({ sample }) => sample.tag === tag) ?? [])
    .find(fillOf),
)

/** The colour of the page's canvas: the fill of `html`, else of `body`, else white. */
export const canvasOf = view((snapshot: Snapshot): Hex => {
  const source = canvasSourceOf(snapshot)
  return compositeOver((source && fillOf(source)) ?? '#ffffff', '#ffffff')
})

/**
 * Returns the opaque colour behind an element's text: its own fill, composited over the colours behind it, or
 * the colour of the part that covers it. Only the site's own elements have a colour of their own; for others
 * and for `undefined`, the colour of the canvas is returned.
 */
export const backgroundAt = view((snapshot: Snapshot): ((context: ElementContext | undefined) => Hex) => {
  const [canvas, source] = [canvasOf(snapshot), canvasSourceOf(snapshot)]
  const backgrounds: Hex[] = []
  const cover = coverIn(snapshot)
  const backgroundOf = (context: ElementContext | undefined) => (context && backgrounds[context.at]) ?? canvas
  for (const context of ownContexts(snapshot)) {
    const behind = backgroundOf(context.above)
    const fill = context === source ? undefined : fillOf(context)
    backgrounds[context.at] = fill ? over(fill, behind) : (cover(context, behind)?.colors[0] ?? behind)
  }
  return backgroundOf
})

/** Returns the visible colour of a fill on an opaque background. */
export function over(hex: Hex, background: Hex): Hex {
  return hex.length === 7 ? hex : compositeOver(hex, background)
}

/**
 * Grid of points at which backgrounds are counted. With twice the columns, no share on ten sites differs by
 * more than 0.01.
 */
const COLUMNS = 36
const ROWS = 288
/** Distance in OKLab below which two backgrounds look the same. */
const SAME = 0.02

export function isSame(a: Hex, b: Hex): boolean {
  return a === b || distance(a, b) < SAME
}

/** Returns the backgrounds in an area of the page, largest first. Later elements cover earlier ones. */
export function backgroundsIn(snapshot: Snapshot, area: Box): Background[] {
  const points = new Array<Hex>(COLUMNS * ROWS).fill(canvasOf(snapshot))
  const isChosen = isChosenIn(snapshot)
  for (const context of ownContexts(snapshot)) {
    const { box, tag } = context.sample
    if (!box || tag === 'html' || tag === 'body') continue
    const isOwn = context.stops.length > 0 || isChosen(context.sample, 'backgroundColor')
    const fill = isOwn ? fillOf(context) : undefined
    if (fill) paint(points, fill, box, area)
  }
  const backgrounds: { hex: Hex; share: number }[] = []
  for (const [hex, count] of countsOf(points)) {
    const same = backgrounds.find((background) => isSame(background.hex, hex))
    if (same) same.share += count / points.length
    else backgrounds.push({ hex, share: count / points.length })
  }
  return backgrounds.sort((a, b) => b.share - a.share)
}

/** Paints the grid points, at the centres of their cells, that a box covers. */
function paint(points: Hex[], fill: Hex, box: Box, area: Box): void {
  const [left, right] = span(box.x - area.x, box.width, area.width, COLUMNS)
  const [top, bottom] = span(box.y - area.y, box.height, area.height, ROWS)
  if (right <= left) return
  const mix = fill.length === 7 ? undefined : mixer(fill)
  for (let row = top; row < bottom; row++) {
    const [first, end] = [row * COLUMNS + left, row * COLUMNS + right]
    if (!mix) points.fill(fill, first, end)
    else for (let at = first; at < end; at++) points[at] = mix(points[at] ?? fill)
  }
}

/** Makes a function that composites a fill over a background, once for each background. */
function mixer(fill: Hex): (under: Hex) => Hex {
  return oncePer((under) => compositeOver(fill, under))
}

function span(from: number, length: number, whole: number, cells: number): readonly [number, number] {
  const cell = whole / cells
  const first = Math.ceil(from / cell - 0.5)
  const end = Math.ceil((from + length) / cell - 0.5)
  return [Math.max(0, first), Math.min(cells, end)]
}

/** Counts the points of each colour, most frequent first. */
function countsOf(points: readonly Hex[]): (readonly [Hex, number])[] {
  const counts = new Map<Hex, number>()
  for (let at = 0, from = 0; at < points.length; from = at) {
    const hex = points[at] ?? ''
    while (at < points.length && points[at] === hex) at++
    counts.set(hex, (counts.get(hex) ?? 0) + at - from)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** The area that is visible before scrolling. */
export function firstView({ viewport }: Snapshot): Box {
  return { x: 0, y: 0, width: viewport.width, height: viewport.height }
}

/** The whole page: as wide as the window, down to the end of the last element. */
export function wholePage(snapshot: Snapshot): Box {
  const { width, height } = snapshot.viewport
  let end = height
  for (const { sample } of ownContexts(snapshot))
    if (sample.box) end = Math.max(end, sample.box.y + sample.box.height)
  return { x: 0, y: 0, width, height: end }
}
